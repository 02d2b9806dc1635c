/** A day that is on, without a mouse: no click, tap or hover in this file, and a visible focus at every stop. */
import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { planTripOfToday } from '../fixtures/tripOn.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { Keyboard } from '../models/Keyboard.ts';
import { TripPages } from '../models/TripPages.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

/** Home, signed in, with the day that is on unfolded. */
async function openToday(page: Page, url: string, email: string) {
  const town = await planTripOfToday(page, url, email);
  await new AuthPages(page).comeBack(email);
  const keys = new Keyboard(page);
  const today = page.getByRole('region', { name: 'Today' });
  const fold = today.locator('summary');
  await page.goto('/');
  await keys.skipToContent();
  await keys.enter(fold);
  return { town, keys, today, fold };
}

test('a day that is on, from home: what may come is looked at, and left', async ({
  page,
  server,
  member,
}) => {
  const { town, keys, today, fold } = await openToday(page, server.url, await member('Pro'));
  const where = today.getByText(`in ${town}`);
  await expect(where).toBeVisible();
  await keys.press('Escape');
  await expect(where).toBeHidden();
  await expect(fold).toBeFocused();
  await keys.press('Enter');

  const late = today.getByRole('button', { name: 'I’m late' });
  await keys.enter(late);
  const lateness = page.getByRole('dialog', { name: 'You are late' });
  const howMuch = lateness.getByLabel('By how much?');
  await keys.tabTo(howMuch);
  await keys.press('ArrowDown');
  await expect(howMuch).toHaveValue('45');
  await keys.press('Escape');
  await expect(lateness).toBeHidden();
  await expect(late).toBeFocused();

  for (const [words, title] of [
    ['I’m late', 'You are late'],
    ['It’s closed', 'It is closed'],
    ['It’s raining', 'It is raining'],
    ['I’m tired', 'You are tired'],
    ['Skip this', 'Skip this'],
  ] as const) {
    const button = today.getByRole('button', { name: words });
    await keys.enter(button);
    const question = page.getByRole('dialog', { name: title });
    await keys.tabTo(question.getByRole('button', { name: 'Keep the day as it is' }));
    await expectNoAxeFindings(page, `what now: ${title}`);
    await keys.press('Enter');
    await expect(question).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a day that is on, from home: another one is taken, and taken back', async ({
  page,
  server,
  member,
}) => {
  const { town, keys, today, fold } = await openToday(page, server.url, await member('Pro'));

  const skip = today.getByRole('button', { name: 'Skip this' });
  await keys.enter(skip);
  const skipping = page.getByRole('dialog', { name: 'Skip this' });
  await keys.enter(skipping.getByRole('button', { name: 'Change the day' }));
  await expect(skipping).toBeHidden();
  await expect(today.getByRole('status')).toContainText('Day 1 is planned anew.');
  await expect(skip).toBeFocused();
  await keys.enter(today.getByRole('button', { name: 'Undo the last change' }));
  await expect(today.getByRole('status')).toContainText('Taken back: plan day 1 anew.');
  await expect(today.getByRole('button', { name: 'Undo one more change' })).toBeFocused();

  // it folded itself away when the focus left it
  await keys.enter(fold, 'Shift+Tab');
  await keys.enter(today.getByRole('link', { name: /^Open (?!in Maps)/ }));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(town) })).toBeFocused();
  const tired = today.getByRole('button', { name: 'I’m tired' });
  await keys.enter(tired, 'Shift+Tab');
  await keys.enter(page.getByRole('button', { name: 'Keep the day as it is' }));
  await expect(tired).toBeFocused();
  await keys.enter(today.getByRole('link', { name: 'The whole of day 1' }));
  await expect(new TripPages(page).day(1)).toBeInViewport();
});
