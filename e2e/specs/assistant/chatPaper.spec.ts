/** A chat on paper: what was said and planned, in few pages, and nothing of the screen around it. */
import { onPaper } from '../../checks/paper.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AuthPages } from '../../models/AuthPages.ts';

const QUESTIONS = [
  'Three days in Lisbon from 10 May next year for two, from London',
  'Make it four days',
  'When is the best time to go there?',
  'A lighter day 2',
  'What should I pack?',
];

test('a chat of five questions is printed in few pages, its last plan in full and no header', async ({
  page,
  member,
}) => {
  await new AuthPages(page).comeBack(await member('Pro'));
  const assistant = new AssistantPage(page);
  await assistant.open();
  for (const question of QUESTIONS) await assistant.ask(question);
  const { pages, text } = await onPaper(page);
  let read = 0;
  for (const question of QUESTIONS) {
    const at = text.indexOf(question, read);
    expect(at, question).toBeGreaterThanOrEqual(read);
    read = at;
  }
  for (const day of ['Day 1', 'Day 4']) expect(text).toContain(day);
  expect(text).not.toMatch(/How It Works|Account menu|Send|Copy|Book Now|Use this instead|Talk hands-free/);
  expect(text.split('Waymark').length - 1).toBeLessThanOrEqual(1);
  expect(pages).toBeLessThanOrEqual(5);
});
