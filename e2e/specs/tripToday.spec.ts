/** A trip that is on: what is next from home, a day that goes another way, and all of it in the air. */
import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expectNothingLostHere } from '../checks/layout.ts';
import { planTripOfToday } from '../fixtures/tripOn.ts';
import { expect, test } from '../fixtures/test.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { TripPages } from '../models/TripPages.ts';

/** Signed in, with a trip that is on. @returns its town */
async function comeBackOnTrip(page: Page, url: string, email: string): Promise<string> {
  const town = await planTripOfToday(page, url, email);
  await new AuthPages(page).comeBack(email);
  return town;
}

test(
  'a day that is on is told from home, changed, taken back, and there in the air with its map',
  { tag: '@worker' },
  async ({ page, context, server, member, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const town = await comeBackOnTrip(page, server.url, await member('Pro'));

    await page.goto('/');
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today).toBeVisible();
    await expectNothingLostHere(page, 'home with a trip that is on');
    await today.getByText('Today', { exact: true }).click();
    await expect(today.getByText(`in ${town}`)).toBeVisible();
    await expectNoAxeFindings(page, 'home with a trip that is on');
    await today.getByRole('link', { name: /^Open (?!in Maps)/ }).click();

    const trips = new TripPages(page);
    await expect(trips.day(1)).toBeVisible();
    await expect(page.getByRole('img', { name: `Map of the trip. ${town}.` })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('img', { name: `Map of the trip. ${town}.` })).toBeVisible();
    const before = await trips.items(1);

    await today.getByRole('button', { name: 'Skip this' }).click();
    const question = page.getByRole('dialog', { name: 'Skip this' });
    const gone = await question.getByRole('status').locator('strong').first().textContent();
    await expectNoAxeFindings(page, 'a day that goes another way');
    await question.getByRole('button', { name: 'Change the day' }).click();
    await expect(trips.news()).toContainText('Day 1 is planned anew.');
    await expect.poll(() => trips.items(1)).toEqual(before.filter((title) => title !== gone));
    await trips.undo();
    await expect.poll(() => trips.items(1)).toEqual(before);
    await context.setOffline(false);
    await expect(page.getByText('Kept on this device: it opens in the air.')).toBeVisible();
    await trips.toTop();
    await expectNoAxeFindings(page, 'a trip that is on');
  },
);

test(
  'what now, typed in the air: the assistant tells it, proposes a rest, and makes it when that is wanted',
  { tag: '@worker' },
  async ({ page, context, server, member, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const town = await comeBackOnTrip(page, server.url, await member('Pro'));
    const chat = new AssistantPage(page);
    await chat.open();
    await expect(chat.replies()).toHaveCount(1);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await context.setOffline(true);

    const told = await chat.ask('Too tired, what now?');
    await expect(told).toContainText(`in ${town}`);
    await expect(told).toContainText('Now:');
    await expect(told).toContainText('Nothing is changed until you say so.');
    await told.getByRole('button', { name: 'Change the day' }).click();
    await expect(chat.replies().last()).toContainText('Day 1 is planned anew.');

    await context.setOffline(false);
    const trips = new TripPages(page);
    await trips.open(new RegExp(town));
    await expect.poll(() => trips.items(1)).toContain('Rest');
    await expect(page.getByText('Kept on this device: it opens in the air.')).toBeVisible();
  },
);
