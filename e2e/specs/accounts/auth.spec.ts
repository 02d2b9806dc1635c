import { accounts, freshEmail, PASSWORD } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';

test.describe('signing up', () => {
  test('a newcomer signs up, confirms by mail, and is welcomed by first name', async ({ page, server }) => {
    const email = freshEmail();
    await new AuthPages(page).register('Ada Lovelace', email);
    await expect(page.getByRole('heading', { name: 'Check Your Inbox' })).toBeVisible();

    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(1);
    const [mail] = await server.mailsTo(email);
    await page.goto(mail?.links[0] ?? '');
    await expect(page.getByText('Email Verified!')).toBeVisible();
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  });

  test('a link that was used or made up is refused in words', async ({ page }) => {
    await page.goto('/confirm-email#error=access_denied&error_code=otp_expired&error_description=expired');
    await expect(page.getByText('Verification Failed')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('a link never signs a device in as somebody else: not on other pages, not over another account', async ({
    page,
    server,
  }) => {
    const email = freshEmail();
    const auth = new AuthPages(page);
    await auth.register('Eve Adams', email);
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(1);
    const verified = await page.request.get((await server.mailsTo(email))[0]?.links[0] ?? '', {
      maxRedirects: 0,
    });
    const { hash } = new URL(verified.headers()['location'] ?? '');
    expect(hash).toContain('access_token');

    await page.goto(`/pricing${hash}`);
    await expect(page).toHaveURL(/\/pricing$/);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login$/);

    await auth.comeBack(accounts.free);
    for (const path of ['/how-it-works', '/confirm-email', '/reset-password']) {
      await page.goto(`${path}${hash}`);
      await expect(page).not.toHaveURL(/access_token/);
    }
    await page.goto(`/confirm-email${hash}`);
    await expect(page.getByRole('heading', { name: 'This link is for another account' })).toBeVisible();
    await expect(page.getByText(`still signed in as ${accounts.free}`)).toBeVisible();
  });

  test('the form checks its fields in order and names each', async ({ page }) => {
    const auth = new AuthPages(page);
    await page.goto('/register');
    const steps: [string, string, string, string][] = [
      ['', '', '', 'Please enter your full name.'],
      ['  ', 'a@b.test', PASSWORD, 'Please enter your full name.'],
      ['Ada', '', '', 'Please enter your email address.'],
      ['Ada', 'ada at example', '', 'Please enter a valid email address.'],
      ['Ada', 'ada@example.test', '', 'Please enter a password.'],
      ['Ada', 'ada@example.test', '12345', 'Password must be at least 6 characters long.'],
    ];
    for (const [name, email, password, message] of steps) {
      await auth.fillRegistration(name, email, password);
      await auth.submit('Sign Up');
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(page).toHaveURL(/\/register$/);
    }
  });
});

test.describe('signing in and out', () => {
  test(
    'a member signs in, is remembered after a reload, and signs out to the home page',
    { tag: '@worker' },
    async ({ page }) => {
      const auth = new AuthPages(page);
      await auth.logIn(accounts.free);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
      await auth.logOut();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/login$/);
    },
  );

  test('a wrong password is refused and what was typed stays', async ({ page, allowConsole }) => {
    allowConsole(/status of 400/);
    await page.goto('/login');
    await new AuthPages(page).fillLogin(accounts.free, 'not the password');
    await expect(page.getByText('Login Failed')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(accounts.free);
  });

  test('a protected page sends a visitor to log in and back again', async ({ page }) => {
    await page.goto('/my-trips');
    await expect(page).toHaveURL(/\/login$/);
    await new AuthPages(page).fillLogin(accounts.free);
    await expect(page).toHaveURL(/\/my-trips$/);
    await expect(page.getByText('Unlock My Trips')).toBeVisible();
  });

  test('a member who is not an admin is kept out of the admin area', async ({ page }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await new AuthPages(page).comeBack(accounts.free);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/$/);
  });

  test('two tabs follow each other', async ({ page, context }) => {
    const auth = new AuthPages(page);
    await auth.logIn(accounts.pro);
    const second = await context.newPage();
    await second.goto('/');
    await expect(second.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await auth.logOut();
    await expect(second.getByRole('button', { name: 'Account menu' })).toBeHidden();
  });

  test('a forgotten password is replaced by mail, which leads on to what waited', async ({
    page,
    server,
  }) => {
    const email = freshEmail();
    const auth = new AuthPages(page);
    await auth.register('Grace Hopper', email);
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(1);
    await page.goto((await server.mailsTo(email))[0]?.links[0] ?? '');
    await expect(page).toHaveURL(/\/welcome$/);
    await auth.logOut();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();

    await page.goto('/');
    await page.getByRole('button', { name: 'Plan with AI: Rome' }).click();
    await page
      .getByRole('button', { name: 'Forgot password?' })
      .or(page.getByRole('link', { name: 'Forgot password?' }))
      .click();
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page
      .getByRole('main')
      .getByRole('button', { name: /reset|send/i })
      .click();
    await expect.poll(async () => (await server.mailsTo(email)).length).toBe(2);
    await page.goto((await server.mailsTo(email))[0]?.links[0] ?? '');
    await page
      .getByLabel(/new password/i)
      .first()
      .fill('another-way');
    await page
      .getByRole('main')
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await expect(page.getByText("Great! You're interested in a trip to Rome...")).toBeVisible();
    // the planner has no header to log out by
    await page.goto('/profile');
    await auth.logOut();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
    await auth.logIn(email, 'another-way');
  });
});
