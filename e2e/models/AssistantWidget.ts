/** The assistant in the corner of every page. */
import { expect, type Locator, type Page } from 'playwright/test';
import { expectLive } from './live.ts';
import { unfold } from './unfold.ts';

export class AssistantWidget {
  readonly button: Locator;
  readonly panel: Locator;
  readonly input: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('button', { name: 'Assistant', exact: true });
    this.panel = page.getByRole('dialog', { name: 'Assistant' });
    this.input = this.panel.getByRole('textbox', { name: 'Message' });
  }

  async open(): Promise<void> {
    await expectLive(this.button.page());
    await this.button.click();
    await expect(this.panel).toBeVisible();
  }

  /** Opens it past the first-time questions, if they come. */
  async openChat(): Promise<void> {
    await this.open();
    const skip = this.panel.getByRole('button', { name: 'Skip for now' });
    await expect(skip.or(this.input)).toBeVisible();
    await expect(skip.or(this.input)).toBeEnabled();
    if (await skip.isVisible()) await skip.click();
    await expect(this.input).toBeEnabled();
  }

  async send(text: string): Promise<void> {
    await this.input.fill(text);
    await this.panel.getByRole('button', { name: 'Send', exact: true }).click();
  }

  replies(): Locator {
    return this.panel.getByRole('article', { name: 'Assistant' });
  }
  /** Opens the days and offers of the newest answer. */
  async unfold(): Promise<void> {
    await unfold(this.replies().last());
  }
}
