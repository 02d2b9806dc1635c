/** What the app does beside its pages: launches, the badge, and the browser's promise to keep what is stored. */
import { act, screen, waitFor } from '@testing-library/react';
import { Route, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Corner } from '@/app/shell/Corner.tsx';
import { PERSIST_ASKED_KEY } from '@/config/names.ts';
import type { Finding } from '@domain/readiness.ts';
import { isStoragePersisted, persistStorage } from '@/platform/storage.ts';
import { wasKept } from '@/platform/worthKeeping.ts';
import { data, observed } from '../../support/dataWorld.tsx';
import { renderAt, resetStores, setAuth, signedIn, signedOut } from '../features/auth/world.tsx';

vi.mock('@/features/offline/followLastTrip.ts', () => ({ followLastTrip: () => () => {} }));
vi.mock('@/platform/storage.ts', () => ({
  isStoragePersisted: vi.fn(async () => false),
  persistStorage: vi.fn(async () => true),
}));

const setAppBadge = vi.fn(async () => {});
const clearAppBadge = vi.fn(async () => {});
interface Launched {
  targetURL?: string | null;
  files?: { getFile(): Promise<File> }[];
}
let launch: (launched: Launched) => void;
let emitUnsent: (finding: Finding) => void;
let emitTrip: (tripId: string | null) => void;

beforeEach(() => {
  resetStores();
  setAuth(signedOut);
  localStorage.clear();
  vi.mocked(persistStorage).mockClear();
  setAppBadge.mockClear();
  clearAppBadge.mockClear();
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  Object.assign(window, {
    launchQueue: {
      setConsumer: (consumer: typeof launch) => {
        launch = consumer;
      },
    },
  });
  vi.mocked(data.readiness.watchUnsent).mockReturnValue(
    observed<Finding>((next) => {
      emitUnsent = next;
    }),
  );
  vi.mocked(data.chat.watchCurrentTrip).mockImplementation((_userId, conversation) =>
    observed<string | null>((next) => {
      if (conversation === 'assistant') emitTrip = next;
    }),
  );
});
afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'launchQueue');
});

const Query = () => <p data-testid="query">{useLocation().search}</p>;
const query = () => screen.getByTestId('query').textContent;
/** As the browser hands over a file that was opened. jsdom's has no text(). */
const openedFile = (text: string) => ({
  getFile: async () => Object.assign(new File([text], 'a.ics'), { text: async () => text }),
});
const open = (path = '/pricing') => renderAt({ pathname: path }, <Route path="*" element={<Corner />} />);
async function openSignedIn() {
  setAuth(signedIn);
  const view = open();
  await waitFor(() => expect(data.chat.watchCurrentTrip).toHaveBeenCalledTimes(2));
  return view;
}
const launched = (path: string, origin = location.origin) => act(() => launch({ targetURL: origin + path }));

describe('an app that is open', () => {
  it('is led to where it is launched', () => {
    const { where } = open();
    launched('/my-trips');
    expect(where()).toMatch(/^\/my-trips /);
    launched('/ai-assistant?shared-text=Kyoto');
    expect(where()).toMatch(/^\/ai-assistant /);
  });

  it('stays where it is for the icon alone, for another site, and for nothing', () => {
    const { where } = open();
    launched('/');
    launched('/my-trips', 'https://elsewhere.test');
    act(() => launch({ targetURL: null }));
    act(() => launch({}));
    expect(where()).toMatch(/^\/pricing /);
  });

  it('keeps what was shared, which the browser has posted to the page and says no more of', () => {
    history.replaceState(null, '', '/ai-assistant?shared-text=Kyoto');
    const { where } = open();
    launched('/ai-assistant');
    expect(where()).toMatch(/^\/pricing /);
    history.replaceState(null, '', '/');
  });

  it('takes calendar files that are opened with it as those that are shared', async () => {
    const booking =
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:AY 1331\nDTSTART:20270409\nEND:VEVENT\nEND:VCALENDAR';
    const page = (
      <>
        <Corner />
        <Query />
      </>
    );
    renderAt({ pathname: '/pricing' }, <Route path="*" element={page} />);
    const targetURL = `${location.origin}/ai-assistant`;
    act(() => launch({ targetURL, files: [openedFile(booking)] }));
    await waitFor(() => expect(query()).toMatch(/^\?shared-text=AY\+1331/));
    act(() => launch({ targetURL, files: [{ getFile: () => Promise.reject(new Error('gone')) }] }));
    await waitFor(() => expect(query()).toBe('?shared-problem=other'));
  });

  it('is not led back to where it was opened', () => {
    const opened = `${location.origin}/offline`;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: opened, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => null },
    ]);
    const { where } = open();
    act(() => launch({ targetURL: opened }));
    expect(where()).toMatch(/^\/pricing /);
    act(() => launch({ targetURL: opened }));
    expect(where()).toMatch(/^\/offline /);
  });
});

describe('the badge', () => {
  it('counts what is unsent, refused and unreadable, and is empty at none', async () => {
    await openSignedIn();
    act(() => emitUnsent({ part: 'unsent', waiting: ['chat.ask', 'trip.edit'], refused: 1, unreadable: 1 }));
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(4);
    act(() => emitUnsent({ part: 'unsent', waiting: [], refused: 0, unreadable: 0 }));
    expect(clearAppBadge).toHaveBeenCalledOnce();
    act(() => emitUnsent({ part: 'storage', of: 'unsent' }));
    expect(setAppBadge).toHaveBeenCalledOnce();
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });

  it('goes at sign-out', async () => {
    await openSignedIn();
    act(() => emitUnsent({ part: 'unsent', waiting: ['trip.edit'], refused: 0, unreadable: 0 }));
    act(() => setAuth(signedOut));
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });

  it('disturbs nobody where the browser refuses it or has none', async () => {
    setAppBadge.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await openSignedIn();
    act(() => emitUnsent({ part: 'unsent', waiting: ['trip.edit'], refused: 0, unreadable: 0 }));
    for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
    act(() => emitUnsent({ part: 'unsent', waiting: [], refused: 0, unreadable: 0 }));
    expect(clearAppBadge).not.toHaveBeenCalled();
  });
});

describe('what is worth keeping', () => {
  it('has the browser asked once to keep it', async () => {
    const { unmount } = await openSignedIn();
    act(() => emitTrip(null));
    expect(persistStorage).not.toHaveBeenCalled();
    expect(wasKept()).toBe(false);
    act(() => emitTrip('trip-1'));
    expect(wasKept()).toBe(true);
    await waitFor(() => expect(persistStorage).toHaveBeenCalledOnce());
    act(() => emitTrip('trip-2'));
    unmount();
    await openSignedInAgain();
    act(() => emitTrip('trip-2'));
    expect(persistStorage).toHaveBeenCalledOnce();
    expect(localStorage.getItem(PERSIST_ASKED_KEY)).not.toBeNull();
  });

  it('is not asked for where the browser keeps it anyway', async () => {
    vi.mocked(isStoragePersisted).mockResolvedValueOnce(true);
    await openSignedIn();
    act(() => emitTrip('trip-1'));
    await waitFor(() => expect(localStorage.getItem(PERSIST_ASKED_KEY)).not.toBeNull());
    expect(persistStorage).not.toHaveBeenCalled();
  });
});

async function openSignedInAgain() {
  vi.mocked(data.chat.watchCurrentTrip).mockClear();
  return openSignedIn();
}
