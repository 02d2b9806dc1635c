/** Changes that the server did not make, on the trip's page: what was wanted and why it is not so, and both ways out. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TripConflict } from '@/data/repositories/trips/shownTrips.ts';
import { ConflictList } from '@/features/trips/page/ConflictList.tsx';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { HandEdit } from '@domain/trips/edits.ts';
import type { RefusedEdit } from '@domain/trips/applyEdit.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { describeEdit, describeRefusal } from '@domain/trips/words.ts';
import { currentToast } from '../../../support/toasts.ts';
import { browser, data, renderWithData, tab } from '../../../support/dataWorld.tsx';
import { idOf, soundTrip } from '../../domain/trips/trip.ts';
import { ANA, openTrip } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const trip = soundTrip();
const louvre = { item: idOf(trip, 'Louvre'), title: 'Louvre' };

afterEach(() => keepDeviceSettings({ clock: '12-hour' }));

const region = () => within(screen.getByRole('region', { name: 'Changes that were not made' }));
const button = (name: string) => region().getByRole('button', { name });
const isThere = () => screen.queryByRole('region', { name: 'Changes that were not made' }) !== null;

describe('each kind of change', () => {
  const conflictOf = (edit: HandEdit, refusal: RefusedEdit): TripConflict => ({
    id: `edit:${edit.kind}`,
    tripId: trip.id,
    title: trip.title,
    wanted: describeEdit(edit, trip),
    message: describeRefusal(refusal),
    at: 0,
  });
  const kinds: readonly (readonly [HandEdit, RefusedEdit, string])[] = [
    [
      { kind: 'rename', title: 'Ours' },
      { outcome: 'gone', reason: 'trip_gone' },
      'Name the trip “Ours” The trip was deleted.',
    ],
    [
      { kind: 'archive' },
      { outcome: 'conflict', reason: 'unreadable' },
      'Archive the trip A newer version of the app changed this trip. Reload to take it.',
    ],
    [
      { kind: 'undo' },
      { outcome: 'conflict', reason: 'overtaken' },
      'Take back the last change The trip was changed meanwhile. Look at it again before you take that back.',
    ],
    [
      { kind: 'removeItem', ...louvre },
      { outcome: 'gone', reason: 'item_gone' },
      'Remove “Louvre” This is not in the trip any more.',
    ],
    [
      { kind: 'moveItem', ...louvre, day: 2, index: 0 },
      { outcome: 'conflict', reason: 'day_full' },
      'Move “Louvre” to day 2, place 1 That day has as many items as a day can have.',
    ],
    [
      { kind: 'retimeItem', ...louvre, start: '14:00', end: '15:30' },
      { outcome: 'conflict', reason: 'item_booked', title: 'Louvre' },
      'Have “Louvre” from 2:00 PM to 3:30 PM “Louvre” is booked. Take the booking back here first; nothing is canceled with whoever sold it.',
    ],
    [
      { kind: 'noteItem', ...louvre, note: 'Book ahead' },
      { outcome: 'conflict', reason: 'too_long' },
      'Note at “Louvre”: “Book ahead” The trip would be longer than can be stored: shorten some notes.',
    ],
    [
      { kind: 'lockItem', ...louvre, locked: true },
      { outcome: 'gone', reason: 'item_gone' },
      'Lock “Louvre” This is not in the trip any more.',
    ],
    [
      { kind: 'bookItem', ...louvre, booking: { reference: 'ABC', price: 40 } },
      { outcome: 'conflict', reason: 'too_dear' },
      'Mark “Louvre” as booked The sum of the trip would be higher than can be stored.',
    ],
    [
      {
        kind: 'addItem',
        id: trip.id,
        day: 3,
        title: '<b>Coffee</b>',
        start: '07:00',
        end: '08:00',
        note: '',
      },
      { outcome: 'gone', reason: 'day_gone' },
      'Add “<b>Coffee</b>” to day 3, 7:00 AM to 8:00 AM The trip has no such day any more.',
    ],
    [
      { kind: 'useHotel', offer: 'gone', checkIn: '2027-05-03' },
      { outcome: 'gone', reason: 'offer_gone' },
      'Use another offer instead This is not among the offers of the trip any more.',
    ],
  ];
  const conflicts = kinds.map(([edit, refusal]) => conflictOf(edit, refusal));

  it('is shown with what was wanted and why it was not made, and has both ways out by name', () => {
    renderWithData(<ConflictList conflicts={conflicts} />);
    const shown = region().getAllByRole('listitem');
    expect(shown.map((one) => within(one).getByText(/./, { selector: 'p' }).textContent)).toEqual(
      kinds.map(([, , words]) => words),
    );
    for (const { wanted, message } of conflicts) {
      for (const way of ['Try again', 'Dismiss']) {
        const description = `${wanted} ${message}`;
        expect(region().getByRole('button', { name: `${way}: ${wanted}`, description })).toBeTruthy();
      }
    }
  });

  it('has its times as the device shows them', () => {
    keepDeviceSettings({ clock: '24-hour' });
    renderWithData(<ConflictList conflicts={conflicts} />);
    expect(region().getByText(/from 14:00 to 15:30/)).toBeTruthy();
    expect(region().queryByText(/PM/)).toBeNull();
  });

  it('is no section where there is none', () => {
    renderWithData(<ConflictList conflicts={[]} />);
    expect(isThere()).toBe(false);
  });

  it('is walked through by keyboard, in the order in which it was refused', async () => {
    renderWithData(<ConflictList conflicts={conflicts.slice(0, 2)} />);
    const names: (string | null)[] = [];
    for (let at = 0; at < 4; at += 1) {
      await user.tab();
      names.push(document.activeElement?.getAttribute('aria-label') ?? null);
    }
    expect(names).toEqual(
      conflicts.slice(0, 2).flatMap(({ wanted }) => [`Try again: ${wanted}`, `Dismiss: ${wanted}`]),
    );
  });
});

/** Two changes made without a network, of which the server's trip takes neither. */
async function refuseTwo(): Promise<Trip> {
  await openTrip(trip);
  await act(async () => {
    tab.connectivity.set('offline');
    await data.trips.editTrip(ANA, trip.id, { kind: 'noteItem', ...louvre, note: 'Book ahead' });
    await data.trips.editTrip(ANA, trip.id, { kind: 'lockItem', ...louvre, locked: true });
  });
  const days = trip.plan?.days.map((day) => ({
    ...day,
    items: day.items.filter(({ title }) => title !== 'Louvre'),
  }));
  browser.server.trips.put(ANA, { ...trip, plan: trip.plan && { ...trip.plan, days: days ?? [] } });
  await act(async () => tab.connectivity.set('online'));
  await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(2));
  return trip;
}
const itemsOf = () => browser.server.trips.find(ANA, trip.id)?.trip.plan?.days.flatMap(({ items }) => items);
const focused = () => document.activeElement?.textContent;

it('is dismissed by keyboard: said, gone for good, and the focus at what is left', async () => {
  await refuseTwo();
  button('Dismiss: Note at “Louvre”: “Book ahead”').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(1));
  expect(currentToast()).toMatchObject({
    title: 'Dismissed',
    description: 'Note at “Louvre”: “Book ahead”',
  });
  await waitFor(() => expect(focused()).toBe('Changes that were not made'));
  button('Dismiss: Lock “Louvre”').focus();
  await user.keyboard(' ');
  await waitFor(() => expect(isThere()).toBe(false));
  await waitFor(() => expect(focused()).toBe(trip.title));
  expect(await tab.db.outbox.count()).toBe(0);
  expect(itemsOf()?.some(({ title }) => title === 'Louvre')).toBe(false);
});

it('is tried again: said, and made where the trip takes it by then', async () => {
  await refuseTwo();
  browser.server.trips.put(ANA, trip);
  await user.click(button('Try again: Lock “Louvre”'));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Trying again', description: 'Lock “Louvre”' }),
  );
  await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() => expect(itemsOf()?.find(({ title }) => title === 'Louvre')?.locked).toBe(true));
});

it('is there again where the trip does not take it yet', async () => {
  await refuseTwo();
  await user.click(button('Try again: Lock “Louvre”'));
  await waitFor(() => expect(vi.mocked(data.outbox.retryParked)).toHaveBeenCalledOnce());
  await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(2));
  expect(button('Try again: Lock “Louvre”')).toBeTruthy();
});

it('stays, and is said to, where the device refuses', async () => {
  await refuseTwo();
  vi.mocked(data.outbox.discardParked).mockRejectedValueOnce(new AppError('storage_full'));
  await user.click(button('Dismiss: Lock “Louvre”'));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'The trip was not changed', variant: 'destructive' }),
  );
  expect(region().getAllByRole('listitem')).toHaveLength(2);
});
