/** My Trips: from the list to a trip, changed by hand in the air, undone, and put away. */
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expectNothingLostHere } from '../checks/layout.ts';
import { planTrip } from '../fixtures/trips.ts';
import { expect, test } from '../fixtures/test.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { Keyboard } from '../models/Keyboard.ts';
import { TripPages } from '../models/TripPages.ts';

const ROME = 'Four days in Rome from 10 May next year, two of us, from London';

test(
  'a member opens a trip, changes it in the air by the keyboard alone, takes that back, and archives it',
  { tag: '@worker' },
  async ({ page, context, server, member, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const email = await member('Pro');
    await planTrip(server.url, email, ROME);
    await planTrip(server.url, email, 'Three days in Paris from 10 June next year, for one');
    await new AuthPages(page).comeBack(email);
    const trips = new TripPages(page);
    const keys = new Keyboard(page);
    await page.goto('/my-trips');
    await keys.skipToContent();
    await keys.enter(page.getByRole('main').getByRole('link', { name: /^Rome/ }));
    await expect(trips.day(2)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const before = await trips.items(2);
    const [first = '', second = ''] = before;
    await expect(trips.day(2).getByRole('link', { name: `Open in Maps: ${first}` })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=41\.\d+%2C12\.\d+$/,
    );

    await context.setOffline(true);
    const menu = page.getByRole('button', { name: `Change ${first},` });
    await keys.enter(trips.dayLink(2));
    await keys.openMenu(menu);
    await keys.choose('Move later');
    await expect(trips.news()).toContainText(`“${first}” is on day 2 now`);
    await expect.poll(async () => (await trips.items(2)).slice(0, 2)).toEqual([second, first]);
    await expect(menu).toBeFocused();
    await expect(page.getByText('1 change waits to be sent, when the network is back.')).toBeVisible();

    await page.reload();
    await expect.poll(async () => (await trips.items(2)).slice(0, 2)).toEqual([second, first]);
    await keys.skipToContent();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await keys.enter(undo);
    await expect(trips.news()).toContainText(/taken back/i);
    await expect.poll(() => trips.items(2)).toEqual(before);
    await expect(undo).toBeFocused();

    await keys.enter(trips.dayLink(2));
    await keys.openMenu(menu);
    await keys.choose('To another day…');
    const question = page.getByRole('dialog', { name: `Move ${first} to another day` });
    await keys.tabTo(question.getByLabel('Day', { exact: true }));
    // the first of the list, which is refused
    await keys.press('Home');
    await keys.enter(question.getByRole('button', { name: 'Move it' }));
    await expect(question.getByRole('alert')).toContainText('Day 1');
    await keys.enter(question.getByRole('button', { name: 'Cancel' }), 'Shift+Tab');
    await expect(menu).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByText('Kept on this device: it opens in the air.')).toBeVisible();
    await trips.toTop();
    await expectNoAxeFindings(page, 'a trip');

    const more = page.getByRole('button', { name: 'More for this trip' });
    await keys.openMenu(more, 'Shift+Tab');
    await keys.choose('Archive');
    await expect(page.getByText('In the archive, and on this device.')).toBeVisible();
    await expect(more).toBeFocused();
    await keys.enter(page.getByRole('main').getByRole('link', { name: 'My Trips' }), 'Shift+Tab');
    await expect(trips.group('On and ahead').getByRole('link')).toHaveText(/^Paris/);
    await keys.enter(page.locator('summary', { hasText: 'Archived' }));
    await expect(page.getByRole('main').getByRole('link', { name: /^Rome/ })).toBeVisible();
    await expectNoAxeFindings(page, 'My Trips with trips');
    await expectNothingLostHere(page, 'My Trips with trips');
  },
);

test('a Free member has the trip of the chat and no other, and asks the assistant to change it', async ({
  page,
  server,
  member,
}) => {
  const email = await member();
  const other = await planTrip(server.url, email, 'Two days in Paris from 10 June next year, for one');
  const own = await planTrip(server.url, email, ROME);
  await new AuthPages(page).comeBack(email);
  await page.goto('/ai-assistant');
  await new AssistantPage(page).passEntry();
  // each answer looks for its own trip, and either may find it first
  const ways = page.getByRole('link', { name: 'Open the trip' });
  await expect(ways).toHaveCount(2);
  await ways.last().click();
  await expect(page).toHaveURL(new RegExp(`/my-trips/${own}$`));
  // the chat, which has the days of both trips, stands until the page is there
  await expect(page.getByRole('heading', { name: /^Day 1/ })).toHaveCount(1);

  await page.goto('/my-trips');
  await expect(page.getByText('Unlock My Trips')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The trip of your chat' }).getByRole('link')).toHaveAttribute(
    'href',
    `/my-trips/${own}`,
  );
  await page.goto(`/my-trips/${other}`);
  await expect(page.getByText('Unlock My Trips')).toBeVisible();
  await page.goto(`/my-trips/${own}`);
  await page.getByRole('button', { name: 'Ask the assistant to change it' }).click();
  await expect(page).toHaveURL(/\/ai-assistant$/);
  await new AssistantPage(page).passEntry();
  await expect(page.getByRole('button', { name: /^Trip: Rome/ })).toBeVisible();
});

test('on paper stand the days and the sums, in full and with nothing to press', async ({
  page,
  server,
  member,
}) => {
  const email = await member('Pro');
  await planTrip(server.url, email, ROME);
  await new AuthPages(page).comeBack(email);
  await new TripPages(page).open(/^Rome/);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Day 4/ })).toBeVisible();
  await expect(page.getByText('Together')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});
