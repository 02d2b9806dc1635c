/** The admin area as an admin uses it. */
import type { Page } from 'playwright/test';
import { expect } from '../fixtures/test.ts';

export class AdminPages {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** From any page of the admin area. */
  async openUsers(): Promise<void> {
    await this.#page.getByRole('link', { name: 'User Management' }).click();
    await expect(this.#page.getByText(/^\d+ users/)).toBeVisible();
  }

  /** Searches for one account. */
  async find(email: string): Promise<void> {
    await this.#page.getByLabel('Search users').fill(email);
    await expect(this.#page.getByText('1 user found')).toBeVisible();
    await expect(this.#page).toHaveURL((url) => url.searchParams.get('q') === email);
  }

  /** Opens a dialog from the menu of an account. */
  async act(email: string, action: 'Edit' | 'Delete'): Promise<void> {
    await this.#page.getByRole('button', { name: `Actions for ${email}` }).click();
    await this.#page.getByRole('menuitem', { name: action }).click();
    await expect(this.#page.getByRole('dialog')).toBeVisible();
  }

  /** Stages a credit or a debit in the open edit dialog. */
  async adjust(amount: string, direction: 'Credit' | 'Debit'): Promise<void> {
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel('Adjust Tokens').fill(amount);
    await dialog.getByRole('button', { name: direction }).click();
  }
}
