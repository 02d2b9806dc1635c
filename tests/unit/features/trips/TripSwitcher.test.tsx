import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TripConflict } from '@/data/repositories/trips/shownTrips.ts';
import { FREE_TRIPS } from '@domain/billing/plans.ts';
import { AppError } from '@domain/errors/appError.ts';
import { type TripHead, tripHeadSchema } from '@domain/trips/trip.ts';
import { TripSwitcher } from '@/features/trips/TripSwitcher.tsx';
import { Toasts } from '@/ui/feedback/toasts/Toasts.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { data, observed, renderWithData } from '../../../support/dataWorld.tsx';

const user = userEvent.setup({ delay: null });
const trip = (index: number, over: Partial<TripHead> = {}): TripHead =>
  tripHeadSchema.parse({
    id: `6f1b2c3d-0000-4000-8000-00000000000${index}`,
    title: `Trip ${index}`,
    state: 'open',
    startsOn: '2027-05-10',
    endsOn: '2027-05-13',
    homeZone: null,
    revision: 3,
    undoDepth: 2,
    updatedAt: '2026-11-22T07:00:00Z',
    ...over,
  });

/** An observable of one value. */
const holding = <Value,>(value: Value) => observed<Value>((next) => next(value));

function show(
  trips: readonly TripHead[],
  current: string | null,
  conflicts: readonly TripConflict[] = [],
  opensAll = true,
) {
  vi.mocked(data.trips.watchTripConflicts).mockReturnValue(holding([...conflicts]));
  const listed = trips.map((one) => ({ trip: one, summary: null, waiting: 0, conflicts: 0 }));
  vi.mocked(data.trips.watchTrips).mockReturnValue(holding(listed));
  vi.mocked(data.chat.watchCurrentTrip).mockReturnValue(holding(current));
  return renderWithData(
    <>
      <TripSwitcher userId="ada" opensAll={opensAll} />
      <Toasts />
    </>,
  );
}

const open = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('menu'));
};

beforeEach(() => {
  clearToasts();
  vi.mocked(data.chat.chooseTrip).mockResolvedValue();
  vi.mocked(data.chat.leaveTrip).mockResolvedValue(['assistant']);
  vi.mocked(data.trips.deleteTrip).mockResolvedValue(true);
  vi.mocked(data.trips.restoreTrip).mockResolvedValue(true);
  vi.mocked(data.trips.editTrip).mockResolvedValue(null);
});

it('is not there while there is no open trip', () => {
  show([trip(1, { state: 'archived' })], null);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says without a paid plan what becomes of the trip when another one is begun', async () => {
  show([trip(1)], trip(1).id, [], false);
  const menu = await open('Trip: Trip 1');
  expect(menu.getByText(FREE_TRIPS)).toBeTruthy();
});

it('says which trip the chat is about, and turns it to another or to none', async () => {
  show([trip(1), trip(2), trip(3, { state: 'archived' })], trip(1).id);
  const menu = await open('Trip: Trip 1');
  const items = menu.getAllByRole('menuitem').slice(0, 3);
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    [expect.stringMatching(/^Trip 1.*10 – 13 May 2027/), 'true'],
    [expect.stringMatching(/^Trip 2/), 'false'],
    ['A new trip', 'false'],
  ]);
  await user.click(items[1] ?? document.body);
  expect(data.chat.chooseTrip).toHaveBeenCalledExactlyOnceWith('ada', 'assistant', trip(2).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'A new trip' }));
  expect(data.chat.chooseTrip).toHaveBeenLastCalledWith('ada', 'assistant', null);
});

it('takes back the last change, where there is one, and says why it could not', async () => {
  vi.mocked(data.trips.editTrip).mockResolvedValueOnce({ outcome: 'gone', reason: 'trip_gone' });
  const { unmount } = show([trip(1)], trip(1).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Undo the last change' }));
  expect(data.trips.editTrip).toHaveBeenCalledExactlyOnceWith('ada', trip(1).id, { kind: 'undo' });
  await waitFor(() => expect(currentToast()).toMatchObject({ description: 'The trip was deleted.' }));
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Undo the last change' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Taken back' }));
  unmount();
  show([trip(1, { undoDepth: 0 })], trip(1).id);
  const undo = (await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Undo the last change' });
  expect(undo).toHaveProperty('disabled', true);
});

it('does not say that a change was taken back before the server, which alone knows how, was reached', async () => {
  vi.mocked(data.trips.editTrip).mockResolvedValueOnce({ outcome: 'conflict', reason: 'needs_network' });
  show([trip(1)], trip(1).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Undo the last change' }));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Not taken back yet',
      description: expect.stringContaining('will be taken back when the network is there'),
    }),
  );
});

it('shows the changes that were not made, to be tried again or dismissed, also where no trip is left', async () => {
  vi.mocked(data.outbox.retryParked).mockResolvedValue();
  vi.mocked(data.outbox.discardParked).mockRejectedValue(new AppError('storage_full'));
  const conflict = { tripId: trip(1).id, title: 'Trip 1', message: 'The trip was deleted.', at: 0 };
  show([], null, [
    { ...conflict, id: 'one', wanted: 'Name the trip “A”' },
    { ...conflict, id: 'two', wanted: 'Remove “Louvre”' },
  ]);
  const name = 'Trip: A new trip, 2 changes were not made';
  const menu = await open(name);
  expect(menu.getByText('Changes that were not made')).toBeTruthy();
  const again = menu.getByRole('menuitem', {
    name: 'Try again: Name the trip “A”',
    description: /Trip 1: The trip was deleted\./,
  });
  await user.click(again);
  expect(data.outbox.retryParked).toHaveBeenCalledExactlyOnceWith('one');
  await user.click((await open(name)).getByRole('menuitem', { name: 'Dismiss: Remove “Louvre”' }));
  expect(data.outbox.discardParked).toHaveBeenCalledExactlyOnceWith('two');
  await waitFor(() => expect(currentToast()).toMatchObject({ variant: 'destructive' }));
});

it('does not leave a trip that could not be archived', async () => {
  vi.mocked(data.trips.editTrip).mockResolvedValueOnce({ outcome: 'gone', reason: 'trip_gone' });
  show([trip(1)], trip(1).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Archive this trip' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ description: 'The trip was deleted.' }));
  expect(data.chat.leaveTrip).not.toHaveBeenCalled();
});

it('archives: the chat is about a new trip then', async () => {
  show([trip(1)], trip(1).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Archive this trip' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Archived' }));
  expect(data.chat.leaveTrip).toHaveBeenCalledExactlyOnceWith('ada', trip(1).id);
  expect(data.trips.editTrip).toHaveBeenCalledExactlyOnceWith('ada', trip(1).id, { kind: 'archive' });
});

it('asks before it deletes, and says what the device refuses', async () => {
  vi.mocked(data.trips.deleteTrip).mockRejectedValueOnce(new AppError('storage_full'));
  show([trip(1)], trip(1).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Delete this trip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this trip?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(data.trips.deleteTrip).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Delete this trip' }));
  await user.click(await screen.findByRole('button', { name: 'Delete the trip' }));
  expect(data.trips.deleteTrip).toHaveBeenCalledExactlyOnceWith('ada', trip(1).id, { holdMs: 10_000 });
  await waitFor(() => expect(currentToast()).toMatchObject({ variant: 'destructive' }));
});

it.each([
  ['Archive this trip', null, 'Archived'],
  ['Delete this trip', 'Delete the trip', 'Deleted'],
])('offers Undo after “%s”: the chat is about the trip again', async (item, confirm, said) => {
  show([trip(1)], trip(1).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: item }));
  if (confirm) await user.click(await screen.findByRole('button', { name: confirm }));
  await waitFor(() => expect(currentToast()?.title).toBe(said));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Taken back', description: 'Trip 1' }));
  expect(data.chat.chooseTrip).toHaveBeenCalledExactlyOnceWith('ada', 'assistant', trip(1).id);
  const edits = vi.mocked(data.trips.editTrip).mock.calls.map((call) => call[2].kind);
  expect(edits).toEqual(confirm ? [] : ['archive', 'reopen']);
  expect(data.trips.restoreTrip).toHaveBeenCalledTimes(confirm ? 1 : 0);
});
