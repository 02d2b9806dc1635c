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
  toast(title: string): Locator {
    return this.#page.getByTestId('toast').filter({ hasText: title });
  }
}
