/** Voice in and out, with the browser's speech played. */
import { saidAloud, say, withoutSpeech, withSpeech } from '../../fixtures/speech.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AssistantPage } from '../../models/AssistantPage.ts';
import { AssistantWidget } from '../../models/AssistantWidget.ts';
import { AuthPages } from '../../models/AuthPages.ts';

const WISH = 'Three days in Lisbon in May from London';

test('a trip is asked for and heard without a hand on the screen', async ({ page, member }) => {
  await withSpeech(page);
  await new AuthPages(page).comeBack(await member());
  const assistant = new AssistantPage(page);
  await assistant.open();
  await page.getByRole('button', { name: 'Talk hands-free' }).click();
  await say(page, WISH);
  await expect(assistant.replies().last()).toContainText('Day 3');
  await expect.poll(() => saidAloud(page)).toContain('Day 3');
  expect(await saidAloud(page)).not.toMatch(/[*#|]/);
  await say(page, 'Stop.');
  await expect(page.getByRole('button', { name: 'Talk hands-free' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
});

test('what is said stands in the field, and an answer can be read aloud', async ({ page, member }) => {
  await withSpeech(page);
  await new AuthPages(page).comeBack(await member());
  const assistant = new AssistantPage(page);
  await assistant.open();
  const mic = page.getByRole('main').getByRole('button', { name: 'Voice input' });
  await mic.click();
  await expect(mic).toHaveAttribute('aria-pressed', 'true');
  await say(page, WISH);
  await expect(assistant.input).toHaveValue(WISH);
  await expect(mic).toHaveAttribute('aria-pressed', 'false');
  const reply = await assistant.ask(WISH);
  await reply.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(() => saidAloud(page)).toContain('Lisbon');
});

test('a microphone that is refused is said in the words of the spec', async ({ page }) => {
  await withSpeech(page);
  await page.goto('/');
  const widget = new AssistantWidget(page);
  await widget.open();
  await widget.panel.getByRole('button', { name: 'Voice input' }).click();
  await page.waitForFunction(() => globalThis.speechListening);
  await page.evaluate(() => globalThis.speechRefused('not-allowed'));
  await expect(page.getByText('Permission to use microphone was denied.')).toBeVisible();
});

test('a browser that cannot hear says so once, and typing is still there', async ({ page }) => {
  await withoutSpeech(page);
  await page.goto('/');
  const widget = new AssistantWidget(page);
  await widget.open();
  await widget.panel.getByRole('button', { name: 'Voice input' }).click();
  await expect(page.getByText('Feature Not Supported')).toBeVisible();
  await expect(page.getByText('Speech recognition is not supported by your browser.')).toBeVisible();
  await expect(widget.panel.getByRole('button', { name: 'Voice input' })).toHaveCount(0);
  await expect(widget.input).toBeFocused();
});
