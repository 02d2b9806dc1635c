/**
 * Zoom, small screens, large type and reduced motion over the whole route table: nothing is lost, nothing moves.
 * A new screen inherits this by standing in fixtures/routes.ts.
 */
import type { Page } from 'playwright/test';
import { expectSettled } from '../checks/settled.ts';
import { expectNothingLostHere, layoutLosses } from '../checks/layout.ts';
import { motionSeen, watchMotion } from '../checks/motion.ts';
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

async function expectNothingLost(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await page.goto(route);
    await expectSettled(page, route);
    await expectNothingLostHere(page, route);
    expect.soft(await motionSeen(page), `${route} with reduced motion`).toEqual([]);
  }
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce', isMobile: false, hasTouch: false });
  test.beforeEach(({ page }) => watchMotion(page));

  test('a visitor loses nothing to zoom, a small screen or large type', async ({ page }) => {
    await expectNothingLost(page, [...publicRoutes, ...contentRoutes]);
  });

  test('neither does a member', async ({ page }) => {
    await new AuthPages(page).comeBack(accounts.business);
    await expectNothingLost(page, ['/', ...memberRoutes, ...businessRoutes]);
  });

  test('nor a member of the free plan, at the gates and the plans', async ({ page }) => {
    await new AuthPages(page).comeBack(accounts.free);
    await expectNothingLost(page, planRoutes);
  });

  test('nor an admin', async ({ page }) => {
    await page.goto('/admin/login');
    await new AuthPages(page).fillLogin(accounts.admin);
    await expect(page).toHaveURL(/\/admin$/);
    await expectNothingLost(page, adminRoutes);
  });
});

test('the check itself sees what moves and what is lost', async ({ page }) => {
  await watchMotion(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.className = 'planted';
    box.style.cssText = 'width:40px;overflow:hidden;white-space:nowrap;animation:none';
    box.textContent = 'much longer than forty pixels';
    const button = document.createElement('button');
    button.textContent = 'Away';
    button.style.cssText = 'position:absolute;left:-500px;width:80px;height:44px';
    document.querySelector('main')?.append(box, button);
    box.animate([{ rotate: '0deg' }, { rotate: '1deg' }], 5_000);
  });
  expect((await layoutLosses(page)).join('\n')).toMatch(/cut off.*planted[\s\S]*off the screen.*Away/);
  expect((await motionSeen(page)).join('\n')).toMatch(/5000 ms.*planted/);
});
