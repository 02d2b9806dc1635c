/** The travel profile: every field saved and shown again, nothing typed lost, nothing overwritten unseen. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { PASSWORD } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';
import { Keyboard } from '../../models/Keyboard.ts';
import { ProfilePage } from '../../models/ProfilePage.ts';

const UPDATE = '**/functions/v1/update-profile';
const sentSchema = z.record(z.string(), z.unknown());

/** What update-profile was sent, in order. */
function recordSaves(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update-profile') && request.method() === 'POST')
      sent.push(sentSchema.parse(request.postDataJSON()));
  });
  return sent;
}

async function open(page: Page, email: string): Promise<ProfilePage> {
  await new AuthPages(page).comeBack(email);
  const profile = new ProfilePage(page);
  await profile.open();
  return profile;
}

test('every field is saved as the specification says, and stands there again', async ({ page, member }) => {
  const email = await member();
  const profile = await open(page, email);
  const sent = recordSaves(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Travel Profile' })).toBeVisible();
  await expect(profile.text('Email')).toHaveValue(email);
  await expect(profile.text('Email')).toHaveAttribute('readonly');

  await profile.text('What should we call you?').fill('Åsa 🏔️');
  await profile.home.pressSequentially('Lisb');
  await expect(page.getByRole('option', { name: /Lisbon/ }).first()).toBeVisible();
  await profile.home.press('Enter');
  await expect(profile.home).toHaveValue('Lisbon');
  await profile.text('Travel style').fill('Slow');
  await profile.text('Budget per night').fill('1,200');
  await profile.tick('Pick your vibe:', 'Culture', 'Other');
  await expect(profile.other('Pick your vibe:')).toBeFocused();
  await profile.other('Pick your vibe:').fill('Birding');
  await profile.tick('Your dream stay:', 'Boutique');
  await profile.tick('Must-have amenities?', 'Pool', 'Other');
  await profile.tick('What makes a trip unforgettable?', 'Food', 'Art');
  await profile.tick('Preferred transport:', 'Train');
  await profile.notes.fill('No nuts.\nWe travel with a pram.');
  await profile.save.click();
  await expect(profile.toast('Profile Updated!')).toContainText('Your travel preferences have been saved.');

  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    nickname: 'Åsa 🏔️',
    home_location: 'Lisbon',
    travel_style: 'Slow',
    budget_per_night: 1_200,
    travel_vibe: '["Culture","Birding"]',
    stay_type: '["Boutique"]',
    transport_preference: '["Train"]',
    amenities: ['Pool'],
    interests: ['Food', 'Art'],
    additional_notes: 'No nuts.\nWe travel with a pram.',
  });
  expect(sent[0]).toHaveProperty('updated_at');
  expect(sent[0]).not.toHaveProperty('token_balance');

  await page.reload();
  await expect(profile.text('What should we call you?')).toHaveValue('Åsa 🏔️');
  await expect(profile.text('Budget per night')).toHaveValue('1200');
  await expect(profile.other('Pick your vibe:')).toHaveValue('Birding');
  await expect(
    profile.group('Must-have amenities?').getByRole('checkbox', { name: 'Other' }),
  ).not.toBeChecked();
  await expect(page.getByText('Your unsaved changes are back')).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const buffer = await readFile(await (await download).path());
  const file = { name: 'my-data.json', mimeType: 'application/json', buffer };
  await page.getByLabel('A file of my data').setInputFiles(file);
  await expect(page.getByRole('status').filter({ hasText: /^my-data\.json, made / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await expectNoAxeFindings(page, 'a file that may be brought back');
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('button', { name: 'Bring a file back' })).toBeFocused();
});

test('a change that the server refuses afterwards is named on /offline, tried again and given up', async ({
  page,
  context,
  member,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 403/);
  const profile = await open(page, await member());
  await context.setOffline(true);
  await profile.text('Travel style').fill('By night train');
  await profile.save.click();
  await expect(profile.toast('Saved on this device')).toBeVisible();
  let refusals = 0;
  await page.route(UPDATE, async (route) => {
    refusals += 1;
    await route.fulfill({ status: 403, json: { error: 'forbidden', message: 'no' } });
  });
  await context.setOffline(false);
  await expect.poll(() => refusals).toBe(1);
  await page.goto('/offline');
  const refused = page.getByRole('list', { name: 'Refused changes' });
  await expect(refused.getByRole('listitem')).toHaveText(
    /A change to your travel profile.*Refused on \d+ \w+ \d{4} at \d+:\d\d [AP]M\./,
  );
  await expectNoAxeFindings(page, '/offline with a refused change');
  const keys = new Keyboard(page);
  await keys.skipToContent();
  await keys.enter(refused.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => refusals).toBe(2);
  await expect(refused.getByRole('listitem')).toHaveCount(1);
  await keys.enter(refused.getByRole('button', { name: 'Discard' }));
  await expect(refused).toHaveCount(0);
});

test('what is wrong is said at its field, by the form and by the server, and stays', async ({
  page,
  member,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const profile = await open(page, await member());
  const sent = recordSaves(page);
  for (const wrong of ['1e3', '-5', '12.50', '1,2']) {
    await profile.text('Budget per night').fill(wrong);
    await profile.save.click();
    await expect(profile.text('Budget per night')).toBeFocused();
    await expect(profile.text('Budget per night')).toHaveAccessibleDescription(/whole dollars/);
    await expect(profile.text('Budget per night')).toHaveValue(wrong);
  }
  const huge = '<script>alert(1)</script>'.padEnd(10_000, 'مسافر');
  await profile.text('Budget per night').fill('90');
  await profile.text('What should we call you?').fill(huge);
  await profile.save.click();
  await expect(profile.text('What should we call you?')).toHaveAccessibleDescription(
    /at most 100 characters/,
  );
  await expect(profile.text('What should we call you?')).toHaveValue(huge);
  expect(sent).toEqual([]);

  const message = 'nickname: must be one line of plain text';
  await page.route(UPDATE, (route) =>
    route.fulfill({ status: 400, json: { error: 'bad_request', message, field: 'nickname' } }),
  );
  await profile.text('What should we call you?').fill('<b>مسافر</b>');
  await profile.save.dblclick();
  await expect(profile.toast('Error updating profile')).toContainText(message);
  await expect(profile.text('What should we call you?')).toHaveAccessibleDescription(message);
  await expect(profile.text('What should we call you?')).toHaveValue('<b>مسافر</b>');
  expect(sent).toHaveLength(1);

  await page.unroute(UPDATE);
  await profile.save.click();
  await expect(profile.toast('Profile Updated!')).toBeVisible();
  await page.reload();
  await expect(profile.text('What should we call you?')).toHaveValue('<b>مسافر</b>');
});

test('what was not saved is back after a reload, and can be given up', async ({ page, member }) => {
  const profile = await open(page, await member());
  await profile.notes.fill('Half a sent');
  await profile.draftIsKept('Half a sent');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(profile.notes).toHaveValue('Half a sent');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(profile.notes).toHaveValue('');
  await page.reload();
  await expect(profile.save).toBeVisible();
  await expect(profile.notes).toHaveValue('');
});

test(
  'saved without a network, it waits, and is sent when there is one',
  { tag: '@worker' },
  async ({ page, context, member, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const profile = await open(page, await member());
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await profile.text('Travel style').fill('By night train');
    await profile.save.click();
    await expect(profile.toast('Saved on this device')).toBeVisible();
    await expect(page.getByText(/saved on this device, and will be sent/)).toBeVisible();
    const sent = page.waitForResponse((response) => response.url().endsWith('/update-profile'));
    await context.setOffline(false);
    expect((await sent).status()).toBe(200);
    await expect(page.getByText(/saved on this device, and will be sent/)).toBeHidden();
    await page.reload();
    await expect(profile.text('Travel style')).toHaveValue('By night train');
  },
);

test('a field that was changed on two devices is shown with both values', async ({
  page,
  browser,
  server,
  member,
}) => {
  const email = await member();
  const profile = await open(page, email);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await open(await elsewhere.newPage(), email);

  await profile.text('What should we call you?').fill('Here');
  await profile.text('Travel style').fill('Fast');
  await other.text('What should we call you?').fill('There');
  await other.notes.fill('From there');
  await other.save.click();
  await expect(other.toast('Profile Updated!')).toBeVisible();
  await elsewhere.close();

  await profile.save.click();
  await expect(profile.toast('Error updating profile')).toContainText('changed on another device');
  const choice = page.getByRole('region', { name: 'What should we call you?: changed in two places' });
  await expect(choice).toContainText('Here');
  await expect(choice).toContainText('There');
  await expect(profile.notes).toHaveValue('From there');
  await page.reload();
  await expect(choice).toContainText('There');
  await choice.getByRole('button', { name: 'Keep mine' }).click();
  await profile.save.click();
  await expect(profile.toast('Profile Updated!')).toBeVisible();
  await page.reload();
  await expect(profile.text('What should we call you?')).toHaveValue('Here');
  await expect(profile.text('Travel style')).toHaveValue('Fast');
  await expect(choice).toBeHidden();
});

test('a session that ended elsewhere leads to /login and back, and loses nothing', async ({
  page,
  member,
  allowConsole,
}) => {
  allowConsole(/status of 40[01]/);
  const email = await member();
  const profile = await open(page, email);
  await profile.notes.fill('Typed before the end');
  await profile.draftIsKept('Typed before the end');

  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
    }),
  );
  await page.evaluate(() => {
    const session: { expires_at: number } = JSON.parse(localStorage.getItem('waymark-auth') ?? '{}');
    localStorage.setItem('waymark-auth', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto('/profile?from=mail');
  await expect(page).toHaveURL(/\/login$/);
  // the page's own code has come: what is on its way while a route is taken off may never be let on
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.unroute('**/auth/v1/token?grant_type=refresh_token');
  await new AuthPages(page).fillLogin(email, PASSWORD);
  await expect(page).toHaveURL(/\/profile\?from=mail$/);
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(profile.notes).toHaveValue('Typed before the end');
});

test('two tabs follow each other out and in again', async ({ page, context, member }) => {
  const email = await member();
  await open(page, email);
  const second = await context.newPage();
  await new ProfilePage(second).open();
  await new AuthPages(page).logOut();
  await expect(second).toHaveURL(/\/login$/);
  await new AuthPages(page).logIn(email);
  await expect(second).toHaveURL(/\/profile$/);
  await expect(second.getByRole('button', { name: 'Account menu' })).toBeVisible();
});
