/** The service worker: wiring only. A new version waits until the traveller agrees to it. */
import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { OUTBOX_SYNC_TAG, SHELL_URL } from '../src/config/names.ts';
import { type BuiltEntry, createBuiltFiles } from './builtFiles.ts';
import { askPagesToDrain, handleMessage } from './messages.ts';
import { createPack, isOfPack } from './pack.ts';
import { createPrecache } from './precache.ts';
import { createRelease } from './release.ts';
import { type Asked, type Handling, handlingOf, isShare } from './routes.ts';
import { takeShared } from './shared.ts';
import { createShell } from './shell.ts';

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (BuiltEntry | string)[];
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

// oxlint-disable-next-line no-underscore-dangle -- the build replaces this very name
const manifest = self.__WB_MANIFEST;
const built = createBuiltFiles(manifest, self.location.origin);
const precache = createPrecache(
  manifest.filter((entry) => !isOfPack(entry)),
  built,
);
const shell = createShell({ ...precache.stored(), built });
const pack = createPack({ entries: manifest.filter(isOfPack), origin: self.location.origin, built });
const { version } = built;
const release = createRelease(version);
const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Takes over from a version that was taken back, without waiting for consent. */
async function takeOverIfBanned(banned: ReadonlySet<string>) {
  if (await release.mustTakeOver(banned, self.registration.active !== null)) await self.skipWaiting();
}

self.addEventListener('install', (event) => {
  const install = async () => {
    const banned = await release.banned();
    if (banned.has(version)) throw new Error(`Version ${version} was taken back`);
    await precache.install(event);
    await takeOverIfBanned(banned);
  };
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => {
  const activate = async () => {
    const forced = await release.begin();
    const pages = await openPages();
    // pages that are opened anew need nothing of the version before
    const openTabs = forced ? 1 : pages.length;
    await precache.activate(event, openTabs);
    // As the shell's: a tab of the older version may ask for its planner. This version's is not fetched here: the page
    // does so where the link is good (plannerPack.ts), and nothing waits for it.
    if (openTabs <= 1) await pack.dropOlder();
    // The first version takes the page that installed it; a later one was asked for by the page itself.
    await self.clients.claim();
    // Not waited for: a page that is opened anew waits itself until this has ended.
    if (forced) for (const page of pages) page.navigate(page.url).catch(() => {});
  };
  event.waitUntil(activate());
});

function asked(request: Request, url: URL): Asked {
  const { method, mode, destination } = request;
  return { url, method, mode, destination, origin: self.location.origin };
}

async function answer(
  request: Request,
  handling: Extract<Handling, { how: 'shell' | 'stored-then-network' | 'planner' }>,
) {
  if (handling.how === 'planner') return pack.answer(request);
  const stored = await (handling.how === 'shell' ? precache.matchShell(SHELL_URL) : precache.match(request));
  return stored ?? fetch(request);
}

const strategies = new Map<string, CacheFirst>();

function cacheFirst({ cache, maxEntries, maxAgeSeconds }: Extract<Handling, { how: 'cache-first' }>) {
  const expiration = new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Workbox predates exactOptionalPropertyTypes
  const plugins = [expiration as WorkboxPlugin];
  const strategy = strategies.get(cache) ?? new CacheFirst({ cacheName: cache, plugins });
  strategies.set(cache, strategy);
  return strategy;
}

registerRoute(precache.route());
registerRoute(
  ({ request, url }) => isShare(asked(request, url)),
  ({ request }) => takeShared(request),
  'POST',
);
registerRoute(
  ({ request, url }) => handlingOf(asked(request, url)),
  async ({ request, url, event }) => {
    const handling = handlingOf(asked(request, url));
    if (!handling) return fetch(request);
    return handling.how === 'cache-first'
      ? cacheFirst(handling).handle({ request, event })
      : answer(request, handling);
  },
);

self.addEventListener('message', (event) => {
  const handle = async () => {
    const reply = await handleMessage(event.data, {
      skipWaiting: () => self.skipWaiting(),
      deleteCache: (name) => caches.delete(name),
      shell,
      pack,
      lookForBans: async () => takeOverIfBanned(await release.banned()),
    });
    if (reply) event.ports[0]?.postMessage(reply);
  };
  event.waitUntil(handle());
});

self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(openPages().then(askPagesToDrain));
});
