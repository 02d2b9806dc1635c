/** Home for whoever is signed in: the name, the trip to come back to, what waits, the tokens. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '@domain/readiness.ts';
import { addDays } from '@domain/dates/calendar.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { MemberHome } from '@/pages/account/MemberHome.tsx';
import { Hero } from '@/pages/home/Hero.tsx';
import { keepRoute, keptRoute } from '@/platform/keptRoute.ts';
import { data, observed } from '../../support/dataWorld.tsx';
import {
  profileWith,
  renderAt,
  resetStores,
  session,
  setAuth,
  setProfile,
  signedIn,
} from '../features/auth/world.tsx';
import { tripNumber } from '../features/trips/tripsWorld.tsx';

const user = userEvent.setup({ delay: null });
const today = localIsoDate(Date.now());
const ahead = (index: number, days: number) =>
  tripNumber(index, { startsOn: addDays(today, days), endsOn: addDays(today, days + 3) });
/** An observable of one value. */
const holding = <Value,>(value: Value) => observed<Value>((next) => next(value));

interface Left {
  readonly trips?: readonly ReturnType<typeof tripNumber>[];
  readonly inChat?: string | null;
  readonly inPlanner?: string | null;
  readonly waiting?: number;
  readonly conflicts?: number;
  readonly unsent?: Finding;
}

const nothing: Finding = { part: 'unsent', waiting: [], refused: 0, unreadable: 0 };

/** What the account has left off with, on this device. */
function left({
  trips = [],
  inChat = null,
  inPlanner = null,
  waiting = 0,
  conflicts = 0,
  unsent = nothing,
}: Left) {
  const listed = trips.map((trip) => ({ trip, summary: null, waiting, conflicts }));
  vi.mocked(data.trips.watchTrips).mockReturnValue(holding(listed));
  vi.mocked(data.trips.keepTripsSynced).mockImplementation((_userId, onAttempt) => {
    onAttempt?.();
    return () => {};
  });
  vi.mocked(data.chat.keepChatSynced).mockReturnValue(() => {});
  vi.mocked(data.chat.watchCurrentTrip).mockImplementation((_userId, conversation) =>
    holding(conversation === 'assistant' ? inChat : inPlanner),
  );
  vi.mocked(data.readiness.watchUnsent).mockReturnValue(holding(unsent));
}

const open = () =>
  renderAt({ pathname: '/' }, <Route path="/" element={<MemberHome userId={session.userId} />} />);

beforeEach(() => {
  resetStores();
  localStorage.clear();
  setAuth(signedIn);
  setProfile(profileWith({ subscription_status: 'Pro', token_balance: 50_000 }));
});

it.each([
  ['Free', 1],
  ['Pro', 0],
])('says on %s what becomes of the trip of the chat when another is begun', async (tier, times) => {
  setProfile(profileWith({ subscription_status: tier }));
  left({ trips: [ahead(1, 40)], inChat: ahead(1, 40).id });
  open();
  await screen.findByRole('link', { name: 'Trip 1' });
  expect(screen.queryAllByText(/^What you type above begins another trip/)).toHaveLength(times);
});

describe('the trip to come back to', () => {
  it('is the one that is on, before the one of the chat', async () => {
    const [on, talked] = [ahead(1, -1), ahead(2, 40)];
    left({ trips: [talked, on], inChat: talked.id });
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'On now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trip 1' }).getAttribute('href')).toBe(`/my-trips/${on.id}`);
  });

  it('is the one of the chat', async () => {
    const [next, talked] = [ahead(1, 10), ahead(2, 40)];
    left({ trips: [next, talked], inChat: talked.id });
    open();
    expect(await screen.findByRole('heading', { name: 'Where you were' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trip 2' })).toBeTruthy();
  });

  it('is the next one, where the chat is about none', async () => {
    left({ trips: [ahead(1, 40), ahead(2, 10)] });
    open();
    expect(await screen.findByRole('heading', { name: 'Your next trip' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trip 2' })).toBeTruthy();
  });

  it('is gone on with in the planner, where that is what made it', async () => {
    left({ trips: [ahead(1, 10)], inPlanner: ahead(1, 10).id });
    open();
    const goOn = await screen.findByRole('link', { name: 'Continue in the planner' });
    expect(goOn.getAttribute('href')).toBe('/ai-booking');
    // no chat is about a trip, so there is none to continue
    expect(screen.getByRole('link', { name: 'Chat with the assistant' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue in the chat' })).toBeNull();
  });

  it('is, on a plan that lists none, that of the chat alone', async () => {
    setProfile(profileWith({ subscription_status: 'Free' }));
    left({ trips: [ahead(1, -1), ahead(2, 40)], inChat: ahead(2, 40).id });
    open();
    expect(await screen.findByRole('link', { name: 'Trip 2' })).toBeTruthy();
    expect(screen.queryByText('Trip 1')).toBeNull();
  });

  it('says what of it waits, and what was not made', async () => {
    left({ trips: [ahead(1, 10)], waiting: 2, conflicts: 1 });
    open();
    expect(await screen.findByText('2 changes wait to be sent')).toBeTruthy();
    expect(screen.getByText('1 change was not made')).toBeTruthy();
  });

  it('is none yet: a sentence is enough', async () => {
    left({});
    open();
    expect(await screen.findByText('No trip yet: a sentence is enough for the first.')).toBeTruthy();
  });

  it('is none where all are over, and that is not said to be the first', async () => {
    left({ trips: [ahead(1, -40)] });
    open();
    expect(await screen.findByText('Token balance')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(/No trip yet/)).toBeNull();
  });
});

describe('beside the trip', () => {
  it('are the tokens, and the ways to the plan, the chat and the trips', () => {
    left({ trips: [ahead(1, 10)], inChat: ahead(1, 10).id });
    open();
    const meter = screen.getByRole('meter', { name: 'Token balance' });
    expect(meter.getAttribute('aria-valuetext')).toBe('50,000 of 100,000 tokens, 50%');
    const ways = ['Your plan and tokens', 'Continue in the chat', 'My Trips'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual(['/my-plan', '/ai-assistant', '/my-trips']);
  });

  it('are no counted tokens on Business', () => {
    setProfile(profileWith({ subscription_status: 'Business' }));
    left({});
    open();
    expect(screen.getByText('Unlimited Tokens')).toBeTruthy();
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it.each([
    [{ waiting: ['chat.ask'], refused: 0, unreadable: 0 }, '1 question waits to be sent. See them'],
    [
      { waiting: ['chat.ask', 'trip.edit'], refused: 1, unreadable: 1 },
      '1 question waits to be sent, 1 change waits to be sent, 2 could not be sent. See them',
    ],
  ])('is what waits: %j', async (unsent, words) => {
    left({ unsent: { part: 'unsent', ...unsent } });
    open();
    const link = await screen.findByRole('link', { name: 'See them' });
    expect(link.getAttribute('href')).toBe('/offline');
    expect(link.parentElement?.textContent).toBe(words);
  });

  it.each<[string, Finding]>([
    ['nothing is left', nothing],
    ['storage cannot be read', { part: 'storage', of: 'unsent' }],
  ])('is no such line where %s', async (_, unsent) => {
    left({ unsent });
    open();
    await screen.findByText('Token balance');
    expect(screen.queryByRole('link', { name: 'See them' })).toBeNull();
  });

  it('is what was asked for before the sign-up, until it is not wanted any more', async () => {
    const route = { to: '/ai-assistant', state: { initialPrompt: 'Four days in Lisbon' } };
    keepRoute(session.email, route, Date.now());
    left({});
    open();
    expect(await screen.findByText('You asked for: “Four days in Lisbon”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not any more' }));
    expect(screen.queryByText(/You asked for/)).toBeNull();
    expect(keptRoute(session.email, Date.now())).toBeNull();
  });
});

describe('the greeting', () => {
  it.each([
    [{ nickname: 'Countess' }, 'Welcome back, Countess'],
    [{ nickname: ' ', full_name: 'Ada Lovelace' }, 'Welcome back, Ada'],
    [{ nickname: null, full_name: null }, 'Welcome back, Friend'],
  ])('of %o is “%s”', async (changes, words) => {
    setProfile(profileWith(changes));
    left({});
    renderAt({ pathname: '/' }, <Route path="/" element={<Hero />} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(words);
    expect(within(document.body).queryByText('Sign Up for a Free AI Trip Plan')).toBeNull();
    expect(screen.getByRole('link', { name: 'Search Flights & Hotels' })).toBeTruthy();
  });
});
