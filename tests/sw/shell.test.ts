import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuiltFiles } from '../../sw/builtFiles.ts';
import { createShell } from '../../sw/shell.ts';

const ORIGIN = 'https://waymark.test';
const PAGE = '<script src="/assets/a.js"></script></html>';
const keys = new Map([
  [`${ORIGIN}/index.html`, `${ORIGIN}/index.html?__WB_REVISION__=1`],
  [`${ORIGIN}/assets/a.js`, `${ORIGIN}/assets/a.js`],
]);
const entries = [
  { url: 'index.html', revision: '1' },
  { url: 'assets/a.js', revision: null, bytes: 7 },
];
const shell = () => createShell({ cache: 'precache', keys, built: createBuiltFiles(entries, ORIGIN) });
const put = vi.fn<(key: string, response: Response) => Promise<void>>(async () => {});
let served: Record<string, () => Response>;

beforeEach(() => {
  put.mockClear();
  served = {
    '/index.html': () => new Response(PAGE, { headers: { 'content-type': 'text/html' } }),
    '/assets/a.js': () => new Response('start()', { headers: { 'content-type': 'text/javascript' } }),
  };
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  vi.stubGlobal('fetch', async (url: string) => served[new URL(url).pathname]!());
});
afterEach(() => vi.unstubAllGlobals());

const mendAll = () => shell().mend([...keys.values(), `${ORIGIN}/not/ours.js`]);
const stored = () => put.mock.calls.map(([key]) => key);

describe("the worker's list of the app's files", () => {
  it('has the key of each in the cache, and its length where the build gave one', () => {
    expect(shell().list()).toEqual([
      { url: `${ORIGIN}/index.html`, key: `${ORIGIN}/index.html?__WB_REVISION__=1`, bytes: null },
      { url: `${ORIGIN}/assets/a.js`, key: `${ORIGIN}/assets/a.js`, bytes: 7 },
    ]);
  });
});

describe('mending', () => {
  it('stores what the server has under the keys of this version, and nothing that is not its own', async () => {
    await mendAll();
    expect(stored()).toEqual(expect.arrayContaining([...keys.values()]));
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('touches only what is named', async () => {
    await shell().mend([`${ORIGIN}/assets/a.js`]);
    expect(stored()).toEqual([`${ORIGIN}/assets/a.js`]);
  });

  it.each([
    ['an error', () => new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } })],
    ['a login page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    [
      'a file of another length',
      () => new Response('start', { headers: { 'content-type': 'text/javascript' } }),
    ],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('keeps what was there instead of %s, and mends the rest', async (_, answer) => {
    served['/assets/a.js'] = answer;
    await mendAll();
    expect(stored()).toEqual([`${ORIGIN}/index.html?__WB_REVISION__=1`]);
  });

  it('does not take a page of the next version, whose files it does not have', async () => {
    served['/index.html'] = () =>
      new Response(PAGE.replace('a.js', 'b.js'), { headers: { 'content-type': 'text/html' } });
    await mendAll();
    expect(stored()).toEqual([`${ORIGIN}/assets/a.js`]);
  });
});
