/** Offers in the chat, on a screen without room for the trip beside it: used in the place of what the trip has. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { withReasons } from '@domain/chat/planReasons.ts';
import type { Trip } from '@domain/trips/trip.ts';
import { AssistantPage } from '@/pages/assistant/AssistantPage.tsx';
import { PlannerPage } from '@/pages/planner/PlannerPage.tsx';
import { storeTrip, toServerTrip } from '@/data/local/trips.ts';
import { browser, data, observed, tab } from '../../support/dataWorld.tsx';
import {
  profileWith,
  renderAt,
  resetStores,
  session,
  setAuth,
  setProfile,
  signedIn,
} from '../features/auth/world.tsx';
import { soundTrip } from '../domain/trips/trip.ts';

const user = userEvent.setup({ delay: null });

/** The trip with a later flight, one whose landing nobody knows, another hotel for its first nights, and another tour. */
function tripWithMore(): Trip {
  const trip = soundTrip();
  const [out] = trip.offers!.flights;
  const [seine] = trip.offers!.hotels;
  const noon = { departure_at: '2027-05-03T13:00:00+01:00', arrival_at: '2027-05-03T15:20:00+02:00' };
  const offers = {
    ...trip.offers!,
    flights: [
      ...trip.offers!.flights,
      { ...out!, ...noon, id: 'late', flight_number: '999', price: 60 },
      { ...out!, id: 'bare', flight_number: '777', arrival_at: undefined },
    ],
    hotels: [
      ...trip.offers!.hotels,
      { ...seine!, hotelId: 'h-marais', hotelName: 'Hotel Marais', priceFrom: 140 },
    ],
    tours: ['Food walk', 'Pasta class'].map((name) => ({
      ...trip.offers!.tours[0]!,
      id: name === 'Food walk' ? 't-food' : 't-pasta',
      name,
      city: 'Rome',
    })),
  };
  return { ...trip, offers, plan: withReasons(trip.plan!, '**Why this way**\n- It is flat.') };
}

const trip = tripWithMore();

function answer(over: Partial<ChatMessage> = {}): ChatMessage {
  const { flights, hotels, tours } = trip.offers!;
  return {
    id: 'a',
    userId: session.userId,
    conversation: 'assistant',
    role: 'assistant',
    content: 'Here it is.',
    lead: 'Here it is.',
    createdAt: 1,
    state: 'sent',
    tripId: trip.id,
    plan: trip.plan!,
    results: { flights: [...flights], hotels: [...hotels], tours: [...tours] },
    ...over,
  };
}

beforeEach(() => {
  vi.stubGlobal('scrollBy', () => {});
  resetStores();
  setAuth(signedIn);
  setProfile(profileWith({ subscription_status: 'Free' }));
  browser.signIn(session.userId);
});

async function openChat(messages: ChatMessage[], current: string | null = trip.id) {
  await tab.db.transaction('rw', tab.db.trips, tab.db.tripContents, () =>
    storeTrip(tab.db, toServerTrip(session.userId, browser.server.trips.put(session.userId, trip))),
  );
  if (current) await data.chat.chooseTrip(session.userId, 'assistant', current);
  vi.mocked(data.chat.watchMessages).mockReturnValue(observed<ChatMessage[]>((next) => next(messages)));
  renderAt(
    { pathname: '/ai-assistant', state: null },
    <Route path="/ai-assistant" element={<AssistantPage />} />,
  );
  await user.click(await screen.findByText(/^(Continue|Start Chatting)/));
  for (const fold of await screen.findAllByText(/^(Flights|Hotels|Tours)$/)) {
    const details = fold.closest('details');
    if (details) details.open = true;
  }
  await user.click(await screen.findByText(/^Show all/));
}
/** The planner, whose newest answer this is. */
async function openPlanner() {
  await tab.db.transaction('rw', tab.db.trips, tab.db.tripContents, () =>
    storeTrip(tab.db, toServerTrip(session.userId, browser.server.trips.put(session.userId, trip))),
  );
  await data.chat.chooseTrip(session.userId, 'planner', trip.id);
  const messages = [answer({ conversation: 'planner' })];
  vi.mocked(data.chat.watchMessages).mockReturnValue(observed<ChatMessage[]>((next) => next(messages)));
  renderAt({ pathname: '/ai-booking', state: null }, <Route path="/ai-booking" element={<PlannerPage />} />);
}
const card = (name: RegExp) => within(screen.getByRole('article', { name }));
const told = () => screen.getByLabelText('Your change').querySelector('output')?.textContent;

it('a flight is used instead in the air: said, shown, kept with the focus, and taken back', async () => {
  tab.connectivity.set('offline');
  await openChat([answer()]);
  const use = await screen.findByLabelText(/^Use this instead: .* 999, LHR/);
  use.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(told()).toMatch(/999 is in your plan now\. The trip is about \$2,080 now\./));
  expect(document.querySelector('h3')?.closest('article')?.textContent).toContain('BA 999');
  expect(screen.getByText('The trip has changed since the assistant wrote this.')).toBeTruthy();
  const used = screen.getByLabelText(/^In your plan: .* 999/);
  expect(document.activeElement).toBe(used);
  expect(used.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByLabelText(/^Use this instead: .* 304/)).toBeTruthy();
  expect(data.trips.editTrip).toHaveBeenCalledExactlyOnceWith(session.userId, trip.id, {
    kind: 'useFlight',
    offer: 'late',
  });
  await user.click(screen.getByLabelText('Undo the last change'));
  await waitFor(() => expect(told()).toMatch(/^Taken back: use /));
  expect(await screen.findByLabelText(/^Use this instead: .* 999/)).toBeTruthy();
  expect(screen.queryByText('The trip has changed since the assistant wrote this.')).toBeNull();
});

it('a hotel is used instead, and what cannot be is said at its card', async () => {
  await openChat([answer()]);
  await user.click(await screen.findByLabelText('Use this instead: Hotel Marais'));
  await waitFor(() => expect(told()).toMatch(/^Hotel Marais is in your plan now/));
  expect(card(/^Hotel Marais/).getByLabelText(/^In your plan/)).toBeTruthy();
  await user.click(screen.getByLabelText(/^Use this instead: .* 777/));
  expect((await screen.findByRole('alert')).textContent).toContain('It is not known when this flight lands');
  expect(told()).toBe('');
});

it('a tour is used instead in the air, and one that is booked stays', async () => {
  tab.connectivity.set('offline');
  await openChat([answer()]);
  expect(card(/^Food walk/).getByText('In your plan')).toBeTruthy();
  await user.click(await screen.findByLabelText('Use this instead: Pasta class'));
  await waitFor(() =>
    expect(told()).toBe('Pasta class is in your plan now, on day 4, Thu 6 May, 9:30 AM to 12:30 PM.'),
  );
  expect(card(/^Pasta class/).getByLabelText(/^In your plan/)).toBeTruthy();
  expect(data.trips.editTrip).toHaveBeenCalledExactlyOnceWith(session.userId, trip.id, {
    kind: 'useTour',
    offer: 't-pasta',
  });
  const item = trip.plan!.days[3]!.items.find(({ kind }) => kind === 'tour')!.id;
  await data.trips.editTrip(session.userId, trip.id, {
    kind: 'bookItem',
    item,
    booking: { reference: '', price: null },
  });
  await user.click(await screen.findByLabelText('Use this instead: Food walk'));
  expect((await screen.findByRole('alert')).textContent).toContain('“Pasta class” is booked.');
});

it('on the planner’s page a hotel is used instead, and the change is taken back', async () => {
  await openPlanner();
  await user.click(await screen.findByLabelText('Use this instead: Hotel Marais'));
  await waitFor(() => expect(told()).toMatch(/^Hotel Marais is in your plan now/));
  expect(card(/^Hotel Marais/).getByLabelText(/^In your plan/)).toBeTruthy();
  await user.click(screen.getByLabelText('Undo the last change'));
  await waitFor(() => expect(told()).toMatch(/^Taken back: use /));
});

it('an undo that cannot be is said where it was pressed', async () => {
  await openChat([answer()]);
  await user.click(await screen.findByLabelText('Use this instead: Hotel Marais'));
  await waitFor(() => expect(told()).toMatch(/^Hotel Marais is in your plan now/));
  vi.mocked(data.trips.editTrip).mockResolvedValueOnce({ outcome: 'conflict', reason: 'nothing_to_undo' });
  await user.click(screen.getByLabelText('Undo the last change'));
  const change = screen.getByRole('region', { name: 'Your change' });
  expect((await within(change).findByRole('alert')).textContent).not.toBe('');
  expect(change.hasAttribute('data-empty')).toBe(false);
});

it('the days are the trip’s where its plan is another than was said, also one without reasons', async () => {
  const { reasons: _, ...plan } = trip.plan!;
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (item.title === 'Louvre' ? { ...item, title: 'Orsay' } : item)),
  }));
  await openChat([answer({ plan: { ...plan, days } })]);
  await screen.findByText('The trip has changed since the assistant wrote this.');
  expect(screen.queryByText('Orsay')).toBeNull();
  expect(screen.getAllByText('Louvre')).not.toHaveLength(0);
});

it.each([
  ['the chat is about none', null, answer()],
  ['the answer is about another', trip.id, answer({ tripId: '0b1c2d3e-4f50-4617-8829-000000000000' })],
  [
    'they are none of the trip’s',
    trip.id,
    answer({
      results: {
        flights: trip.offers!.flights.map((one) => ({ ...one, id: `x-${one.id}` })),
        hotels: [],
        tours: [],
      },
    }),
  ],
])('nothing can be used where %s', async (_name, current, message) => {
  await openChat([message], current);
  if (current) await screen.findByRole('region', { name: 'Your change' });
  else await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByLabelText(/^Use this instead/)).toBeNull();
});
