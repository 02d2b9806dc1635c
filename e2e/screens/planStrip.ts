import { writeFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { AssistantPage } from '../models/AssistantPage.ts';
import { settle, toWebp } from './pictures.ts';

const SENTENCE = 'Four days in Lisbon in May, two of us, from London';
const CHANGE = 'A day trip to Sintra on day 3';

/** A plan being made and changed, side by side: the sentence, the visitor's plan, the account's, and that changed. */
export async function takePlanStrip(page: Page, logIn: () => Promise<void>, path: string): Promise<void> {
  const field = page.getByLabel('Where to, when, who?');
  const plan = page.getByRole('button', { name: 'Plan it', exact: true });
  const frames: Buffer[] = [];
  const takeFrame = async () => {
    await settle(page);
    frames.push(await page.screenshot());
  };
  await page.goto('/');
  await field.fill(SENTENCE);
  await field.blur();
  await takeFrame();

  await plan.click();
  const board = page.getByRole('region', { name: 'Your plan' });
  await expect(board.getByRole('heading', { name: 'Lisbon: 4 days for two' })).toBeFocused();
  await takeFrame();

  await logIn();
  await page.goto('/');
  await field.fill(SENTENCE);
  await plan.click();
  const assistant = new AssistantPage(page);
  const made = page.getByRole('main').getByText(SENTENCE);
  await expect(
    assistant
      .replies()
      .last()
      .getByRole('heading', { name: /^Day 4/ }),
  ).toBeVisible();
  await toTop(page, made);
  await takeFrame();

  await assistant.ask(CHANGE);
  await toTop(page, page.getByRole('main').getByText(CHANGE));
  await takeFrame();
  writeFileSync(path, await toWebp(page, frames));
}

/** What was asked stands right below the header, and the answer below it. */
async function toTop(page: Page, asked: ReturnType<Page['getByText']>): Promise<void> {
  await asked.last().evaluate((words) => {
    const { top } = words.getBoundingClientRect();
    scrollBy({ top: top - 96, behavior: 'instant' });
  });
  await page.getByRole('main').getByRole('textbox').blur();
}
