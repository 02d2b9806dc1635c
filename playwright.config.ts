import { defineConfig } from 'playwright/test';
import { launchOptions } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/template.ts',
  // each worker has a server of its own, and journeys that write have accounts of their own
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // a second try only tells a journey that fails now and then from one that is broken: either fails the run
  retries: 1,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    // a trace of every journey is a quarter of what the journeys cost; the second try of one that failed has it
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: /@onlywide/,
    },
    // again on a wide screen: what is laid out otherwise there; rules and words are the phone's alone
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grep: /@(only)?wide/,
    },
  ],
});
