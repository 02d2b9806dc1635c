/** A trip is taken along: as a file, and on another phone that has no account and no network. */
import { readFile } from 'node:fs/promises';
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expectNothingLostHere } from '../checks/layout.ts';
import { planTrip } from '../fixtures/trips.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { TripPages } from '../models/TripPages.ts';

test(
  'a member takes a trip along in the air: a calendar file, and a link that opens on another phone in the air',
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

    await context.setOffline(true);
    await other.setOffline(true);
    await page.getByRole('button', { name: 'Take it along' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take it along' });
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
    await expect(page.getByRole('button', { name: 'Take it along' })).toBeFocused();

    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1, name: /^Rome/ })).toBeVisible();
    await expect(phone.getByRole('heading', { name: /^Day 4/ })).toBeVisible();
    await expect(phone.getByRole('main').getByText('$')).toHaveCount(0);
    await expectNoAxeFindings(phone, 'a shared trip');
    await expectNothingLostHere(phone, 'a shared trip');
    await other.close();
  },
);
