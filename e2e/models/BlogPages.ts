/** The blog's list, its articles and the newsletter form, as a reader uses them. */
import { expect, type Locator, type Page } from 'playwright/test';

export class BlogPages {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  async open(): Promise<void> {
    await this.#page.goto('/blog');
    await expect(this.articles().first()).toBeVisible();
  }

  /** The links of the articles on the list. */
  articles(): Locator {
    return this.main.getByRole('heading', { level: 2 }).getByRole('link');
  }

  async search(words: string): Promise<void> {
    await this.main.getByRole('searchbox', { name: 'Search articles' }).fill(words);
  }

  async choose(category: string): Promise<void> {
    await this.main.getByRole('button', { name: category, exact: true }).click();
  }

  async openArticle(slug: string): Promise<void> {
    await this.#page.goto(`/blog/${slug}`);
    await expect(this.main.getByRole('heading', { name: 'Sources' })).toBeVisible();
  }

  save(): Locator {
    return this.main.getByRole('button', { name: /^Saved? for offline/ });
  }

  async subscribe(email: string): Promise<void> {
    await this.email().fill(email);
    await this.main.getByRole('button', { name: 'Subscribe' }).click();
  }

  email(): Locator {
    return this.main.getByRole('textbox', { name: 'Email' });
  }

  /** The toast with these words; the one before it may still be leaving. */
  toast(words: string): Locator {
    return this.#page.getByTestId('toast').filter({ hasText: words });
  }
}
