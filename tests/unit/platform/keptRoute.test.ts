/** Where a new account goes on once its address is confirmed: its own alone, and not for ever. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_ROUTE_KEY } from '@/config/names.ts';
import { forgetRoute, keepRoute, keptRoute, routeFollowed } from '@/platform/keptRoute.ts';

const NOW = Date.UTC(2026, 10, 23);
const DAY = 24 * 60 * 60_000;
const ROUTE = { to: '/ai-assistant', state: { initialPrompt: 'Four days in Lisbon' } };

function shut(): never {
  throw new Error('shut');
}

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the kept route', () => {
  it('is found by the address it was kept for, however that is written', () => {
    keepRoute(' Ada@Example.test ', ROUTE, NOW);
    expect(keptRoute('ada@example.test', NOW + DAY)).toEqual(ROUTE);
  });

  it('is nobody else’s', () => {
    keepRoute('ada@example.test', ROUTE, NOW);
    expect(keptRoute('eve@example.test', NOW)).toBeNull();
  });

  it('is too old after a week, and on a clock that was set back as far', () => {
    keepRoute('ada@example.test', ROUTE, NOW);
    expect(keptRoute('ada@example.test', NOW + 7 * DAY)).toBeNull();
    expect(keptRoute('ada@example.test', NOW - 7 * DAY)).toBeNull();
  });

  it.each([
    ['is gone once it was asked', 'ada@example.test', ' Four days in Lisbon', null],
    ['stays where something else was asked', 'ada@example.test', 'Rome', ROUTE],
    ['stays where somebody else asked it', 'eve@example.test', 'Four days in Lisbon', ROUTE],
  ])('%s', (_, email, prompt, left) => {
    keepRoute('ada@example.test', ROUTE, NOW);
    routeFollowed(email, prompt, NOW);
    expect(keptRoute('ada@example.test', NOW)).toEqual(left);
  });

  it('is gone once it is not wanted', () => {
    keepRoute('ada@example.test', ROUTE, NOW);
    forgetRoute();
    expect(keptRoute('ada@example.test', NOW)).toBeNull();
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"email":"ada@example.test"}',
    JSON.stringify({ email: 'ada@example.test', at: NOW, state: {}, to: 'https://evil.test/' }),
    JSON.stringify({ email: 'ada@example.test', at: NOW, state: {}, to: '//evil.test' }),
    JSON.stringify({ email: 'ada@example.test', at: NOW, state: 'Rome', to: '/ai-assistant' }),
    JSON.stringify({ email: 'ada@example.test', at: 'now', state: {}, to: '/ai-assistant' }),
  ])('is nothing where storage has %s', (text) => {
    stored.set(KEPT_ROUTE_KEY, text);
    expect(keptRoute('ada@example.test', NOW)).toBeNull();
  });

  it('is none where storage is shut', () => {
    vi.stubGlobal('localStorage', { getItem: shut, setItem: shut, removeItem: shut });
    keepRoute('ada@example.test', ROUTE, NOW);
    expect(keptRoute('ada@example.test', NOW)).toBeNull();
    expect(forgetRoute).not.toThrow();
  });

  it('is not kept where it would fill the storage', () => {
    keepRoute('ada@example.test', { ...ROUTE, state: { initialPrompt: 'x'.repeat(30_000) } }, NOW);
    expect(stored.size).toBe(0);
  });
});
