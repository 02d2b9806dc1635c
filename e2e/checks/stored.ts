/** What the service worker has stored. */
import { expect, type Page } from 'playwright/test';
import { z } from 'zod';
import { PlannerPack } from '../models/PlannerPack.ts';

const shell = z.object({ cache: z.string(), files: z.array(z.object({ url: z.string(), key: z.string() })) });

/** Waits until the whole app is on the device, as it is once an idle page has asked for it (src/app/shell/useStoredAhead.ts). */
export async function wholeAppIsStored(page: Page): Promise<void> {
  await expect.poll(async () => missingFiles(page)).toEqual([]);
}

/** Addresses of a version's files that are not on the device. */
export async function missingFiles(page: Page, of: 'active' | 'waiting' = 'active'): Promise<string[]> {
  const { cache, files } = shell.parse(await new PlannerPack(page).tell({ type: 'LIST_SHELL' }, of));
  const stored = await page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
    cache,
  );
  return files.filter(({ key }) => !stored.includes(key)).map(({ url }) => url);
}
