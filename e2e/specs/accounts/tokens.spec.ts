/** A balance that ends in the middle of a chat, and a plan that is cancelled and kept after all. */
import { setBalance } from '../../fixtures/members.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AuthPages } from '../../models/AuthPages.ts';

test('a balance that ends mid-session closes the gate, loses no question, and opens it again', async ({
  page,
  server,
  member,
  allowConsole,
}) => {
  allowConsole(/status of 402/);
  const email = await member();
  await new AuthPages(page).comeBack(email);
  const assistant = new AssistantPage(page);
  await assistant.open();
  await assistant.ask('Hello');
  expect(await assistant.balance()).toBeGreaterThan(0);

  // spent on another device; this one does not know
  await setBalance(server.url, email, 0);
  await assistant.send('Three days in Paris in May from London');
  await expect(page.getByRole('dialog', { name: 'Out of Tokens!' })).toBeVisible();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect.poll(() => assistant.balance()).toBe(0);
  await expect(assistant.input).toBeDisabled();
  await expect(assistant.input).toHaveAttribute('placeholder', "You're out of tokens. Upgrade to chat.");
  const question = page.getByRole('main').getByRole('article', { name: 'You' }).last();
  await expect(question).toContainText('Three days in Paris in May from London');

  await setBalance(server.url, email, 9_000);
  await page.reload();
  await assistant.passEntry();
  await expect.poll(() => assistant.balance()).toBe(9_000);
  await expect(assistant.input).toBeEnabled();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(assistant.replies().last()).toContainText('Paris');
  await expect.poll(() => assistant.balance()).toBeLessThan(9_000);
});

test('a plan is cancelled to the end of its paid month, and kept after all', async ({
  page,
  context,
  member,
}) => {
  const subscription = {
    tier: 'Pro',
    status: 'active',
    current_period_end: '2099-12-21T12:00:00+00:00',
    cancel_at_period_end: false,
  };
  // the provider's part alone is played: the embedded server has no key for one
  await context.route('**/rest/v1/subscriptions?*', (route) => route.fulfill({ json: [subscription] }));
  await context.route('**/functions/v1/cancel-plan', (route) => {
    const resume = /"resume":\s*true/.test(route.request().postData() ?? '');
    subscription.cancel_at_period_end = !resume;
    const status = resume ? 'goes_on' : 'ends';
    return route.fulfill({ json: { status, ends_at: subscription.current_period_end } });
  });
  await new AuthPages(page).comeBack(await member('Pro'));
  await page.goto('/my-plan');
  await expect(page.getByText('Renews on 21 December 2099,')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('You keep Pro until 21 December 2099')).toBeVisible();
  await page.getByRole('button', { name: 'Stay on Pro' }).click();
  await expect(page.getByText('Renews on 21 December 2099,')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Yes, cancel Pro' }).click();
  await expect(page.getByText('Cancelled: you keep your plan until 21 December 2099')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pro' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Keep my Pro plan' }).click();
  await expect(page.getByText('Renews on 21 December 2099,')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeVisible();
});
