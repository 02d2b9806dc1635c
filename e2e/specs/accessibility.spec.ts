/**
 * The whole route table, for each role, every page opened once: WCAG 2.2 AA, and with zoom, small screens, large type
 * and reduced motion nothing is lost and nothing moves. A new screen inherits this by standing in fixtures/routes.ts.
 */
import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expectNothingLostHere, layoutLosses } from '../checks/layout.ts';
import { motionSeen, watchMotion } from '../checks/motion.ts';
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
import { planTrip } from '../fixtures/trips.ts';
import { AuthPages } from '../models/AuthPages.ts';

const PHONE = { width: 390, height: 844 };

/** Axe comes last: it leaves the page in the dark scheme, which the next page is put back from. */
async function expectNoFindings(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await page.goto(route);
    await expectSettled(page, route);
    await expectNothingLostHere(page, route);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize(PHONE);
    expect.soft(await motionSeen(page), `${route} with reduced motion`).toEqual([]);
    await expectNoAxeFindings(page, route);
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

test.describe('nothing is lost, nothing moves, and axe finds nothing in either scheme', () => {
  // a phone's browser would widen the page to what sticks out of it, which is then not seen to
  test.use({ reducedMotion: 'reduce', isMobile: false });
  test.beforeEach(({ page }) => watchMotion(page));

  const half = Math.ceil(publicRoutes.length / 2);
  for (const routes of [publicRoutes.slice(0, half), publicRoutes.slice(half)]) {
    test(`for a visitor, from ${routes[0]} on`, async ({ page }) => {
      await expectNoFindings(page, routes);
    });
  }

  test('for a visitor on pages that their address fills', async ({ page }) => {
    await expectNoFindings(page, contentRoutes);
  });

  test('for a member', async ({ page }) => {
    await new AuthPages(page).comeBack(accounts.business);
    await expectNoFindings(page, ['/', ...memberRoutes, ...businessRoutes]);
  });

  test('for a member with trips, on their list and on one of them', async ({ page, server, member }) => {
    const email = await member('Pro');
    const trip = await planTrip(
      server.url,
      email,
      'Four days in Rome from 10 May next year, two from London',
    );
    await new AuthPages(page).comeBack(email);
    await expectNoFindings(page, ['/my-trips', `/my-trips/${trip}`]);
  });

  for (const tier of ['free', 'pro', 'premium'] as const) {
    test(`for a member of the ${tier} plan, at the gates and the plans`, async ({ page }) => {
      await new AuthPages(page).comeBack(accounts[tier]);
      await expectNoFindings(page, planRoutes);
    });
  }

  test('for an admin', async ({ page }) => {
    await new AuthPages(page).comeBack(accounts.admin);
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
    // beside the app's root: what stands in it while the app takes the HTML over is drawn anew without it
    document.body.append(box, button);
    box.animate([{ rotate: '0deg' }, { rotate: '1deg' }], 5_000);
  });
  expect((await layoutLosses(page)).join('\n')).toMatch(/cut off.*planted[\s\S]*off the screen.*Away/);
  expect((await motionSeen(page)).join('\n')).toMatch(/5000 ms.*planted/);
});

test('nothing is moved, level by level or at all, for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  const moved = await page.evaluate(() => {
    document.documentElement.dataset['mantineColorScheme'] = 'dark';
    // what is asked of a style is worked out at once, with the transitions that it starts
    const { color } = getComputedStyle(document.body);
    return { color, transitions: document.getAnimations().length };
  });
  expect(moved).toEqual({ color: 'rgb(238, 241, 244)', transitions: 0 });
});
