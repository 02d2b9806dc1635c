/** A trip's items locked, booked and added by hand. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, data } from '../../../support/dataWorld.tsx';
import { idOf, soundTrip } from '../../domain/trips/trip.ts';
import { ANA, openTrip } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const trip = soundTrip();

beforeEach(() => openTrip(trip));

const news = () =>
  within(screen.getByRole('region', { name: 'The last change' })).getByRole('status').textContent;
const menuOf = (item: string) => screen.getByRole('button', { name: new RegExp(`^Change ${item},`) });
const choose = async (item: string, action: string) => {
  await user.click(menuOf(item));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const rowOf = (item: string) => menuOf(item).closest('li') ?? expect.unreachable();
const type = async (label: string, words: string) => {
  const field = within(await screen.findByRole('dialog')).getByLabelText(label);
  await user.clear(field);
  await user.type(field, words);
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a locked item', () => {
  it('says so, has nothing in its menu that would move it, and is free again at a press', async () => {
    await choose('Louvre', 'Lock');
    await waitFor(() => expect(within(rowOf('Louvre')).getByText('Locked', { selector: 'p' })).toBeTruthy());
    await waitFor(() => expect(news()).toBe('“Louvre” is locked: it stays where it is.'));
    expect(document.activeElement).toBe(menuOf('Louvre'));
    await user.click(menuOf('Louvre'));
    await screen.findByRole('menuitem', { name: 'Unlock' });
    const actions = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(actions).toEqual(['Add a note…', 'Unlock', 'Mark as booked…']);
    await user.click(screen.getByRole('menuitem', { name: 'Unlock' }));
    await waitFor(() => expect(within(rowOf('Louvre')).queryByText('Locked', { selector: 'p' })).toBeNull());
  });

  it('that another device locked meanwhile says at the item why it was not moved', async () => {
    const item = idOf(trip, 'Louvre');
    await user.click(menuOf('Louvre'));
    const remove = await screen.findByRole('menuitem', { name: 'Remove' });
    vi.mocked(data.trips.editTrip).mockResolvedValueOnce({
      outcome: 'conflict',
      reason: 'item_locked',
      title: 'Louvre',
    });
    await user.click(remove);
    expect((await screen.findByRole('alert')).textContent).toBe('“Louvre” is locked. Unlock it first.');
    expect(item).not.toBe('');
  });
});

describe('a booked item', () => {
  it('has its reference and what was paid, in the budget too, and can be taken back', async () => {
    await choose('Food walk', 'Mark as booked…');
    await type('Reference', 'ABC123');
    for (const typed of ['eighty', '84,5000', '1.084']) {
      await type('Paid, in US dollars', typed);
      await press('Save');
      expect(await screen.findByText('Type the price as a number, as 84 or 84.50.')).toBeTruthy();
      expect(data.trips.editTrip).not.toHaveBeenCalled();
    }
    await type('Paid, in US dollars', '$1.084,00');
    await press('Save');
    await closed();
    expect(await within(rowOf('Food walk')).findByText('Booked · ref ABC123 · $1,084 paid')).toBeTruthy();
    expect(within(rowOf('Food walk')).queryByRole('link', { name: /^Book Now/ })).toBeNull();
    const line = screen.getByRole('rowheader', { name: /^Food walk/, hidden: true });
    expect(line.closest('tr')?.textContent).toBe('Food walkpaid$1,084');
    expect(news()).toContain('is marked as booked');
    const kept = browser.server.trips.find(ANA, trip.id);
    await waitFor(() => expect(JSON.stringify(kept?.trip.plan)).toContain('"reference":"ABC123"'));

    await choose('Food walk', 'Take the booking back');
    await waitFor(() => expect(news()).toContain('Nothing was canceled with whoever sold it'));
    await waitFor(() => expect(within(rowOf('Food walk')).queryByText(/^Booked/)).toBeNull());
    expect(within(rowOf('Food walk')).getByRole('link', { name: /^Book Now/ })).toBeTruthy();
  });
});

describe('something of one’s own', () => {
  it('is added to a day at its time, and refused in the question where it does not fit', async () => {
    const button = screen.getByRole('button', { name: 'Add something to day 1' });
    await user.click(button);
    await press('Add it');
    expect(await screen.findByText('Say what it is.')).toBeTruthy();
    await type('What', 'Coffee with <b>Ana</b>');
    await type('From', '14:30');
    await press('Add it');
    expect(await screen.findByText(/begins before something else has ended/)).toBeTruthy();
    await type('From', '17:00');
    await type('To', '16:00');
    await press('Add it');
    expect(await screen.findByText('It has to end after it begins, on the same day.')).toBeTruthy();
    await type('To', '18:00');
    await type('Where (optional)', 'Café de Flore');
    await press('Add it');
    await closed();
    expect(news()).toBe('“Coffee with <b>Ana</b>” is on day 1 now, 5:00 PM to 6:00 PM.');
    await screen.findByRole('button', { name: /^Change Coffee/ });
    const row = rowOf('Coffee with <b>Ana</b>');
    expect(within(row).getByText('Added by you · Café de Flore')).toBeTruthy();
    expect(
      within(row)
        .getByRole('link', { name: /^Open in Maps/ })
        .getAttribute('href'),
    ).toContain('Flore');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

it('a place that is offered is added with where it lies, and may be called otherwise', async () => {
  const at: [number, number] = [48.8606, 2.3376];
  vi.mocked(data.searches.searchSpots).mockResolvedValue([
    { name: 'Musée de Cluny', kind: 'sight', town: 'Paris', at },
  ]);
  await user.click(screen.getByRole('button', { name: 'Add something to day 1' }));
  await type('What', 'clu');
  await user.click(await screen.findByRole('option', { name: /Musée de Cluny.*Sight in Paris/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('What').value).toBe('Musée de Cluny');
  expect(dialog.getByLabelText<HTMLInputElement>('Where (optional)').value).toBe('Musée de Cluny');
  await type('What', 'Unicorns with Ana');
  await type('From', '17:00');
  await type('To', '18:00');
  await press('Add it');
  await closed();
  await waitFor(() =>
    expect(browser.server.trips.find(ANA, trip.id)?.trip.plan?.days[0]?.items).toContainEqual(
      expect.objectContaining({ title: 'Unicorns with Ana', place: 'Musée de Cluny', at, own: true }),
    ),
  );
});

it('a flight that is removed is said to stay among the ways', async () => {
  const home = /^Change (Return flight|BA 549)/;
  const [button] = screen.getAllByRole('button', { name: home });
  await user.click(button ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() =>
    expect(news()).toMatch(
      /was removed from the days\. The way from Rome to London stays under “Ways and nights”, and its price in the budget\.$/,
    ),
  );
});
