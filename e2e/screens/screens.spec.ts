import { accounts } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { planTrip } from '../fixtures/trips.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AssistantWidget } from '../models/AssistantWidget.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { takePicture } from './pictures.ts';
import { takePlanStrip } from './planStrip.ts';
import { takeSocialCard } from './socialCard.ts';

/** A trip that is always in the future, so that the pictures stay true. */
const nextApril = `${new Date().getFullYear() + 1}-04`;

const visitorScreens: readonly (readonly [name: string, route: string])[] = [
  ['home', '/'],
  ['how-it-works', '/how-it-works'],
  ['destinations', '/destinations'],
  ['contact', '/contact'],
  ['booking', '/booking'],
  [
    'flights',
    `/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${nextApril}-13&tripType=one-way&passengers=2`,
  ],
  ['hotels', `/hotels?destination=Kyoto&code=OSA&checkin=${nextApril}-13&checkout=${nextApril}-17`],
  ['blog', '/blog'],
  ['article', '/blog/jet-lag-east-and-west'],
  ['pricing', '/pricing'],
  ['login', '/login'],
  ['register', '/register'],
  ['check-email', '/check-email'],
  ['not-found', '/no/such/place'],
];

const memberScreens = ['profile', 'welcome', 'my-plan', 'my-trips', 'ai-booking', 'offline'] as const;

test('a visitor’s screens', async ({ page, isMobile }, { project }) => {
  for (const [name, route] of visitorScreens) {
    await page.goto(route);
    await takePicture(page, name, project.name);
    if (name === 'flights' && isMobile) {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await takePicture(page, 'flight-filters', project.name);
    }
  }
  await page.goto('/');
  const field = page.getByLabel('Where to, when, who?');
  await field.fill('Lisbon, 4 days in May for two, food and views');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Your plan' }).getByText('Day 2')).toBeVisible();
  await takePicture(page, 'first-plan', project.name);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Popular Activities & Tours' }).scrollIntoViewIfNeeded();
  const tours = page.getByRole('list', { name: /^Tours in/ });
  await tours.getByRole('listitem').first().scrollIntoViewIfNeeded();
  await takePicture(page, 'home-tours', project.name);
});

test('a member’s screens', async ({ page }, { project }) => {
  await new AuthPages(page).logIn(accounts.premium);
  await page.goto('/ai-assistant');
  await page.getByRole('button', { name: 'Get a Tailored Plan' }).click();
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await takePicture(page, 'questionnaire', project.name);
  const assistant = new AssistantPage(page);
  await assistant.open();
  const plan = await assistant.ask(
    'Five days in Kyoto in April for two, under $2,500, from London, we like food and temples',
  );
  await expect(plan.or(assistant.beside()).getByText('Day 3').first()).toBeVisible();
  await takePicture(page, 'assistant', project.name);
  if ((await assistant.beside().count()) === 0) {
    await assistant.unfold();
    await plan.getByRole('list', { name: 'Flights' }).scrollIntoViewIfNeeded();
  }
  await takePicture(page, 'assistant-cards', project.name);
  await page.goto('/');
  await takePicture(page, 'home-member', project.name);
  for (const name of memberScreens) {
    await page.goto(`/${name}`);
    await takePicture(page, name, project.name);
  }
  await page.goto('/my-trips');
  await page.getByRole('main').getByRole('link', { name: /Kyoto/ }).first().click();
  await expect(page.getByRole('heading', { name: /^Day 1/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map of the trip/ })).toBeVisible();
  await takePicture(page, 'trip', project.name);
  await page.getByRole('button', { name: 'Add something to day 2' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'What' }).pressSequentially('temple');
  await expect(page.getByRole('option').first()).toBeVisible();
  await takePicture(page, 'trip-add', project.name);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const street = page.getByRole('button', { name: 'Street map' });
  // there where the build was given a style
  if (await street.isVisible()) {
    await street.click();
    await expect(page.getByRole('group', { name: 'Days on the map' })).toBeVisible();
    await street.or(page.getByRole('button', { name: 'Drawn map' })).scrollIntoViewIfNeeded();
    await takePicture(page, 'trip-streets', project.name);
  }
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const taken = page.getByRole('dialog', { name: 'Take it along' });
  await expect(taken.getByRole('img', { name: /^Code/ }).first()).toBeVisible();
  await takePicture(page, 'take-along', project.name);
  await page.goto('/pricing');
  const widget = new AssistantWidget(page);
  await widget.openChat();
  await expect(widget.replies().last()).toContainText('Kyoto');
  await takePicture(page, 'assistant-widget', project.name);
});

test('a trip that is on, and one that is read by somebody else', async ({ page, context, server }, {
  project,
}) => {
  await new AuthPages(page).logIn(accounts.pro);
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Lisbon' }).format();
  await planTrip(server.url, accounts.pro, `Three days in Lisbon from ${today}, for two`);
  await page.goto('/my-trips');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lisbon/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible();
  await takePicture(page, 'today', project.name);
  await page.getByRole('region', { name: 'What now?' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await takePicture(page, 'what-now', project.name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.getByRole('heading', { name: /^Day 3/ })).toBeVisible();
  await takePicture(page, 'shared-trip', project.name);
});

test('the planner, from the welcome to the deals', async ({ page }, { project }) => {
  await new AuthPages(page).logIn(accounts.business);
  await page.goto('/');
  await page.getByRole('button', { name: 'Plan with AI: Rome' }).click();
  const input = page.getByPlaceholder('Describe your perfect trip...');
  await expect(input).toBeVisible();
  await takePicture(page, 'planner-welcome', project.name);
  await input.fill('Culture, four days from 10 May next year, two of us, from London');
  await input.press('Enter');
  await expect(page.getByRole('link', { name: 'See Live Deals & Book' })).toBeVisible();
  await takePicture(page, 'planner-plan', project.name);
});

test('a purchase in the sandbox', async ({ page }, { project }) => {
  await new AuthPages(page).logIn(accounts.pro);
  await page.goto('/checkout-cancel');
  await takePicture(page, 'checkout-cancel', project.name);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page).toHaveURL(/\/_pay\//);
  await takePicture(page, 'payment', project.name);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View My Plan & Tokens' })).toBeVisible();
  await takePicture(page, 'checkout-success', project.name);
});

test('what opens over a page, and what a plan keeps shut', async ({ page }, { project }) => {
  await new AuthPages(page).logIn(accounts.free);
  await page.goto('/team-management');
  await takePicture(page, 'gate', project.name);
  await page.goto('/my-trips');
  await takePicture(page, 'my-trips-free', project.name);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await takePicture(page, 'delete-account', project.name);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await takePicture(page, 'account-menu', project.name);
});

test('an admin’s screens', async ({ page }, { project }) => {
  await page.goto('/admin/login');
  await new AuthPages(page).fillLogin(accounts.admin);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: 'Most recent events' })).toBeVisible();
  await takePicture(page, 'admin', project.name);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: `Actions for ${accounts.pro}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Total Tokens')).toBeVisible();
  await takePicture(page, 'admin-edit', project.name);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await takePicture(page, 'admin-users', project.name);
});

test('a plan being made and changed', async ({ page, member }, { project }) => {
  test.skip(project.name !== 'phone-light', 'there is one for all readers');
  const email = await member();
  await takePlanStrip(page, () => new AuthPages(page).comeBack(email), 'docs/plan-strip.webp');
});

test('the picture for link previews', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop-light', 'there is one for all readers');
  await takeSocialCard(page, 'public/social-card.png');
});
