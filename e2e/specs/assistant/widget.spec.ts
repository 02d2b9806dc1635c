/** The assistant in the corner: for visitors, for members, at the first time, without tokens and without a network. */
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { expectNothingLostHere } from '../../checks/layout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AssistantWidget } from '../../models/AssistantWidget.ts';
import { AuthPages } from '../../models/AuthPages.ts';

test('a visitor is asked to log in without any call, and the question comes along', async ({
  page,
  member,
}) => {
  const email = await member();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/')) calls.push(request.url());
  });
  await page.goto('/destinations');
  const widget = new AssistantWidget(page);
  await expect(widget.panel).toBeHidden();
  await widget.open();
  await expect(widget.input).toHaveAttribute('placeholder', 'Ask or speak about flights...');
  await expect(widget.panel.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await widget.send('Three days in Lisbon in May');
  await expect(widget.replies().last()).toContainText('🔒 Please log in to chat with me!');
  expect(calls).toEqual([]);

  await widget.panel.getByRole('link', { name: 'Log In and ask' }).click();
  await expect(widget.panel).toBeHidden();
  await new AuthPages(page).fillLogin(email);
  await expect(page).toHaveURL(/\/ai-assistant$/);
  await expect(new AssistantPage(page).replies().last()).toContainText('Lisbon');
});

test('the Back of a phone closes the panel, and Back from where it led opens it again', async ({ page }) => {
  await page.goto('/destinations');
  await page.goto('/pricing');
  const widget = new AssistantWidget(page);
  await widget.open();
  await page.goBack();
  await expect(widget.panel).toBeHidden();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(widget.button).toBeFocused();

  await widget.open();
  await widget.send('Three days in Lisbon in May');
  await widget.panel.getByRole('link', { name: 'Log In and ask' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(widget.panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(widget.replies().last()).toBeVisible();
  await widget.panel.getByRole('button', { name: 'Close' }).click();
  await expect(widget.panel).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('assistantOpen');
  await page.goBack();
  await expect(page).toHaveURL(/\/destinations$/);
});

test('asks the first-time questions once, and shares its history with the chat screen', async ({
  page,
  member,
}) => {
  await new AuthPages(page).comeBack(await member());
  await page.goto('/pricing');
  const widget = new AssistantWidget(page);
  await widget.open();
  await expect(widget.panel.getByText('10,000 / 10,000')).toBeVisible();
  await expect(widget.panel.getByText('Step 1 of 8')).toBeVisible();
  await widget.panel.getByRole('button', { name: 'Skip for now' }).click();
  await widget.send('Three days in Lisbon in May from London');
  await expect(widget.replies().last()).toContainText('Day 3');
  await expect(widget.panel.getByText('10,000 / 10,000')).toBeHidden();
  // after the questions the panel follows its chat: a second answer is shown from its start, too
  await widget.send('Make it four days');
  await expect(
    widget
      .replies()
      .last()
      .getByRole('heading', { name: /^Day 4/ }),
  ).toBeVisible();
  await expect(widget.replies().last().getByRole('heading').first()).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(widget.panel).toBeHidden();
  await expect(widget.button).toBeFocused();

  await page.reload();
  await widget.open();
  await widget.unfold();
  await expect(widget.replies().last()).toContainText('Day 4');
  await widget.panel.getByRole('button', { name: 'Close' }).click();

  const assistant = new AssistantPage(page);
  await assistant.open();
  await assistant.unfold();
  await expect(assistant.replies().last()).toContainText('Day 4');
});

test('out of tokens it is closed, and leads to the plans', async ({
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
  await page.goto('/profile');
  const widget = new AssistantWidget(page);
  await widget.openChat();
  await widget.send('Three days in Paris');
  const dialog = page.getByRole('dialog', { name: 'Out of Tokens!' });
  await expect(dialog).toContainText('To continue chatting, please upgrade your plan.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(widget.input).toBeDisabled();
  await expect(widget.input).toHaveAttribute('placeholder', 'Out of tokens. Upgrade plan.');
  await expect(widget.panel.getByRole('button', { name: 'Voice input' })).toBeDisabled();
  await widget.panel.getByRole('button', { name: 'See why' }).click();
  await dialog.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(widget.panel).toBeHidden();
});

test('an unlimited plan says so, and half-typed words outlive the panel', async ({ page, member }) => {
  await new AuthPages(page).comeBack(await member('Business'));
  await page.goto('/profile');
  const widget = new AssistantWidget(page);
  await widget.openChat();
  await expect(widget.panel.getByText('Unlimited Tokens')).toBeVisible();
  await widget.input.fill('Somewhere warm, and');
  await widget.panel.getByRole('button', { name: 'Close' }).click();
  await widget.open();
  await expect(widget.input).toHaveValue('Somewhere warm, and');
});

test(
  'a question asked without a network waits, and is answered when it is back',
  { tag: '@worker' },
  async ({ page, context, allowConsole, member }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await new AuthPages(page).comeBack(await member('Premium'));
    await page.goto('/profile');
    const widget = new AssistantWidget(page);
    await widget.openChat();
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await widget.send('Three days in Lisbon in May from London');
    await expect(widget.panel.getByText('Waiting for the network')).toBeVisible();
    await context.setOffline(false);
    await expect(widget.replies().last()).toContainText('Day 3');
  },
);

test.describe('the open panel', () => {
  test.use({ reducedMotion: 'reduce', isMobile: false, hasTouch: false });

  test('is legible, in reach and found by axe in no way wanting', async ({ page, member }) => {
    await page.goto('/contact');
    const widget = new AssistantWidget(page);
    await widget.open();
    await expect(widget.input).toBeVisible();
    await expectNoAxeFindings(page, 'the widget of a visitor');
    await widget.panel.getByRole('button', { name: 'Close' }).click();

    await new AuthPages(page).comeBack(await member());
    await page.goto('/profile');
    await widget.openChat();
    await widget.send('Three days in Lisbon in May from London');
    await expect(widget.replies().last()).toContainText('Day 3');
    await expectNoAxeFindings(page, 'the widget with a plan');
    await expectNothingLostHere(page, 'the widget with a plan');
  });

  test('is a dialog that keeps the focus on a phone, and lets it go on a desk', async ({ page }) => {
    await page.goto('/contact');
    const widget = new AssistantWidget(page);
    await widget.open();
    await expect(widget.panel).toHaveAttribute('aria-modal', 'true');
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[data-assistant-panel]') !== null);
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 1440, height: 900 });
    await widget.open();
    await expect(widget.panel).toHaveAttribute('aria-modal', 'false');
    const box = await widget.panel.boundingBox();
    expect([box?.width, box?.height]).toEqual([380, 600]);
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(false);
    }).toPass();
  });
});
