/** The onboarding questionnaire: by keyboard alone, over a reload, and saved. */
import { expect, test } from '../../fixtures/test.ts';
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { AuthPages } from '../../models/AuthPages.ts';
import { ProfilePage } from '../../models/ProfilePage.ts';

test('eight steps by keyboard, over a reload, to a complete profile', async ({ page, member }) => {
  await new AuthPages(page).comeBack(await member());
  const answers = new ProfilePage(page);
  const start = page.getByRole('button', { name: 'Get a Tailored Plan' });
  const next = page.getByRole('button', { name: 'Next' });
  const step = (number: number) => expect(page.getByText(`Step ${number} of 8`)).toBeVisible();

  await page.goto('/ai-assistant');
  await start.click();
  await step(1);
  await expect(page.getByRole('heading', { name: 'Your name' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expectNoAxeFindings(page, 'questionnaire');
  await next.press('Enter');
  await step(2);
  await page.getByRole('button', { name: 'Previous' }).click();
  await answers.text('What should we call you?').fill('Ana');
  await page.keyboard.press('Enter');

  await step(2);
  await expect(page.getByRole('heading', { name: 'Where you start from' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lisb');
  await expect(page.getByRole('option', { name: /Lisbon/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answers.home).toHaveValue('Lisbon');
  await page.keyboard.press('Enter');

  await step(3);
  await answers.text('Travel style').fill('Slow');
  await page.keyboard.press('Enter');
  await step(4);
  await answers.text('Budget per night').fill('1e3');
  await page.keyboard.press('Enter');
  await expect(answers.text('Budget per night')).toHaveAccessibleDescription(/whole dollars/);
  await answers.text('Budget per night').fill('120');
  await page.keyboard.press('Enter');
  await step(5);

  await answers.draftIsKept('"step":4');
  await page.reload();
  await start.click();
  await step(5);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(answers.text('Budget per night')).toHaveValue('120');
  await next.click();
  await answers.group('Pick your vibe:').getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await step(6);
  await next.click();
  await step(7);
  await answers.tick('Must-have amenities?', 'Free breakfast', 'Other');
  await answers.other('Must-have amenities?').fill('A desk');
  await expectNoAxeFindings(page, 'questionnaire');
  await next.click();
  await step(8);
  await answers.notes.fill('No nuts.');
  await page.getByRole('button', { name: 'Finish & Start Planning' }).click();
  await expect(answers.toast('Profile Complete!')).toContainText("Awesome! Now let's plan your first trip.");
  await expect(page.getByRole('main').getByRole('textbox', { name: /message/i })).toBeVisible();

  await answers.open();
  await expect(answers.text('What should we call you?')).toHaveValue('Ana');
  await expect(answers.text('Budget per night')).toHaveValue('120');
  await expect(answers.other('Must-have amenities?')).toHaveValue('Free breakfast, A desk');
});

test('a save that fails says so and keeps every answer; Skip for now leads to the chat', async ({
  page,
  member,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await new AuthPages(page).comeBack(await member());
  const answers = new ProfilePage(page);
  await page.goto('/ai-assistant');
  await page.getByRole('button', { name: 'Get a Tailored Plan' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await answers.text('What should we call you?').fill('Ana');
  await next.click();
  await answers.home.fill('My village');
  await next.click();
  await answers.text('Travel style').fill('Slow');
  await next.click();
  await answers.text('Budget per night').fill('0');
  await next.click();
  await answers.tick('Pick your vibe:', 'Chill');
  await next.click();
  await next.click();
  await next.click();
  await page.route('**/functions/v1/update-profile', (route) =>
    route.fulfill({ status: 403, json: { error: 'suspended', message: 'This account is suspended.' } }),
  );
  await page.getByRole('button', { name: 'Finish & Start Planning' }).click();
  await expect(answers.toast('Error')).toContainText('This account is suspended.');
  await expect(page.getByText('Step 8 of 8')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Get a Tailored Plan' }).click();
  await expect(page.getByText('Step 8 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: /message/i })).toBeVisible();
});
