/** What createPack shares is in pack.test.ts; here is when everything counts as stored. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOnDemand } from '../../sw/onDemand.ts';

const at = (name: string) => `https://waymark.test/assets/${name}.js`;
const addresses = ['a-11111111', 'b-11111111'].map(at);
const script = () => new Response('go()');
let stored: Map<string, Response>;
const isOurs = vi.fn<(address: string, answer: Response) => Promise<boolean>>();
const fetchOurs = vi.fn<(address: string) => Promise<Response | null>>();
const onDemand = () => createOnDemand({ cache: 'rest', addresses, built: { isOurs, fetchOurs } });
const key = (name: string) => (name.startsWith('/') ? new URL(name, at('')).href : name);

beforeEach(() => {
  stored = new Map();
  isOurs.mockReset().mockResolvedValue(true);
  fetchOurs.mockReset().mockResolvedValue(null);
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(async () => script()),
  );
  const cache = {
    match: async (name: string) => stored.get(key(name))?.clone(),
    put: async (name: string, answer: Response) => void stored.set(key(name), answer),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (name: string) => stored.delete(name),
  };
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true, match: cache.match });
});
afterEach(() => vi.unstubAllGlobals());

const names = () => [...stored.keys()].map((url) => new URL(url).pathname).toSorted();

describe('files on demand', () => {
  it('are noted as complete once each is stored, and not before', async () => {
    await onDemand().fetch([at('a-11111111'), 'https://elsewhere.test/x.js']);
    expect(names()).toEqual(['/assets/a-11111111.js']);
    await onDemand().fetch([at('b-11111111')]);
    expect(names()).toContain('/complete');
  });

  it('come from the server where what the browser has kept is not the file', async () => {
    isOurs.mockResolvedValueOnce(false);
    const ours = script();
    fetchOurs.mockResolvedValue(ours);
    await onDemand().fetch([at('a-11111111')]);
    expect(stored.get(at('a-11111111'))).toBe(ours);
  });

  it('are followed by name alone where not all were stored', async () => {
    await onDemand().follow([at('b-00000000')], [`${at('c-00000000')}?__WB_REVISION__=1`]);
    expect(names()).toEqual(['/assets/b-11111111.js']);
  });

  it('are all fetched where an older version installed them: a new one may be part of any screen', async () => {
    await onDemand().follow([], [at('b-00000000')]);
    expect(names()).toEqual(['/assets/a-11111111.js', '/assets/b-11111111.js']);
  });
});
