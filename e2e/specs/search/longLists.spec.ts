import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { daysFromNow } from '../../models/SearchPages.ts';

const COUNT = 300;
const flights = Array.from({ length: COUNT }, (_, index) => ({
  id: `f${index}`,
  origin: 'LHR',
  destination: 'FCO',
  flight_number: String(index + 1),
  airline: 'SA',
  airline_name: 'Sample Air',
  price: 100 + index,
  departure_at: `${daysFromNow(40)}T08:00:00+00:00`,
  duration_to: 150,
  transfers: index % 3,
  link: '',
  sample: true,
}));
const hotels = Array.from({ length: COUNT }, (_, index) => ({
  hotelId: `h${index}`,
  hotelName: `House ${index + 1}`,
  stars: 2 + (index % 4),
  priceFrom: 40 + index,
  sample: true,
}));

async function answerWith(page: Page, data: readonly unknown[]): Promise<void> {
  await page.route('**/functions/v1/travel-search-proxy', (route) =>
    route.fulfill({ json: { success: true, marker: '', data } }),
  );
}

/** Goes to the end of the page until the list's last item is there; heights are found out on the way. */
async function scrollToEnd(page: Page, list: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return list.locator(`[aria-posinset="${COUNT}"]`).count();
    })
    .toBe(1);
}

test('hundreds of flights are there to the last one, and a filter leaves the right ones', async ({
  page,
}) => {
  await answerWith(page, flights);
  await page.goto(`/flights?from=London&to=Rome&departure=${daysFromNow(40)}`);
  const list = page.getByRole('list', { name: 'Flights' });
  await expect(page.getByText(`${COUNT} flights`)).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBeLessThan(40);
  await scrollToEnd(page, list);
  await expect(list.locator(`[aria-posinset="${COUNT}"]`)).toContainText('$399');

  // back to the middle: what is drawn is what is in sight
  const middle = await list.evaluate(
    (node) => node.getBoundingClientRect().top + scrollY + node.clientHeight / 2,
  );
  await page.evaluate((top) => scrollTo(0, top), middle);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const points = [0.2, 0.5, 0.8].map((share) =>
          document.elementFromPoint(innerWidth / 2, innerHeight * share)?.closest('li, ul'),
        );
        return points.every((element) => element?.closest('ul[aria-label=Flights]') !== null);
      }),
    )
    .toBe(true);
  await expect(list.getByRole('listitem').first()).not.toHaveAttribute('aria-posinset', '1');

  await page.goto(`/flights?from=London&to=Rome&departure=${daysFromNow(40)}&stops=non-stop`);
  await expect(page.getByText(`${COUNT / 3} of ${COUNT} shown`).first()).toBeVisible();
  await expect(list.getByRole('listitem').nth(1)).toContainText('$103');
});

test('hundreds of hotels stand in their columns to the last one', { tag: '@wide' }, async ({ page }) => {
  await answerWith(page, hotels);
  await page.goto('/hotels?destination=Kyoto');
  const list = page.getByRole('list', { name: 'Hotels' });
  await expect(page.getByText(`${COUNT} hotels`)).toBeVisible();
  await scrollToEnd(page, list);
  await expect(list.locator(`[aria-posinset="${COUNT}"]`)).toContainText(`House ${COUNT}`);
  const columns = await list.evaluate((node) => getComputedStyle(node).gridTemplateColumns.split(' ').length);
  expect(columns).toBe((page.viewportSize()?.width ?? 0) > 1000 ? 2 : 1);
  // every row is whole: the first item drawn begins one
  const first = await list.getByRole('listitem').first().getAttribute('aria-posinset');
  expect((Number(first) - 1) % columns).toBe(0);
});

test('the focus stays on an offer that is scrolled away, and goes to the count when a filter takes it', async ({
  page,
}) => {
  await answerWith(page, flights);
  await page.goto(`/flights?from=London&to=Rome&departure=${daysFromNow(40)}`);
  const list = page.getByRole('list', { name: 'Flights' });
  const offer = list.getByRole('listitem').filter({ hasText: '$101' });
  const book = offer.getByRole('link', { name: /^Book Now/ });
  await book.focus();
  // far down the page: its card stays, and Tab leads to the next offer
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(list.getByRole('listitem').filter({ hasText: '$250' })).toBeAttached();
  await expect(book).toBeFocused();
  await expect(offer).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('listitem').filter({ hasText: '$102' }).getByRole('link')).toBeFocused();

  // two stops: Back to the address with the filter takes it away
  await page.evaluate(() => {
    history.pushState(null, '', `${location.href}&stops=non-stop`);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page.getByText(`${COUNT / 3} of ${COUNT} shown`).first()).toBeFocused();
});
