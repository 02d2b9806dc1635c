import type { Locator } from 'playwright/test';

/** Opens every fold of an answer: of its days all but the first are closed, and its offers. */
export async function unfold(answer: Locator): Promise<void> {
  const closed = answer.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}
