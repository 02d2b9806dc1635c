import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { PlanTown } from '@domain/itinerary/itinerary.ts';
import { AppError } from '@domain/errors/appError.ts';
import { ChatTrip } from '@/features/trips/list/ChatTrip.tsx';
import { TripList } from '@/features/trips/list/TripList.tsx';
import { currentToast } from '../../../support/toasts.ts';
import { data, observed, renderWithData, tab } from '../../../support/dataWorld.tsx';
import { soundTrip } from '../../domain/trips/trip.ts';
import { ANA, keep, tripNumber } from './tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const show = () => renderWithData(<TripList userId={ANA} />);
const group = (name: string) => screen.findByRole('region', { name });
const titles = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.textContent);
const choose = async (trip: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${trip}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

it('says that nothing is planned yet, and leads to the assistant', async () => {
  show();
  expect(await screen.findByText('No trip planned yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan a trip' }).getAttribute('href')).toBe('/ai-assistant');
});

it.each([
  ['My Trips', <TripList key="list" userId={ANA} />],
  ['the trip of the chat', <ChatTrip key="chat" userId={ANA} />],
])('asks the assistant one of the examples from %s with nothing in it', async (_where, ui) => {
  renderWithData(
    <Routes>
      <Route path="/" element={ui} />
      <Route path="/ai-assistant" element={<Carried />} />
    </Routes>,
  );
  await user.click(await screen.findByRole('link', { name: 'A weekend in Rome for under $800' }));
  expect(screen.getByText('{"initialPrompt":"A weekend in Rome for under $800"}')).toBeTruthy();
});

/** What came along to the page. */
function Carried() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

it('has what is ahead before what is past, each with its dates, towns, party and total', async () => {
  await keep(
    tripNumber(1, { startsOn: '2001-05-03', endsOn: '2001-05-06' }),
    tripNumber(2, { startsOn: '2190-06-03', endsOn: '2190-06-06' }),
    tripNumber(3, { startsOn: '2190-05-03', endsOn: '2190-05-06' }),
  );
  show();
  expect(titles(await group('On and ahead'))).toEqual(['Trip 3', 'Trip 2']);
  expect(titles(await group('Past'))).toEqual(['Trip 1']);
  const [first] = within(await group('On and ahead')).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/3 – 6 May 2190.*Paris.*Rome.*2 adults and 1 child, about \$/);
  expect(
    within(await group('Past'))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/my-trips/${tripNumber(1).id}`);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

/** The picture in a trip's row. */
const pictureOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('li')?.querySelector('[aria-hidden="true"]');

it('draws the route of a trip without a scene of its own, and has its letter where nothing is known of it', async () => {
  const { plan } = soundTrip();
  const zone = 'Europe/Oslo';
  const towns: PlanTown[] = [
    { name: 'Oslo', at: [59.9, 10.7], zone },
    { name: 'Bergen', at: [60.4, 5.3], zone },
  ];
  const cities = ['Oslo', 'Bergen'];
  await keep(
    tripNumber(1, { plan: plan && { ...plan, cities, towns } }),
    tripNumber(2, { plan: plan && { ...plan, cities, towns: [] } }),
    tripNumber(3),
  );
  show();
  const drawn = await pictureOf('Trip 1');
  expect(drawn?.querySelector('polyline')?.getAttribute('points')).toBe('100,59 0,41');
  expect(drawn?.querySelectorAll('circle')).toHaveLength(2);
  const letter = await pictureOf('Trip 2');
  expect(letter?.textContent).toBe('O');
  expect(letter?.querySelector('polyline')).toBeNull();
  // Paris has its own scene
  expect((await pictureOf('Trip 3'))?.querySelector('polyline')).toBeNull();
});

it('is searched where there are many, by name, town and month', async () => {
  await keep(...Array.from({ length: 13 }, (_, index) => tripNumber(index + 10)));
  await keep(tripNumber(1, { title: 'Honeymoon', startsOn: '2190-02-03', endsOn: '2190-02-06' }));
  show();
  await group('On and ahead');
  expect(screen.getAllByRole('link')).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('link')).toHaveLength(14);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('rome february');
  await waitFor(() => expect(titles(document.body)).toEqual(['Honeymoon']));
  expect(screen.getByText('1 trip found')).toBeTruthy();
  await user.paste(' oslo');
  expect(await screen.findByText('No trip has all of these words.')).toBeTruthy();
});

it('puts a trip into the archive and takes it out again', async () => {
  await keep(tripNumber(1));
  show();
  await group('On and ahead');
  await choose('Trip 1', 'Archive');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Archived', description: 'Trip 1' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On and ahead' })).toBeNull());
  await user.click(screen.getByText('Archived', { selector: 'h2' }));
  await choose('Trip 1', 'Take out of the archive');
  expect(await group('On and ahead')).toBeTruthy();
  expect(screen.queryByText('Archived', { selector: 'h2' })).toBeNull();
});

it.each(['online', 'offline'] as const)(
  'makes a copy, %s, which stands beside the first once the server has it',
  async (network) => {
    await keep(tripNumber(1));
    show();
    await group('On and ahead');
    tab.connectivity.set(network);
    await choose('Trip 1', 'Duplicate');
    const title = network === 'online' ? 'Duplicated' : 'A copy is on its way';
    await waitFor(() => expect(currentToast()).toMatchObject({ title }));
    tab.connectivity.set('online');
    await tab.drainer.drain({ forced: true });
    expect(await screen.findByRole('link', { name: 'Trip 1 (copy)' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trip 1' })).toBeTruthy();
  },
);

it('asks before it deletes', async () => {
  await keep(tripNumber(1), tripNumber(2));
  show();
  await group('On and ahead');
  await choose('Trip 1', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(data.trips.deleteTrip).not.toHaveBeenCalled();
  await choose('Trip 1', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete the trip' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Trip 1' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Trip 2' })).toBeTruthy();
});

const isAt = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(`Actions for ${name}`));

it('keeps the focus in the list when the row that has it goes', async () => {
  const ahead = [1, 2, 3].map((month) =>
    tripNumber(month, { startsOn: `2190-0${month}-03`, endsOn: `2190-0${month}-06` }),
  );
  await keep(...ahead);
  renderWithData(
    <main tabIndex={-1}>
      <TripList userId={ANA} />
    </main>,
  );
  const remove = async (trip: string) => {
    await choose(trip, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete the trip' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: trip })).toBeNull());
  };
  await group('On and ahead');
  await choose('Trip 2', 'Archive');
  await isAt('Trip 3');
  await user.click(screen.getByText('Archived', { selector: 'h2' }));
  await choose('Trip 2', 'Take out of the archive');
  await isAt('Trip 2');
  await remove('Trip 3');
  await isAt('Trip 2');
  await remove('Trip 2');
  await isAt('Trip 1');
  await remove('Trip 1');
  await waitFor(() => expect(document.activeElement?.localName).toBe('main'));
});

it('leaves the page where it is when a row goes after somebody has pressed elsewhere', async () => {
  await keep(tripNumber(1), tripNumber(2));
  renderWithData(
    <>
      <main tabIndex={-1}>
        <TripList userId={ANA} />
      </main>
      <p>Elsewhere</p>
    </>,
  );
  await group('On and ahead');
  screen.getByRole('button', { name: 'Actions for Trip 1' }).focus();
  await user.click(screen.getByText('Elsewhere'));
  await data.trips.deleteTrip(ANA, tripNumber(1).id);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Trip 1' })).toBeNull());
  expect(document.activeElement).toBe(document.body);
});

it('asks about the trip by the name that it has now', async () => {
  await keep(tripNumber(1));
  show();
  await group('On and ahead');
  await choose('Trip 1', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await data.trips.editTrip(ANA, tripNumber(1).id, { kind: 'rename', title: 'Us' });
  await screen.findByRole('link', { name: 'Us' });
  await choose('Us', 'Delete');
  expect(await screen.findByText(/^Us is deleted on all your devices/)).toBeTruthy();
});

it('says which changes wait and which were not made', async () => {
  await keep(tripNumber(1));
  show();
  await group('On and ahead');
  await waitFor(() => expect(tab.connectivity.get()).toBe('online'));
  tab.connectivity.set('offline');
  await data.trips.editTrip(ANA, tripNumber(1).id, { kind: 'rename', title: 'Us' });
  expect(await screen.findByText('1 change waits to be sent')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Us' })).toBeTruthy();
});

it('says what this device refuses, and reads again', async () => {
  vi.mocked(data.trips.watchTrips).mockReturnValueOnce(
    observed((_next, fail) => fail(new AppError('storage'))),
  );
  show();
  expect(await screen.findByText('Your trips could not be read')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No trip planned yet')).toBeTruthy();
});

it('shows the trip of the chat on its own, and the way to one where there is none', async () => {
  await keep(tripNumber(1), tripNumber(2));
  renderWithData(<ChatTrip userId={ANA} />);
  expect((await screen.findByRole('link', { name: 'Plan a trip' })).getAttribute('href')).toBe(
    '/ai-assistant',
  );
  await data.chat.chooseTrip(ANA, 'assistant', tripNumber(2).id);
  await waitFor(() =>
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/my-trips/${tripNumber(2).id}`),
  );
});

it('reads the chat after a sign-in, before it says that there is none', async () => {
  await keep(tripNumber(1));
  let isRead: (() => void) | undefined;
  vi.mocked(data.chat.keepChatSynced).mockImplementationOnce((_user, onAsked) => {
    isRead = onAsked;
    return () => undefined;
  });
  renderWithData(<ChatTrip userId={ANA} />);
  await waitFor(() => expect(isRead).toBeDefined());
  expect(screen.queryByRole('link', { name: 'Plan a trip' })).toBeNull();
  isRead?.();
  expect(await screen.findByRole('link', { name: 'Plan a trip' })).toBeTruthy();
});
