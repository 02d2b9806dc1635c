import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { browserSavesData, isSavingData } from '@/platform/saveData.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});

afterEach(() => {
  keepDeviceSettings({ saveData: false });
  vi.unstubAllGlobals();
});

it.each([
  ['does not say', {}],
  ['asks for everything', { connection: { saveData: false } }],
  ['says it otherwise', { connection: { saveData: 'on' } }],
])('follows the switch alone where the browser %s', (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(browserSavesData()).toBe(false);
  expect(isSavingData()).toBe(false);
  keepDeviceSettings({ saveData: true });
  expect(isSavingData()).toBe(true);
  keepDeviceSettings({ saveData: false });
  expect(isSavingData()).toBe(false);
});

it('is on while the browser asks for less, whatever the switch says', () => {
  const connection = { saveData: true };
  vi.stubGlobal('navigator', { connection });
  expect(browserSavesData()).toBe(true);
  expect(isSavingData()).toBe(true);
  connection.saveData = false;
  expect(isSavingData()).toBe(false);
});

it('is off where there is no browser', () => {
  vi.stubGlobal('navigator', undefined);
  expect(isSavingData()).toBe(false);
});
