/** A trip that is over: it says so, and is opened and changed as any other. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { soundTrip } from '../../domain/trips/trip.ts';
import { openTrip } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const trip = soundTrip();
const OVER = /^This trip is over\. Kept on this device/;

/** Noon of a day, wherever the machine is that tests. */
function itIs(date: string) {
  vi.spyOn(Date, 'now').mockReturnValue(new Date(`${date}T12:00:00`).getTime());
}

afterEach(() => vi.restoreAllMocks());

it('is over from the day after its last, and still changed by hand', async () => {
  itIs('2027-05-07');
  await openTrip(trip);
  expect(screen.getByText(OVER)).toBeTruthy();
  // nobody books what is past
  expect(screen.queryByText(/^Book what can be booked/)).toBeNull();
  expect(screen.queryByRole('link', { name: /See Live Deals|Book Now/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Use this instead/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Change Louvre/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add a note…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), ', the queue was short');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/, the queue was short$/, { selector: 'p' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
  await waitFor(() => expect(screen.queryByText(/, the queue was short$/, { selector: 'p' })).toBeNull());
});

it('is not over on its last day', async () => {
  itIs('2027-05-06');
  await openTrip(trip);
  expect(screen.queryByText(OVER)).toBeNull();
  expect(screen.getByText(/^Kept on this device/)).toBeTruthy();
  expect(screen.getByText(/^Book what can be booked/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /Book Now/, hidden: true }).length).toBeGreaterThan(0);
});
