/** Pages with a form, which the build has written: nothing typed into one is lost, and nothing of it is sent, before its script runs. */
import type { Page } from 'playwright/test';
import { expectLive } from '../../models/live.ts';
import { daysFromNow } from '../../models/SearchPages.ts';
import { expect, test } from '../../fixtures/test.ts';

const pages = ['/login', '/register', '/contact', '/booking', '/flights', '/hotels'] as const;
const forms = [
  ['/login', 'Email'],
  ['/register', 'Email'],
  ['/contact', 'Your email'],
  ['/booking', 'From'],
] as const;

/** Holds every script back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const releases: (() => void)[] = [];
  const released = new Promise<void>((resolve) => releases.push(resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => releases.forEach((release) => release());
}

/** Has the page note every heading that can be seen, and how far anything moved. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const shifts: string[] = [];
    Object.assign(globalThis, { seen, shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly { node?: Element }[] = Reflect.get(entry, 'sources') ?? [];
        const where = sources.map(({ node }) => node?.className || node?.nodeName).join(', ');
        shifts.push(`${Reflect.get(entry, 'value')}: ${where}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.add(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The field itself: the list below it has the same name. */
const fieldOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input'));

const noted = (page: Page, what: 'seen' | 'shifts') =>
  page.evaluate((name): string[] => [...Reflect.get(globalThis, name)], what);

test('without its script a form is there, and takes and sends nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const [path, label] of forms) {
    await page.goto(path);
    const field = fieldOf(page, label);
    await expect(field).toBeVisible();
    await expect(page.locator('main form')).not.toHaveCount(0);
    await expect(page.locator('main form:not([inert])')).toHaveCount(0);
    await expect(page.locator('main form:not([method="dialog"])')).toHaveCount(0);
    const box = await field.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await page.keyboard.type('secret');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
  await context.close();
});

test('a form opens when its script has come, and keeps what is typed from then on', async ({ page }) => {
  for (const [path, label] of forms) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = fieldOf(page, label);
    await field.evaluate((input: HTMLInputElement) => input.focus());
    await expect(field).not.toBeFocused();
    const element = await field.elementHandle();
    release();
    await expectLive(page);
    await field.click();
    await page.keyboard.type('Ada');
    await expect(field).toHaveValue('Ada');
    // what the app does when it arrives, it has done once it has named the document
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(field).toHaveValue('Ada');
    expect(await element?.evaluate((input) => input.isConnected)).toBe(true);
    await page.unroute('**/*.js');
  }
});

test('nothing moves as a page comes alive @wide', async ({ page }) => {
  await watch(page);
  for (const path of pages) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await standStill(page);
    release();
    await expect
      .poll(() => heading.evaluate((h1) => Object.keys(h1).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await noted(page, 'shifts'), path).toEqual([]);
    await page.unroute('**/*.js');
  }
});

/** Waits for what the page brings along without its script, sheets and faces, and forgets what that moved. */
async function standStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.readyState !== 'loading' &&
          [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
            ({ sheet }) => sheet,
          ) &&
          document.fonts.status === 'loaded',
      ),
    )
    .toBe(true);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    Reflect.get(globalThis, 'shifts').length = 0;
  });
}

test('what the way back puts back into a form is known to it', async ({ page }) => {
  const day = daysFromNow(40);
  await page.goto('/booking');
  await expectLive(page);
  await page.getByLabel('One-way').check();
  await page.getByLabel('Departure').fill(day);
  await page.getByLabel('Passengers').selectOption('3');
  await page.goto('/how-it-works');
  await page.goBack();
  await expectLive(page);
  await expect(page.getByLabel('Departure')).toHaveValue(day);
  await expect(page.getByLabel('Passengers')).toHaveValue('3');
  await expect(page.getByLabel('One-way')).toBeChecked();
  // the form draws what it knows of
  await expect(page.getByLabel('Return', { exact: true }).and(page.locator('[type="date"]'))).toHaveCount(0);
});

test('a search in the address never shows the page without one', async ({ page }) => {
  await watch(page);
  const query = new URLSearchParams({
    from: 'London',
    fromCode: 'LON',
    to: 'Rome',
    toCode: 'ROM',
    departure: daysFromNow(40),
    tripType: 'one-way',
    passengers: '1',
  }).toString();
  await page.goto(`/flights?${query}`);
  await expect(page.getByRole('heading', { level: 1, name: /London.*Rome/ })).toBeVisible();
  expect((await noted(page, 'seen')).filter((words) => words.startsWith('Start'))).toEqual([]);
  await page.goto(`/booking?${query}`);
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('London (LON)');
});

test('days are this device’s, and not the build’s', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-05T12:00:00Z'));
  await page.goto('/booking');
  await expect(page.getByLabel('Departure')).toHaveAttribute('min', '2031-03-05');
  await page.goto('/flights');
  const example = page.getByRole('link', { name: /London to Rome/ });
  await expect(example).toHaveAttribute('href', /departure=2031-04-04/);
});
