/** A version installs whole or not at all: what a portal or a host answers in a file's place is refused. */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuiltFiles } from '../../sw/builtFiles.ts';
import { createPrecache } from '../../sw/precache.ts';

// Workbox looks for the worker's globals as it is imported
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }));

const ORIGIN = 'https://waymark.test';
const SHELL = '<head><script src="/assets/a.js"></script></head></html>';
const PORTAL = '<html><head><script src="/portal.js"></script></head><body>Log in</body></html>';
const SCRIPT = 'start()';
const digest = createHash('sha256').update(SCRIPT).digest('base64url').slice(0, 16);
const entries = [
  { url: 'shell.html', revision: '2' },
  { url: 'assets/a.js', revision: null, bytes: 7, digest },
];
const KEY = `${ORIGIN}/shell.html?__WB_REVISION__=2`;
const OLD_KEY = `${ORIGIN}/shell.html?__WB_REVISION__=1`;
const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });

let stored: Map<string, Response>;
let hasRoom: boolean;
let served: Record<string, (request: Request) => Response>;
const asked = vi.fn<(path: string, cache: string) => void>();

const address = (key: string | Request) => (typeof key === 'string' ? key : key.url);

class FakeExtendableEvent extends Event {
  readonly #work: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>) {
    this.#work.push(work.catch(() => {}));
  }
}

beforeEach(() => {
  stored = new Map([[OLD_KEY, html('<old/>')]]);
  served = { '/shell.html': () => html(SHELL), '/assets/a.js': () => script(SCRIPT) };
  hasRoom = true;
  asked.mockClear();
  const cache = {
    match: async (key: string | Request) => stored.get(address(key))?.clone(),
    put: async (key: string | Request, response: Response) => {
      // the disk is full at the second file
      if (!hasRoom && stored.has(KEY)) throw new DOMException('No room', 'QuotaExceededError');
      stored.set(address(key), response);
    },
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => stored.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match });
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`));
  vi.stubGlobal('ExtendableEvent', FakeExtendableEvent);
  vi.stubGlobal('FetchEvent', class extends FakeExtendableEvent {});
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked(pathname, request.cache);
    return served[pathname]!(request);
  });
});
afterEach(() => vi.unstubAllGlobals());

const precache = () => createPrecache(entries, createBuiltFiles(entries, ORIGIN));
type Installing = Parameters<ReturnType<typeof precache>['install']>[0];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of the event as is used
const installing = () => new FakeExtendableEvent('install') as unknown as Installing;
const install = () => precache().install(installing());
const textAt = async (key: string) => stored.get(key)?.clone().text();

describe('an install', () => {
  it('stores every file that is the build’s', async () => {
    await install();
    expect(await textAt(KEY)).toBe(SHELL);
    expect(await textAt(`${ORIGIN}/assets/a.js`)).toBe(SCRIPT);
  });

  it.each([
    ['a portal’s page for the shell', '/shell.html', () => html(PORTAL)],
    ['a shell of the next version', '/shell.html', () => html(SHELL.replace('a.js', 'b.js'))],
    ['a shell that was cut off', '/shell.html', () => html(SHELL.slice(0, -5))],
    ['a portal’s page for a chunk', '/assets/a.js', () => html(PORTAL)],
    ['the shell for a chunk that is gone', '/assets/a.js', () => html(SHELL)],
    ['half a chunk', '/assets/a.js', () => script('start')],
    ['another script of the same length', '/assets/a.js', () => script('stop();')],
    ['an error', '/assets/a.js', () => new Response('', { status: 503 })],
  ])('is given up at %s, and the version before stays', async (_, path, answer) => {
    served[path] = answer;
    await expect(install()).rejects.toThrow(/precaching request/);
    const bad = path === '/shell.html' ? KEY : `${ORIGIN}${path}`;
    expect(stored.has(bad)).toBe(false);
    expect(await textAt(OLD_KEY)).toBe('<old/>');
    served = { '/shell.html': () => html(SHELL), '/assets/a.js': () => script(SCRIPT) };
    await install();
    expect(await textAt(KEY)).toBe(SHELL);
  });

  it('is given up on a full disk, and the version before stays and opens', async () => {
    hasRoom = false;
    await expect(install()).rejects.toThrow(/No room/);
    expect(stored.has(`${ORIGIN}/assets/a.js`)).toBe(false);
    expect(await textAt(OLD_KEY)).toBe('<old/>');
    hasRoom = true;
    await install();
    expect(await textAt(`${ORIGIN}/assets/a.js`)).toBe(SCRIPT);
  });

  it('asks the server past the browser’s own cache where that has kept a portal’s answer', async () => {
    served['/assets/a.js'] = ({ cache }) => (cache === 'reload' ? script(SCRIPT) : html(PORTAL));
    await install();
    expect(await textAt(`${ORIGIN}/assets/a.js`)).toBe(SCRIPT);
    expect(asked.mock.calls.filter(([path]) => path === '/assets/a.js').map(([, cache]) => cache)).toEqual([
      'default',
      'reload',
    ]);
  });

  it('does not take over a file that an earlier version stored and that is none', async () => {
    stored.set(`${ORIGIN}/assets/a.js`, html(PORTAL));
    await install();
    expect(await textAt(`${ORIGIN}/assets/a.js`)).toBe(SCRIPT);
  });
});

describe('the stored shell', () => {
  it('is opened where it is ours', async () => {
    stored.set(KEY, html(SHELL));
    expect(await (await precache().matchShell('/shell.html'))?.text()).toBe(SHELL);
  });

  it('is left to the network where it is not', async () => {
    stored.set(KEY, html(PORTAL));
    expect(await precache().matchShell('/shell.html')).toBeUndefined();
  });
});

describe('a version that was missed', () => {
  it('goes with what is older once one tab is left, and stays while another may need it', async () => {
    stored.set(`${ORIGIN}/assets/old.js`, script('old()'));
    await install();
    await precache().activate(installing(), 2);
    expect(stored.has(`${ORIGIN}/assets/old.js`)).toBe(true);
    await precache().activate(installing(), 1);
    expect([...stored.keys()].toSorted()).toEqual([`${ORIGIN}/assets/a.js`, KEY]);
  });
});
