import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeRest } from '@/platform/restOfApp.ts';
import type { FromWorker, ToWorker } from '@/config/workerMessages.ts';
import { createFakeCaches } from '../data/support/fakeCaches.ts';

const at = (name: string) => `https://waymark.test/assets/${name}.js`;
const NAMES = ['start', ...Array.from({ length: 40 }, (_, index) => `page${index}`)];
let caches = createFakeCaches();
let asked: string[][] = [];
let registration: { installing: unknown; waiting: unknown } = { installing: null, waiting: null };
/** How often the page waited for the browser to be idle. */
let waited = 0;

const files = NAMES.map((name) => ({
  url: at(name),
  key: at(name),
  cache: name === 'start' ? 'precache' : 'app',
  bytes: null,
}));

async function askWorker(message: ToWorker): Promise<FromWorker | null> {
  if (message.type === 'LIST_SHELL') return { type: 'SHELL', files };
  if (message.type === 'MEND_SHELL') asked.push(message.keys);
  return { type: 'DONE' };
}

const deps = () => ({
  caches,
  ready: Promise.resolve(registration),
  askWorker,
  loaded: () => [at('start'), at('page7'), 'https://waymark.test/rest/v1/posts'],
  idle: async () => void (waited += 1),
});

beforeEach(() => {
  caches = createFakeCaches();
  caches.put('precache', at('start'), 'go()', 'text/javascript');
  caches.put('app', at('page0'), 'go()', 'text/javascript');
  asked = [];
  waited = 0;
  registration = { installing: null, waiting: null };
});

describe('what no install of the worker stores', () => {
  it('is left to the version that is about to follow', async () => {
    registration.waiting = {};
    const message = vi.fn<typeof askWorker>(askWorker);
    await storeRest({ ...deps(), askWorker: message }, () => true);
    expect(message).not.toHaveBeenCalled();
  });

  it('is no longer asked for once a version comes', async () => {
    const stop = { ...deps(), idle: async () => void (registration.installing = {}) };
    await storeRest(stop, () => true);
    expect(asked).toEqual([[at('page7')]]);
  });

  it('is stored in batches, what the page has loaded first, and nothing twice', async () => {
    await storeRest(deps(), () => true);
    expect(asked[0]).toEqual([at('page7')]);
    const others = NAMES.filter((name) => !['start', 'page0', 'page7'].includes(name));
    expect(asked.slice(1).flat()).toEqual(others.map(at));
    expect(asked.slice(1).every((keys) => keys.length <= 16)).toBe(true);
    expect(asked.flat()).toHaveLength(39);
    expect(asked.flat()).not.toContain(at('page0'));
    expect(asked.flat()).not.toContain(at('start'));
  });

  it('waits for an idle browser before each batch, and not for what is here', async () => {
    await storeRest(deps(), () => false);
    expect(waited).toBe(1);
    await storeRest(deps(), () => true);
    expect(waited).toBe(1 + asked.length - 2);
  });

  it('is but what the page has loaded where nothing may be fetched', async () => {
    await storeRest(deps(), () => false);
    expect(asked).toEqual([[at('page7')]]);
  });

  it('ends with the batch in which the link becomes bad', async () => {
    await storeRest(deps(), () => asked.length < 3);
    expect(asked).toHaveLength(3);
  });

  it('is left where no worker answers, or one that says something else, or there are no caches', async () => {
    await storeRest({ ...deps(), askWorker: async () => null }, () => true);
    await storeRest({ ...deps(), askWorker: async () => ({ type: 'DONE' }) }, () => true);
    await storeRest({ ...deps(), caches: null }, () => true);
    expect(asked).toEqual([]);
  });
});
