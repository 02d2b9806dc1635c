/** What another app shares with the installed one: the browser posts it, as this form does. */
import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AuthPages } from '../../models/AuthPages.ts';

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
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
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
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.goto('/offline');
    await share(page, { name: 'flight.pdf', text: '%PDF-1.7' });
    await expect(page.getByText(/Of files, only a calendar/).first()).toBeVisible();
    await assistant.passEntry();
    await expect(assistant.input).toHaveValue('Our flight home');
  },
);
