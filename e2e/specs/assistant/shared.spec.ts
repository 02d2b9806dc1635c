/** What another app shares with the installed one: the browser posts it, as this form does. */
import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { servedByWorker } from '../../fixtures/network.ts';
import { expect, test } from '../../fixtures/test.ts';
import { planTrip } from '../../fixtures/trips.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AuthPages } from '../../models/AuthPages.ts';
import { TripPages } from '../../models/TripPages.ts';

/** Posts a text with a file to the address that the manifest names. */
async function share(page: Page, file: { readonly name: string; readonly text: string }): Promise<void> {
  const opened = page.waitForURL(/\/ai-assistant/);
  await page.evaluate(({ name, text }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/ai-assistant', enctype: 'multipart/form-data' });
    const words = document.createElement('input');
    Object.assign(words, { name: 'shared-text', value: 'Our flight home' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'shared-file' });
    const files = new DataTransfer();
    files.items.add(new File([text], name, { type: 'text/calendar' }));
    input.files = files.files;
    form.append(words, input);
    document.body.append(form);
    form.submit();
  }, file);
  await opened;
}

const EVENT = `BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Flight AY 1331
DTSTART;TZID=Europe/Helsinki:20270409T073000
LOCATION:Helsinki Airport
END:VEVENT
END:VCALENDAR`;

test('a calendar file stands in words in the message field', { tag: '@worker' }, async ({ page, member }) => {
  await new AuthPages(page).comeBack(await member());
  const assistant = new AssistantPage(page);
  await assistant.open();
  await servedByWorker(page);
  await share(page, { name: 'flight.ics', text: EVENT });
  await assistant.passEntry();
  await expect(assistant.input).toHaveValue(
    'Our flight home\nFlight AY 1331, 9 April 2027 07:30, Helsinki Airport',
  );
  await expect(page).toHaveURL(/\/ai-assistant$/);
});

test(
  'a file that is no calendar is said to be none, without a network',
  { tag: '@worker' },
  async ({ page, context, member, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
    await new AuthPages(page).comeBack(await member());
    const assistant = new AssistantPage(page);
    await assistant.open();
    await servedByWorker(page);
    await context.setOffline(true);
    await page.goto('/offline');
    await share(page, { name: 'flight.pdf', text: '%PDF-1.7' });
    await expect(page.getByText(/Of files, only a calendar/).first()).toBeVisible();
    await assistant.passEntry();
    await expect(assistant.input).toHaveValue('Our flight home');
  },
);

test(
  'a calendar file goes into a trip without a network, and out of it again',
  { tag: '@worker' },
  async ({ page, context, server, member, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
    const email = await member('Pro');
    await planTrip(server.url, email, 'Four days in Rome from 10 May next year, two of us, from London');
    await new AuthPages(page).comeBack(email);
    const trips = new TripPages(page);
    await trips.open(/^Rome/);
    await servedByWorker(page);
    await new AssistantPage(page).open();
    await context.setOffline(true);
    const year = new Date().getFullYear() + 1;
    const event = EVENT.replace('TZID=Europe/Helsinki:20270409T0730', `TZID=Europe/Rome:${year}0511T0530`);
    await share(page, { name: 'flight.ics', text: event });
    const found = page.getByRole('dialog', { name: '1 event found' });
    await expect(found.getByText(/Day 2, .* 11 May, 5:30 AM to 6:30 AM, Helsinki Airport/)).toBeVisible();
    await expectNoAxeFindings(page, 'a calendar file');
    await found.getByRole('button', { name: 'Add to trip' }).click();
    await expect(page).toHaveURL(/\/my-trips\/[^/]+$/);
    await expect.poll(() => trips.items(2)).toContain('Flight AY 1331');
    await expect(page.getByText(/1 change waits to be sent, when the network is back/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Kept on this device: it opens in the air.')).toBeVisible();
    await expect.poll(() => trips.items(2)).toContain('Flight AY 1331');
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => trips.items(2)).not.toContain('Flight AY 1331');
  },
);
