/**
 * The shell, stored at install. Activating a version does not delete the one before while a tab still runs it:
 * that tab's lazy chunks are in no other place (workbox issue 3126).
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';

export interface Precache {
  install(event: ExtendableEvent): Promise<unknown>;
  /** Drops what older versions stored, unless other tabs may need it. */
  activate(event: ExtendableEvent, openTabs: number): Promise<unknown>;
  route(): PrecacheRoute;
  /** The cache's name, and the keys in it by address. */
  stored(): { cache: string; keys: ReadonlyMap<string, string> };
  /** A stored file of this or an older version, by its address. */
  match(request: Request): Promise<Response | undefined>;
  /** The stored copy of a page of the shell. */
  matchShell(url: string): Promise<Response | undefined>;
}

export function createPrecache(entries: (PrecacheEntry | string)[]): Precache {
  const controller = new PrecacheController();
  controller.addToCacheList(entries);
  return {
    install: (event) => controller.install(event),
    // The tab that gave its consent is one; what stays behind goes with the next activation.
    activate: async (event, openTabs) => (openTabs <= 1 ? controller.activate(event) : undefined),
    route: () => new PrecacheRoute(controller),
    stored: () => ({ cache: controller.strategy.cacheName, keys: controller.getURLsToCacheKeys() }),
    match: async (request) => (await caches.open(controller.strategy.cacheName)).match(request),
    matchShell: (url) => controller.matchPrecache(url),
  };
}
