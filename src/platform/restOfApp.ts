/** The app's files that no install of the worker waits for (sw/onDemand.ts): fetched while nobody waits for anything. */
import type { FromWorker, ShellFile, ToWorker } from '@/config/workerMessages.ts';
import { whenIdle } from './idle.ts';
import { browserCaches, type FileCaches } from './stored/cachedFiles.ts';
import { askWorker } from './workerBridge.ts';

interface RestDeps {
  /** Null where the browser has none. */
  readonly caches: Pick<FileCaches, 'open'> | null;
  /** Resolves once a worker is active; the versions that are about to follow it, null for none. */
  readonly ready: Promise<{ readonly installing: unknown; readonly waiting: unknown }>;
  readonly askWorker: (message: ToWorker, patienceMs?: number) => Promise<FromWorker | null>;
  /** Addresses of what this page has loaded. */
  readonly loaded: () => readonly string[];
  /** Resolves when the browser has nothing better to do. */
  readonly idle: () => Promise<void>;
}

/** Few enough to end soon after the link has become bad. */
const BATCH = 16;
/** For a batch on a slow network. */
const BATCH_MS = 60_000;

/** What a page has for it. */
export function pageRest(): RestDeps {
  return {
    caches: browserCaches(),
    ready: navigator.serviceWorker.ready,
    askWorker,
    loaded: () => performance.getEntriesByType('resource').map(({ name }) => name),
    idle: () => new Promise((resolve) => whenIdle(resolve)),
  };
}

/**
 * Has the worker store what is missing: what this page has loaded already, whatever the link is, because the browser
 * still has it, and the rest a batch at a time, in the order of the build's list, for as long as `mayFetch` says so. What
 * cannot be had is tried again the next time. Nothing is asked of a worker that another version is about to follow:
 * Chromium starts it again for that, and puts the follower off for as long as an idle worker lives (30 s and more).
 */
export async function storeRest(deps: RestDeps, mayFetch: () => boolean): Promise<void> {
  const registration = await deps.ready;
  const isFollowed = () => Boolean(registration.installing ?? registration.waiting);
  if (isFollowed()) return;
  const answer = await deps.askWorker({ type: 'LIST_SHELL' });
  if (answer?.type !== 'SHELL' || deps.caches === null) return;
  const missing = await missingOf(answer.files, deps.caches);
  const loaded = new Set(deps.loaded());
  const here = missing.filter((key) => loaded.has(key));
  if (here.length > 0) await deps.askWorker({ type: 'MEND_SHELL', keys: here }, BATCH_MS);
  const others = missing.filter((key) => !loaded.has(key));
  for (let done = 0; done < others.length; done += BATCH) {
    await deps.idle();
    if (isFollowed() || !mayFetch()) return;
    await deps.askWorker({ type: 'MEND_SHELL', keys: others.slice(done, done + BATCH) }, BATCH_MS);
  }
}

/** Keys of the files that do not lie in their caches. */
async function missingOf(files: readonly ShellFile[], caches: Pick<FileCaches, 'open'>): Promise<string[]> {
  const stored = new Map<string, ReadonlySet<string>>();
  for (const name of new Set(files.map(({ cache }) => cache))) {
    const requests = await (await caches.open(name)).keys();
    stored.set(name, new Set(requests.map(({ url }) => url)));
  }
  return files.flatMap(({ key, cache }) => (stored.get(cache)?.has(key) ? [] : [key]));
}
