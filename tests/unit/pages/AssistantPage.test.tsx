import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AssistantPage } from '@/pages/assistant/AssistantPage.tsx';
import { browser, data, tab } from '../../support/dataWorld.tsx';
import { currentToast } from '../../support/toasts.ts';
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
  signedOut,
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

const shared = '?shared-title=A+ryokan&shared-url=https%3A%2F%2Fa.test%2Fx';
const openShared = (search: string, state: unknown = null) =>
  renderAt(
    { pathname: '/ai-assistant', search, state },
    <Route path="/ai-assistant" element={<AssistantPage />} />,
  );

it('puts what is shared into the field below what stood there, out of the address, and sends nothing', async () => {
  const kept = data.keptDraft(session.userId, 'chat');
  kept.keep('Two nights here?', 0);
  await waitFor(async () => expect(await kept.read()).toBe('Two nights here?'));
  const { where } = openShared(shared);
  await userEvent.click(await screen.findByRole('button', { name: 'Start Chatting Now' }));
  const field = await screen.findByRole('textbox');
  await waitFor(() =>
    expect(field).toHaveProperty('value', 'Two nights here?\n\nA ryokan\nhttps://a.test/x'),
  );
  expect(where()).toBe('/ai-assistant null');
  expect(currentToast()?.title).toBe('Shared with the assistant');
  expect(data.chat.sendMessage).not.toHaveBeenCalled();
});

it('keeps what a visitor shares through logging in', async () => {
  setAuth(signedOut);
  const { where } = openShared(shared);
  const link = await screen.findByRole('link', { name: 'Log In' });
  await userEvent.click(link);
  await waitFor(() => expect(where()).toMatch(/^\/login /));
  expect(JSON.parse(where().slice('/login '.length))).toEqual({
    from: '/ai-assistant',
    sharedWords: 'A ryokan\nhttps://a.test/x',
  });
});

it.each([{ sharedWords: 7 }, { sharedWords: '' }, { sharedWords: ['x'] }])(
  'takes %o for nothing shared',
  async (state) => {
    openShared('', state);
    await userEvent.click(await screen.findByRole('button', { name: 'Start Chatting Now' }));
    expect(await screen.findByRole('textbox')).toHaveProperty('value', '');
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
