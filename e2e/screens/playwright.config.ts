/** `npm run screens`: pictures of the main screens for docs/screens. Not a test of anything. */
import { defineConfig } from 'playwright/test';
import { launchOptions } from '../browser.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

export default defineConfig({
  testDir: '.',
  testMatch: 'screens.spec.ts',
  globalSetup: './setup.ts',
  globalTeardown: './teardown.ts',
  outputDir: '../../test-results/screens',
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  },
  projects: (['phone', 'desktop'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${size}-${colorScheme}`,
      use: { ...sizes[size], colorScheme },
    })),
  ),
});
