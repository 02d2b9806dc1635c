/** A visitor's first minute: a sentence, two days of a plan, and the account that keeps it. */
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { freshEmail, PASSWORD } from '../../fixtures/accounts.ts';
import { rowsOf, signIn } from '../../fixtures/members.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';

/** The planner's worker and the code of a visitor's plan: for whoever enters the field. */
const PLANNER = /\/assets\/(?:worker|FirstPlan)-/;
const LISBON = 'Four days in Lisbon in May, two of us, from London';

test('a sentence is planned before there is an account, and is its first trip afterwards', async ({
  page,
  context,
  server,
}) => {
  const called: string[] = [];
  const planners: string[] = [];
  page.on('request', (request) => {
    if (PLANNER.test(request.url())) planners.push(request.url());
    if (/\/functions\/v1\/(?:token-chat|ai-trip-planner|travel-search)/.test(request.url()))
      called.push(request.url());
  });
  await page.goto('/');
  // what the page does when it is idle is done
  await page.waitForLoadState('networkidle');
  expect(planners).toEqual([]);
  const field = page.getByLabel('Where to, when, who?');
  await field.fill(LISBON);
  await field.press('Enter');
  const board = page.getByRole('region', { name: 'Your plan' });
  await expect(board.getByRole('heading', { name: 'Lisbon: 4 days for two' })).toBeFocused();
  await expect(board.getByText('Day 2')).toBeVisible();
  await expect(board.getByText('Day 3')).toHaveCount(0);
  expect(called).toEqual([]);
  expect(planners).not.toEqual([]);
  await expectNoAxeFindings(page, 'a visitor’s plan');
  await page.emulateMedia({ colorScheme: 'light' });

  await board.getByRole('link', { name: 'Keep this plan: sign up' }).click();
  await expect(page).toHaveURL(/\/register$/);
  const email = freshEmail();
  const auth = new AuthPages(page);
  await auth.fillRegistration('Ada Lovelace', email, PASSWORD);
  await auth.submit('Sign Up');
  await expect(page).toHaveURL(/\/check-email$/);

  // the mail opens a page of its own
  await expect.poll(async () => (await server.mailsTo(email)).length).toBe(1);
  const mailed = await context.newPage();
  await mailed.goto((await server.mailsTo(email))[0]?.links[0] ?? '');
  await expect(mailed).toHaveURL(/\/welcome$/);
  await expect(mailed.getByText(`You asked for: “${LISBON}”`)).toBeVisible();
  await mailed.getByRole('link', { name: 'Make it my trip' }).click();
  await expect(mailed.getByRole('heading', { name: 'Lisbon: 4 days for two' }).first()).toBeVisible();

  const account = await signIn(server.url, email);
  await expect
    .poll(() => rowsOf(server.url, account, 'trips', 'select=title'))
    .toEqual([{ title: 'Lisbon: 4 days for two' }]);
  // it was followed once: the next visit of the welcome page has its own three ways
  await mailed.goto('/welcome');
  await expect(mailed.getByText(/You asked for/)).toHaveCount(0);
});

test('a sentence goes along by the page’s own sign-up, and arrives by the log-in, once and for its account alone', async ({
  page,
  browser,
  server,
  member,
}) => {
  await page.goto('/');
  // Enter asks for nothing before the script is there
  await page.waitForLoadState('networkidle');
  const field = page.getByLabel('Where to, when, who?');
  await field.fill(LISBON);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lisbon: 4 days for two' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up for a Free AI Trip Plan' }).click();
  const email = freshEmail();
  const auth = new AuthPages(page);
  await auth.fillRegistration('Ada Lovelace', email, PASSWORD);
  await auth.submit('Sign Up');
  await expect(page).toHaveURL(/\/check-email$/);

  // the mail is read on another device, which knows nothing of the sentence
  await expect.poll(async () => (await server.mailsTo(email)).length).toBe(1);
  const elsewhere = await browser.newContext();
  const mailed = await elsewhere.newPage();
  await mailed.goto((await server.mailsTo(email))[0]?.links[0] ?? '');
  await expect(mailed).toHaveURL(/\/welcome$/);
  await expect(mailed.getByText(/You asked for/)).toHaveCount(0);
  await elsewhere.close();

  // somebody else on this device is not led there
  await auth.comeBack(await member());
  await page.goto('/');
  await expect(page.getByText('No trip yet: a sentence is enough for the first.')).toBeVisible();
  await expect(page.getByText(/You asked for/)).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('waymark-auth'));

  await page.goto('/login');
  await auth.fillLogin(email);
  await expect(page).toHaveURL(/\/ai-assistant$/);
  await expect(page.getByRole('heading', { name: 'Lisbon: 4 days for two' }).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Where you were' })).toContainText('Lisbon: 4 days for two');
  await expect(page.getByText(/You asked for/)).toHaveCount(0);
  const account = await signIn(server.url, email);
  const trips = await rowsOf(server.url, account, 'trips', 'select=title');
  expect(trips).toEqual([{ title: 'Lisbon: 4 days for two' }]);
});

test('the field and its button are in sight on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(page.getByLabel('Where to, when, who?')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Plan it', exact: true })).toBeInViewport({ ratio: 1 });
});

test('a place that a visitor wants planned arrives through the sign-up', async ({ page, server }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Plan with AI: Rome' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  const email = freshEmail();
  const auth = new AuthPages(page);
  await auth.fillRegistration('Ada Lovelace', email, PASSWORD);
  await auth.submit('Sign Up');
  // the mail may be there before the answer, with which the place is kept
  await expect(page).toHaveURL(/\/check-email$/);
  await expect.poll(async () => (await server.mailsTo(email)).length).toBe(1);
  await page.goto((await server.mailsTo(email))[0]?.links[0] ?? '');
  await page.getByRole('link', { name: 'Make it my trip' }).click();
  await expect(page).toHaveURL(/\/ai-booking$/);
  await expect(page.getByText('Rome').first()).toBeVisible();
});
