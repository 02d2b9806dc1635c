/**
 * The data layer that component tests render over: a tab of the fake browser, before the fake server, anew for each
 * test. Every function of it works, and can be looked at and played like a `vi.fn`.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Observable } from 'dexie';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createTold, type Keeping, type Telling } from '@/platform/told.ts';
import type { DataLayer } from '@/data/dataLayer.ts';
import { type DataDoor, DataProvider } from '@/data/door/door.ts';
import type { Database } from '@/data/remote/database.types.ts';
import { fetchPost, fetchPosts } from '@/data/remote/blog.ts';
import { openTripLink } from '@/data/remote/tripLinks.ts';
import { createAuth } from '@/data/remote/session/auth.ts';
import { inUi } from '../unit/features/renderUi.tsx';
import { type Browser, createBrowser, type Tab } from '../unit/data/support/browser.ts';

export let browser: Browser;
export let tab: Tab;
export let door: DataDoor;
/** What the door says of the device's clock, and of its storage. */
export let minutesWrong: Telling<number>;
export let keeping: Telling<Keeping>;
/** What `door.load` gives. */
export let data: DataLayer;

/** The same object with every function as a mock around itself. */
function watched<Group extends object>(group: Group): Group {
  for (const name of Object.keys(group)) {
    const member: unknown = Reflect.get(group, name);
    if (typeof member === 'function') {
      Reflect.set(
        group,
        name,
        vi.fn((...args: unknown[]): unknown => Reflect.apply(member, null, args)),
      );
    }
  }
  return group;
}

const agree = async () => ({ data: {}, error: null });
/** supabase-js before a server that does what it is asked, and tells nothing. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the app uses no more of it
const agreeing = {
  auth: {
    onAuthStateChange: () => {},
    signUp: agree,
    signInWithPassword: agree,
    signOut: agree,
    resetPasswordForEmail: agree,
    updateUser: agree,
    resend: agree,
  },
} as unknown as SupabaseClient<Database>;

beforeEach(() => {
  browser = createBrowser({ realTime: true });
  tab = browser.openTab();
  data = tab.data;
  for (const group of Object.values(data)) if (typeof group === 'object') watched(group);
  const { connectivity, http } = tab.context;
  minutesWrong = createTold(0);
  keeping = createTold<Keeping>('device');
  door = watched<DataDoor>({
    connectivity,
    auth: watched(createAuth({ getSupabase: async () => agreeing, isSupabaseLoaded: () => false })),
    minutesWrong,
    keeping,
    findMailbox: async () => null,
    listPosts: () => fetchPosts(http),
    getPost: (slug) => fetchPost(http, slug),
    openTripLink: (secret) => openTripLink(http, secret),
    sendPageView: async () => {},
    load: async () => data,
    read: () => data,
  });
});

afterEach(() => {
  cleanup();
  tab.drainer.stop();
  // What it has in hand never ends, and so cannot disturb the next test.
  tab.die();
});

/** What is rendered with the data layer. */
export function inData(ui: ReactNode): ReactNode {
  return <DataProvider value={door}>{ui}</DataProvider>;
}

/** What {@link renderWithData} renders, for a `rerender` that keeps what is mounted. */
export function inUiWithData(ui: ReactNode, address?: string): ReactNode {
  return inUi(inData(ui), address);
}

/** {@link renderUi} over it. */
export function renderWithData(ui: ReactNode, address?: string): RenderResult {
  return render(inUiWithData(ui, address));
}

/**
 * What a repository watches, played: as much of an Observable as a screen uses.
 * @param onOpen is handed the way to a value and to an error; may answer what to do at the end
 */
export function observed<Value>(
  onOpen: (next: (value: Value) => void, fail: (thrown: unknown) => void) => (() => void) | void,
): Observable<Value> {
  const observable = {
    subscribe(next: (value: Value) => void, fail: (thrown: unknown) => void) {
      return { unsubscribe: onOpen(next, fail) ?? (() => {}) };
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no screen uses more of an Observable
  return observable as unknown as Observable<Value>;
}
