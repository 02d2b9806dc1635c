/** The planner page: from a destination to a plan that can be booked, and what happens when it cannot be had. */
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { breakOff, say, scriptFirstReply } from '../../fixtures/scriptedReply.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';

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
  await expect(page.getByRole('article', { name: 'Planner' }).last()).toContainText('Day 4');
  await expect(page.getByRole('article', { name: 'Planner' }).last()).toContainText('Rome');
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

test('a plan is read while it is written; Stop and a break keep what came, and Go on brings the whole', async ({
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
  await breakOff(page);
  await expect(page.getByText('The connection broke here.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rome is warm in May.')).toBeVisible();
  await expectNoAxeFindings(page, 'a plan that broke off');

  await page.getByRole('button', { name: 'Go on' }).click();
  const reply = page.getByRole('article', { name: 'Planner' }).last();
  await expect(reply).toContainText('Day 4');
  await expect(page.getByText('Rome is warm in May.')).toHaveCount(0);
  await reply.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Day 4');
  expect(asked).toHaveLength(1);
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
  await expect(page.getByRole('article', { name: 'Planner' }).last()).toContainText('Day 4');
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
  await expect(page.getByText("You've run out of tokens for this month!")).toBeVisible();
  await expect(page.getByRole('article', { name: 'You' })).toContainText(WISH);
  await page.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('without a network it says so in place and keeps what is typed', async ({
  page,
  context,
  allowConsole,
  member,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await new AuthPages(page).comeBack(await member());
  await page.goto('/ai-booking');
  const input = page.getByPlaceholder('Describe your perfect trip...');
  await expect(input).toBeVisible();
  await context.setOffline(true);
  await input.fill('Lisbon');
  await expect(page.getByRole('main').getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Send' })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('button', { name: 'Send' })).toBeEnabled();
  await page.reload();
  await expect(input).toHaveValue('Lisbon');
});
