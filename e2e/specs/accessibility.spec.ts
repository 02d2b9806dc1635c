/** WCAG 2.2 AA over the whole route table, for each role. A new screen inherits this by standing in fixtures/routes.ts. */
import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expectSettled } from '../checks/settled.ts';
import { accounts } from '../fixtures/accounts.ts';
import {
  adminRoutes,
  businessRoutes,
  contentRoutes,
  memberRoutes,
  planRoutes,
  publicRoutes,
} from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthPages } from '../models/AuthPages.ts';

async function expectNoFindings(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await page.goto(route);
    await expectSettled(page, route);
    await expectNoAxeFindings(page, route);
  }
}

test.describe('axe finds nothing in either scheme', () => {
  test.use({ reducedMotion: 'reduce' });

  test('for a visitor', async ({ page }) => {
    await expectNoFindings(page, publicRoutes);
  });

  test('for a visitor on pages that their address fills', async ({ page }) => {
    await expectNoFindings(page, contentRoutes);
  });

  test('for a member', async ({ page }) => {
    await new AuthPages(page).comeBack(accounts.business);
    await expectNoFindings(page, ['/', ...memberRoutes, ...businessRoutes]);
  });

  for (const tier of ['free', 'pro', 'premium'] as const) {
    test(`for a member of the ${tier} plan, at the gates and the plans`, async ({ page }) => {
      await new AuthPages(page).comeBack(accounts[tier]);
      await expectNoFindings(page, planRoutes);
    });
  }

  test('for an admin', async ({ page }) => {
    await page.goto('/admin/login');
    await new AuthPages(page).fillLogin(accounts.admin);
    await expect(page).toHaveURL(/\/admin$/);
    await expectNoFindings(page, ['/', ...adminRoutes]);
  });
});

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
