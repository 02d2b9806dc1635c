import { expect, test } from '../fixtures/test.ts';
import { AssistantPage } from '../models/AssistantPage.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { PlannerPack } from '../models/PlannerPack.ts';

test(
  'in the air a trip is planned and changed on the device, and the account has it afterwards, for nothing',
  { tag: '@worker' },
  async ({ page, context, member, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await new AuthPages(page).logIn(await member('Pro'));
    const assistant = new AssistantPage(page);
    await assistant.open();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await new PlannerPack(page).tell({ type: 'FETCH_PACK', parts: ['planner', 'europe'] });
    const before = await assistant.balance();

    await context.setOffline(true);
    await assistant.send('Three days in Rome in May from London for two');
    await expect(page.getByRole('heading', { name: 'Rome: 3 days for two' })).toBeVisible({
      timeout: 30_000,
    });
    await assistant.send('Make it four days');
    await expect(page.getByRole('heading', { name: 'Rome: 4 days for two' })).toBeVisible({
      timeout: 30_000,
    });
    await page.reload();
    await assistant.passEntry();
    const waits = page.getByRole('main').getByText(/It goes to your account when you are back online/);
    await expect(waits.first()).toBeVisible();

    await context.setOffline(false);
    await expect(waits).toHaveCount(0, { timeout: 45_000 });
    expect(await assistant.balance()).toBe(before);
    await page.goto('/my-trips');
    await expect(page.getByRole('main').getByText('Rome: 4 days for two').first()).toBeVisible();
  },
);
