import { expect, test } from '../../fixtures/test.ts';
import { expectLive } from '../../models/live.ts';
import { countShown, daysFromNow } from '../../models/SearchPages.ts';

test(
  'a flight is searched, sorted, filtered and reached for booking without a pointer',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/booking');
    await expectLive(page);
    const from = page.getByRole('combobox', { name: 'From' });
    await from.focus();
    await page.keyboard.type('lon');
    await expect(page.getByRole('option').first()).toContainText('London');
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue('London (LON)');

    const to = page.getByRole('combobox', { name: 'To' });
    await to.focus();
    await page.keyboard.type('sao paulo');
    await expect(page.getByRole('option', { name: /São Paulo/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(to).toHaveValue('São Paulo (SAO)');

    await page.getByLabel('Departure').fill(daysFromNow(40));
    await page.getByRole('radio', { name: 'Return' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'One-way' })).toBeChecked();
    await page.getByRole('button', { name: 'Search flights' }).focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flights from London to São Paulo');
    const cards = page.getByRole('list', { name: 'Flights' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    const all = await countShown(page);

    await page.getByRole('combobox', { name: 'Sort by' }).focus();
    await page.keyboard.type('Dur');
    await expect(page).toHaveURL(/sort=duration/);

    const phone = (page.viewportSize()?.width ?? 0) < 900;
    if (phone) {
      await page.getByRole('button', { name: 'Filters' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    }
    const slider = page.getByRole('slider', { name: /Price/ });
    await slider.focus();
    await page.keyboard.press('PageDown');
    await expect(slider).toHaveValue('400');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(slider).toHaveValue('500');
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('1000');
    await expect(page.getByText(`${all} of ${all} shown`).first()).toBeAttached();
    if (phone) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
    }

    const days = page.getByRole('navigation', { name: 'Prices by day of departure' }).getByRole('link');
    await expect(days).toHaveCount(7);
    const chosen = days.nth(4);
    // what was filtered a moment ago goes along, before the address has it
    await expect(chosen).toHaveAttribute('href', /[?&]max=1000\b/);
    const price = /\$\d+(?:,\d+)*/.exec((await chosen.textContent()) ?? '')?.[0] ?? 'none';
    await chosen.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`departure=${daysFromNow(41)}.*sort=duration`));
    await expect(days.and(page.locator('[aria-current=date]'))).toContainText(price);
    await expect(cards.filter({ hasText: 'Lowest price' })).toContainText(price);

    const book = cards.first().getByRole('link', { name: /^Book Now/ });
    await book.focus();
    await expect(book).toBeFocused();
    await expect(book).toHaveAttribute('rel', 'noopener noreferrer');

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`departure=${daysFromNow(40)}`));
    await expect(days.and(page.locator('[aria-current=date]'))).toHaveCount(1);
  },
);

test(
  'a kept search opens with no network, says how old it is, and filters',
  { tag: '@worker' },
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const address = `/flights?from=London&fromCode=LON&to=Rome&toCode=ROM&departure=${daysFromNow(50)}`;
    await page.goto(address);
    const cards = page.getByRole('list', { name: 'Flights' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.goto('/booking');
    await expect(page.getByRole('region', { name: 'Recent searches' })).toContainText('London to Rome');
    await expect(page.getByText(/from \$\d+, seen just now/)).toBeVisible();

    await context.setOffline(true);
    await page.getByRole('link', { name: /London to Rome/ }).click();
    await expect(page.getByText(/kept on this device, prices seen/)).toBeVisible();
    const all = await countShown(page);
    await page.goto(`${address}&trip=one-way&passengers=1&stops=non-stop`);
    await expect(page.getByText(new RegExp(`^\\d+ of ${all} shown$`)).first()).toBeVisible();

    const again = page.getByRole('button', { name: 'Check again' });
    await again.click();
    // the check has ended without an answer: one that is under way would end well once the network is back
    await expect(again).toBeVisible();
    await expect(page.getByText(/kept on this device/)).toBeVisible();
    await context.setOffline(false);
    // a check that begins before the page has heard of it ends as the one before
    await expect(page.getByText(/^You are offline/)).toBeHidden();
    await again.click();
    await expect(page.getByText(/kept on this device/)).toBeHidden();
    await expect(cards.first()).toBeVisible();
  },
);

test('a form that cannot be searched says why at each field', async ({ page }) => {
  await page.goto(
    `/booking?from=London&fromCode=LON&to=London&toCode=LON&departure=${daysFromNow(30)}&return=${daysFromNow(20)}&trip=return`,
  );
  await page.getByRole('button', { name: 'Search flights' }).click();
  await expect(page.getByText('To: choose a place other than the one you leave from.')).toBeVisible();
  await expect(page.getByText('Return date is before the departure date.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'To' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear To' }).click();
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'To' }).fill('qqxzq');
  await expect(page.getByText('No matches found.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText('No matches found.')).toBeHidden();
});
