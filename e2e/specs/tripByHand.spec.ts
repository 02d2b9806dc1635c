/** A trip's page: items dragged with a finger or a mouse, locked, booked and added. */
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expectNothingLostHere } from '../checks/layout.ts';
import { planTrip } from '../fixtures/trips.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { TripPages } from '../models/TripPages.ts';

test(
  'a member drags an item to another place, locks one, books one and adds one',
  { tag: '@wide' },
  async ({ page, server, member, hasTouch }) => {
    const email = await member('Pro');
    await planTrip(server.url, email, 'Four days in Rome from 10 May next year, two of us, from London');
    await new AuthPages(page).comeBack(email);
    const trips = new TripPages(page);
    await trips.open(/^Rome/);
    // on a wide screen all that is done with the whole of it stands in one line
    if (!hasTouch) expect(await trips.actionLines()).toBe(1);
    const before = await trips.items(2);
    const [first = '', second = ''] = before;

    await trips.drag(first, second, hasTouch);
    await expect(trips.news()).toContainText(`“${first}” is on day 2 now`);
    await expect.poll(async () => (await trips.items(2)).slice(0, 2)).toEqual([second, first]);
    await trips.undo();
    await expect.poll(() => trips.items(2)).toEqual(before);

    // what moves the page does not take an open menu away, with the focus that is in it
    await trips.openMenu(first);
    await trips.toTop();
    await expect(page.getByRole('menuitem', { name: 'Lock' })).toBeVisible();
    await expectNoAxeFindings(page, 'the menu of an item');
    await page.keyboard.press('Escape');

    await trips.change(first, 'Lock');
    await expect(trips.day(2).getByText('Locked', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Drag ${first},` })).toHaveCount(0);

    await trips.change(second, 'Mark as booked…');
    const booking = page.getByRole('dialog', { name: `Your booking of ${second}` });
    await booking.getByLabel('Reference').fill('ABC123');
    await booking.getByLabel('Paid, in US dollars').fill('84');
    await trips.toTop();
    await expectNoAxeFindings(page, 'a booking');
    await booking.getByRole('button', { name: 'Save' }).click();
    await expect(trips.day(2).getByText('Booked · ref ABC123 · $84 paid')).toBeVisible();

    await page.getByRole('button', { name: 'Add something to day 2' }).click();
    const adding = page.getByRole('dialog', { name: /^Add to day 2/ });
    await adding.getByLabel('What').fill('Coffee with Ana');
    await adding.getByLabel('From').fill('07:00');
    await trips.toTop();
    await expectNoAxeFindings(page, 'adding something');
    await adding.getByRole('button', { name: 'Add it' }).click();
    await expect(trips.news()).toContainText('“Coffee with Ana” is on day 2 now, 7:00 AM to 8:00 AM.');
    await expect(trips.day(2).getByText('Added by you')).toBeVisible();
    await expect(page.getByText('Kept on this device.')).toBeVisible();

    await page.getByRole('heading', { name: 'Hotels', exact: true }).click();
    const other = page.getByRole('button', { name: /^Use this instead: / }).last();
    const [, hotel = ''] = /: ([^,]+),/.exec((await other.getAttribute('aria-label')) ?? '') ?? [];
    await other.click();
    await expect(trips.news()).toContainText(`${hotel} is in your plan now.`);
    await expect(trips.day(1)).toContainText(hotel);
    await expect(page.getByRole('button', { name: `In your plan: ${hotel}` })).toBeFocused();

    await page.getByRole('heading', { name: 'Tours', exact: true }).click();
    const otherTour = page.getByRole('button', { name: /^Use this instead: Rome on foot/ });
    await otherTour.click();
    await expect(trips.news()).toContainText(/^Rome on foot: .* is in your plan now, on day \d/);
    const [, day] = /on day (\d)/.exec((await trips.news().textContent()) ?? '') ?? [];
    await expect(trips.day(Number(day))).toContainText('Rome on foot');
    await expect(page.getByRole('button', { name: /^In your plan: Rome on foot/ })).toBeFocused();
    await expect(page.getByRole('link', { name: /^Book Now: Rome on foot/ }).first()).toBeVisible();
    await trips.undo();
    await expect(otherTour).toBeVisible();
    await otherTour.click();
    await expect(trips.news()).toContainText('is in your plan now');
    await trips.toTop();
    await expectNoAxeFindings(page, 'a trip changed by hand');
    await expectNothingLostHere(page, 'a trip changed by hand');
  },
);
