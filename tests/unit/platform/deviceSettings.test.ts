import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_SETTINGS_KEY } from '@/config/names.ts';
import { deviceSettings, keepDeviceSettings, onDeviceSettings } from '@/platform/deviceSettings.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const changed = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));
const shut = () => {
  throw new DOMException('no', 'SecurityError');
};
const plain = { clock: '12-hour', currency: null, saveData: false };

it('has 12 hours and dollars alone until something else is chosen', () => {
  expect(deviceSettings()).toEqual(plain);
  keepDeviceSettings({ clock: '24-hour' });
  keepDeviceSettings({ currency: 'EUR' });
  expect(deviceSettings()).toEqual({ clock: '24-hour', currency: 'EUR', saveData: false });
  expect(deviceSettings()).toBe(deviceSettings());
});

it.each([
  '',
  'nonsense',
  'null',
  '7',
  '[]',
  '{"clock":"25-hour","currency":"<b>"}',
  '{"currency":{"toString":1}}',
  '{"saveData":"true"}',
])('is as at first where %s is stored', (text) => {
  stored.set(DEVICE_SETTINGS_KEY, text);
  expect(deviceSettings()).toEqual(plain);
});

it('tells of a change here and in another tab, until it is stopped', () => {
  const listener = vi.fn<() => void>();
  const stop = onDeviceSettings(listener);
  keepDeviceSettings({ clock: '24-hour' });
  expect(listener).toHaveBeenCalledTimes(1);
  stored.set(DEVICE_SETTINGS_KEY, '{"clock":"12-hour"}');
  changed(DEVICE_SETTINGS_KEY);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(deviceSettings().clock).toBe('12-hour');
  changed('another');
  stop();
  changed(DEVICE_SETTINGS_KEY);
  keepDeviceSettings({ clock: '24-hour' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('lasts as long as the page where storage is shut', () => {
  vi.stubGlobal('localStorage', { getItem: shut, setItem: shut });
  keepDeviceSettings({ clock: '24-hour' });
  expect(deviceSettings().clock).toBe('24-hour');
  keepDeviceSettings({ clock: '12-hour' });
  expect(deviceSettings().clock).toBe('12-hour');
});
