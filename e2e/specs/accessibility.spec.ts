/** WCAG 2.2 AA over the whole route table. A new screen inherits this by standing in fixtures/routes.ts. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { adminRoutes, businessRoutes, memberRoutes, publicRoutes } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthPages } from '../models/AuthPages.ts';

const schemes = ['light', 'dark'] as const;

async function expectNoFindings(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(findings, route).toEqual([]);
}

for (const scheme of schemes) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme, reducedMotion: 'reduce' });

    test('axe finds nothing for a visitor', async ({ page }) => {
      test.setTimeout(180_000);
      for (const route of publicRoutes) await expectNoFindings(page, route);
    });

    test('axe finds nothing for a member', async ({ page }) => {
      test.setTimeout(180_000);
      await new AuthPages(page).logIn(accounts.business);
      for (const route of ['/', ...memberRoutes, ...businessRoutes]) await expectNoFindings(page, route);
    });

    test('axe finds nothing for an admin', async ({ page }) => {
      await page.goto('/admin/login');
      await new AuthPages(page).fillLogin(accounts.admin);
      await expect(page).toHaveURL(/\/admin$/);
      for (const route of adminRoutes) await expectNoFindings(page, route);
    });
  });
}

test('the first Tab offers to skip to the content, and navigation moves focus to the new heading', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
