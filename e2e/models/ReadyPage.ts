/** /offline, as a traveller uses it before a flight. */
import { expect, type Locator, type Page } from 'playwright/test';

export class ReadyPage {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.#page.goto('/offline');
    await expect(this.verdict()).not.toBeEmpty();
  }

  /** The announced sentence on all of it. */
  verdict(): Locator {
    return this.main.getByRole('region', { name: 'Verdict' }).getByRole('status').first();
  }

  /** A part, by its heading. */
  part(name: string): Locator {
    return this.main
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('heading', { level: 2, name: new RegExp(name) }) });
  }

  checkAgain(): Locator {
    return this.main.getByRole('button', { name: 'Check again' });
  }

  getMissing(): Locator {
    return this.main.getByRole('button', { name: 'Get what is missing' });
  }

  /** Deletes what some cache holds under an address with these words in it, and answers how much that was. */
  async lose(words: string): Promise<number> {
    return this.#page.evaluate(async (wanted) => {
      let lost = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (request.url.includes(wanted) && (await cache.delete(request))) lost += 1;
        }
      }
      return lost;
    }, words);
  }
}
