/** What the service worker has stored. */
import { expect, type Page } from 'playwright/test';

/** Waits until the whole app is on the device, as it is once an idle page has asked for it (src/app/shell/useStoredAhead.ts). */
export async function wholeAppIsStored(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('waymark-release')).match('/whole')) !== undefined),
    )
    .toBe(true);
}
