/** The booking forms. */
import { expect, type Page } from 'playwright/test';

export class BookingForms {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Types into a place combobox and takes the suggestion that matches. */
  async choosePlace(label: 'From' | 'To' | 'Destination', typed: string, suggestion: RegExp): Promise<void> {
    const box = this.#page.getByRole('combobox', { name: label, exact: true });
    await box.fill(typed);
    await this.#page.getByRole('option', { name: suggestion }).first().click();
    await expect(box).not.toHaveValue(typed);
  }
}

/** How many flights the page says it found: the cards themselves come a few a frame. */
export async function countShown(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ flights$/).textContent();
  return Number.parseInt(text ?? '', 10);
}

/** An ISO date so many days from now, in the tests' time zone. */
export function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
