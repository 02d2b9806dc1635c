/** My Trips and the page of one trip. */
import { expect, type Locator, type Page } from 'playwright/test';

export class TripPages {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A group of the list, by its heading. */
  group(name: string): Locator {
    return this.#page.getByRole('region', { name });
  }

  /** Opens a trip from the list. */
  async open(title: RegExp): Promise<void> {
    await this.#page.goto('/my-trips');
    await this.#page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(this.day(1)).toBeVisible();
  }

  day(number: number): Locator {
    return this.#page.locator(`#day-${number}`);
  }

  /** The titles of a day's items, in order. */
  async items(day: number): Promise<string[]> {
    const buttons = this.day(day).getByRole('button', { name: /^Change / });
    const names = await buttons.evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? ''),
    );
    return names.map((name) => name.replace(/^Change (.*), \d\d:\d\d$/, '$1'));
  }

  /** Chooses from an item's menu. */
  async change(item: string, action: string): Promise<void> {
    await this.#page
      .getByRole('button', { name: `Change ${item},` })
      .first()
      .click();
    await this.#page.getByRole('menuitem', { name: action }).click();
  }

  news(): Locator {
    return this.#page.getByRole('region', { name: 'The last change' }).getByRole('status');
  }

  async undo(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Undo the last change' }).click();
  }
}
