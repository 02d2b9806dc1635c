import { accounts } from '../../fixtures/accounts.ts';
import { businessRoutes, memberRoutes, publicRoutes } from '../../fixtures/routes.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';

test(
  'every public route has one heading, a title of its own and no console error',
  { tag: ['@worker', '@onlywide'] },
  async ({ page }) => {
    const titles = new Map<string, string>();
    for (const route of publicRoutes) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      titles.set(route, await page.title());
    }
    expect(new Set(titles.values()).size, JSON.stringify([...titles])).toBe(publicRoutes.length);
  },
);

test(
  'every signed-in route opens for who may see it',
  { tag: ['@worker', '@onlywide'] },
  async ({ page }) => {
    await new AuthPages(page).comeBack(accounts.business);
    for (const route of [...memberRoutes, ...businessRoutes]) {
      await page.goto(route);
      await expect(page, route).toHaveURL(new RegExp(`${route}$`));
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    }
  },
);

test('the gates of the plans hold', { tag: '@onlywide' }, async ({ page }) => {
  await new AuthPages(page).comeBack(accounts.pro);
  for (const route of businessRoutes) {
    await page.goto(route);
    await expect(
      page.getByText(/This feature is exclusively available for our .+ plan members\./),
    ).toBeVisible();
  }
});

test('an admin reaches the admin area', { tag: '@onlywide' }, async ({ page }) => {
  await page.goto('/admin/login');
  await new AuthPages(page).fillLogin(accounts.admin);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('an address that leads nowhere says so and offers a way on', { tag: '@onlywide' }, async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
