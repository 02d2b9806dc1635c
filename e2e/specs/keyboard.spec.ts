/** Each journey without a mouse: no click, tap or hover in this file, and a visible focus at every stop. */
import { freshEmail, PASSWORD } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { Keyboard } from '../models/Keyboard.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test('a newcomer signs up, opens the mail, signs out and in', async ({ page, context, server }) => {
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const email = freshEmail();

  await page.goto('/');
  await keys.enter(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }));
  await expect(page).toHaveURL(/\/register$/);
  await expect(heading).toBeFocused();
  await keys.fill(main.getByLabel('Full name'), 'Ada Lovelace');
  await keys.fill(main.getByLabel('Email'), email);
  await keys.fill(main.getByLabel('Password', { exact: true }), PASSWORD);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/check-email$/);
  await expect(heading).toBeFocused();

  await expect.poll(async () => (await server.mailsTo(email)).length).toBe(1);
  const opened = context.waitForEvent('page');
  await keys.enter(main.getByRole('link', { name: '/_mail' }));
  const tab = await opened;
  await page.close();
  const there = new Keyboard(tab);
  // newest first
  await there.enter(tab.getByRole('article').first().getByRole('link'));
  await expect(tab).toHaveURL(/\/welcome$/);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Ada');

  // out through the account menu, which gives the focus back on Escape
  const account = tab.getByRole('button', { name: 'Account menu' });
  await there.enter(account);
  // the menu hears keys once it has the focus
  await expect(tab.getByRole('menu').locator(':focus')).toHaveCount(1);
  await there.press('Escape');
  await expect(tab.getByRole('menuitem', { name: 'Profile' })).toBeHidden();
  await expect(account).toBeFocused();
  await there.press('Enter');
  await expect(tab.getByRole('menu').locator(':focus')).toHaveCount(1);
  await expect(tab.getByRole('menuitem').first()).toBeFocused();
  await there.press('End');
  await expect(tab.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await there.press('Enter');
  await expect(account).toBeHidden();
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();

  await there.enter(tab.getByRole('banner').getByRole('link', { name: 'Log In' }));
  await there.fill(tab.getByRole('main').getByLabel('Email'), email);
  await there.fill(tab.getByRole('main').getByLabel('Password', { exact: true }), PASSWORD);
  await there.press('Enter');
  await expect(tab).toHaveURL(/\/profile$/);
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
});

test('flights: a search, its results and the way to the partner', async ({ page, context }) => {
  const keys = new Keyboard(page);
  await context.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  );
  await page.goto('/booking');
  await keys.skipToContent();
  await keys.fill(page.getByRole('combobox', { name: 'From' }), 'lond');
  await expect(page.getByRole('option', { name: /London/ }).first()).toBeVisible();
  await keys.press('Enter');
  await keys.fill(page.getByRole('combobox', { name: 'To' }), 'rome');
  await expect(page.getByRole('option', { name: /Rome/ }).first()).toBeVisible();
  await keys.press('Enter');
  await keys.enter(page.getByRole('button', { name: 'Search flights' }));
  await expect(page).toHaveURL(/\/flights\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const cards = page.getByRole('list', { name: 'Flights' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  // a filter on the way: space ticks it
  await keys.tabTo(page.getByRole('checkbox', { name: /Non-stop/ }));
  await keys.press('Space');
  await expect(page.getByRole('checkbox', { name: /Non-stop/ })).toBeChecked();
  await keys.press('Space');
  const partner = context.waitForEvent('page');
  await keys.enter(cards.first().getByRole('link', { name: /Book Now/ }));
  expect(new URL((await partner).url()).protocol).toBe('https:');
});

test('hotels: the other tab, by its arrow key', async ({ page }) => {
  const keys = new Keyboard(page);
  await page.goto('/booking');
  await keys.skipToContent();
  await keys.tabTo(page.getByRole('tab', { name: 'Flights' }));
  await keys.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Hotels' })).toBeFocused();
  await keys.fill(page.getByRole('combobox', { name: 'Destination' }), 'kyoto');
  await expect(page.getByRole('option', { name: /Kyoto/ }).first()).toBeVisible();
  await keys.press('Enter');
  await keys.enter(page.getByRole('button', { name: 'Search hotels' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotels in Kyoto');
  await expect(page.getByRole('list', { name: 'Hotels' }).getByRole('listitem').first()).toBeVisible();
});

test(
  'an article is found, saved and read, and the newsletter taken',
  { tag: '@worker' },
  async ({ page }) => {
    const keys = new Keyboard(page);
    const main = page.getByRole('main');
    await page.goto('/blog');
    await keys.skipToContent();
    await keys.fill(main.getByRole('searchbox', { name: 'Search articles' }), 'jet lag');
    await keys.enter(main.getByRole('button', { name: 'Health' }));
    await keys.enter(main.getByRole('link', { name: /^Jet lag/ }));
    await expect(page).toHaveURL(/\/blog\/jet-lag/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keys.enter(main.getByRole('button', { name: 'Save for offline' }));
    await expect(main.getByRole('button', { name: /^Saved for offline/ })).toBeFocused();
    const email = main.getByRole('textbox', { name: 'Email' });
    await keys.fill(email, 'nobody');
    await keys.press('Enter');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await keys.press('Control+a');
    await keys.type(freshEmail());
    await keys.press('Enter');
    await expect(page.getByText("Success! You're subscribed!")).toBeVisible();
  },
);

test('tours on the home page: another place, and what is booked there', async ({ page, context }) => {
  const keys = new Keyboard(page);
  await context.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  );
  await page.goto('/');
  await keys.skipToContent();
  await keys.enter(page.getByRole('group', { name: 'Tours in' }).getByRole('button', { name: 'Kyoto' }));
  const tours = page.getByRole('list', { name: 'Tours in Kyoto' });
  const tracked = page.waitForRequest((request) => request.url().includes('/rest/v1/analytics_events'));
  const logged = page.waitForResponse((response) => response.url().includes('/rest/v1/affiliate_clicks'));
  const partner = context.waitForEvent('page');
  await keys.enter(tours.getByRole('link', { name: /Book Now/ }).first());
  expect(await (await partner).evaluate(() => document.referrer)).toBe('');
  expect((await logged).status()).toBe(201);
  expect((await tracked).postDataJSON()).toMatchObject({ event_name: 'page_view' });
});

test('the assistant: a question, a suggestion, a new chat, and the dialogs in between', async ({
  page,
  member,
}) => {
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  await new AuthPages(page).comeBack(await member());
  await page.goto('/ai-assistant');
  await keys.skipToContent();
  await keys.enter(main.getByRole('button', { name: 'Start Chatting Now' }));
  const message = main.getByRole('textbox', { name: 'Message' });
  await keys.fill(message, 'Two days in Lisbon in May from London');
  await keys.press('Enter');
  const replies = main.getByRole('article', { name: 'Assistant' });
  await expect(replies.last()).toContainText('Lisbon: 2 days for one');
  const said = page.locator('output[aria-live="polite"]');
  await expect(said.filter({ hasText: 'Lisbon' })).toHaveCount(1);
  await expect(message).toBeFocused();

  const answered = await replies.count();
  const suggestion = replies.last().getByRole('group', { name: 'Suggestions' }).getByRole('button').first();
  await keys.tabTo(suggestion, 'Shift+Tab');
  await keys.press('Enter');
  await expect(replies).toHaveCount(answered + 1);

  // a saved chat is asked about: the dialog holds the focus, and gives it to the page when it goes
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Welcome back!' });
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeFocused();
  for (let stop = 0; stop < 6; stop += 1) {
    await keys.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(replies.last()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  await page.reload();
  await keys.tabTo(dialog.getByRole('button', { name: 'Start New' }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(main.getByRole('button', { name: 'Start Chatting Now' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
});

test('out of tokens: the dialog comes and goes by keys, and the focus stays on the page', async ({
  page,
  context,
  allowConsole,
  member,
}) => {
  allowConsole(/status of 402/);
  await context.route('**/functions/v1/token-chat', (route) =>
    route.fulfill({ status: 402, json: { error: 'token_limit', message: 'No tokens left' } }),
  );
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  await new AuthPages(page).comeBack(await member('Pro'));
  await page.goto('/ai-assistant');
  await keys.enter(main.getByRole('button', { name: 'Start Chatting Now' }));
  await keys.fill(main.getByRole('textbox', { name: 'Message' }), 'Three days in Paris');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Out of Tokens!' });
  await expect(dialog).toBeVisible();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  const why = main.getByRole('button', { name: 'See why' });
  await keys.enter(why);
  await keys.enter(dialog.getByRole('button', { name: 'Maybe Later' }));
  await expect(dialog).toBeHidden();
  await expect(why).toBeFocused();
  await keys.press('Enter');
  await keys.enter(dialog.getByRole('link', { name: 'Upgrade Plan' }));
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'signing out with something unsent: the dialog asks, and gives the focus back',
  { tag: '@worker' },
  async ({ page, context, allowConsole, member }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const keys = new Keyboard(page);
    const main = page.getByRole('main');
    await new AuthPages(page).comeBack(await member('Premium'));
    await page.goto('/ai-assistant');
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
    await keys.enter(main.getByRole('button', { name: 'Start Chatting Now' }));
    await context.setOffline(true);
    await keys.fill(main.getByRole('textbox', { name: 'Message' }), 'Two days in Rome in June');
    await keys.press('Enter');
    await expect(main.getByText(/waiting/i).first()).toBeVisible();

    const account = page.getByRole('button', { name: 'Account menu' });
    await keys.tabTo(account, 'Shift+Tab');
    await keys.press('Enter');
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keys.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Not everything is sent' });
    await expect(dialog.getByRole('button', { name: 'Keep here and log out' })).toBeFocused();
    await keys.tabTo(dialog.getByRole('button', { name: 'Stay logged in' }), 'Shift+Tab');
    await keys.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(account).toBeFocused();
    await context.setOffline(false);
  },
);

test('the menu of a phone opens, is walked and closed, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keys = new Keyboard(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await keys.enter(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await keys.tabTo(menu.getByRole('link', { name: 'Sign Up' }));
  await keys.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await keys.press('Enter');
  await keys.enter(menu.getByRole('link', { name: 'Pricing' }));
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
