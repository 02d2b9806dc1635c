import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AssistantPage } from '@/pages/assistant/AssistantPage.tsx';
import { browser, data, tab } from '../../support/dataWorld.tsx';
import { storeTrip, toServerTrip } from '@/data/local/trips.ts';
import { soundTrip } from '../domain/trips/trip.ts';
import {
  profileWith,
  renderAt,
  resetStores,
  session,
  setAuth,
  setProfile,
  signedIn,
} from '../features/auth/world.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollBy', () => {});
  resetStores();
  setAuth(signedIn);
  browser.signIn(session.userId);
});

const open = (state: unknown) =>
  renderAt({ pathname: '/ai-assistant', state }, <Route path="/ai-assistant" element={<AssistantPage />} />);

it.each([{ initialPrompt: 'Plan Kyoto' }, { prefilledQuery: 'Plan Kyoto' }])(
  'asks the prompt of %o once, and clears it',
  async (state) => {
    const { where } = open(state);
    expect(await screen.findByText('Plan Kyoto', { selector: 'p' })).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/ai-assistant null'));
    expect(data.chat.sendMessage).toHaveBeenCalledOnce();
  },
);

it.each([null, 'Kyoto', { initialPrompt: '  ' }, { initialPrompt: 7 }, { prefilledQuery: ['x'] }])(
  'takes %o for no prompt',
  async (state) => {
    open(state);
    expect(await screen.findByRole('button', { name: 'Start Chatting Now' })).toBeTruthy();
    expect(data.chat.sendMessage).not.toHaveBeenCalled();
  },
);

const offered = async () => {
  await userEvent.click(await screen.findByLabelText('More for this trip'));
  await screen.findByRole('menuitem', { name: 'Rename' });
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  return names;
};

it('offers beside the chat what is done with a list of trips once the plan is known to keep one', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media === '(min-width: 1200px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const trip = soundTrip();
  await tab.db.transaction('rw', tab.db.trips, tab.db.tripContents, () =>
    storeTrip(tab.db, toServerTrip(session.userId, browser.server.trips.put(session.userId, trip))),
  );
  await data.chat.chooseTrip(session.userId, 'assistant', trip.id);
  open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Start Chatting Now' }));
  expect(await offered()).toEqual(['Rename', 'Delete']);
  act(() => setProfile(profileWith({ subscription_status: 'Pro' })));
  expect(await offered()).toEqual(['Rename', 'Duplicate', 'Archive', 'Delete']);
});
