import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeWholeApp } from '@/platform/appFiles.ts';
import type { FromWorker, ToWorker } from '@/config/workerMessages.ts';

const asked: ToWorker[] = [];
let saveData: boolean;
const registration: { installing: object | null; waiting: object | null } = {
  installing: null,
  waiting: null,
};
let onMend = () => {};

const fileAt = (index: number) => {
  const url = `https://waymark.test/assets/${index}.js`;
  return { url, key: url, bytes: 1 };
};
const all = Array.from({ length: 20 }, (_, index) => fileAt(index));

vi.mock('@/platform/workerBridge.ts', () => ({
  askWorker: async (message: ToWorker): Promise<FromWorker> => {
    asked.push(message);
    if (message.type === 'MEND_SHELL') onMend();
    return message.type === 'LIST_SHELL'
      ? { type: 'SHELL', cache: 'precache', files: all }
      : { type: 'DONE' };
  },
}));

const wanted = () => asked.flatMap((message) => (message.type === 'MEND_SHELL' ? [message.keys] : []));

beforeEach(() => {
  asked.length = 0;
  saveData = false;
  Object.assign(registration, { installing: null, waiting: null });
  onMend = () => {};
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration) },
    connection: {
      effectiveType: '4g',
      get saveData() {
        return saveData;
      },
    },
  });
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => all.slice(0, 9) }) });
});
afterEach(() => vi.unstubAllGlobals());

describe('the whole app', () => {
  it('is stored a few files at a time, without those that are here', async () => {
    await storeWholeApp();
    expect(wanted().map((keys) => keys.length)).toEqual([4, 4, 3]);
    expect(wanted().flat()).toEqual(all.slice(9).map(({ key }) => key));
  });

  it('is not stored where data is spared', async () => {
    saveData = true;
    await storeWholeApp();
    expect(asked).toEqual([]);
  });

  it('is stored no further once data is to be spared', async () => {
    onMend = () => {
      saveData = true;
    };
    await storeWholeApp();
    expect(wanted()).toHaveLength(1);
  });

  it('is not stored of a version that another one waits for, and no further once one comes', async () => {
    registration.waiting = {};
    await storeWholeApp();
    expect(asked).toEqual([]);
    registration.waiting = null;
    onMend = () => {
      registration.installing = {};
    };
    await storeWholeApp();
    expect(wanted()).toHaveLength(1);
  });

  it('is left alone where storage is refused', async () => {
    vi.stubGlobal('caches', {
      open: async () => Promise.reject(new DOMException('refused', 'SecurityError')),
    });
    await expect(storeWholeApp()).resolves.toBeUndefined();
    expect(wanted()).toEqual([]);
  });
});
