/** A link that takes every connection and answers nothing, as a train's or a hotel's does: worse than none, which is known at once. */
import { servedByWorker } from '../fixtures/network.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/hostileTest.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { BlogPages } from '../models/BlogPages.ts';
import { TripPages } from '../models/TripPages.ts';

/** Of the page's own time: without waiting for any answer, the first of which the app gives up after ten seconds. */
const AT_ONCE_MS = 8_000;
const STEP_MS = 100;

test(
  'the app opens cold on a link that never answers, and shows what the device has',
  { tag: '@worker' },
  async ({ page: first, context, hostile, member, allowConsole }) => {
    allowConsole(/ERR_(ABORTED|FAILED|EMPTY_RESPONSE|TIMED_OUT|CONNECTION)|Failed to fetch/);
    await new AuthPages(first).comeBack(await member('Premium'));
    const before = new AssistantPage(first);
    await before.open();
    await before.ask('Three days in Lisbon in May from London for two');
    const blog = new BlogPages(first);
    await blog.open();
    const title = (await blog.articles().first().textContent()) ?? '';
    await blog.articles().first().click();
    await blog.save().click();
    await expect(blog.save()).toHaveText(/Saved for offline/);
    await new TripPages(first).open(/^Lisbon/);
    await servedByWorker(first);
    // its session has run out by then, and cannot be renewed
    await first.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('waymark-auth') ?? '{}');
      localStorage.setItem('waymark-auth', JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
    });
    await first.close();

    hostile.isDead = true;
    try {
      const page = await context.newPage();
      // the page's own time stands still but where it is moved: how fast the machine is makes no difference
      const now = Date.now();
      await page.clock.install({ time: now });
      await page.clock.pauseAt(now + 1_000);
      await page.goto('/', { waitUntil: 'commit' });
      let spent = 0;
      await expect(async () => {
        if (spent < AT_ONCE_MS) await page.clock.runFor(STEP_MS);
        spent = Math.min(AT_ONCE_MS, spent + STEP_MS);
        expect(await page.getByRole('button', { name: 'Account menu' }).isVisible()).toBe(true);
      }).toPass();
      await page.clock.resume();
      const assistant = new AssistantPage(page);
      await assistant.open();
      await expect(assistant.replies().last()).toContainText('Day 3');
      const trips = new TripPages(page);
      await trips.open(/^Lisbon/);
      await expect(trips.day(3)).toBeVisible();
      await page.goto('/blog');
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    } finally {
      hostile.heal();
    }
  },
);
