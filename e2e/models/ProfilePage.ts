/** The travel profile and the questionnaire, which ask the same questions. */
import { expect, type Locator, type Page } from 'playwright/test';

export class ProfilePage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/profile');
    await expect(this.save).toBeVisible();
  }

  get save(): Locator {
    return this.#page.getByRole('button', { name: 'Save Changes' });
  }

  /** One line of text by its label. */
  text(label: string): Locator {
    return this.#page.getByRole('textbox', { name: label, exact: true });
  }

  get home(): Locator {
    return this.#page.getByRole('combobox', { name: 'Home location' });
  }

  get notes(): Locator {
    return this.text('Anything else we should know?');
  }

  group(prompt: string): Locator {
    return this.#page.getByRole('group', { name: prompt });
  }

  async tick(prompt: string, ...choices: string[]): Promise<void> {
    for (const choice of choices) {
      await this.group(prompt).getByRole('checkbox', { name: choice, exact: true }).check();
    }
  }

  other(prompt: string): Locator {
    return this.group(prompt).getByPlaceholder('Please specify');
  }

  /** The one toast, by its title. */
  toast(title: string | RegExp): Locator {
    return this.#page.getByTestId('toast').filter({ hasText: title });
  }

  /** What was typed has reached the device's own storage. */
  async draftIsKept(text: string): Promise<void> {
    await expect.poll(() => this.#drafts()).toContain(text);
  }

  #drafts(): Promise<string> {
    return this.#page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('waymark');
          opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
          opening.addEventListener('success', () => {
            const database = opening.result;
            const all = database.transaction('drafts').objectStore('drafts').getAll();
            all.addEventListener('success', () => {
              database.close();
              resolve(JSON.stringify(all.result));
            });
          });
        }),
    );
  }
}
