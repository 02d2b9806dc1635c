/** What is still to be removed of accounts that have left this device. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AT_ONCE, cancelOwed, isAnythingOwed, owe, owedRemovals } from '@/platform/owed.ts';

const kept = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }),
);
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

it.each([
  '{',
  '7',
  '[null, 7, {"userId": ""}, {"userId": "x", "keepUnsent": 1, "dueAt": 0}]',
  '{"__proto__": []}',
])('is nothing in %s', (text) => {
  kept.set('waymark-owed', text);
  expect(owedRemovals()).toEqual([]);
});

it('has an end', () => {
  for (let index = 0; index < 150; index += 1) owe({ ...all, userId: `u${index}` });
  expect(owedRemovals()).toHaveLength(100);
  expect(owedRemovals().at(-1)?.userId).toBe('u149');
});

it('lasts as long as the page where storage is refused', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  owe(sent);
  expect(owedRemovals()).toEqual([sent]);
  expect(isAnythingOwed()).toBe(false);
  cancelOwed([sent]);
  expect(owedRemovals()).toEqual([]);
});
