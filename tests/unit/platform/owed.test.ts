/** What is still to be removed of accounts that have left this device. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AT_ONCE, cancelOwed, isAnythingOwed, owe, owedRemovals } from '@/platform/owed.ts';

const kept = new Map<string, string>();
/** What another tab does as soon as this one has read something. */
let meanwhile: (() => void) | null = null;
const read = <T>(value: T): T => {
  const act = meanwhile;
  meanwhile = null;
  act?.();
  return value;
};
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    get length() {
      return read(kept.size);
    },
    key: (index: number) => read([...kept.keys()][index] ?? null),
    getItem: (key: string) => read(kept.get(key) ?? null),
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }),
);
/** Another tab of the browser. */
async function anotherTab() {
  vi.resetModules();
  return import('@/platform/owed.ts');
}
afterEach(() => {
  cancelOwed(owedRemovals());
  kept.clear();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('', 'SecurityError');
};
const all = { userId: 'ana', keepUnsent: false, dueAt: 5 };
const sent = { userId: 'ana', keepUnsent: true, dueAt: AT_ONCE };

it('is kept until it is done, once for each account and what is to stay', () => {
  owe({ ...all, dueAt: 1 });
  owe(sent);
  owe(all);
  expect(owedRemovals()).toEqual([sent, all]);
  expect(isAnythingOwed()).toBe(true);
  // one that was put off meanwhile is another one
  cancelOwed([sent, { ...all, dueAt: 1 }]);
  expect(owedRemovals()).toEqual([all]);
  cancelOwed([all]);
  expect(isAnythingOwed()).toBe(false);
});

it('is not lost where another tab notes one in the same moment, or puts off the one that is done', async () => {
  const other = await anotherTab();
  meanwhile = () => other.owe({ ...all, userId: 'ben' });
  owe(sent);
  expect(owedRemovals()).toEqual([sent, { ...all, userId: 'ben' }]);

  owe(all);
  meanwhile = () => other.owe({ ...all, dueAt: 9 });
  cancelOwed([all]);
  other.owe({ ...all, dueAt: 9 });
  meanwhile = () => other.cancelOwed([sent]);
  owe({ ...all, userId: 'cy' });
  expect(owedRemovals()).toEqual([
    { ...all, userId: 'ben' },
    { ...all, userId: 'cy' },
    { ...all, dueAt: 9 },
  ]);
});

it.each(['', '5', '5:all', '5:all:', '-1:all:ana', 'x:sent:ana', '5:some:ana', `5:all:${'a'.repeat(101)}`])(
  'is nothing in %s',
  (name) => {
    kept.set(`waymark-owed:${name}`, '');
    kept.set('waymark-auth', '{}');
    expect(owedRemovals()).toEqual([]);
    expect(isAnythingOwed()).toBe(false);
  },
);

it('has an end', () => {
  for (let index = 0; index < 150; index += 1) owe({ ...all, userId: `u${index}`, dueAt: index + 1 });
  owe(sent);
  expect(kept.size).toBe(100);
  expect(owedRemovals()).toHaveLength(100);
  expect(owedRemovals()[0]).toEqual(sent);
});

it('lasts as long as the page where storage is refused', () => {
  vi.stubGlobal('localStorage', { key: refuse, setItem: refuse, removeItem: refuse });
  owe(sent);
  expect(owedRemovals()).toEqual([sent]);
  expect(isAnythingOwed()).toBe(false);
  cancelOwed([sent]);
  expect(owedRemovals()).toEqual([]);
});
