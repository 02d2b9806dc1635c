import { AuthPages } from '../../models/AuthPages.ts';
import { expect, test } from '../../fixtures/test.ts';

const written = [
  ['/', 'Your Next Adventure, Intelligently Planned'],
  ['/how-it-works', 'How It Works'],
  ['/destinations', 'Destinations'],
  ['/pricing', 'Pricing'],
  ['/blog', 'Blog'],
  ['/contact', 'Contact'],
  ['/booking', 'Search flights and hotels'],
  ['/flights', 'Start a New Search'],
  ['/hotels', 'Start a New Search'],
  ['/login', 'Welcome Back!'],
  ['/register', 'Create an Account'],
] as const;

test('the public pages can be read before, and without, their script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const [path, heading] of written) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await context.close();
});

test('the script takes over the page that is there, without drawing it anew', async ({ page }) => {
  for (const [path] of written) {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    // React has taken an element over when it has hung its own properties on it
    await expect
      .poll(() => heading?.evaluate((h1) => Object.keys(h1).some((key) => key.startsWith('__react'))))
      .toBe(true);
    expect(await heading?.evaluate((h1) => h1.isConnected)).toBe(true);
  }
});

test('where a reader is, by scroll and by focus, stands when the script takes over', async ({ page }) => {
  const releases: (() => void)[] = [];
  const released = new Promise<void>((resolve) => releases.push(resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 2, name: 'Where to next?' });
  const link = page.getByRole('link', { name: 'Explore All Destinations' });
  await link.focus();
  await heading.evaluate((h2) => h2.scrollIntoView());
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(100);
  for (const release of releases) release();
  await expect
    .poll(() => heading.evaluate((h2) => Object.keys(h2).some((key) => key.startsWith('__react'))))
    .toBe(true);
  // what the app does when it arrives, it has done once it has named the document
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('a plan that is chosen before the script runs is come back to', async ({ page, member }) => {
  const email = await member();
  let withoutScript = true;
  await page.route('**/*.js', (route) =>
    withoutScript ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.continue(),
  );
  await page.goto('/pricing');
  withoutScript = false;
  await page.getByRole('link', { name: 'Choose Premium' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await new AuthPages(page).fillLogin(email);
  await expect(page).toHaveURL(/\/pricing$/);
});

test('whoever is signed in never sees the visitor’s page', async ({ page, member }) => {
  await new AuthPages(page).comeBack(await member());
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back, / })).toBeVisible();
  const seen = await page.evaluate((): string[] => Reflect.get(globalThis, 'seen'));
  expect(seen.filter((words) => !words.startsWith('Welcome back'))).toEqual([]);
});
