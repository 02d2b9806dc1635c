import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeOpenedPages, storeWholeApp, untilStored } from '@/platform/appFiles.ts';
import type { FromWorker, ToWorker } from '@/config/workerMessages.ts';

const asked: ToWorker[] = [];
let saveData: boolean;
/** Keys in the worker's cache. */
let stored: Set<string>;
const registration: { installing: EventTarget | null; waiting: object | null } = {
  installing: null,
  waiting: null,
};
/** Which version was asked last; null for the page's own. */
let askedOf: object | null;
let onMend = (_keys: readonly string[]) => {};

const fileAt = (index: number) => {
  const url = `https://waymark.test/assets/${index}.js`;
  return { url, key: url, bytes: 1 };
};
const all = Array.from({ length: 20 }, (_, index) => fileAt(index));
const keysFrom = (first: number, last = all.length) => all.slice(first, last).map(({ key }) => key);

vi.mock('@/platform/workerBridge.ts', () => ({
  installEnds: async ({ installing }: typeof registration) => {
    if (installing)
      await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
  },
  askWorker: async (message: ToWorker, _ms: number, version: object | null): Promise<FromWorker> => {
    asked.push(message);
    askedOf = version;
    if (message.type === 'MEND_SHELL') onMend(message.keys);
    return message.type === 'LIST_SHELL'
      ? { type: 'SHELL', cache: 'precache', files: all }
      : { type: 'DONE' };
  },
}));

const wanted = () => asked.flatMap((message) => (message.type === 'MEND_SHELL' ? [message.keys] : []));
const keep = (keys: readonly string[]) => {
  for (const key of keys) stored.add(key);
};

/** Has the page have fetched these. */
const fetchedHere = (...indexes: number[]) =>
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
    const isFetched = indexes.some((index) => fileAt(index).url === name);
    return isFetched ? [{ name, entryType: 'resource', startTime: 0, duration: 0, toJSON: () => null }] : [];
  });

beforeEach(() => {
  asked.length = 0;
  saveData = false;
  stored = new Set(keysFrom(0, 9));
  Object.assign(registration, { installing: null, waiting: null });
  onMend = keep;
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration) },
    connection: {
      effectiveType: '4g',
      get saveData() {
        return saveData;
      },
    },
  });
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [...stored].map((url) => ({ url })) }) });
});
afterEach(() => vi.unstubAllGlobals());

describe('the whole app', () => {
  it('is stored a few files at a time, without those that are here', async () => {
    expect(await storeWholeApp()).toBe(true);
    expect(wanted().map((keys) => keys.length)).toEqual([4, 4, 3]);
    expect(wanted().flat()).toEqual(keysFrom(9));
  });

  it('is known to be here where nothing of it is missing', async () => {
    keep(keysFrom(0));
    expect(await storeWholeApp()).toBe(true);
    expect(wanted()).toEqual([]);
  });

  it('is not taken for stored where a file could not be had', async () => {
    onMend = (keys) => keep(keys.slice(1));
    expect(await storeWholeApp()).toBe(false);
  });

  it('is not stored where data is spared', async () => {
    saveData = true;
    expect(await storeWholeApp()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('is stored no further once data is to be spared', async () => {
    onMend = (keys) => {
      keep(keys);
      saveData = true;
    };
    expect(await storeWholeApp()).toBe(false);
    expect(wanted()).toHaveLength(1);
  });

  it('is stored of the version that waits, once it is installed', async () => {
    const coming = new EventTarget();
    registration.installing = coming;
    const stores = storeWholeApp();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
    Object.assign(registration, { installing: null, waiting: coming });
    coming.dispatchEvent(new Event('statechange'));
    expect(await stores).toBe(true);
    expect(wanted().flat()).toEqual(keysFrom(9));
    expect(askedOf).toBe(coming);
  });

  it('is stored no further once another version comes', async () => {
    onMend = (keys) => {
      keep(keys);
      registration.installing = new EventTarget();
    };
    expect(await storeWholeApp()).toBe(false);
    expect(wanted()).toHaveLength(1);
    expect(askedOf).toBeNull();
  });

  it('is left alone where storage is refused', async () => {
    vi.stubGlobal('caches', {
      open: async () => Promise.reject(new DOMException('refused', 'SecurityError')),
    });
    expect(await storeWholeApp()).toBe(false);
    expect(wanted()).toEqual([]);
  });
});

describe('the pages that were opened', () => {
  it('are stored with what they fetched before there was a worker, and nothing else', async () => {
    fetchedHere(1, 12, 15);
    expect(await storeOpenedPages()).toBe(true);
    expect(wanted().flat()).toEqual([fileAt(12).key, fileAt(15).key]);
  });

  it('are not stored of a version that another one waits for', async () => {
    fetchedHere(12);
    registration.waiting = {};
    expect(await storeOpenedPages()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('are stored where data is spared, too: they have been paid for', async () => {
    saveData = true;
    fetchedHere(12);
    expect(await storeOpenedPages()).toBe(true);
    expect(wanted().flat()).toEqual([fileAt(12).key]);
  });
});

describe('storing', () => {
  let page: EventTarget & { visibilityState: string };
  let idle: (() => void)[];
  const work = vi.fn<() => Promise<boolean>>();
  const next = async () => {
    for (const task of idle.splice(0)) task();
    // what the work answered is heard
    await new Promise((resolve) => setTimeout(resolve));
  };

  beforeEach(() => {
    idle = [];
    work.mockReset();
    const here = new EventTarget();
    page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', here.addEventListener.bind(here));
    vi.stubGlobal('removeEventListener', here.removeEventListener.bind(here));
    vi.stubGlobal('dispatchEvent', here.dispatchEvent.bind(here));
    vi.stubGlobal('requestIdleCallback', (task: () => void) => void idle.push(task));
  });

  it('is tried again when the network returns and when the app is turned to, until all is here', async () => {
    work.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('cut')).mockResolvedValue(true);
    untilStored(work);
    await next();
    dispatchEvent(new Event('online'));
    await next();
    page.dispatchEvent(new Event('visibilitychange'));
    await next();
    expect(work).toHaveBeenCalledTimes(3);
    dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    await next();
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('is not begun twice, nor when the app is turned away from', async () => {
    const ends: ((isDone: boolean) => void)[] = [];
    work.mockImplementationOnce(async () => new Promise((resolve) => ends.push(resolve)));
    untilStored(work);
    await next();
    dispatchEvent(new Event('online'));
    await next();
    expect(work).toHaveBeenCalledOnce();
    ends[0]?.(false);
    await next();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await next();
    expect(work).toHaveBeenCalledOnce();
  });

  it('ends with who asked for it', async () => {
    work.mockResolvedValue(false);
    untilStored(work)();
    dispatchEvent(new Event('online'));
    await next();
    expect(work).not.toHaveBeenCalled();
  });
});
