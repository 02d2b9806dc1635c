/** The planner page: from a destination to a plan that can be booked, and what happens when it cannot be had. */
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { breakOff, say, scriptFirstReply } from '../../fixtures/scriptedReply.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AuthPages } from '../../models/AuthPages.ts';
import { unfold } from '../../models/unfold.ts';

const WISH = 'Culture, four days from 10 May next year, two of us, from London';

test('a visitor picks a place, logs in, and is welcomed to plan it', async ({ page, member }) => {
  const email = await member();
  await page.goto('/');
  await page.getByRole('button', { name: 'Plan with AI: Rome' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await new AuthPages(page).fillLogin(email);
  await expect(page).toHaveURL(/\/ai-booking$/);
  await expect(page.getByText("Great! You're interested in a trip to Rome...")).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const input = page.getByPlaceholder('Describe your perfect trip...');
  await page.getByRole('button', { name: 'Culture' }).click();
  await expect(input).toBeFocused();
  await input.pressSequentially('four days from 10 May next year, two of us, from London');
  await input.press('Enter');

  const deals = page.getByRole('link', { name: 'See Live Deals & Book' });
  await expect(deals).toBeVisible();
  const answer = page.getByRole('article', { name: 'Planner' }).last();
  await unfold(answer);
  await expect(answer.getByRole('heading', { name: /^Day 4/ })).toBeVisible();
  await expect(answer).toContainText('Rome');
  await expect(answer.getByRole('list', { name: 'Flights' })).toBeVisible();
  await expect(deals).toHaveAttribute('target', '_blank');
  await expect(deals).toHaveAttribute('rel', /noreferrer/);
  await expect(page.getByText('Sample data').first()).toBeVisible();
  await expect(input).toHaveCount(0);

  await page.getByRole('button', { name: 'Email Me Personalized Tips' }).click();
  await expect(page.getByText('Request Sent!')).toBeVisible();
  await expect(
    page.getByText("We'll send you personalized tips and follow-up emails for your trip!"),
  ).toBeVisible();

  await page.reload();
  await expect(deals).toBeVisible();
  await expectNoAxeFindings(page, 'the planner with a plan');
  await page.getByRole('button', { name: 'Go on planning' }).click();
  await expect(input).toBeVisible();
  await page.getByRole('button', { name: 'Start a new plan' }).click();
  await expect(page.getByText(/^Welcome!/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a plan is read while it is written; Stop keeps what came, over a reload too, and Go on brings the whole', async ({
  page,
  context,
  member,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await scriptFirstReply(context, 'ai-trip-planner');
  const asked: unknown[] = [];
  await context.route('**/functions/v1/ai-trip-planner', (route) => {
    asked.push(route.request().postDataJSON().message_id);
    return route.continue();
  });
  await new AuthPages(page).comeBack(await member());
  await page.goto('/ai-booking');
  await page.getByPlaceholder('Describe your perfect trip...').fill(`Rome. ${WISH}`);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await say(page, 'text', { delta: 'Rome is **warm' });
  await say(page, 'text', { delta: '** in May.' });
  await expect(page.getByText('Rome is warm in May.')).toBeVisible();
  await expect(page.getByText('Still writing')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('You stopped this answer.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rome is warm in May.')).toBeVisible();
  await expectNoAxeFindings(page, 'a plan that was stopped');

  await page.getByRole('button', { name: 'Go on' }).click();
  const reply = page.getByRole('article', { name: 'Planner' }).last();
  await expect(reply.getByRole('heading', { name: /^Day 1/ })).toBeVisible();
  await expect(page.getByText('Rome is warm in May.')).toHaveCount(0);
  await reply.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Day 4');
  expect(asked).toHaveLength(1);
});

test('a stream that breaks goes on by itself, and is charged once', async ({ page, context, member }) => {
  await scriptFirstReply(context, 'ai-trip-planner');
  await new AuthPages(page).comeBack(await member());
  await page.goto('/ai-booking');
  await page.getByPlaceholder('Describe your perfect trip...').fill(`Rome. ${WISH}`);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await say(page, 'text', { delta: 'Rome is warm in May.' });
  await expect(page.getByText('Rome is warm in May.')).toBeVisible();
  await breakOff(page);
  const reply = page.getByRole('article', { name: 'Planner' }).last();
  await expect(reply.getByRole('heading', { name: /^Day 1/ })).toBeVisible();
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
});

test('a failure is said in the words of the spec, and Retry asks again', async ({
  page,
  context,
  allowConsole,
  member,
}) => {
  allowConsole(/status of 500/);
  let broken = true;
  const ids: unknown[] = [];
  await context.route('**/functions/v1/ai-trip-planner', (route) => {
    ids.push(route.request().postDataJSON().message_id);
    return broken
      ? route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken' } })
      : route.continue();
  });
  await new AuthPages(page).comeBack(await member());
  await page.goto('/ai-booking');
  await page.getByPlaceholder('Describe your perfect trip...').fill(`Rome. ${WISH}`);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText('Failed to get a response from the AI assistant. Please try again.'),
  ).toBeVisible();
  const notice = page.getByText('I seem to be having some trouble connecting. Please try again in a moment.');
  await expect(notice.last()).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  const reply = page.getByRole('article', { name: 'Planner' }).last();
  await expect(reply.getByRole('heading', { name: /^Day 1/ })).toBeVisible();
  await expect(page.getByRole('article').filter({ has: notice })).toHaveCount(0);
  expect(new Set(ids).size).toBe(1);
});

test('out of tokens the way to more is shown, and the question stays', async ({
  page,
  context,
  allowConsole,
  member,
}) => {
  allowConsole(/status of 402/);
  await context.route('**/functions/v1/ai-trip-planner', (route) =>
    route.fulfill({ status: 402, json: { error: 'token_limit', message: 'No tokens left' } }),
  );
  await new AuthPages(page).comeBack(await member());
  await page.goto('/ai-booking');
  await page.getByPlaceholder('Describe your perfect trip...').fill(`Rome. ${WISH}`);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('No tokens left')).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Out of Tokens!' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  const notice = page.getByRole('article', { name: 'Planner' }).last();
  await expect(notice).toContainText("You've run out of tokens for this month!");
  await expect(page.getByRole('article', { name: 'You' })).toContainText(WISH);
  await page.getByRole('button', { name: 'See why' }).click();
  await dialog.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test(
  'without a network a question waits, over a reload, and is answered once when the network is back',
  { tag: '@worker' },
  async ({ page, context, allowConsole, member }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const asked = new Set<unknown>();
    await context.route('**/functions/v1/ai-trip-planner', (route) => {
      asked.add(route.request().postDataJSON().message_id);
      return route.continue();
    });
    await new AuthPages(page).comeBack(await member());
    await page.goto('/ai-booking');
    const input = page.getByPlaceholder('Describe your perfect trip...');
    await expect(input).toBeVisible();
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await expect(page.getByRole('main').getByText('You are offline.')).toBeVisible();
    await input.fill(`Lisbon. ${WISH}`);
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Waiting for the network')).toBeVisible();
    await input.fill('and a museum');
    await context.setOffline(false);
    const reply = page.getByRole('article', { name: 'Planner' }).last();
    await expect(reply.getByRole('heading', { name: /^Day 1/ })).toBeVisible();
    await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
    expect(asked.size).toBe(1);
    await page.getByRole('button', { name: 'Go on planning' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Go on planning' }).click();
    await expect(input).toHaveValue('and a museum');
    expect(asked.size).toBe(1);
  },
);

test('another device has the conversation, its plan and its trip', async ({
  page,
  browser,
  server,
  member,
}) => {
  const email = await member();
  await new AuthPages(page).comeBack(email);
  await page.goto('/ai-booking');
  await page.getByPlaceholder('Describe your perfect trip...').fill(`Rome. ${WISH}`);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('link', { name: 'See Live Deals & Book' })).toBeVisible();
  const title =
    (await page
      .getByRole('article', { name: 'Planner' })
      .last()
      .getByRole('region')
      .first()
      .getAttribute('aria-label')) ?? '';

  const other = await browser.newContext({ baseURL: server.url });
  const there = await other.newPage();
  await new AuthPages(there).comeBack(email);
  await there.goto('/ai-booking');
  const reply = there.getByRole('article', { name: 'Planner' }).last();
  await expect(reply.getByRole('heading', { name: /^Day 1/ })).toBeVisible();
  await expect(there.getByRole('link', { name: 'See Live Deals & Book' })).toBeVisible();
  await expect(there.getByRole('article', { name: 'You' })).toContainText(WISH);

  // The chat speaks of nothing yet, and can be turned to the trip.
  const assistant = new AssistantPage(there);
  await assistant.open();
  await there.getByRole('button', { name: 'Trip: A new trip' }).click();
  await there.getByRole('menuitem', { name: title }).click();
  await expect(there.getByRole('button', { name: `Trip: ${title}` })).toBeVisible();
  await expectNoAxeFindings(there, 'the assistant with a trip');
  await assistant.ask('Make day 2 slower');
  await there.getByRole('button', { name: `Trip: ${title}` }).click();
  await there.getByRole('menuitem', { name: 'Delete this trip' }).click();
  await there.getByRole('dialog').getByRole('button', { name: 'Delete the trip' }).click();
  await expect(there.getByRole('button', { name: /^Trip:/ })).toHaveCount(0);
  await other.close();
});
