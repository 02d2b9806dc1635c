import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuiltFiles } from '../../sw/builtFiles.ts';
import { createPack, isOfPack } from '../../sw/pack.ts';

const ORIGIN = 'https://waymark.test';
const BODY = 'guides()';
const entry = (name: string) => ({
  url: `assets/planner/${name}.js`,
  revision: null,
  bytes: BODY.length,
  sent: 5,
});
const entries = ['worker-2', 'base-1', 'farEast-2', 'iberia-1'].map(entry);
const at = (name: string) => `${ORIGIN}/assets/planner/${name}.js`;
const pack = () => createPack({ entries, origin: ORIGIN, built: createBuiltFiles(entries, ORIGIN) });

/** What lies in the one cache, by address. */
let stored: Map<string, Response>;
let served: Map<string, () => Response | Promise<Response>>;
const script = (body = BODY) => new Response(body, { headers: { 'content-type': 'text/javascript' } });
const fetched = vi.fn<(request: string | Request) => Promise<Response>>();

beforeEach(() => {
  stored = new Map();
  served = new Map(['worker-2', 'base-1', 'farEast-2', 'iberia-1'].map((name) => [at(name), () => script()]));
  fetched.mockReset();
  fetched.mockImplementation(async (request) => {
    const answer = served.get(typeof request === 'string' ? request : request.url);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.stubGlobal('fetch', fetched);
  const cache = {
    match: async (key: string) => stored.get(key)?.clone(),
    put: async (key: string, response: Response) => void stored.set(key, response),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (key: string) => stored.delete(key),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    has: async () => stored.size > 0,
    match: async (key: string) => cache.match(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const names = () => [...stored.keys()].map((url) => url.slice(at('').length - '.js'.length, -3)).toSorted();

describe("the planner's files", () => {
  it('are told from the shell by where they lie', () => {
    expect(isOfPack(entry('farEast-1'))).toBe(true);
    expect(isOfPack({ url: 'assets/plannerApi-1.js', revision: null })).toBe(false);
    expect(isOfPack('assets/planner/farEast-1.js')).toBe(false);
  });

  it('are listed with their parts and lengths', () => {
    expect(
      pack()
        .list()
        .map(({ part }) => part),
    ).toEqual(['planner', 'planner', 'farEast', 'iberia']);
    expect(pack().list()[2]).toEqual({
      url: at('farEast-2'),
      key: at('farEast-2'),
      bytes: 8,
      sent: 5,
      part: 'farEast',
    });
  });

  it('are fetched part by part, and not again where they are whole', async () => {
    await pack().fetch(['planner', 'farEast']);
    expect(names()).toEqual(['base-1', 'farEast-2', 'worker-2']);
    stored.set(at('base-1'), script('cut'));
    fetched.mockClear();
    await pack().fetch(['planner', 'farEast']);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([at('base-1')]);
    expect(await stored.get(at('base-1'))?.text()).toBe(BODY);
  });

  it.each([
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['an error', () => new Response(BODY, { status: 503, headers: { 'content-type': 'text/javascript' } })],
    ['half of a file', () => script('gui')],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are not stored where the network answers %s; the others are', async (_, answer) => {
    served.set(at('farEast-2'), answer);
    await pack().fetch(['planner', 'farEast']);
    expect(names()).toEqual(['base-1', 'worker-2']);
  });

  it('are stored once they are asked for, and answered from there without a network', async () => {
    const request = new Request(at('iberia-1'));
    expect(await (await pack().answer(request)).text()).toBe(BODY);
    expect(names()).toEqual(['iberia-1']);
    served.clear();
    expect(await (await pack().answer(request)).text()).toBe(BODY);
    await expect(pack().answer(new Request(at('farEast-2')))).rejects.toThrow(TypeError);
  });

  it('are passed on and not stored where they are not what was asked for', async () => {
    served.set(at('iberia-1'), () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    served.set(at('iberia-0'), () => script('an older version'));
    expect(await (await pack().answer(new Request(at('iberia-1')))).text()).toBe('<html>');
    expect(await (await pack().answer(new Request(at('iberia-0')))).text()).toBe('an older version');
    expect(names()).toEqual([]);
  });
});

describe('an update', () => {
  it('drops what this version does not have, keeps what it has, and fetches nothing', async () => {
    for (const name of ['worker-1', 'base-1', 'farEast-1']) stored.set(at(name), script());
    await pack().dropOlder();
    expect(names()).toEqual(['base-1']);
    expect(fetched).not.toHaveBeenCalled();
  });
});
