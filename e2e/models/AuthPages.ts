/** Sign-up, sign-in and sign-out as a traveller does them. */
import type { Page } from 'playwright/test';
import { expect } from '../fixtures/test.ts';
import { PASSWORD } from '../fixtures/accounts.ts';

export class AuthPages {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async fillRegistration(fullName: string, email: string, password: string): Promise<void> {
    await this.#page.getByLabel('Full name').fill(fullName);
    await this.#page.getByLabel('Email').fill(email);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
  }

  async register(fullName: string, email: string, password = PASSWORD): Promise<void> {
    await this.#page.goto('/register');
    await this.fillRegistration(fullName, email, password);
    await this.submit('Sign Up');
    await expect(this.#page).toHaveURL(/\/check-email$/);
  }

  async fillLogin(email: string, password = PASSWORD): Promise<void> {
    await this.#page.getByLabel('Email').fill(email);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.submit('Log In');
  }

  async logIn(email: string, password = PASSWORD): Promise<void> {
    await this.#page.goto('/login');
    await this.fillLogin(email, password);
    await expect(this.#page).toHaveURL(/\/profile$/);
  }

  async logOut(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Account menu' }).click();
    await this.#page.getByRole('menuitem', { name: 'Log out' }).click();
  }

  /** The form's own button: the header has one of the same name. */
  async submit(name: string): Promise<void> {
    await this.#page.getByRole('main').getByRole('button', { name, exact: true }).click();
  }
}
