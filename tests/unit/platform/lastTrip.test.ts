/** What the first paint says of a member's trip: one account's, short, and gone with the account. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LAST_TRIP_KEY } from '@/config/names.ts';
import { forgetLastTrip, keepLastTrip } from '@/platform/lastTrip.ts';

const TRIP = { title: 'Rome: 4 days for two', when: '10 – 13 May 2027 · 4 days', until: '2027-05-13' };
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => vi.unstubAllGlobals());

describe('the trip of the first paint', () => {
  it('is kept under its account, in place of the one before', () => {
    keepLastTrip('a', { title: 'Paris', when: '', until: null });
    keepLastTrip('b', TRIP);
    expect(JSON.parse(stored.get(LAST_TRIP_KEY) ?? '')).toEqual({ userId: 'b', ...TRIP });
  });

  it('is cut to what there is room for, below what the script takes at most', () => {
    keepLastTrip('a', { title: '"'.repeat(10_000), when: '\n'.repeat(10_000), until: null });
    expect(stored.get(LAST_TRIP_KEY)?.length).toBeLessThan(1_000);
  });

  it('is forgotten with its account, and no other', () => {
    keepLastTrip('a', TRIP);
    forgetLastTrip('b');
    expect(stored.has(LAST_TRIP_KEY)).toBe(true);
    forgetLastTrip('a');
    expect(stored.has(LAST_TRIP_KEY)).toBe(false);
  });

  it.each(['{', 'null', '"text"', '{"userId":7'])('is forgotten where it cannot be read: %s', (value) => {
    stored.set(LAST_TRIP_KEY, value);
    forgetLastTrip('a');
    expect(stored.has(LAST_TRIP_KEY)).toBe(false);
  });

  it('leaves no older one where the device has no room for it, and fails nowhere without storage', () => {
    keepLastTrip('a', TRIP);
    vi.stubGlobal('localStorage', {
      ...storage,
      setItem: () => {
        throw new Error('full');
      },
    });
    keepLastTrip('a', { ...TRIP, title: 'Oslo' });
    expect(stored.has(LAST_TRIP_KEY)).toBe(false);
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepLastTrip('a', TRIP)).not.toThrow();
    expect(() => forgetLastTrip('a')).not.toThrow();
  });
});
