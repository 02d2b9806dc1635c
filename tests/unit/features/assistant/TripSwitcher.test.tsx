import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { chooseTrip, watchCurrentTrip } from '@/data/repositories/chat/chatTrip.ts';
import { deleteTrip, editTrip, watchTrips } from '@/data/repositories/trips/trips.ts';
import { AppError } from '@domain/errors/appError.ts';
import { type TripHead, tripHeadSchema } from '@domain/trips/trip.ts';
import { TripSwitcher } from '@/features/assistant/trips/TripSwitcher.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { renderUi } from '../renderUi.tsx';

vi.mock('@/data/repositories/chat/chatTrip.ts', () => ({ chooseTrip: vi.fn(), watchCurrentTrip: vi.fn() }));
vi.mock('@/data/repositories/trips/trips.ts', () => ({
  deleteTrip: vi.fn(),
  editTrip: vi.fn(),
  keepTripsSynced: () => () => {},
  watchTrips: vi.fn(),
}));

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

/** An observable of one value, as much of it as is used. */
function holding<Value>(value: Value) {
  return {
    subscribe(next: (value: Value) => void) {
      next(value);
      return { unsubscribe: () => {} };
    },
  };
}

function show(trips: readonly TripHead[], current: string | null) {
  const listed = holding(trips.map((one) => ({ trip: one, waiting: 0, conflicts: 0 })));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of an Observable is used
  vi.mocked(watchTrips).mockReturnValue(listed as unknown as ReturnType<typeof watchTrips>);
  const watched = holding(current);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of an Observable is used
  vi.mocked(watchCurrentTrip).mockReturnValue(watched as unknown as ReturnType<typeof watchCurrentTrip>);
  return renderUi(<TripSwitcher userId="ada" />);
}

const open = async (name: string) => {
  await user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('menu'));
};

beforeEach(() => {
  clearToasts();
  vi.mocked(chooseTrip).mockReset().mockResolvedValue();
  vi.mocked(deleteTrip).mockReset().mockResolvedValue();
  vi.mocked(editTrip).mockReset().mockResolvedValue(null);
});

it('is not there while there is no open trip', () => {
  show([trip(1, { state: 'archived' })], null);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says which trip the chat is about, and turns it to another or to none', async () => {
  show([trip(1), trip(2), trip(3, { state: 'archived' })], trip(1).id);
  const menu = await open('Trip: Trip 1');
  const items = menu.getAllByRole('menuitem').slice(0, 3);
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    [expect.stringMatching(/^Trip 1.*10 May.*13 May/), 'true'],
    [expect.stringMatching(/^Trip 2/), 'false'],
    ['A new trip', 'false'],
  ]);
  await user.click(items[1] ?? document.body);
  expect(chooseTrip).toHaveBeenCalledExactlyOnceWith('ada', 'assistant', trip(2).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'A new trip' }));
  expect(chooseTrip).toHaveBeenLastCalledWith('ada', 'assistant', null);
});

it('takes back the last change, where there is one, and says why it could not', async () => {
  vi.mocked(editTrip).mockResolvedValueOnce({ outcome: 'gone', reason: 'trip_gone' });
  const { unmount } = show([trip(1)], trip(1).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Undo the last change' }));
  expect(editTrip).toHaveBeenCalledExactlyOnceWith('ada', trip(1).id, { kind: 'undo' });
  await waitFor(() => expect(currentToast()).toMatchObject({ description: 'The trip was deleted.' }));
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Undo the last change' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Taken back' }));
  unmount();
  show([trip(1, { undoDepth: 0 })], trip(1).id);
  const undo = (await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Undo the last change' });
  expect(undo).toHaveProperty('disabled', true);
});

it('archives: the chat is about a new trip then', async () => {
  show([trip(1)], trip(1).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Archive this trip' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Archived' }));
  expect(chooseTrip).toHaveBeenCalledExactlyOnceWith('ada', 'assistant', null);
  expect(editTrip).toHaveBeenCalledExactlyOnceWith('ada', trip(1).id, { kind: 'archive' });
});

it('asks before it deletes, and says what the device refuses', async () => {
  vi.mocked(deleteTrip).mockRejectedValueOnce(new AppError('storage_full'));
  show([trip(1)], trip(1).id);
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Delete this trip' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this trip?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(deleteTrip).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await open('Trip: Trip 1')).getByRole('menuitem', { name: 'Delete this trip' }));
  await user.click(await screen.findByRole('button', { name: 'Delete the trip' }));
  expect(deleteTrip).toHaveBeenCalledExactlyOnceWith('ada', trip(1).id);
  await waitFor(() => expect(currentToast()).toMatchObject({ variant: 'destructive' }));
});
