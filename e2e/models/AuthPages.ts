/** Sign-up, sign-in and sign-out as a traveller does them. */
import type { Page } from 'playwright/test';
import { expect } from '../fixtures/test.ts';
import { PASSWORD, PUBLISHABLE_KEY } from '../fixtures/accounts.ts';

/** Where the app keeps its session (src/config/names.ts). */
const SESSION_STORAGE_KEY = 'waymark-auth';
/** An empty page of the app's origin, which has its storage and nothing else. */
const BLANK = '/blank-for-a-session';

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

  /**
   * Has this browser signed in as one that comes back is: with a session in its storage, and without the form, which
   * is tried where log-in is what a journey is about. No page of the app is open after it.
   */
  async comeBack(email: string, password = PASSWORD): Promise<void> {
    const response = await this.#page.request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: PUBLISHABLE_KEY },
      data: { email, password },
    });
    expect(response.status()).toBe(200);
    const stored = [SESSION_STORAGE_KEY, await response.text()] as const;
    const body = '<link rel="icon" href="data:,">';
    await this.#page.route(BLANK, (route) => route.fulfill({ contentType: 'text/html', body }));
    await this.#page.goto(BLANK);
    await this.#page.evaluate(([key, session]) => localStorage.setItem(key, session), stored);
    // while anything is routed the browser asks Playwright about every request, and caches none
    await this.#page.unroute(BLANK);
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
