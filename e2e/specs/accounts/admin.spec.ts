/** The admin's day: signing in, looking at the figures, and looking after accounts. */
import type { Locator, Page } from 'playwright/test';
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { accounts, freshEmail, PASSWORD } from '../../fixtures/accounts.ts';
import { setBalance } from '../../fixtures/members.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AdminPages } from '../../models/AdminPages.ts';
import { AuthPages } from '../../models/AuthPages.ts';

const offlineNoise = /Failed to load resource/;

async function enter(page: Page): Promise<AdminPages> {
  await new AuthPages(page).comeBack(accounts.admin);
  await page.goto('/admin');
  return new AdminPages(page);
}

/** How many lines a text takes. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    return Math.round(element.getBoundingClientRect().height / line);
  });
}

test.describe('admin login', () => {
  test('welcomes an admin', async ({ page }) => {
    await page.goto('/admin/login');
    await new AuthPages(page).fillLogin(accounts.admin);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText('Welcome, Admin!')).toBeVisible();
  });

  test('signs out who is no admin', async ({ page, member }) => {
    const email = await member();
    await page.goto('/admin/login');
    await new AuthPages(page).fillLogin(email);
    await expect(page.getByText('Access Denied')).toBeVisible();
    await expect(page.getByText('You do not have admin privileges.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
  });

  test('signs out when the role cannot be read', async ({ page, allowConsole }) => {
    allowConsole(/500/);
    await page.route('**/rest/v1/profiles?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/admin/login');
    await new AuthPages(page).fillLogin(accounts.admin);
    await expect(page.getByText('Could not verify admin status.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
  });
});

test.describe('the dashboard', () => {
  test('counts, draws and lists what happened', { tag: '@wide' }, async ({ page }) => {
    await enter(page);
    await expect(page.getByText('Sample events are counted in')).toBeVisible();
    await expect(page.getByRole('img', { name: /Page views: [\d,]+ in all, most on/ })).toBeVisible();
    await page.getByText('Figures as a table').click();
    await expect(page.getByRole('table', { name: 'The last 30 days' }).getByRole('row')).toHaveCount(31);
    const events = page.getByRole('region', { name: 'Most recent events' }).getByRole('listitem');
    await expect(events).toHaveCount(10);
  });

  test('says that it could not be loaded, and loads on a retry', async ({ page, allowConsole }) => {
    allowConsole(/500/);
    const figures = '**/rest/v1/rpc/admin_analytics';
    await page.route(figures, (route) => route.fulfill({ status: 500, json: {} }));
    await enter(page);
    await expect(page.getByRole('heading', { name: 'Could Not Load Analytics' })).toBeVisible();
    await expect(page.getByText('Error fetching analytics data.')).toBeVisible();
    await page.unroute(figures);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Most recent events' })).toBeVisible();
  });
});

test.describe('User Management', () => {
  test('makes, finds, changes and deletes an account', { tag: '@wide' }, async ({ page, server }) => {
    const email = freshEmail();
    const admin = await enter(page);
    await admin.openUsers();
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill('Zoë <b>محمد</b> 🧭');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('short');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(dialog.getByText('Password must be at least 6 characters long.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create User' }).dblclick();
    await expect(page.getByText('User created successfully!')).toBeVisible();

    await admin.find(email);
    await page.reload();
    await expect(page.getByLabel('Search users')).toHaveValue(email);
    await expect(page.getByText('1 user found')).toBeVisible();
    await expect(page.getByText('Zoë <b>محمد</b> 🧭')).toBeVisible();

    await admin.act(email, 'Edit');
    await dialog.getByLabel('Plan').selectOption('Premium');
    await expect(dialog.getByLabel('Total Tokens')).toHaveValue('300000');
    await admin.adjust('500', 'Credit');
    await expect(page.getByText('500 tokens have been credited. Save changes to apply.')).toBeVisible();
    await admin.adjust('1e3', 'Debit');
    await expect(page.getByText('Please enter a positive number for token adjustment.')).toBeVisible();
    await dialog.getByLabel('Account Status').selectOption('suspended');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('User updated successfully!')).toBeVisible();
    await expect(page.getByText('300,500')).toBeVisible();
    await expect(page.getByText('Premium', { exact: true })).toBeVisible();
    await expect(page.getByText('suspended', { exact: true })).toBeVisible();

    // the traveller spends while the dialog is open
    await admin.act(email, 'Edit');
    await admin.adjust('1,000', 'Credit');
    await setBalance(server.url, email, 299_000);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('alert')).toContainText('the balance went from 300,500 to 299,000');
    await expect(dialog.getByLabel('Total Tokens')).toHaveValue('300000');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('300,000', { exact: true })).toBeVisible();

    await admin.act(email, 'Delete');
    await expect(dialog.getByText('Are you absolutely sure?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Yes, delete user' }).click();
    await expect(page.getByText('User deleted successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  });

  test('gives a name without end two lines, and the address its room', { tag: '@wide' }, async ({ page }) => {
    const email = freshEmail();
    const admin = await enter(page);
    await admin.openUsers();
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill('W'.repeat(200));
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await admin.find(email);
    expect(await linesOf(page.locator('bdi', { hasText: /^W+$/ }))).toBe(2);
    expect(await linesOf(page.locator('bdi', { hasText: email }).first())).toBeLessThanOrEqual(2);
    await admin.act(email, 'Delete');
    await dialog.getByRole('button', { name: 'Yes, delete user' }).click();
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  });

  test('refuses an address that is taken, and loses nothing', async ({ page, allowConsole }) => {
    allowConsole(/409/);
    const admin = await enter(page);
    await admin.openUsers();
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill('Somebody');
    await dialog.getByLabel('Email').fill(accounts.free);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(page.getByText('Failed to create user')).toBeVisible();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  });

  test('protects one’s own account', async ({ page }) => {
    const admin = await enter(page);
    await admin.openUsers();
    await admin.find(accounts.admin);
    await page.getByRole('button', { name: `Actions for ${accounts.admin}` }).click();
    await expect(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/its role and status/)).toBeVisible();
    await expect(dialog.getByLabel('Role')).toBeDisabled();
    await expect(dialog.getByLabel('Account Status')).toBeDisabled();
  });

  test('has dialogs that axe finds nothing in', { tag: '@wide' }, async ({ page, member }) => {
    const email = await member();
    const admin = await enter(page);
    await admin.openUsers();
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByRole('button', { name: 'Create User' }).click();
    await expect(page.getByText('Please enter a full name.')).toBeVisible();
    await expectNoAxeFindings(page, 'Add User');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await admin.find(email);
    await admin.act(email, 'Edit');
    await expectNoAxeFindings(page, 'Edit User');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await admin.act(email, 'Delete');
    await expectNoAxeFindings(page, 'the deletion');
  });

  test(
    'needs the network, says so, and keeps what is typed',
    { tag: '@worker' },
    async ({ page, context, allowConsole }) => {
      allowConsole(offlineNoise);
      const admin = await enter(page);
      await admin.openUsers();
      await page.getByRole('button', { name: 'Add User' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Full Name').fill('Kept Typed');
      await dialog.getByLabel('Email').fill(freshEmail());
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
      await context.setOffline(true);
      await dialog.getByRole('button', { name: 'Create User' }).click();
      await expect(page.getByText('Failed to create user')).toBeVisible();
      await expect(dialog.getByRole('alert')).toContainText('You are offline');
      await expect(dialog.getByLabel('Full Name')).toHaveValue('Kept Typed');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('User Management needs the network.', { exact: false })).toBeVisible();
      await page.getByLabel('Search users').fill('nobody at all');
      await expect(page.getByText('The users could not be loaded')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
      await page.getByRole('button', { name: 'Add User' }).click();
      await expect(dialog.getByLabel('Full Name')).toHaveValue('Kept Typed');
    },
  );
});
