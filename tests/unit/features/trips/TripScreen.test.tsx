import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TripScreen } from '@/features/trips/page/TripScreen.tsx';
import { currentToast } from '../../../support/toasts.ts';
import { browser, data, renderWithData, tab } from '../../../support/dataWorld.tsx';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA, keep } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const trip = soundTrip();
const onGone = vi.fn<() => void>();
beforeEach(() => onGone.mockReset());

function show({ gate = null, offline = false }: { gate?: React.ReactNode; offline?: boolean } = {}) {
  return renderWithData(
    <TripScreen
      userId={ANA}
      tripId={trip.id}
      offline={offline}
      booking={({ details }) => <p>Booked at {details.destination}</p>}
      gate={gate}
      onGone={onGone}
    />,
  );
}

const opened = async () => {
  await keep(trip);
  const view = show();
  await screen.findByRole('heading', { level: 1, name: 'Paris and Rome' });
  return view;
};
const day = (number: number) => document.getElementById(`day-${number}`) ?? expect.unreachable();
const items = (number: number) =>
  within(day(number))
    .getAllByRole('button', { name: /^Change / })
    .map((button) => (button.getAttribute('aria-label') ?? '').replace('Change ', ''));
const change = async (item: RegExp, action: string) => {
  const [button] = screen.getAllByRole('button', { name: item });
  await user.click(button ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const chooseMore = async (action: string) => {
  await user.click(screen.getByLabelText('More for this trip'));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const news = () => screen.getByRole('status').textContent;

describe('a trip that is here', () => {
  it('has its dates, towns, sums and days, ways to a map, and where it is booked', async () => {
    await opened();
    expect(screen.getByText('3 – 6 May 2027')).toBeTruthy();
    expect(screen.getByText(/^About \$.* for 2 adults/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: /^Day \d/ })).toHaveLength(4);
    expect(screen.getByRole('link', { name: /^Open in Maps: Louvre/ }).getAttribute('href')).toContain(
      'Paris',
    );
    expect(screen.getByText('Booked at Paris')).toBeTruthy();
    expect(screen.getByText('Budget')).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Paris and Rome'));
    const [first] = within(screen.getByRole('navigation', { name: 'Days of the trip' })).getAllByRole('link');
    Element.prototype.scrollIntoView = () => {};
    await user.click(first ?? document.body);
    expect(document.activeElement).toBe(day(1));
  });

  it('moves an item up its day, says so, keeps the focus with it, and takes it back', async () => {
    await opened();
    const before = items(2);
    const orsay = () => items(2).findIndex((name) => name.startsWith('Musée d’Orsay'));
    expect(orsay()).toBe(4);
    await change(/^Change Musée d’Orsay/, 'Move earlier');
    await waitFor(() => expect(news()).toMatch(/^“Musée d’Orsay” is on day 2 now, .*\.$/));
    await waitFor(() => expect(orsay()).toBe(3));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Change Musée d’Orsay/);
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
    await waitFor(() => expect(items(2)).toEqual(before));
    expect(news()).toMatch(/^Taken back: move “Musée d’Orsay” to day 2/);
  });

  it.each([
    ['To another day…', 'Day'],
    ['Change the time…', 'From'],
    ['Add a note…', 'Note'],
    ['Mark as booked…', 'Reference'],
  ])('has the focus in the field of “%s”, and back at the menu afterwards', async (action, field) => {
    await opened();
    await change(/^Change Musée d’Orsay/, action);
    const asked = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(document.activeElement).toBe(asked.getByLabelText(field)));
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Change Musée d’Orsay/),
    );
  });

  it('calls an undo after an undo what it is: of one change more', async () => {
    await opened();
    const before = items(2);
    await change(/^Change Musée d’Orsay/, 'Move earlier');
    await waitFor(() => expect(news()).toMatch(/is on day 2 now/));
    await change(/^Change Musée d’Orsay/, 'Lock');
    await waitFor(() => expect(news()).toMatch(/locked/));
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
    const more = await screen.findByRole('button', { name: 'Undo one more change' });
    await user.click(more);
    await waitFor(() => expect(items(2)).toEqual(before));
    // nothing is left to be taken back, and the focus stays
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(more);
  });

  it('says at the item why it cannot be removed', async () => {
    await opened();
    await change(/^Change Train to Rome/, 'Remove');
    const alert = await screen.findByRole('alert');
    expect(alert.closest('li')?.textContent).toContain('Train to Rome');
    expect(news()).toBe('');
  });

  it('removes an item, and goes on with the next', async () => {
    await opened();
    await change(/^Change Louvre/, 'Remove');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Change Louvre/ })).toBeNull());
    await waitFor(() => expect(news()).toBe('“Louvre” was removed.'));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Change /);
  });

  it('asks for the day, the time and the note, and says in the question what is wrong with an answer', async () => {
    await opened();
    await change(/^Change Louvre/, 'Add a note…');
    let dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'bring cash');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Bring cash', { selector: 'p' })).toBeTruthy();
    const kept = expect.objectContaining({ note: 'bring cash' });
    expect(data.trips.editTrip).toHaveBeenLastCalledWith(ANA, trip.id, kept);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await change(/^Change Louvre/, 'Change the time…');
    dialog = within(await screen.findByRole('dialog'));
    const to = dialog.getByLabelText('To');
    await user.clear(to);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Say from when to when.')).toBeTruthy();
    await user.type(to, '06:00');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/has to end after it begins/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await change(/^Change Louvre/, 'To another day…');
    dialog = within(await screen.findByRole('dialog'));
    // of the three other days those in its town
    expect(dialog.getAllByRole('option').length).toBe(2);
    await user.click(dialog.getByRole('button', { name: 'Move it' }));
    await waitFor(() => expect(news()).toMatch(/“Louvre” is on day|^$/));
  });

  it('says that a note is too long, and keeps what was typed', async () => {
    await opened();
    await change(/^Change Louvre/, 'Add a note…');
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    const long = 'wide '.repeat(121).trim();
    await user.clear(field);
    await user.click(field);
    await user.paste(long);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('The note is too long.');
    expect(field.value).toBe(long);
    expect(data.trips.editTrip).not.toHaveBeenCalled();
    await user.clear(field);
    await user.paste('wide');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Wide', { selector: 'p' })).toBeTruthy();
  });

  it('asks anew after an answer that was given up', async () => {
    await opened();
    await change(/^Change Louvre/, 'Change the time…');
    let dialog = within(await screen.findByRole('dialog'));
    const to = () => dialog.getByLabelText<HTMLInputElement>('To');
    const before = to().value;
    await user.clear(to());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Say from when to when.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await change(/^Change Louvre/, 'Change the time…');
    dialog = within(await screen.findByRole('dialog'));
    expect(to().value).toBe(before);
    expect(dialog.queryByText('Say from when to when.')).toBeNull();
  });

  it('is renamed', async () => {
    await opened();
    await chooseMore('Rename');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.paste('  Us two ');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Us two' })).toBeTruthy();
    await waitFor(() => expect(news()).toBe('The trip is called “Us two” now.'));
  });

  it('is archived, taken out again and deleted', async () => {
    await opened();
    await chooseMore('Archive');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Archived' }));
    await waitFor(() => expect(screen.queryByText('Ask the assistant to change it')).toBeNull());
    await chooseMore('Take out of the archive');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Out of the archive' }));
    await chooseMore('Delete');
    await user.click(await screen.findByText('Delete the trip'));
    await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
    expect(await screen.findByText('This trip was deleted')).toBeTruthy();
  });

  it('has the assistant speak of it', async () => {
    await opened();
    await user.click(screen.getByRole('button', { name: 'Ask the assistant to change it' }));
    expect(data.chat.chooseTrip).toHaveBeenCalledExactlyOnceWith(ANA, 'assistant', trip.id);
  });

  it('says what waits, and what the server did not make, to be tried again or dismissed', async () => {
    await opened();
    tab.connectivity.set('offline');
    const louvre = trip.plan?.days.flatMap((each) => each.items).find(({ title }) => title === 'Louvre');
    await data.trips.editTrip(ANA, trip.id, { kind: 'removeItem', item: louvre?.id ?? '' });
    expect(await screen.findByText(/^1 change waits to be sent/)).toBeTruthy();
    browser.server.trips.remove(ANA, trip.id);
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    const region = within(await screen.findByRole('region', { name: 'Changes that were not made' }));
    expect(region.getByText('Remove “Louvre”')).toBeTruthy();
    await user.click(region.getByRole('button', { name: 'Dismiss: Remove “Louvre”' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Changes that were not made' })).toBeNull(),
    );
  });
});

describe('a trip that is not here', () => {
  it('is looked for, and then said to be missing', async () => {
    show();
    expect(await screen.findByText('This trip is not on this device')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To My Trips' }).getAttribute('href')).toBe('/my-trips');
  });

  it('comes when the network is back', async () => {
    tab.connectivity.set('offline');
    show({ offline: true });
    expect(await screen.findByText(/It comes when the network is back/)).toBeTruthy();
  });

  it('was deleted', async () => {
    await keep(trip);
    await data.trips.deleteTrip(ANA, trip.id);
    show();
    expect(await screen.findByText('This trip was deleted')).toBeTruthy();
  });

  it('is of a newer version', async () => {
    await keep(trip);
    await tab.db.tripContents.update([ANA, trip.id], { contents: { plan: { shape: 'new' } } });
    vi.mocked(data.trips.keepTripsSynced).mockReturnValue(() => {});
    show();
    expect(await screen.findByText('This trip needs a newer version of the app')).toBeTruthy();
  });
});

describe('on a plan without My Trips', () => {
  it('only the trip of the chat is open', async () => {
    await keep(trip);
    show({ gate: <p>Unlock My Trips</p> });
    expect(await screen.findByText('Unlock My Trips')).toBeTruthy();
    await data.chat.chooseTrip(ANA, 'assistant', trip.id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Paris and Rome' })).toBeTruthy();
    expect(screen.queryByText('Unlock My Trips')).toBeNull();
    // put away, it would be found nowhere
    await user.click(screen.getByLabelText('More for this trip'));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
  });
});
