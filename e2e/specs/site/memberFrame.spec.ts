/** What a member sees before the app has drawn: the frame that the build wrote, with their trip's head from this device. */
import type { Page } from 'playwright/test';
import { planTrip } from '../../fixtures/trips.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';

const LONDON_TO_ROME = 'Four days in Rome from 10 May next year, two of us, from London';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('waymark-last-trip'));
const frame = (page: Page) => page.locator('div#frame');

/** Signs in a member who has a trip, and waits until this device has noted it. */
async function comeWithTrip(page: Page, url: string, email: string): Promise<void> {
  await planTrip(url, email, LONDON_TO_ROME);
  await new AuthPages(page).comeBack(email);
  await page.goto('/');
  await expect.poll(() => kept(page)).toContain('Rome');
}

test.describe('before any script of the app has run', { tag: '@wide' }, () => {
  for (const path of ['/', '/my-trips']) {
    test(`${path} says which trip it is, and nothing moves when the app has drawn`, async ({
      page,
      server,
      member,
    }) => {
      await comeWithTrip(page, server.url, await member('Pro'));
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const waiting: (() => void)[] = [];
      const released = new Promise<void>((resolve) => waiting.push(resolve));
      await page.route('**/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(frame(page).getByText(/Rome/)).toBeVisible();
      await expect(frame(page).getByText(/May .* · 4 days$/)).toBeVisible();
      for (const name of ['Log In', 'Sign Up'])
        await expect(frame(page).getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('#root header')).toBeHidden();
      const bar = await frame(page).locator('header').boundingBox();

      for (const release of waiting) release();
      await expect(frame(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: /Rome/ }).first()).toBeVisible();
      expect(await page.getByRole('banner').boundingBox()).toEqual(bar);
      const shifts = await page.evaluate((): number[] => Reflect.get(globalThis, 'shifts'));
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    });
  }
});

test(
  'in the air the first paint is the same',
  { tag: '@worker' },
  async ({ page, context, server, member, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await comeWithTrip(page, server.url, await member('Pro'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await context.setOffline(true);
    await page.addInitScript(() => {
      const paints: { readonly words: string; readonly drawn: boolean }[] = [];
      Object.assign(globalThis, { paints });
      const look = () => {
        const words = document.querySelector('div#frame h2')?.textContent ?? '';
        const drawn = (document.querySelector('#root')?.childElementCount ?? 0) > 0;
        if (words !== '' || drawn) paints.push({ words, drawn });
        if (paints.length < 200) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/my-trips');
    await expect(frame(page)).toHaveCount(0);
    const [first] = await page.evaluate((): unknown[] => Reflect.get(globalThis, 'paints'));
    expect(first).toEqual({ words: expect.stringContaining('Rome'), drawn: false });
  },
);

test('who signs out leaves nothing of a trip, and a visitor sees no frame', async ({
  page,
  server,
  member,
}) => {
  await comeWithTrip(page, server.url, await member('Pro'));
  await new AuthPages(page).logOut();
  await expect.poll(() => kept(page)).toBeNull();
  await page.goto('/');
  await expect(frame(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(1);
});
