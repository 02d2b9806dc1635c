import type { BrowserContext, Page, Request } from 'playwright/test';
import { AuthPages } from '../../models/AuthPages.ts';
import { expect, test } from '../../fixtures/test.ts';
import { daysFromNow } from '../../models/SearchPages.ts';

const KEPT = 20;
const leaving = (date: string) =>
  `/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${date}&trip=one-way&passengers=1`;
const address = (days: number) => leaving(daysFromNow(days));
const offers = (page: Page) => page.getByRole('list', { name: 'Flights' }).getByRole('listitem');

/** Partners' pages do not leave the machine. */
async function playPartner(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  );
}

async function book(page: Page): Promise<void> {
  const popup = page.waitForEvent('popup');
  await offers(page)
    .first()
    .getByRole('link', { name: /^Book Now/ })
    .click();
  await (await popup).close();
}

function isClick(request: Request): boolean {
  return request.method() === 'POST' && request.url().includes('/rest/v1/affiliate_clicks');
}

test(
  'the last twenty searches are kept with their results, and listed',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    test.slow();
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    // one day for all of them: the journey may be on its way at midnight
    const dates = Array.from({ length: KEPT + 2 }, (_, index) => daysFromNow(30 + index));
    for (const date of dates) {
      await page.goto(leaving(date));
      await expect(offers(page).first()).toBeVisible();
    }
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.goto('/booking');
    const recent = page.getByRole('region', { name: 'Recent searches' });
    await recent.getByRole('button', { name: `Show all ${KEPT}` }).click();
    await expect(recent.getByRole('listitem')).toHaveCount(KEPT);
    const links = await recent
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const days = links.map((link) => new URLSearchParams(link.split('?')[1]).get('departure'));
    expect(days).toEqual(dates.slice(-KEPT).toReversed());

    // the oldest of them still has its offers, and the one before it is gone
    await context.setOffline(true);
    await recent.getByRole('link').last().click();
    await expect(page.getByText('Results kept on this device')).toBeVisible();
    await expect(offers(page).first()).toContainText(/\$\d/);
  },
);

test('a click to a partner is logged with the account, or with none', async ({ page, context, member }) => {
  await playPartner(context);
  await page.goto(address(40));
  const asVisitor = page.waitForRequest(isClick);
  await book(page);
  const visitor: unknown = (await asVisitor).postDataJSON();
  expect(visitor).toMatchObject({ user_id: null, link: expect.stringMatching(/^https:/) });

  await new AuthPages(page).comeBack(await member());
  await page.goto(address(40));
  const asMember = page.waitForRequest(isClick);
  await book(page);
  const own: unknown = (await asMember).postDataJSON();
  expect(own).toMatchObject({ user_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test(
  'a click that our server does not hear of waits, and is sent once when it is back',
  { tag: '@worker' },
  async ({ page, context, server, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await playPartner(context);
    await page.goto(address(41));
    await expect(offers(page).first()).toBeVisible();
    const sent: string[] = [];
    page.on('response', (response) => {
      if (isClick(response.request()) && response.ok()) sent.push(response.request().postData() ?? '');
    });
    await server.stop();
    await book(page);
    expect(sent).toEqual([]);
    await server.start();
    await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(1);
    await page.reload();
    await expect(offers(page).first()).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test(
  'without a network no dead page is opened, and a search that is not kept says why',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await playPartner(context);
    await page.goto(address(43));
    await expect(offers(page).first()).toBeVisible();
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await offers(page)
      .first()
      .getByRole('link', { name: /^Book Now/ })
      .click();
    await expect(page.getByText('The partner’s site opens when the network is back.')).toBeVisible();
    expect(context.pages()).toHaveLength(1);

    await page.goto(address(44));
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByText('This device keeps no results of this search.')).toBeVisible();
    const kept = page.getByRole('region', { name: 'Recent searches' });
    await kept.getByRole('link', { name: /London to Rome/ }).click();
    await expect(offers(page).first()).toBeVisible();
    const sent = page.waitForRequest(isClick);
    await context.setOffline(false);
    await sent;
  },
);

test('a click that cannot be logged holds nothing up and says nothing', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await playPartner(context);
  await page.route('**/rest/v1/affiliate_clicks*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Nobody logs today' } }),
  );
  await page.goto(address(42));
  const refused = page.waitForResponse((response) => isClick(response.request()));
  await book(page);
  expect((await refused).status()).toBe(500);
  await expect(page.getByText('Nobody logs today')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(offers(page).first()).toBeVisible();
});
