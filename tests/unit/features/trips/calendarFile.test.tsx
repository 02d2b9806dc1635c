/** A calendar file that is chosen on a trip's page, or shared: what it holds is shown, and one press adds it. */
import { notificationsStore } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CalendarDialog } from '@/features/trips/calendar/CalendarDialog.tsx';
import { toastAction } from '@/ui/feedback/toasts/toast.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { currentToast } from '../../../support/toasts.ts';
import { browser, data, renderWithData, tab } from '../../../support/dataWorld.tsx';
import { longTrip } from '../../domain/trips/trip.ts';
import { ANA, keep, openTrip, tripNumber } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const event = (summary: string, from: string, ...more: string[]) =>
  ['BEGIN:VEVENT', `SUMMARY:${summary}`, `DTSTART:${from}`, ...more, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
/** Two that fit, one while something else is on, one on no day of the trip. */
const BOOKINGS = calendar(
  event('Table at Chez Paul', '20270502T173000', 'DTEND:20270502T190000', 'LOCATION:13 rue de Charonne'),
  event('<img src=x onerror=alert(1)>', '20270503T173000'),
  event('A tour', '20270503T100000'),
  event('Dentist', '20270801T100000'),
);
const paris = longTrip(4);

const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const choose = (text: string, name = 'booking.ics') =>
  user.upload(screen.getByLabelText('A calendar file'), new File([text], name, { type: 'text/calendar' }));
const titlesOf = ({ plan }: Trip) =>
  plan?.days.flatMap(({ items }) => items.filter(({ own }) => own).map(({ title }) => title));
const kept = async (trip: Trip) => {
  let shown: Trip | null = null;
  const watching = data.trips.watchTrip(ANA, trip.id).subscribe((watched) => {
    if (watched.state === 'here') shown = watched.trip;
  });
  await waitFor(() => expect(shown).not.toBeNull());
  watching.unsubscribe();
  return shown ?? expect.unreachable();
};
const undo = async () => {
  const action = toastAction(notificationsStore.getState().notifications[0]?.id) ?? expect.unreachable();
  await act(async () => action.onPress());
};

it('is chosen from the trip’s menu', async () => {
  await openTrip(paris);
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await press('More for this trip');
  await user.click(await screen.findByRole('menuitem', { name: 'Add from a calendar file' }));
  expect(click.mock.contexts).toEqual([screen.getByLabelText('A calendar file')]);
  click.mockRestore();
});

it('is shown event by event, added by one press without a network, and taken back by another', async () => {
  await openTrip(paris, true);
  tab.connectivity.set('offline');
  await choose(BOOKINGS);
  const found = within(await dialog('4 events found'));
  expect((await found.findByText(/go into/)).textContent).toBe('2 events go into “A month in Paris”.');
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Table at Chez PaulDay 2, Sun 2 May, 5:30 PM to 7:00 PM, 13 rue de Charonne',
    'A tourDay 3: “A tour” begins before something else has ended.',
    '<img src=x onerror=alert(1)>Day 3, Mon 3 May, 5:30 PM to 6:30 PM',
  ]);
  expect(found.getByText('1 event is on no day of this trip, and left out.')).toBeTruthy();
  await press('Add to trip');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentToast()).toMatchObject({ title: '2 events added', description: 'A month in Paris' });
  expect(titlesOf(await kept(paris))).toEqual(['Table at Chez Paul', '<img src=x onerror=alert(1)>']);
  // as text, whatever stands in it
  expect(await screen.findAllByText('<img src=x onerror=alert(1)>')).not.toEqual([]);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  await undo();
  await waitFor(async () => expect(titlesOf(await kept(paris))).toEqual([]));
});

it('says how many events it did not look at', async () => {
  await openTrip(paris);
  await choose(calendar(...Array.from({ length: 103 }, (_, at) => event(`Talk ${at}`, '20270503T100000'))));
  const found = within(await dialog('103 events found'));
  expect(await found.findByText(/^3 more were not looked at/)).toBeTruthy();
});

it('adds nothing twice', async () => {
  await openTrip(paris);
  await choose(BOOKINGS);
  await dialog('4 events found');
  await screen.findByText(/2 events go/);
  await press('Add to trip');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(BOOKINGS);
  await dialog('4 events found');
  expect(await screen.findAllByText('It is in the trip already.')).toHaveLength(2);
  expect(screen.getByText('None of it can be added to “A month in Paris”.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to trip' }).getAttribute('aria-disabled')).toBe('true');
  await press('Add to trip');
  await press('Cancel');
  expect(titlesOf(await kept(paris))).toHaveLength(2);
});

it.each([
  ['%PDF-1.7', /no calendar file/],
  ['', /no calendar file/],
  [calendar(), /no calendar file/],
  [calendar(event('x', '20279999')), /no calendar file/],
  [BOOKINGS.padEnd(2_000_000), /larger than 1 MB/],
  [`BEGIN:VCALENDAR\r\n${';A="'.repeat(200_000)}`, /no calendar file/],
])('says what is wrong with a file (%#), and adds nothing', async (text, words) => {
  await openTrip(paris);
  await choose(text, 'x.ics');
  await dialog('Add from a calendar file');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.queryByRole('button', { name: 'Add to trip' })).toBeNull();
  await user.click(screen.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titlesOf(await kept(paris))).toEqual([]);
});

it('stays, and says so, where the device keeps it no more', async () => {
  await openTrip(paris);
  await choose(BOOKINGS);
  await screen.findByText(/2 events go/);
  vi.mocked(data.trips.editTrip).mockResolvedValueOnce({ outcome: 'gone', reason: 'day_gone' });
  await press('Add to trip');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Table at Chez Paul: The trip has no such day any more.',
  );
  expect(currentToast()?.title).toBe('1 event added');
  // what was not added can be tried again
  await waitFor(() => expect(screen.getByText(/1 event goes into/)).toBeTruthy());
  await press('Add to trip');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(titlesOf(await kept(paris))).toHaveLength(2);
});

it('asks which trip, the one on whose days it is first, and names the assistant for a new one', async () => {
  browser.signIn(ANA);
  const rome = tripNumber(1);
  await keep(rome, paris);
  const onAdded = vi.fn();
  const onInstead = vi.fn();
  renderWithData(
    <CalendarDialog
      userId={ANA}
      calendar={calendar(event('Table at Chez Paul', '20270502T173000'))}
      trips={[rome, paris]}
      opened
      onClose={() => {}}
      onInstead={onInstead}
      onAdded={onAdded}
    />,
  );
  await dialog('1 event found');
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trip' });
  expect(document.activeElement).toBe(choice);
  expect(choice.selectedOptions[0]?.textContent).toBe('A month in Paris');
  await screen.findByText('1 event goes into “A month in Paris”.');
  fireEvent.change(choice, { target: { value: rome.id } });
  await screen.findByText('None of it can be added to “Trip 1”.');
  await press('Ask the assistant instead');
  expect(onInstead).toHaveBeenCalledOnce();
  fireEvent.change(choice, { target: { value: paris.id } });
  await screen.findByText('1 event goes into “A month in Paris”.');
  screen.getByRole('button', { name: 'Add to trip' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith(paris.id));
  expect(titlesOf(await kept(paris))).toEqual(['Table at Chez Paul']);
});
