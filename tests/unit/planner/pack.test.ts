/** Which parts of the planner are on this device, and fetching and dropping them. */
import { describe, expect, it } from 'vitest';
import { createPack } from '@/planner/pack.ts';
import type { FromWorker, PackFile, ToWorker } from '@/config/workerMessages.ts';

const files = (['planner', 'planner', 'farEast', 'iberia'] as const).map((part, index): PackFile => {
  const url = `https://waymark.test/assets/planner/${part}-${index}.js`;
  return { url, key: url, bytes: 8, sent: 5 + index, part };
});

/** A device whose service worker can fetch what `served` holds. */
function device(served: readonly string[] = files.map(({ url }) => url)) {
  const stored = new Map<string, string>();
  const asked: ToWorker[] = [];
  const askWorker = async (message: ToWorker): Promise<FromWorker | null> => {
    asked.push(message);
    if (message.type === 'LIST_PACK') return { type: 'PACK', cache: 'waymark-planner', files };
    if (message.type === 'DROP_PACK') stored.clear();
    if (message.type === 'FETCH_PACK')
      for (const { url, part } of files)
        if (message.parts.includes(part) && served.includes(url)) stored.set(url, 'guides()');
    return { type: 'DONE' };
  };
  const caches = {
    match: async (key: RequestInfo | URL) => {
      const body = stored.get(typeof key === 'string' ? key : '');
      return body === undefined
        ? undefined
        : new Response(body, { headers: { 'content-type': 'text/javascript' } });
    },
    open: () => Promise.reject(new Error('Only the service worker stores these')),
  };
  return { stored, asked, pack: createPack({ caches, askWorker }) };
}

const nothing = async (): Promise<FromWorker> => ({ type: 'PACK', cache: 'waymark-planner', files: [] });

const here = async ({ pack }: ReturnType<typeof device>) =>
  (await pack.parts()).filter(({ isHere }) => isHere).map(({ name }) => name);

describe('the parts', () => {
  it('have the sizes in which they are sent', async () => {
    const parts = await device().pack.parts();
    expect(parts.slice(0, 3)).toEqual([
      { name: 'planner', bytes: 11, isHere: false },
      { name: 'africa', bytes: 0, isHere: false },
      { name: 'canada', bytes: 0, isHere: false },
    ]);
  });

  it('are none without a worker, without its list, and without caches', async () => {
    const { stored } = device();
    expect(stored.size).toBe(0);
    const caches = { match: async () => undefined, open: async () => new Cache() };
    expect(await createPack({ caches, askWorker: async () => null }).parts()).toEqual([]);
    expect(await createPack({ caches, askWorker: nothing }).parts()).toEqual([]);
    expect(await createPack({ caches: null, askWorker: nothing }).parts()).toEqual([]);
  });

  it('are here once each file is, whole', async () => {
    const own = device();
    await own.pack.fetch(['planner', 'farEast']);
    expect(await here(own)).toEqual(['planner', 'farEast']);
    own.stored.set(files[1]?.url ?? '', 'cut');
    expect(await here(own)).toEqual(['farEast']);
    await own.pack.fetch(['planner', 'farEast']);
    expect(own.asked.filter(({ type }) => type === 'FETCH_PACK').at(-1)).toEqual({
      type: 'FETCH_PACK',
      parts: ['planner'],
    });
    await own.pack.drop();
    expect(await here(own)).toEqual([]);
  });

  it('that cannot be had are said; the others stay', async () => {
    const own = device(files.filter(({ part }) => part !== 'farEast').map(({ url }) => url));
    await expect(own.pack.fetch(['planner', 'farEast', 'iberia'])).rejects.toMatchObject({
      reason: 'offline',
    });
    expect(await here(own)).toEqual(['planner', 'iberia']);
  });
});
