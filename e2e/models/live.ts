import { expect, type Page } from 'playwright/test';

/** Waits until the script answers for the page: one that the build has written is there, and loaded, before that. */
export async function expectLive(page: Page): Promise<void> {
  const main = page.getByRole('main');
  // React has taken an element over when it has hung its own properties on it
  await expect
    .poll(() => main.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await expect(main.locator('form[inert]')).toHaveCount(0);
}
