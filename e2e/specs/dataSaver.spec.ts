/** Where data is spared the worker, which stores all of the app, is installed when somebody asks for what needs it. */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { BlogPages } from '../models/BlogPages.ts';
import { ReadyPage } from '../models/ReadyPage.ts';

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a page as far as the code that registers a worker when the browser is idle. */
async function openAndRest(page: Page): Promise<void> {
  const registers = page.waitForResponse(/\/assets\/Corner-[^/]*\.js$/);
  await page.goto('/contact');
  await registers;
  await page.waitForLoadState('networkidle');
}

test.describe('with data spared', { tag: '@worker' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('waymark-device', '{"saveData":true}'));
    await openAndRest(page);
    expect(await workers(page)).toBe(0);
  });

  test('the app is stored when the page for the flight is told to get it', async ({ page, context }) => {
    const ready = new ReadyPage(page);
    await ready.open();
    await expect(ready.part('The app itself')).toContainText('Not stored yet.');
    await ready.getMissing().click();
    await expect(ready.part('The app itself')).toContainText(/All \d+ files open\./);
    await context.setOffline(true);
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the app is stored with an article that is saved for offline', async ({ page }) => {
    const blog = new BlogPages(page);
    await blog.open();
    await blog.articles().first().click();
    expect(await workers(page)).toBe(0);
    await blog.save().click();
    await expect.poll(() => workers(page)).toBe(1);
  });
});

test('without that it is stored when the browser is idle', { tag: '@worker' }, async ({ page }) => {
  await openAndRest(page);
  await expect.poll(() => workers(page)).toBe(1);
});
