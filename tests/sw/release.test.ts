/** The kill switch: what is banned, and who takes over from it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRelease, parseBanned } from '../../sw/release.ts';

const names = (value: unknown) => [...parseBanned(value)];
let stored: Map<string, Response>;
let list: () => Response | Promise<Response>;

beforeEach(() => {
  stored = new Map();
  list = () => Response.json({ banned: ['bad1'] });
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => stored.get(key)?.clone(),
      put: async (key: string, response: Response) => void stored.set(key, response),
      delete: async (key: string) => stored.delete(key),
    }),
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => list()),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What a worker of a version does when it is installed over another; answers whether it goes on at once. */
async function install(version: string, hasActive = true): Promise<boolean> {
  const release = createRelease(version);
  return release.mustTakeOver(await release.banned(), hasActive);
}

describe('the list of banned versions', () => {
  it('is read as names, and as nothing where it is anything else', () => {
    expect(names({ banned: ['26a366e0ba34', 'unnamed'], why: 'it ate drafts' })).toEqual([
      '26a366e0ba34',
      'unnamed',
    ]);
    expect(names({ banned: ['ok', 7, null, '', '../x', 'A'.repeat(41), ['ok']] })).toEqual(['ok']);
    const inherited: unknown = Object.create({ banned: ['bad1'] });
    for (const value of [
      null,
      'bad1',
      [],
      ['bad1'],
      {},
      { banned: 'bad1' },
      { banned: { 0: 'bad1' } },
      inherited,
    ]) {
      expect(names(value)).toEqual([]);
    }
    expect(names({ banned: Array.from({ length: 1_001 }, (_, index) => `v${index}`) })).toEqual([]);
  });

  it('is asked of the server itself', async () => {
    expect([...(await createRelease('good').banned())]).toEqual(['bad1']);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/banned.json',
      expect.objectContaining({ cache: 'no-cache' }),
    );
  });

  it.each([
    ['a portal', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['an error', () => Response.json({ banned: ['bad1'] }, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('bans nothing where %s answers', async (_, answer) => {
    list = answer;
    expect([...(await createRelease('good').banned())]).toEqual([]);
  });
});

describe('the next version', () => {
  it('waits for consent where the active one is not banned', async () => {
    expect(await createRelease('fine1').begin()).toBe(false);
    expect(await install('good')).toBe(false);
    expect(await createRelease('good').begin()).toBe(false);
  });

  it('takes over at once where it is, and knows so after the browser stopped it in between', async () => {
    await createRelease('bad1').begin();
    expect(await install('good')).toBe(true);
    expect(await createRelease('good').begin()).toBe(true);
    // the pages are opened anew once
    expect(await install('good2')).toBe(false);
    expect(await createRelease('good2').begin()).toBe(false);
  });

  it('takes over from one that is banned only after it waits', async () => {
    list = () => Response.json({ banned: [] });
    await createRelease('bad1').begin();
    expect(await install('good')).toBe(false);
    list = () => Response.json({ banned: ['bad1'] });
    expect(await install('good')).toBe(true);
  });

  it('takes over from a version of before there were names where that is meant', async () => {
    expect(await install('good')).toBe(false);
    list = () => Response.json({ banned: ['unnamed'] });
    expect(await install('good')).toBe(true);
  });

  it('has nobody to take over from on a device that is new', async () => {
    list = () => Response.json({ banned: ['unnamed'] });
    expect(await install('good', false)).toBe(false);
    expect(await createRelease('good').begin()).toBe(false);
  });

  it('has the pages opened anew once, by whichever of two takes over first', async () => {
    await createRelease('bad1').begin();
    expect(await install('good')).toBe(true);
    expect(await install('good2')).toBe(true);
    expect(await createRelease('good').begin()).toBe(true);
    expect(await createRelease('good2').begin()).toBe(false);
  });
});
