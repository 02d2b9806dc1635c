/** Buying a plan in the sandbox, from the trail signs to the balance. */
import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from '../../checks/axe.ts';
import { expectNothingLostHere } from '../../checks/layout.ts';
import { accounts } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';

const PHONE = { width: 390, height: 844 };

/** What every page of the route table goes through, for pages that only a purchase leads to. */
async function expectSoundPage(page: Page, where: string): Promise<void> {
  await expectNoAxeFindings(page, where);
  await expectNothingLostHere(page, where);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(PHONE);
}

test.use({ reducedMotion: 'reduce', isMobile: false, hasTouch: false });

test('a visitor picks a plan, logs in, declines, pays, and has the plan and its tokens once', async ({
  page,
  member,
}) => {
  // what it buys would show in other tests of the demo accounts
  const email = await member();
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Premium' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await new AuthPages(page).fillLogin(email);
  await expect(page).toHaveURL(/\/pricing$/);

  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page).toHaveURL(/\/_pay\/sandbox_/);
  await expect(page.getByRole('heading', { name: 'Pay for Premium' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)))
    .toEqual([
      expect.stringMatching(/Bricolage Grotesque Variable.* loaded/),
      expect.stringMatching(/Instrument Sans Variable.* loaded/),
    ]);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toContainText('You have not been charged');
  await expectSoundPage(page, 'the payment page');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page).toHaveURL(
    /\/checkout-success\?session_id=sandbox_\w+&tier=Premium&tokens=300000&mode=sandbox/,
  );
  await expect(page.getByRole('heading', { name: 'You are on the Premium plan' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have 310,000 now.')).toBeVisible();
  await expectSoundPage(page, '/checkout-success');
  await page.getByRole('link', { name: 'View My Plan & Tokens' }).click();
  await expect(page).toHaveURL(/\/my-plan$/);
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('+300,000');
  await expectSoundPage(page, '/my-plan with a top-up');
  await page.goto('/my-trips');
  await expect(page.getByText('Hello, Ada Lovelace')).toBeVisible();

  // and out again: the plan goes, the tokens stay
  await page.goto('/my-plan');
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Yes, cancel Premium' }).click();
  await expect(page.getByRole('heading', { name: 'Free' })).toBeVisible();
  await expect(page.getByText('310,000: more than a month’s 10,000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0);
});

test('a purchase that is cancelled costs nothing, and a made-up one leads back to the plans', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await new AuthPages(page).comeBack(accounts.pro);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Business' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/checkout-cancel$/);
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expect(page.getByText('You have not been charged')).toBeVisible();
  await page.getByRole('link', { name: 'View Plans' }).click();
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeDisabled();

  await page.goto('/checkout-success?session_id=sandbox_made_up&tier=Business&tokens=1000000&mode=sandbox');
  await expect(page.getByText('Unable to process checkout. Please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Pricing' })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a purchase whose completion finds no network keeps its page, and says so readably', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await context.route('**/functions/v1/complete-checkout', (route) => route.abort());
  await new AuthPages(page).comeBack(accounts.pro);
  await page.goto('/checkout-success?session_id=sandbox_unsent&tier=Business&tokens=1000000&mode=sandbox');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByTestId('toast').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByTestId('toast')).toBeHidden();
  await expectSoundPage(page, '/checkout-success without a network');
});
