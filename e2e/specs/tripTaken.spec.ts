/** A trip is taken along: as a file, and on another phone that has no account and no network. */
import { readFile } from 'node:fs/promises';
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expectNothingLostHere } from '../checks/layout.ts';
import { onPaper } from '../checks/paper.ts';
import { planTrip } from '../fixtures/trips.ts';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { TripPages } from '../models/TripPages.ts';

test(
  'a member takes a trip along in the air: a calendar file, paper, and links, one that opens in the air and one to take back',
  { tag: '@worker' },
  async ({ page, context, server, member, browser, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const email = await member('Pro');
    await planTrip(server.url, email, 'Four days in Rome from 10 May next year, two of us, from London');
    await new AuthPages(page).comeBack(email);
    await new TripPages(page).open(/^Rome/);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const other = await browser.newContext();
    const phone = await other.newPage();
    await phone.goto(server.url);
    await phone.evaluate(() => navigator.serviceWorker.ready.then(() => true));

    const open = page.getByRole('button', { name: 'Calendar', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Take it along' });
    await open.click();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const live = await dialog.getByRole('textbox', { name: 'The link' }).inputValue();
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await context.setOffline(true);
    await other.setOffline(true);
    await open.click();
    await expect(dialog.getByText(/^This needs a network/)).toBeVisible();
    const downloaded = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Calendar file' }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/^rome.*\.ics$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('TZID=Europe/Rome');
    expect(text).not.toContain('does not know the time zone');
    await expect(dialog.getByText(/\.ics is ready to open/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'GPX file' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^Code/ })).toBeVisible();
    await expectNoAxeFindings(page, 'take it along');

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.getByRole('button', { name: 'Copy the link' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(open).toBeFocused();

    await expectOnPaper(page);

    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1, name: /^Rome/ })).toBeVisible();
    await expect(phone.getByRole('heading', { name: /^Day 4/ })).toBeVisible();
    await expect(phone.getByRole('main').getByText('$')).toHaveCount(0);
    await expectNoAxeFindings(phone, 'a shared trip');
    await expectNothingLostHere(phone, 'a shared trip');

    // the first of two codes
    await phone.goto('about:blank');
    await phone.goto(`${server.url}/trip#1.1.2.0123abcd.AAAA`);
    await expect(phone.getByText('1 of 2 codes are read')).toBeVisible();
    await expectNoAxeFindings(phone, 'a code of several');

    // the other link follows the trip, until it is taken back
    await phone.goto('about:blank');
    await phone.goto(live);
    await expect(phone.getByRole('heading', { name: 'This link needs a network' })).toBeVisible();
    await other.setOffline(false);
    await expect(phone.getByText(/unless it is taken back/)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await open.click();
    await dialog.getByRole('button', { name: /^Take back/ }).click();
    await dialog.getByRole('button', { name: 'Yes, take it back' }).click();
    await expect(dialog.getByText(/^Taken back/)).toBeVisible();
    await expectNoAxeFindings(page, 'links that can be taken back');
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This link does not open a trip' })).toBeVisible();
    await other.close();
  },
);

/** A trip's page as a PDF has each day and each item with its time, a page a day or two, and nothing to be pressed. */
async function expectOnPaper(page: Page) {
  const headings = await page.getByRole('heading', { name: /^Day \d+ / }).allInnerTexts();
  const labels = await page
    .getByRole('button', { name: /^Change .*, \d{1,2}:\d\d [AP]M$/ })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect([headings.length, labels.length > 12]).toEqual([4, true]);
  const paper = await onPaper(page);
  for (const heading of headings) expect(paper.text).toContain(heading.replaceAll(/\s+/g, ' ').trim());
  // the minutes of a way stand in the margin, and where it is read by columns before the title
  const text = paper.text.replaceAll(/ \d+ min\b/g, '');
  let read = 0;
  for (const label of labels) {
    const [, title = '', time = ''] = /^Change (.*), (\d{1,2}:\d\d [AP]M)$/.exec(label) ?? [];
    const at = text.indexOf(`${time} ${title}`, read);
    expect(at, `${time} ${title}, after what stands before it`).toBeGreaterThanOrEqual(read);
    read = at;
  }
  expect(paper.text).not.toMatch(/Calendar|Undo|Print\b|Change |Open in Maps|Ask the assistant|Drag /);
  expect(paper.pages).toBeGreaterThanOrEqual(2);
  expect(paper.pages).toBeLessThanOrEqual(headings.length + 2);
}
