import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright/test';
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AuthPages } from '../../models/AuthPages.ts';
import { unfold } from '../../models/unfold.ts';

const KYOTO = 'Five days in Kyoto in April for two, under $2,500, from London, we like food and temples';

/** Heights of the screen that something takes. */
const screens = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().height / innerHeight);

test(
  'a traveller asks for a trip and holds a plan with flight, hotel and tour cards',
  { tag: '@wide' },
  async ({ page, member }) => {
    await new AuthPages(page).comeBack(await member());
    const assistant = new AssistantPage(page);
    await assistant.open();
    const before = await assistant.balance();

    const plan = await assistant.ask(KYOTO);
    const isWide = (page.viewportSize()?.width ?? 0) >= 1200;
    // never twice: beside the chat where there is room, else in the answer
    const where = isWide ? assistant.beside() : plan;
    await expect(where.getByRole('heading', { name: /^Day 5/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: /^Day 1/ })).toHaveCount(1);
    await unfold(where);
    for (const day of ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5']) {
      await expect(where.getByText(day).first()).toBeVisible();
    }
    for (const kind of ['Flights', 'Hotels', 'Tours']) {
      const fold = where.getByRole('group').filter({ has: page.getByRole('heading', { name: kind }) });
      await expect(fold.getByRole('listitem').first()).toBeVisible();
    }
    await expect(where.getByText(/sample/i).first()).toBeVisible();
    if (isWide) {
      await plan.getByRole('button', { name: 'Go to the plan beside the chat' }).click();
      await expect(assistant.beside()).toBeFocused();
      await expectNoAxeFindings(page, 'a chat beside its trip');
    }

    await expect.poll(() => assistant.balance()).toBeLessThan(before);
    const charged = await assistant.balance();

    const suggestion = plan.getByRole('group', { name: 'Suggestions' }).getByRole('button').first();
    const answers = await assistant.replies().count();
    await suggestion.click();
    await expect(page.getByRole('article', { name: 'You' }).last()).toBeInViewport();
    await expect(assistant.replies()).toHaveCount(answers + 1);
    await expect(assistant.replies().last().getByRole('heading').first()).toBeInViewport();
    await expect.poll(() => assistant.balance()).toBeLessThan(charged);
  },
);

test('a twelve-day answer fits three phone screens, a chat of five messages six', async ({
  page,
  member,
}) => {
  await new AuthPages(page).comeBack(await member('Premium'));
  const assistant = new AssistantPage(page);
  await assistant.open();
  const answer = await assistant.ask(
    'Twelve days in Rome and Florence from 10 May next year for two, from London',
  );
  await expect(answer.getByRole('heading', { name: /^Day 12/ })).toBeVisible();
  expect(await screens(answer)).toBeLessThanOrEqual(3);
  for (const next of ['make day 3 slower', 'vegetarian, please', 'cheaper hotel', 'another flight'])
    await assistant.ask(next);
  expect(await screens(page.getByRole('main'))).toBeLessThanOrEqual(6);
});

test('a trip with a long name makes the chat no wider than the phone', async ({ page, member }) => {
  await new AuthPages(page).comeBack(await member());
  const assistant = new AssistantPage(page);
  await assistant.open();
  await assistant.ask('Three days in Lisbon in May from London, two adults and two kids of 6 and 8');
  await expect(
    page.getByRole('button', { name: /Lisbon: 3 days for 2 adults and 2 children/ }),
  ).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('odd messages each get a helpful answer', async ({ page, member }) => {
  await new AuthPages(page).comeBack(await member('Business'));
  const assistant = new AssistantPage(page);
  await assistant.open();
  const messages: [string, RegExp][] = [
    [
      'I want to go somewhere nice',
      /where would you like|which (city|place)|where do you want|name a (city|place)/i,
    ],
    ['A week in Kyotto in May', /Kyoto/],
    ['3 days in Lisbon, 3 to 6 March 2019', /past|next/i],
    ['Four days in Rome in June from London for $5', /budget|\$5/i],
    [randomUUID().repeat(112).slice(0, 4_000), /where|place|city/i],
  ];
  for (const [message, answer] of messages) {
    const reply = await assistant.ask(message);
    await expect(reply).toContainText(answer);
  }
});

test('at zero tokens the input is closed and the upgrade is offered in the words of the spec', async ({
  page,
  context,
  allowConsole,
  member,
}) => {
  allowConsole(/status of 402/);
  await context.route('**/functions/v1/token-chat', (route) =>
    route.fulfill({ status: 402, json: { error: 'token_limit', message: 'No tokens left' } }),
  );
  await new AuthPages(page).comeBack(await member('Pro'));
  const assistant = new AssistantPage(page);
  await assistant.open();
  const reply = await assistant.ask('Three days in Paris');
  await expect(reply).toContainText(
    "You've run out of tokens for this month! Please upgrade your plan to continue chatting. 🚀",
  );
  await expect(page.getByRole('dialog', { name: 'Out of Tokens!' })).toBeVisible();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(assistant.input).toBeDisabled();
  await expect(assistant.input).toHaveAttribute('placeholder', "You're out of tokens. Upgrade to chat.");
});

test('a server that fails loses nothing: the words of the spec, and Retry sends it', async ({
  page,
  context,
  allowConsole,
  member,
}) => {
  allowConsole(/status of 500/);
  let broken = true;
  await context.route('**/functions/v1/token-chat', (route) =>
    broken
      ? route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken' } })
      : route.continue(),
  );
  await new AuthPages(page).comeBack(await member('Premium'));
  const assistant = new AssistantPage(page);
  await assistant.open();
  await assistant.send('Three days in Paris in May from London');
  const words = page
    .getByRole('paragraph')
    .filter({ hasText: '🚨 Oops! Something went wrong. Please try again later.' });
  await expect(words).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(assistant.replies().last()).toContainText('Day 3');
});
