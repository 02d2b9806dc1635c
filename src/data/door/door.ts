/**
 * The one door to the data layer, given to the app by context. What every page needs is here at once: who is signed
 * in, and whether there is a network. What stands on the device lies behind `load`: a visitor's first page fetches
 * nothing of it.
 */
import { createContext, use } from 'react';
import type { BlogPost } from '@domain/blog.ts';
import type { SharedTripReply } from '@domain/takeAlong/tripLinks.ts';
import { systemClock } from '@/platform/clock.ts';
import type { Connectivity } from '@/platform/connectivity.ts';
import { newId } from '@/platform/ids.ts';
import type { DataLayer } from '../dataLayer.ts';
import { createTold, type Keeping, type Told } from '@/platform/told.ts';
import { insertPageViews } from '../remote/activity.ts';
import { type Auth, createAuth } from '../remote/session/auth.ts';
import { findMailbox } from '../remote/session/mailbox.ts';
import { createClient } from '../remote/transport/client.ts';

export interface DataDoor {
  readonly connectivity: Connectivity;
  readonly auth: Auth;
  /** By how many minutes this device's clock is wrong: positive where it runs ahead. */
  readonly minutesWrong: Told<number>;
  /** Where what is written stays; with each change, what was read once is to be read again. */
  readonly keeping: Told<Keeping>;
  /** Where a backend that keeps its mail to itself shows it; null for another one. */
  readonly findMailbox: () => Promise<string | null>;
  /** The blog's articles, newest first; throws AppError. */
  readonly listPosts: () => Promise<BlogPost[]>;
  /** An article by its slug; throws AppError, `not_found` where there is none. */
  readonly getPost: (slug: string) => Promise<BlogPost>;
  /** The trip that a link's secret opens, for whoever has it; throws AppError, `not_found` where it opens none. */
  readonly openTripLink: (secret: string) => Promise<SharedTripReply>;
  /** Counts a page's view at once, with nothing of the data layer: for a page that is being left. Never rejects. */
  readonly sendPageView: (path: string) => Promise<void>;
  /** The data layer, made when first asked for; rejects where its code cannot be fetched, and tries that again when called later. */
  readonly load: () => Promise<DataLayer>;
  /** The same for a component: throws what it has to wait for, or why it could not be had. */
  readonly read: () => DataLayer;
}

/** React asks again at once for what it waits for, and must find the failure; later it is worth another try, ms. */
const FAILED_FOR_MS = 1_000;

const importCode = () => Promise.all([import('../dataLayer.ts'), import('../runtime.ts')]);

/** Fetches the data layer's code ahead of a page that needs it; the page says what failed. */
export function preloadData(): void {
  importCode().catch(() => {});
}

/** The door of this page: called once. */
export function createDoor(fetchCode = importCode): DataDoor {
  const client = createClient();
  const auth = createAuth(client);
  const keeping = createTold<Keeping>('device');
  let layer: DataLayer | null = null;
  let loading: Promise<DataLayer> | null = null;
  let failure: { readonly error: unknown } | null = null;
  const open = async () => {
    try {
      const [{ createDataLayer }, { createPageRuntime }] = await fetchCode();
      layer = createDataLayer(createPageRuntime(client, auth, keeping));
      return layer;
    } catch (error) {
      failure = { error };
      setTimeout(() => {
        loading = null;
        failure = null;
      }, FAILED_FOR_MS);
      throw error;
    }
  };
  const load = () => (loading ??= open());
  return {
    connectivity: client.connectivity,
    auth,
    minutesWrong: client.minutesWrong,
    keeping,
    findMailbox: () => findMailbox(client.http),
    // Read by their schema, which no visitor's first page needs.
    listPosts: async () => (await import('../remote/blog.ts')).fetchPosts(client.http),
    getPost: async (slug) => (await import('../remote/blog.ts')).fetchPost(client.http, slug),
    openTripLink: async (secret) =>
      (await import('../remote/tripLinks.ts')).openTripLink(client.http, secret),
    sendPageView: async (path) => {
      const view = { id: newId(), path, createdAt: systemClock.now() };
      await insertPageViews(client.http, null, [view], { keepalive: true }).catch(() => {});
    },
    load,
    read() {
      if (layer) return layer;
      throw failure ? failure.error : load();
    },
  };
}

const Door = createContext<DataDoor | null>(null);

/** Gives the data layer to what is rendered inside. */
export const DataProvider = Door.Provider;

/** The door itself, for what is on a visitor's first page. */
export function useDoor(): DataDoor {
  const door = use(Door);
  if (!door) throw new Error('rendered outside of DataProvider');
  return door;
}

/** The data layer; suspends until it is there. */
export function useData(): DataLayer {
  return useDoor().read();
}
