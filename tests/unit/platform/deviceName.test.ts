import { expect, it } from 'vitest';
import { deviceName } from '@/platform/deviceName.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', 'Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'Mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) Chrome/140.0', 'Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'Linux'],
  ['', 'A device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName({ userAgent })).toBe(name);
});
