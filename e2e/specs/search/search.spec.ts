import { accounts } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { AuthPages } from '../../models/AuthPages.ts';
import { BookingForms, daysFromNow } from '../../models/SearchPages.ts';

test(
  'a visitor searches flights and clicks through to the partner; the click is logged',
  { tag: '@wide' },
  async ({ page, context }) => {
    await page.goto('/booking');
    const forms = new BookingForms(page);
    await forms.choosePlace('From', 'lond', /London/);
    await forms.choosePlace('To', 'rome', /Rome/);
    await page.getByLabel('Departure').fill(daysFromNow(40));
    await page
      .getByLabel('Return', { exact: true })
      .and(page.locator('input[type=date]'))
      .fill(daysFromNow(47));
    await page.getByRole('button', { name: 'Search flights' }).click();

    await expect(page).toHaveURL(/\/flights\?/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Flights from London to Rome');
    const cards = page.getByRole('list', { name: 'Flights' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    await expect(cards.first()).toContainText(/\d{1,2}:\d{2} (AM|PM)/);
    await expect(cards.first()).toContainText(/\d+h \d+m/);
    await expect(cards.first()).toContainText(/Non-stop|stop/);
    await expect(cards.first()).toContainText(/\$\d/);
    await expect(page.getByText(/sample/i).first()).toBeVisible();

    await context.route(/^https:\/\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
    );
    const logged = page.waitForResponse((response) => response.url().includes('/rest/v1/affiliate_clicks'));
    const popup = context.waitForEvent('page');
    await cards
      .first()
      .getByRole('link', { name: /Book Now/ })
      .click();
    const partner = await popup;
    await partner.waitForLoadState();
    expect(new URL(partner.url()).protocol).toBe('https:');
    expect(await partner.evaluate(() => document.referrer)).toBe('');
    expect((await logged).status()).toBe(201);
  },
);

test('the search lives in the address: reload and a shared link give the same', async ({ page }) => {
  await page.goto('/booking');
  const forms = new BookingForms(page);
  await forms.choosePlace('From', 'lond', /London/);
  await forms.choosePlace('To', 'new york', /New York/);
  await page.getByRole('radio', { name: 'One-way' }).check({ force: true });
  await page.getByLabel('Departure').fill(daysFromNow(30));
  await page.getByRole('button', { name: 'Search flights' }).click();
  const cards = page.getByRole('list', { name: 'Flights' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const first = await cards.first().textContent();
  await expect(page.getByText('One-way').first()).toBeVisible();
  await page.reload();
  await expect(cards.first()).toBeVisible();
  expect(await cards.first().textContent()).toBe(first);
});

test(
  'hotels come in two columns on a wide screen with a price a night',
  { tag: '@wide' },
  async ({ page }) => {
    await new AuthPages(page).comeBack(accounts.free);
    await page.goto('/booking');
    await page.getByRole('tab', { name: 'Hotels' }).click();
    const forms = new BookingForms(page);
    await forms.choosePlace('Destination', 'kyoto', /Kyoto/);
    await page.getByLabel('Check-in').fill(daysFromNow(60));
    await page.getByLabel('Check-out').fill(daysFromNow(64));
    await page.getByRole('button', { name: 'Search hotels' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotels in Kyoto');
    const cards = page.getByRole('list', { name: 'Hotels' }).getByRole('listitem');
    await expect(cards.first()).toContainText(/from \$\d+ \/ night/);
    const boxes = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
    expect(boxes.every((box) => box !== null)).toBe(true);
    const wide = (page.viewportSize()?.width ?? 0) > 1000;
    expect(boxes[0]?.y === boxes[1]?.y).toBe(wide);
  },
);

test('wrong searches are refused in words that name the field, and garbage addresses never reach the server', async ({
  page,
}) => {
  await page.goto('/booking');
  await page.getByRole('button', { name: 'Search flights' }).click();
  await expect(page.getByText(/where.*from|choose.*from|origin/i).first()).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('travel-search-proxy')) calls.push(request.url());
  });
  for (const query of [
    '',
    '?from=%3Cscript%3E&to=ZZZZZ&departure=2026-02-31',
    `?from=${'x'.repeat(5_000)}`,
    '?passengers=1e9&tripType=sideways',
    '?from=Hogsmeade&to=Rome',
    '?from=London&fromCode=QQQ&to=Rome',
    '?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=2020-01-01',
    '?from=London&fromCode=LON&to=Rome&toCode=ROM&sort=<script>alert(1)</script>',
  ]) {
    await page.goto(`/flights${query}`);
    await expect(page.getByText('Start a New Search').first()).toBeVisible();
  }
  for (const query of [
    '?destination=Hogsmeade',
    `?destination=${'x'.repeat(5_000)}`,
    '?destination=Kyoto&stars=9',
  ]) {
    await page.goto(`/hotels${query}`);
    await expect(page.getByText('Start a New Search').first()).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test('a link with the name of one place and the code of another is refused in words', async ({ page }) => {
  await page.goto(`/flights?from=London&fromCode=ROM&to=Tokyo&toCode=TYO&departure=${daysFromNow(40)}`);
  await expect(page.getByText('From: the code ROM is Rome, not “London”.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start a New Search' })).toBeVisible();
});

test(
  'on a slow link the results of last time show at once, and give way where they stand',
  { tag: '@wide' },
  async ({ page }) => {
    const address = `/flights?from=London&to=Rome&departure=${daysFromNow(45)}&return=${daysFromNow(50)}`;
    const list = page.getByRole('list', { name: 'Flights' });
    const cards = list.getByRole('listitem');
    await page.goto(address);
    await expect(cards.first()).toBeVisible();
    await expect(cards.first()).toContainText(/Return \w+ \d+ \w+/);

    let answer!: () => void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/functions/v1/travel-search-proxy', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText('Results kept on this device')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Checking…' })).toBeVisible();
    await cards.nth(2).scrollIntoViewIfNeeded();
    // the sign above loses a line on a phone: what is being read stays where it is, not the length of the page
    const top = async () => (await cards.nth(2).boundingBox())?.y ?? Number.NaN;
    const before = await top();
    answer();
    await expect(page.getByText('Updated')).toBeAttached();
    // to the pixel that the browser scrolls by
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  },
);

test('hotels for any date say which night their prices are for', async ({ page }) => {
  await page.goto('/hotels?destination=Kyoto&code=KIX');
  await expect(page.getByText('Any date', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Prices are those of one night, \w+ \d+ \w+ to \w+ \d+ \w+\./)).toBeVisible();
});
