/** Every form names what is wrong with it: on the field, in words, to everybody. A new form is a row here. */
import type { Page } from 'playwright/test';
import { accounts } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';

interface FormCase {
  readonly form: string;
  readonly route: string;
  /** What to do before the form is there. */
  readonly open?: (page: Page) => Promise<void>;
  readonly submit: string;
  readonly field: string;
  /** Under the field. */
  readonly message: RegExp;
  /** In the toast, for forms of the specification that raise one. */
  readonly toast?: string;
}

const forms: readonly FormCase[] = [
  { form: 'log in', route: '/login', submit: 'Log In', field: 'Email', message: /email/i },
  {
    form: 'forgot password',
    route: '/login',
    open: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
    submit: 'Send the link',
    field: 'Email',
    message: /email/i,
  },
  { form: 'admin login', route: '/admin/login', submit: 'Log In', field: 'Email', message: /email/i },
  {
    form: 'sign up',
    route: '/register',
    submit: 'Sign Up',
    field: 'Full name',
    message: /Please enter your full name\./,
    toast: 'Validation Error',
  },
  { form: 'reset', route: '/reset-password', submit: 'Send the link', field: 'Email', message: /email/i },
  { form: 'flights', route: '/booking', submit: 'Search flights', field: 'From', message: /From|from|where/ },
  {
    form: 'hotels',
    route: '/booking',
    open: (page) => page.getByRole('tab', { name: 'Hotels' }).click(),
    submit: 'Search hotels',
    field: 'Destination',
    message: /destination|where/i,
  },
  {
    form: 'newsletter',
    route: '/article/ai-trip-planner',
    submit: 'Subscribe',
    field: 'Email',
    message: /Please enter a valid email\./,
    toast: 'Please enter a valid email.',
  },
];

async function expectNamedError(page: Page, { submit, field, message }: FormCase): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: submit, exact: true }).click();
  const input = main.getByLabel(field, { exact: true }).and(main.locator('input:visible')).first();
  await expect(input, field).toHaveAttribute('aria-invalid', 'true');
  await expect(input, field).toBeFocused();
  await expect(input, field).toHaveAccessibleDescription(message);
}

test('a form that is sent empty names its first field, in words that are bound to it', async ({ page }) => {
  for (const row of forms) {
    await test.step(row.form, async () => {
      await page.goto(row.route);
      await row.open?.(page);
      await expectNamedError(page, row);
      if (row.toast === undefined) return;
      // a toast stands in a live region that was there before it
      const toast = page.locator('[aria-live="polite"]').getByTestId('toast');
      await expect(toast).toContainText(row.toast);
    });
  }
});

test('a new password is checked the same way', async ({ page }) => {
  await new AuthPages(page).comeBack(accounts.admin);
  await page.goto('/reset-password');
  const submit = 'Set password';
  await expectNamedError(page, {
    form: 'new password',
    route: '',
    submit,
    field: 'New password',
    message: /password/i,
  });
});

test('a failure interrupts, and stays readable over the form', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/);
  await page.goto('/login');
  await new AuthPages(page).fillLogin(accounts.free, 'not the password');
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(accounts.free);
});
