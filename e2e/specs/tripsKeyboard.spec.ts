/** Trips without a mouse: no click, tap or hover in this file, and a visible focus at every stop. */
import type { Page } from 'playwright/test';
import { expectNoAxeFindings } from '../checks/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { planTrip } from '../fixtures/trips.ts';
import { AuthPages } from '../models/AuthPages.ts';
import { Keyboard } from '../models/Keyboard.ts';
import { TripPages } from '../models/TripPages.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const ROME = 'Four days in Rome from 10 May next year, two of us, from London';

/** The page of a planned trip, signed in. */
async function openRome(page: Page, url: string, email: string) {
  const id = await planTrip(url, email, ROME);
  await new AuthPages(page).comeBack(email);
  const trips = new TripPages(page);
  await page.goto(`/my-trips/${id}`);
  await expect(trips.day(2)).toBeVisible();
  return { trips, keys: new Keyboard(page) };
}

test('My Trips: one is archived, another deleted, and each brought back', async ({
  page,
  server,
  member,
}) => {
  const email = await member('Pro');
  await planTrip(server.url, email, ROME);
  await planTrip(server.url, email, 'Three days in Paris from 10 June next year, for one');
  await new AuthPages(page).comeBack(email);
  const keys = new Keyboard(page);
  const main = page.getByRole('main');
  const rome = main.getByRole('link', { name: /^Rome/ });
  const romeMenu = main.getByRole('button', { name: /^Actions for Rome/ });
  const parisMenu = main.getByRole('button', { name: /^Actions for Paris/ });
  const archived = main.locator('summary', { hasText: 'Archived' });
  await page.goto('/my-trips');
  await keys.skipToContent();

  await keys.openMenu(romeMenu);
  await expectNoAxeFindings(page, 'the menu of a trip in the list');
  await keys.press('Escape');
  await expect(romeMenu).toBeFocused();
  await keys.openMenu(romeMenu);
  await keys.choose('Archive');
  // it is folded away: the row that follows has the focus
  await expect(parisMenu).toBeFocused();
  await keys.enter(archived);
  await keys.openMenu(romeMenu);
  await keys.choose('Take out of the archive');
  await expect(archived).toHaveCount(0);
  await expect(romeMenu).toBeFocused();

  const question = page.getByRole('dialog', { name: 'Delete this trip?' });
  await keys.openMenu(romeMenu);
  await keys.choose('Delete');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectNoAxeFindings(page, 'deleting a trip');
  await keys.press('Escape');
  await expect(question).toBeHidden();
  await expect(romeMenu).toBeFocused();
  await keys.openMenu(romeMenu);
  await keys.choose('Delete');
  await keys.enter(question.getByRole('button', { name: 'Delete the trip' }));
  await expect(rome).toHaveCount(0);
  await expect(parisMenu).toBeFocused();
  const undo = page.getByTestId('toast').getByRole('button', { name: 'Undo' });
  await keys.enter(undo);
  await expect(undo).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await keys.enter(rome, 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name: /^Rome/ })).toBeFocused();
});

test('a trip: its name, a note, a time and a drag, taken back one by one', async ({
  page,
  server,
  member,
}) => {
  const { keys, trips } = await openRome(page, server.url, await member('Pro'));
  const before = await trips.items(2);
  const [first = '', second = ''] = before;
  await keys.skipToContent();

  const more = page.getByRole('button', { name: 'More for this trip' });
  await keys.openMenu(more);
  await keys.choose('Rename');
  const rename = page.getByRole('dialog', { name: 'Rename the trip' });
  await expect(rename.getByLabel('Name')).toBeFocused();
  await expectNoAxeFindings(page, 'renaming a trip');
  await keys.press('Control+a');
  await keys.type('Rome in May');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rome in May' })).toBeVisible();
  await expect(more).toBeFocused();

  await keys.enter(trips.dayLink(2));
  await expect(trips.day(2)).toBeFocused();
  const menu = page.getByRole('button', { name: `Change ${first},` });
  await keys.openMenu(menu);
  await keys.choose('Change the note…');
  const noting = page.getByRole('dialog', { name: `Your note at ${first}` });
  await keys.tabTo(noting.getByLabel('Note'));
  await keys.press('Control+a');
  await keys.type('Bring water');
  await expectNoAxeFindings(page, 'a note at an item');
  await keys.enter(noting.getByRole('button', { name: 'Save' }));
  await expect(trips.day(2).getByText('Bring water')).toBeVisible();
  await expect(menu).toBeFocused();

  await keys.openMenu(menu);
  await keys.choose('Change the time…');
  const timing = page.getByRole('dialog', { name: `When is ${first}?` });
  await keys.fill(timing.getByLabel('From'), '0815');
  await expectNoAxeFindings(page, 'the time of an item');
  await keys.enter(timing.getByRole('button', { name: 'Save' }));
  await expect(trips.news()).toContainText('8:15 AM');
  await expect(menu).toBeFocused();

  const handle = page.getByRole('button', { name: `Drag ${first},` });
  const taken = page.getByText(`“${first}” is taken.`);
  await keys.tabTo(handle, 'Shift+Tab');
  await keys.press('Space');
  await expect(taken).toBeAttached();
  // it hears keys a moment after it says that it is taken
  await expect(async () => {
    await keys.press('Escape');
    await expect(page.getByText(`“${first}” is left where it was.`)).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await expect(handle).toBeFocused();
  await keys.press('Enter');
  await expect(taken).toBeAttached();
  // from the next task on it hears keys
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await keys.press('ArrowDown');
  await expect(page.getByText(/^Day 2, before /)).toBeAttached();
  await keys.press('Enter');
  await expect.poll(async () => (await trips.items(2)).slice(0, 2)).toEqual([second, first]);
  await expect(handle).toBeFocused();

  await keys.enter(page.getByRole('button', { name: 'Undo the last change' }));
  await expect.poll(() => trips.items(2)).toEqual(before);
  const again = page.getByRole('button', { name: 'Undo one more change' });
  for (const left of ['8:15 AM', 'Bring water']) {
    await expect(again).toBeFocused();
    await keys.press('Enter');
    await expect(trips.day(2).getByText(left)).toHaveCount(0);
  }
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rome in May' })).toHaveCount(0);
  // nothing is left to be taken back
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toBeFocused();
});

test('an item goes to another day and back and is booked, one is added, and one comes from a calendar', async ({
  page,
  server,
  member,
}) => {
  const { keys, trips } = await openRome(page, server.url, await member('Pro'));
  const [first = ''] = await trips.items(2);
  const menu = page.getByRole('button', { name: `Change ${first},` });
  await keys.skipToContent();
  await keys.enter(trips.dayLink(2));
  await keys.openMenu(menu);
  await keys.choose('To another day…');
  const moving = page.getByRole('dialog', { name: `Move ${first} to another day` });
  const days = moving.getByRole('combobox');
  await keys.tabTo(days);
  const day = Number(await days.inputValue());
  await expectNoAxeFindings(page, 'an item to another day');
  await keys.press('Escape');
  await expect(moving).toBeHidden();
  await expect(menu).toBeFocused();
  await keys.openMenu(menu);
  await keys.choose('To another day…');
  await keys.enter(moving.getByRole('button', { name: 'Move it' }));
  await expect.poll(() => trips.items(day)).toContain(first);
  await expect(menu).toBeFocused();
  await keys.enter(page.getByRole('button', { name: 'Undo the last change' }));
  await expect.poll(() => trips.items(day)).not.toContain(first);

  await keys.openMenu(menu, 'Shift+Tab');
  await keys.choose('Mark as booked…');
  const booking = page.getByRole('dialog', { name: `Your booking of ${first}` });
  await expect(booking.getByLabel('Reference')).toBeFocused();
  await keys.type('ABC123');
  await keys.fill(booking.getByLabel('Paid, in US dollars'), '84');
  await keys.enter(booking.getByRole('button', { name: 'Save' }));
  await expect(trips.day(2).getByText('Booked · ref ABC123 · $84 paid')).toBeVisible();
  await expect(menu).toBeFocused();

  const add = page.getByRole('button', { name: 'Add something to day 2' });
  const adding = page.getByRole('dialog', { name: /^Add to day 2/ });
  await keys.enter(add);
  await expect(adding.getByLabel('What')).toBeFocused();
  await keys.type('Coffee with Ana');
  await keys.fill(adding.getByLabel('From'), '0700');
  await keys.enter(adding.getByRole('button', { name: 'Add it' }));
  await expect.poll(() => trips.items(2)).toContain('Coffee with Ana');
  await expect(add).toBeFocused();

  const more = page.getByRole('button', { name: 'More for this trip' });
  await page.reload();
  await keys.skipToContent();
  await keys.openMenu(more);
  const chooser = page.waitForEvent('filechooser');
  await keys.choose('Add from a calendar file');
  await (await chooser).setFiles(calendarFile());
  const found = page.getByRole('dialog', { name: '1 event found' });
  await expect(found.getByText(/Day 3, .* 12 May, 5:30 AM to 6:30 AM/)).toBeVisible();
  await keys.tabTo(found.getByRole('button', { name: 'Cancel' }));
  await keys.press('Escape');
  await expect(found).toBeHidden();
  await expect(more).toBeFocused();
  await keys.openMenu(more);
  const again = page.waitForEvent('filechooser');
  await keys.choose('Add from a calendar file');
  await (await again).setFiles(calendarFile());
  await keys.enter(found.getByRole('button', { name: 'Add to trip' }));
  await expect.poll(() => trips.items(3)).toContain('Balloon');
  await expect(found).toBeHidden();
  await expect(more).toBeFocused();
});

/** An event of the trip's third morning, as a booking's mail brings it. */
function calendarFile() {
  const at = `${new Date().getFullYear() + 1}0512T053000`;
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Balloon\nDTSTART;TZID=Europe/Rome:${at}\nEND:VEVENT\nEND:VCALENDAR`;
  return { name: 'balloon.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) };
}

test('a trip is taken along, and read by its link', async ({ page, server, member }) => {
  const { keys, trips } = await openRome(page, server.url, await member('Pro'));
  await keys.skipToContent();
  const open = page.getByRole('button', { name: 'Calendar', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Take it along' });
  await keys.enter(open);
  const downloaded = page.waitForEvent('download');
  await keys.enter(dialog.getByRole('button', { name: 'Calendar file' }));
  expect((await downloaded).suggestedFilename()).toMatch(/\.ics$/);
  const notes = dialog.getByRole('checkbox', { name: /^With the notes/ }).first();
  await keys.tabTo(notes);
  await keys.press('Space');
  await expect(notes).toBeChecked();
  const make = dialog.getByRole('button', { name: 'Make a link' });
  await keys.enter(make);
  const link = await dialog.getByRole('textbox', { name: 'The link' }).inputValue();
  await expect(make).toBeFocused();
  const takeBack = dialog.getByRole('button', { name: /^Take back/ });
  await keys.enter(takeBack);
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await keys.press('Escape');
  await expect(takeBack).toBeFocused();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.goto(link);
  await expect(page.getByText(/^Shared with you to read/)).toBeVisible();
  await keys.skipToContent();
  await keys.tabTo(page.getByRole('button', { name: 'Print' }));
  await keys.enter(trips.dayLink(2));
  await expect(trips.day(2)).toBeFocused();
  await keys.tabTo(
    trips
      .day(2)
      .getByRole('link', { name: /^Open in Maps/ })
      .first(),
  );
  await keys.enter(page.locator('summary', { hasText: 'Ways and nights' }));
  await expect(page.getByText(/^London to Rome/)).toBeVisible();
});

test('a visitor’s sentence: refused, asked back, answered by a button, planned, and taken to the sign-up', async ({
  page,
}) => {
  const keys = new Keyboard(page);
  const field = page.getByLabel('Where to, when, who?');
  const board = page.getByRole('region', { name: 'Your plan' });
  const heading = board.getByRole('heading', { level: 2 }).first();
  await page.goto('/');
  await keys.skipToContent();
  await keys.enter(page.getByRole('button', { name: 'Plan it' }));
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await keys.type('Four days somewhere warm');
  await keys.press('Enter');
  await expect(heading).toHaveText('Not a plan yet');
  await expect(heading).toBeFocused();
  await keys.enter(board.getByRole('group', { name: 'Suggestions' }).getByRole('button').first());
  await expect(heading).not.toHaveText('Not a plan yet');
  await expect(heading).toBeFocused();
  await keys.enter(board.getByRole('link', { name: 'Keep this plan: sign up' }));
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
