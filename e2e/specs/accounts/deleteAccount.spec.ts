import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';

/** Everything in the page's own storage, as text. */
function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this runs in the page, which has nothing of this file
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const stored: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''));
      const stores = [...database.objectStoreNames];
      for (const store of stores) {
        stored.push(await answer(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(stored);
  });
}

test(
  'a traveller deletes the account: asked once more, gone, told so, and never let in again',
  { tag: '@worker' },
  async ({ page, member, allowConsole }) => {
    // the refused sign-in at the end, and the sign-out of a session that the server has no more
    allowConsole(/status of 40[013]/);
    const email = await member();
    const auth = new AuthPages(page);
    await auth.comeBack(email);
    await page.goto('/profile');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await storedOnDevice(page)).toContain(email);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you absolutely sure?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectNoAxeFindings(page, 'the question before an account is deleted');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByRole('button', { name: 'Yes, delete my account' }).click();

    await expect(
      page.getByText('Your account and all associated data have been permanently removed.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
    expect(await storedOnDevice(page)).not.toContain(email);

    await page.goto('/login');
    await auth.fillLogin(email);
    await expect(page.getByText('Login Failed')).toBeVisible();
  },
);
