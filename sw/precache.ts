/**
 * The app's files. A first visit stores the first page alone; a device that holds more stores all of the next version
 * before that takes over. What is not stored is kept when it is asked for. Activating a version does not delete
 * the one before while a tab still runs it: that tab's lazy chunks are in no other place (workbox issue 3126).
 */
import type { FetchDidSucceedCallbackParam, WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { isPage } from '../domain/storedFiles.ts';
import { RELEASE_CACHE } from '../src/config/names.ts';
import type { BuiltEntry, BuiltFiles } from './builtFiles.ts';

export interface Precache {
  /**
   * Stores the first page, or every file where the device {@link holdsMore}. Rejects where one cannot be had as the build
   * made it: the version before stays.
   */
  install(event: ExtendableEvent): Promise<unknown>;
  /**
   * Whether the device holds more of the app, of whichever version, than the first pages that installs have stored: all
   * that a version from before there were first pages has stored, or a page that was opened since.
   */
  holdsMore(): Promise<boolean>;
  /** Drops what older versions stored, unless other tabs may need it. */
  activate(event: ExtendableEvent, openTabs: number): Promise<unknown>;
  route(): PrecacheRoute;
  /** The cache's name, and the keys in it by address. */
  stored(): { cache: string; keys: ReadonlyMap<string, string> };
  /** A stored file of this or an older version, by its address. */
  match(request: Request): Promise<Response | undefined>;
  /** The stored copy of a page of the shell; none where what is stored is not ours. */
  matchShell(url: string): Promise<Response | undefined>;
}

/** The keys of first pages, one a line, of this version and of those before that are stored. */
const FIRST_PAGE_KEY = '/first-page';

export function createPrecache(entries: (BuiltEntry | string)[], built: BuiltFiles): Precache {
  const firstPage = new PrecacheController({ plugins: [onlyOurs(built)] });
  firstPage.addToCacheList(entries.filter((entry) => typeof entry !== 'string' && entry.ahead));
  const controller = new PrecacheController({ plugins: [onlyOurs(built), { fetchDidSucceed: keep }] });
  controller.addToCacheList(entries);
  const open = () => caches.open(controller.strategy.cacheName);

  async function holdsMore(): Promise<boolean> {
    const notes = await caches.open(RELEASE_CACHE);
    const noted = await notes.match(FIRST_PAGE_KEY);
    const ofFirstPages = new Set([
      ...firstPage.getURLsToCacheKeys().values(),
      ...((await noted?.text()) ?? '').split('\n'),
    ]);
    const held = (await (await open()).keys()).map(({ url }) => url);
    return held.some((url) => !ofFirstPages.has(url));
  }

  /** Before any of it is stored: an install that is cut short leaves a part of a first page, which is no more than one. */
  async function noteFirstPage(): Promise<void> {
    const notes = await caches.open(RELEASE_CACHE);
    const held = (await (await open()).keys()).map(({ url }) => url);
    const keys = new Set([...held, ...firstPage.getURLsToCacheKeys().values()]);
    await notes.put(FIRST_PAGE_KEY, new Response([...keys].join('\n')));
  }

  /** Stores a file that a page asked for; where there is no room it is used all the same. */
  async function keep({ request, response, event }: FetchDidSucceedCallbackParam): Promise<Response> {
    const key = event?.type === 'fetch' ? controller.getCacheKeyForURL(request.url) : undefined;
    if (key !== undefined && (await built.isOurs(request.url, response)))
      await (await open()).put(key, response.clone()).catch(() => undefined);
    return response;
  }

  return {
    install: async (event) => {
      if (await holdsMore()) return controller.install(event);
      await noteFirstPage();
      return firstPage.install(event);
    },
    holdsMore,
    // The tab that gave its consent is one; what stays behind goes with the next activation.
    activate: async (event, openTabs) => (openTabs <= 1 ? controller.activate(event) : undefined),
    route: () => new PrecacheRoute(controller),
    stored: () => ({ cache: controller.strategy.cacheName, keys: controller.getURLsToCacheKeys() }),
    match: async (request) => (await open()).match(request),
    matchShell: async (url) => {
      const page = await controller.matchPrecache(url);
      return page && (await built.isOurs(url, page)) ? page : undefined;
    },
  };
}

/**
 * Refuses what the build did not make: all of it at install, where a version may also find what an earlier one stored,
 * and a page whenever it is opened. Workbox goes to the network for what is refused, and gives an install up where that
 * has not got it either.
 */
function onlyOurs(built: BuiltFiles): WorkboxPlugin {
  return {
    // What the browser keeps of a page is asked about at the server, which need not send it once more.
    requestWillFetch: async ({ request, event }) =>
      event?.type === 'install' && isPage(new URL(request.url).pathname)
        ? new Request(request, { cache: 'no-cache' })
        : request,
    // The browser may have kept a portal's answer: the server is asked once more before the install ends.
    cacheWillUpdate: async ({ request, response }) =>
      (await built.isOurs(request.url, response)) ? response : built.fetchOurs(request.url),
    cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
      if (!cachedResponse) return null;
      const checked = event?.type === 'install' || isPage(new URL(request.url).pathname);
      return !checked || (await built.isOurs(request.url, cachedResponse)) ? cachedResponse : null;
    },
  };
}
