/** A page that shows what it is about: a check of a page that still loads would pass by luck. */
import { expect, type Page } from 'playwright/test';

/** Words of whatever is on its way: every spinner of the app ends in three dots. */
const WAITING = /\.\.\.$/;

export async function expectSettled(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: WAITING }), `${where} still loads`).toHaveCount(0);
}
