import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { askSentence, useSentenceStore } from '@/features/assistant/firstPlan/sentenceStore.ts';
import { AssistantPage } from '@/pages/assistant/AssistantPage.tsx';
import { keepRoute, keptRoute } from '@/platform/keptRoute.ts';
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

it.each([
  ['Plan Kyoto', null],
  ['Plan Rome', 'Plan Rome'],
])('forgets of what was asked for before the sign-up what is asked now: %s', async (kept, left) => {
  localStorage.clear();
  keepRoute(session.email, { to: '/ai-assistant', state: { initialPrompt: kept } }, Date.now());
  askSentence('Plan Kyoto');
  const { where } = open({ initialPrompt: 'Plan Kyoto' });
  await waitFor(() => expect(where()).toBe('/ai-assistant null'));
  await waitFor(() => expect(useSentenceStore.getState().asked).toBeNull());
  expect(keptRoute(session.email, Date.now())?.state['initialPrompt'] ?? null).toBe(left);
});

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

const WORDS = 'A ryokan\nhttps://a.test/x';
const typedBefore = async (text: string) => {
  const kept = data.keptDraft(session.userId, 'chat');
  kept.keep(text, 0);
  await waitFor(async () => expect(await kept.read()).toBe(text));
};
const chatField = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Start Chatting Now' }));
  return screen.findByRole('textbox');
};
const asked = () => screen.findByRole('region', { name: 'Shared with Waymark' });
const byVisitor = (at = Date.now()) => ({ shared: { words: WORDS, at, by: null } });

it('puts what is shared into an empty field, out of the address, and sends nothing', async () => {
  const { where } = openShared(shared);
  const field = await chatField();
  await waitFor(() => expect(field).toHaveProperty('value', WORDS));
  expect(where()).toBe('/ai-assistant null');
  expect(currentToast()?.title).toBe('Shared with the assistant');
  expect(data.chat.sendMessage).not.toHaveBeenCalled();
  expect(screen.queryByRole('region', { name: 'Shared with Waymark' })).toBeNull();
});

it('says so where what is shared was longer than a message', async () => {
  openShared(`?shared-text=${'x'.repeat(5_000)}`);
  expect(await chatField()).toHaveProperty('value', 'x'.repeat(4_000));
  expect(currentToast()?.description).toMatch(/cut off/);
});

it('says so, too, where the end would have been half an emoji', async () => {
  openShared(`?shared-text=${encodeURIComponent(`x${'🏯'.repeat(2_500)}`)}`);
  expect(await chatField()).toHaveProperty('value', `x${'🏯'.repeat(1_999)}`);
  expect(currentToast()?.description).toMatch(/cut off/);
});

it.each(['large', 'other'])('says why nothing was taken (%s), and that it is not lost', async (problem) => {
  const { where } = openShared(`?shared-problem=${problem}`);
  await waitFor(() => expect(currentToast()?.title).toBe('What you shared could not be taken'));
  expect(currentToast()?.description).toMatch(/still in the app/);
  await waitFor(() => expect(where()).toBe('/ai-assistant null'));
});

it('puts in what came along with such a file, and says both', async () => {
  openShared(`${shared}&shared-problem=large`);
  const field = await chatField();
  await waitFor(() => expect(field).toHaveProperty('value', WORDS));
  expect(currentToast()?.description).toMatch(/message field.*larger than 1 MB/);
});

it('says nothing of that file when the next thing is shared', async () => {
  renderAt(
    { pathname: '/ai-assistant', search: `${shared}&shared-problem=large`, state: null },
    <Route
      path="/ai-assistant"
      element={
        <>
          <Link to="/ai-assistant?shared-text=Two+nights">Share again</Link>
          <AssistantPage />
        </>
      }
    />,
  );
  const field = await chatField();
  await waitFor(() => expect(field).toHaveProperty('value', WORDS));
  await userEvent.clear(field);
  await waitFor(async () => expect((await data.keptDraft(session.userId, 'chat').read()) ?? '').toBe(''));
  await userEvent.click(screen.getByRole('link', { name: 'Share again' }));
  const next = await chatField();
  await waitFor(() => expect(next).toHaveProperty('value', 'Two nights'));
  expect(currentToast()?.description).not.toMatch(/larger than 1 MB/);
});

it.each([
  ['Add to your message', `Two nights here?\n\n${WORDS}`],
  ['Replace it', WORDS],
  ['Leave it out', 'Two nights here?'],
])('asks where something is typed already: %s', async (choice, then) => {
  await typedBefore('Two nights here?');
  const { where } = openShared(shared);
  const field = await chatField();
  const offer = await asked();
  expect(offer.textContent).toContain('A ryokan');
  expect(field).toHaveProperty('value', 'Two nights here?');
  await userEvent.click(within(offer).getByRole('button', { name: choice }));
  await waitFor(() => expect(where()).toBe('/ai-assistant null'));
  expect(field).toHaveProperty('value', then);
  expect(screen.queryByRole('region', { name: 'Shared with Waymark' })).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(data.chat.sendMessage).not.toHaveBeenCalled();
});

it('offers no more than fits', async () => {
  await typedBefore('x'.repeat(3_990));
  openShared(shared);
  await chatField();
  const buttons = within(await asked()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Replace it', 'Leave it out']);
});

it('keeps what a visitor shares through logging in', async () => {
  setAuth(signedOut);
  const { where } = openShared(shared);
  const link = await screen.findByRole('link', { name: 'Log In' });
  await userEvent.click(link);
  await waitFor(() => expect(where()).toMatch(/^\/login /));
  expect(JSON.parse(where().slice('/login '.length))).toEqual({
    from: '/ai-assistant',
    shared: { words: WORDS, calendar: null, at: expect.any(Number), by: null },
  });
});

it('offers it to who logs in, and puts nothing in', async () => {
  openShared('', byVisitor());
  const field = await chatField();
  const offer = await asked();
  expect(field).toHaveProperty('value', '');
  await userEvent.click(within(offer).getByRole('button', { name: 'Put it in your message' }));
  expect(field).toHaveProperty('value', WORDS);
});

it('lets go of what another account has shared', async () => {
  const { where } = openShared('', { shared: { words: WORDS, at: Date.now(), by: 'somebody else' } });
  expect(await chatField()).toHaveProperty('value', '');
  expect(where()).toBe('/ai-assistant null');
  expect(screen.queryByRole('region', { name: 'Shared with Waymark' })).toBeNull();
});

it.each([signedIn, signedOut])('lets go of it after half an hour (%j)', async (auth) => {
  setAuth(auth);
  const { where } = openShared('', byVisitor(Date.now() - 30 * 60_000));
  await waitFor(() => expect(where()).toBe('/ai-assistant null'));
});

it.each([{ shared: 7 }, { shared: { words: '' } }, { shared: { words: ['x'], at: 1, by: null } }])(
  'takes %o for nothing shared',
  async (state) => {
    const { where } = openShared('', state);
    expect(await chatField()).toHaveProperty('value', '');
    expect(where()).toBe('/ai-assistant null');
  },
);

const CALENDAR =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Drinks\r\nDTSTART:20270503T230000\r\nEND:VEVENT\r\nEND:VCALENDAR';
const WITH_EVENTS = `?${String(new URLSearchParams({ 'shared-text': 'Drinks, 3 May', 'shared-calendar': CALENDAR }))}`;
const keepTrip = async () => {
  const trip = soundTrip();
  await tab.db.transaction('rw', tab.db.trips, tab.db.tripContents, () =>
    storeTrip(tab.db, toServerTrip(session.userId, browser.server.trips.put(session.userId, trip))),
  );
  return trip;
};

it('asks which trip the events of a calendar file go into, and leads to it', async () => {
  setProfile(profileWith({ subscription_status: 'Pro' }));
  const trip = await keepTrip();
  const { where } = openShared(WITH_EVENTS);
  await screen.findByRole('dialog', { name: '1 event found' });
  await screen.findByText(`1 event goes into “${trip.title}”.`);
  await userEvent.click(screen.getByRole('button', { name: 'Add to trip' }));
  await waitFor(() => expect(where()).toBe(`/my-trips/${trip.id} null`));
  expect(currentToast()?.title).toBe('1 event added');
});

it.each([
  ['Ask the assistant instead', 'Drinks, 3 May'],
  ['Leave it out', ''],
])('or has them in the message field, or not at all: %s', async (choice, words) => {
  await keepTrip();
  const { where } = openShared(WITH_EVENTS);
  await screen.findByRole('dialog', { name: '1 event found' });
  await userEvent.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const field = await chatField();
  await waitFor(() => expect(field).toHaveProperty('value', words));
  expect(where()).toBe('/ai-assistant null');
});

it('has them in the message field where there is no trip', async () => {
  openShared(WITH_EVENTS);
  await waitFor(async () => expect(await chatField()).toHaveProperty('value', 'Drinks, 3 May'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers without a paid plan the trip of the chat alone', async () => {
  setProfile(profileWith({ subscription_status: 'Free' }));
  const trip = await keepTrip();
  const first = openShared(WITH_EVENTS);
  expect(await chatField()).toHaveProperty('value', 'Drinks, 3 May');
  first.unmount();
  await data.chat.chooseTrip(session.userId, 'assistant', trip.id);
  openShared(WITH_EVENTS);
  await screen.findByText(`1 event goes into “${trip.title}”.`);
});

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
  const trip = await keepTrip();
  await data.chat.chooseTrip(session.userId, 'assistant', trip.id);
  open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Start Chatting Now' }));
  expect(await offered()).toEqual(['Rename', 'Add from a calendar file', 'Delete']);
  act(() => setProfile(profileWith({ subscription_status: 'Pro' })));
  expect(await offered()).toEqual(['Rename', 'Add from a calendar file', 'Duplicate', 'Archive', 'Delete']);
});
