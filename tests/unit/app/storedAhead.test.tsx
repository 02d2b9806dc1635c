/** What is stored ahead of a flight while the browser is idle: in which order, and for whom. */
import { act, waitFor } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Corner } from '@/app/shell/Corner.tsx';
import { storeRest } from '@/platform/restOfApp.ts';
import { noteKept } from '@/platform/worthKeeping.ts';
import { data } from '../../support/dataWorld.tsx';
import { renderAt, resetStores, session, setAuth, signedIn, signedOut } from '../features/auth/world.tsx';

vi.mock('@/platform/serviceWorker.ts', () => ({
  registerServiceWorker: () => ({ get: () => ({ needRefresh: false }), subscribe: () => () => {} }),
}));
vi.mock('@/platform/restOfApp.ts', () => ({ pageRest: vi.fn(), storeRest: vi.fn() }));

let launch: (launched: { targetURL: string }) => void;
let ended: () => void;
/** Whether the latest of the runs may fetch. */
const mayFetch = () => vi.mocked(storeRest).mock.lastCall?.[1]();

beforeEach(() => {
  resetStores();
  setAuth(signedOut);
  vi.mocked(storeRest).mockReset();
  vi.mocked(storeRest).mockReturnValue(new Promise((resolve) => (ended = resolve)));
  Object.assign(window, { launchQueue: { setConsumer: (consumer: typeof launch) => (launch = consumer) } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'launchQueue');
});

const open = () => renderAt({ pathname: '/pricing' }, <Route path="*" element={<Corner />} />);

it('stores a member’s app, and fetches the planner when that has ended', async () => {
  setAuth(signedIn);
  open();
  expect(mayFetch()).toBe(true);
  expect(data.planner.fetchAhead).not.toHaveBeenCalled();
  await act(async () => ended());
  await waitFor(() => expect(data.planner.fetchAhead).toHaveBeenCalledExactlyOnceWith(session.userId));
});

it('ends where the account leaves, and fetches it no planner', async () => {
  setAuth(signedIn);
  open();
  const [, mayGoOn] = vi.mocked(storeRest).mock.lastCall ?? [];
  act(() => setAuth(signedOut));
  expect(mayGoOn?.()).toBe(false);
  await act(async () => ended());
  expect(data.planner.fetchAhead).not.toHaveBeenCalled();
});

it('fetches nothing where data is saved', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  setAuth(signedIn);
  open();
  expect(mayFetch()).toBe(false);
});

it('fetches nothing for a visitor’s first page, and the app for the second', async () => {
  open();
  expect(mayFetch()).toBe(false);
  act(() => launch({ targetURL: `${location.origin}/blog` }));
  expect(mayFetch()).toBe(true);
  await act(async () => ended());
  expect(data.planner.fetchAhead).not.toHaveBeenCalled();
});

it('fetches the app for a visitor who keeps something', () => {
  open();
  expect(mayFetch()).toBe(false);
  act(() => noteKept());
  expect(mayFetch()).toBe(true);
});
