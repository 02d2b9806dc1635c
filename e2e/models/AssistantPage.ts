/** The chat screen. */
import { expect, type Locator, type Page } from 'playwright/test';
import { unfold } from './unfold.ts';

/** How long a choice that may be replaced by another is pressed or waited for, before the screen is looked at again. */
const PRESS_MS = 2_000;

export class AssistantPage {
  readonly #page: Page;
  readonly input: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.input = page.getByRole('main').getByRole('textbox', { name: /message/i });
  }

  /** Opens the screen and passes the welcome choice, or goes on with the saved chat. */
  async open(): Promise<void> {
    await this.#page.goto('/ai-assistant');
    await this.passEntry();
  }

  async passEntry(): Promise<void> {
    const start = this.#page.getByRole('button', { name: 'Start Chatting Now' });
    const goOn = this.#page.getByRole('button', { name: /^Continue/ });
    await expect(this.input.or(start).or(goOn).filter({ visible: true }).first()).toBeVisible();
    // the first choice gives way to the second when the chat comes in from the server
    await expect(async () => {
      if (await goOn.isVisible()) await goOn.click({ timeout: PRESS_MS });
      else if (await start.isVisible()) await start.click({ timeout: PRESS_MS });
      await expect(this.input).toBeVisible({ timeout: PRESS_MS });
    }).toPass();
  }

  /** Starts a new chat, which deletes the old one everywhere; answers false where this device has none to delete. */
  async clear(): Promise<boolean> {
    const startNew = this.#page.getByRole('button', { name: 'Start New' });
    const begin = this.#page.getByRole('button', { name: 'Start Chatting Now' });
    await expect(startNew.or(begin).or(this.input).filter({ visible: true }).first()).toBeVisible();
    if (!(await startNew.isVisible())) return false;
    await startNew.click();
    await expect(startNew).toHaveCount(0);
    await expect(begin.or(this.input).filter({ visible: true }).first()).toBeVisible();
    return true;
  }

  async send(text: string): Promise<void> {
    await this.input.fill(text);
    await this.#page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click();
  }

  /** Sends and waits until the assistant has answered in full; gives the answer. */
  async ask(text: string): Promise<Locator> {
    const before = await this.replies().count();
    await this.send(text);
    await expect(this.replies()).toHaveCount(before + 1);
    await this.answered();
    return this.replies().last();
  }

  /** Waits until no question of this screen is being answered. */
  async answered(options?: { readonly timeout: number }): Promise<void> {
    await expect(this.#page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0, options);
  }

  /** The trip beside the chat, on a screen that has the room. */
  beside(): Locator {
    return this.#page.getByRole('region', { name: 'Your trip' });
  }

  replies(): Locator {
    return this.#page.getByRole('main').getByRole('article', { name: 'Assistant' });
  }

  /** Opens the days and offers of the newest answer. */
  async unfold(): Promise<void> {
    await unfold(this.replies().last());
  }

  meter(): Locator {
    return this.#page.getByRole('main').getByRole('meter', { name: /tokens/i });
  }

  /** Tokens left, off the meter. */
  async balance(): Promise<number> {
    return Number(await this.meter().getAttribute('aria-valuenow'));
  }
}
