import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AssistantPanel } from '@/app/shell/assistant/AssistantPanel.tsx';
import { storeTrip, toServerTrip } from '@/data/local/trips.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { TripScreen } from '@/features/trips/page/TripScreen.tsx';
import { browser, data, inUiWithData, observed, renderWithData, tab } from '../../support/dataWorld.tsx';
import { profileWith, resetStores, session, setAuth, setProfile, signedIn } from '../features/auth/world.tsx';
import { tripNumber } from '../features/trips/tripsWorld.tsx';

const { userId } = session;
const kyoto = tripNumber(1, { title: 'Kyoto' });
const madrid = tripNumber(2, { title: 'Madrid' });

beforeEach(async () => {
  resetStores();
  setAuth(signedIn);
  browser.signIn(userId);
  vi.mocked(data.profile.isIntroduced).mockResolvedValue(true);
  vi.mocked(data.chat.sendMessage).mockResolvedValue('q');
  for (const trip of [kyoto, madrid]) {
    await tab.db.transaction('rw', tab.db.trips, tab.db.tripContents, () =>
      storeTrip(tab.db, toServerTrip(userId, browser.server.trips.put(userId, trip))),
    );
  }
});

const panel = <AssistantPanel id="panel" quiet={false} onClose={() => {}} />;
const onTripPage = (
  <>
    <TripScreen
      userId={userId}
      tripId={madrid.id}
      offline={false}
      booking={() => null}
      gate={null}
      onGone={() => {}}
    />
    {panel}
  </>
);

async function ask(words: string) {
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await waitFor(() => expect(field).toHaveProperty('disabled', false));
  await userEvent.type(field, `${words}{Enter}`);
  return vi.mocked(data.chat.sendMessage).mock.lastCall?.[2].tripId;
}

it('speaks of the trip on screen, whichever the chat was about, and elsewhere of that of the chat', async () => {
  await data.chat.chooseTrip(userId, 'assistant', kyoto.id);
  const { rerender } = renderWithData(onTripPage);
  act(() => setProfile(profileWith({ subscription_status: 'Pro' })));
  await screen.findByRole('heading', { level: 1, name: 'Madrid' });
  expect(screen.getByText('About this trip: Madrid')).toBeTruthy();
  expect(await ask('Make day 2 lighter')).toBe(madrid.id);
  rerender(inUiWithData(panel));
  expect(screen.queryByText(/^About this trip/)).toBeNull();
  expect(await ask('Make day 2 lighter')).toBeUndefined();
});

it('has offers that change that trip in the place of what is in it, and says what came of it', async () => {
  const [seine, ...others] = kyoto.offers!.hotels;
  const marais = { ...seine!, hotelId: 'h-marais', hotelName: 'Hotel Marais', priceFrom: 140 };
  const offers = { ...kyoto.offers!, hotels: [seine!, marais, ...others] };
  await tab.db.transaction('rw', tab.db.trips, tab.db.tripContents, () =>
    storeTrip(tab.db, toServerTrip(userId, browser.server.trips.put(userId, { ...kyoto, offers }))),
  );
  await data.chat.chooseTrip(userId, 'assistant', kyoto.id);
  const { flights, hotels, tours } = offers;
  const answer: ChatMessage = {
    id: 'a',
    userId,
    conversation: 'assistant',
    role: 'assistant',
    content: 'Here it is.',
    createdAt: 1,
    state: 'sent',
    tripId: kyoto.id,
    plan: kyoto.plan!,
    results: { flights, hotels, tours },
  };
  vi.mocked(data.chat.watchMessages).mockReturnValue(observed<ChatMessage[]>((next) => next([answer])));
  renderWithData(panel);
  act(() => setProfile(profileWith({ subscription_status: 'Pro' })));
  await userEvent.click(await screen.findByLabelText('Use this instead: Hotel Marais'));
  await waitFor(() =>
    expect(screen.getByLabelText('Your change').textContent).toMatch(/^Hotel Marais is in your plan now/),
  );
  expect(screen.getByLabelText('In your plan: Hotel Marais')).toBeTruthy();
});
