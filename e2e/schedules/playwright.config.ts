/** `npm run test:browsers`: random schedules through the real browser, behind a hostile proxy. SCHEDULES says how many, SEED which. */
import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config.ts';

// of all workers, which read this file too
process.env['SEED'] ??= String(Date.now() % 1_000_000);

export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'schedules.spec.ts',
  globalSetup: '../fixtures/template.ts',
  outputDir: '../../test-results/schedules',
  retries: 0,
  // what cannot be pressed fails with its name, and not with the schedule's own time
  use: { ...journeys.use, actionTimeout: 60_000 },
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'phone'),
});
