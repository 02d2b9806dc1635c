/**
 * The shell, stored at install. Activating a version does not delete the one before while a tab still runs it:
 * that tab's lazy chunks are in no other place (workbox issue 3126).
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { isPage } from '../domain/storedFiles.ts';
import type { BuiltEntry, BuiltFiles } from './builtFiles.ts';

export interface Precache {
  /** Rejects where a file cannot be had as the build made it: the version before stays. */
  install(event: ExtendableEvent): Promise<unknown>;
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

export function createPrecache(entries: (BuiltEntry | string)[], built: BuiltFiles): Precache {
  const controller = new PrecacheController({ plugins: [onlyOurs(built)] });
  controller.addToCacheList(entries);
  return {
    install: (event) => controller.install(event),
    // The tab that gave its consent is one; what stays behind goes with the next activation.
    activate: async (event, openTabs) => (openTabs <= 1 ? controller.activate(event) : undefined),
    route: () => new PrecacheRoute(controller),
    stored: () => ({ cache: controller.strategy.cacheName, keys: controller.getURLsToCacheKeys() }),
    match: async (request) => (await caches.open(controller.strategy.cacheName)).match(request),
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
