/** Two admins at one account, and the admin area in large type on a phone. */
import type { Browser, Page } from 'playwright/test';
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { expectNothingLostHere } from '../../checks/layout.ts';
import { accounts } from '../../fixtures/accounts.ts';
import { makeAdmin } from '../../fixtures/members.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AdminPages } from '../../models/AdminPages.ts';
import { AuthPages } from '../../models/AuthPages.ts';

test.use({ reducedMotion: 'reduce', isMobile: false, hasTouch: false });

/** Signs in as an admin and opens the edit dialog of an account. */
async function openEdit(page: Page, admin: string, email: string): Promise<void> {
  await new AuthPages(page).comeBack(admin);
  await page.goto('/admin');
  const pages = new AdminPages(page);
  await pages.openUsers();
  await pages.find(email);
  await pages.act(email, 'Edit');
}

/** Another admin, on a device of their own. */
async function atAnotherDesk<T>(
  browser: Browser,
  baseURL: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test('an edit of an account that another admin changed meanwhile is shown what changed, and overwrites nothing', async ({
  page,
  browser,
  server,
  member,
}) => {
  const email = await member();
  const colleague = await makeAdmin(server);
  await openEdit(page, accounts.admin, email);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account Status').selectOption('suspended');
  await new AdminPages(page).adjust('500', 'Credit');

  await atAnotherDesk(browser, server.url, async (theirs) => {
    await openEdit(theirs, colleague, email);
    await theirs.getByRole('dialog').getByLabel('Plan').selectOption('Pro');
    await theirs.getByRole('button', { name: 'Save Changes' }).click();
    await expect(theirs.getByText('User updated successfully!')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Save Changes' }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('the plan is now Pro');
  await expect(notice).toContainText('Nothing was saved');
  await expect(dialog.getByLabel('Plan')).toHaveValue('Pro');
  await expect(dialog.getByLabel('Account Status')).toHaveValue('suspended');
  await expect(dialog.getByLabel('Total Tokens')).toHaveValue('100500');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(page.getByText('Pro', { exact: true })).toBeVisible();
  await expect(page.getByText('100,500', { exact: true })).toBeVisible();
  await expect(page.getByText('suspended', { exact: true })).toBeVisible();
});

test('an account that another admin deleted meanwhile is said to be gone', async ({
  page,
  browser,
  server,
  member,
  allowConsole,
}) => {
  allowConsole(/404|406/);
  const email = await member();
  const colleague = await makeAdmin(server);
  await openEdit(page, accounts.admin, email);
  await page.getByRole('dialog').getByLabel('Account Status').selectOption('suspended');
  await atAnotherDesk(browser, server.url, async (theirs) => {
    await openEdit(theirs, colleague, email);
    await theirs.getByRole('button', { name: 'Cancel' }).click();
    await new AdminPages(theirs).act(email, 'Delete');
    await theirs.getByRole('button', { name: 'Yes, delete user' }).click();
    await expect(theirs.getByText('User deleted successfully!')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to update user')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

test('nothing of the admin area is lost to large type on a phone', async ({ page, member }) => {
  const email = await member();
  await new AuthPages(page).comeBack(accounts.admin);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Most recent events' })).toBeVisible();
  await expectNothingLostHere(page, '/admin');
  await new AdminPages(page).openUsers();
  await expectNothingLostHere(page, '/admin/users');

  // the type stays at 200 %, and the dialogs open in it
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await new AdminPages(page).find(email);
  await new AdminPages(page).act(email, 'Edit');
  await expectReachable(page, ['Plan', 'Total Tokens', 'Adjust Tokens', 'Account Status', 'Role']);
  await expectNoAxeFindings(page, 'Edit User in large type');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add User' }).click();
  await expectReachable(page, ['Full Name', 'Email', 'Password', 'Role']);
  await expectNoAxeFindings(page, 'Add User in large type');
});

/** Each field, and the two buttons, can be brought on screen whole, in width at least. */
async function expectReachable(page: Page, labels: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  const width = await page.evaluate(() => innerWidth);
  const buttons = dialog.getByRole('button');
  const targets = [
    ...labels.map((label) => dialog.getByLabel(label, { exact: true })),
    ...(await buttons.all()),
  ];
  for (const target of targets) {
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport();
    const box = await target.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
}
