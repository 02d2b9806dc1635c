/** The app's files beyond those of the first page, which alone are stored as the worker is installed. */
import type { ShellFile, ToWorker } from '@/config/workerMessages.ts';
import { whenIdle } from './idle.ts';
import { hasGoodLink } from './saveData.ts';
import { askWorker, installEnds } from './workerBridge.ts';

/** Files that are asked for at a time, so that a link that has become bad, or a wish to save data, ends it. */
const BATCH = 4;
/** For a batch on a slow network. */
const FETCH_MS = 60_000;

/**
 * Has every file stored that is missing, while the link is good: of the version that waits, where one does, because it is
 * the one that opens next. Answers whether all are stored; never rejects.
 */
export async function storeWholeApp(): Promise<boolean> {
  return store({ isWanted: () => true, mayGoOn: hasGoodLink, ofNext: true });
}

/**
 * Has the worker store what the pages that were opened so far are made of: what was fetched before there was a worker is in
 * no cache but the browser's own, from which it comes once more. Answers whether all of it is stored; never rejects.
 */
export async function storeOpenedPages(): Promise<boolean> {
  return store({
    isWanted: ({ url }) => performance.getEntriesByName(url, 'resource').length > 0,
    mayGoOn: () => true,
    ofNext: false,
  });
}

/**
 * Does such work when idle; until it answers that all is stored also whenever the network returns or the app is turned to.
 * Answers how to stop.
 */
export function untilStored(work: () => Promise<boolean>): () => void {
  let isAtWork = false;
  let isOver = false;
  const stop = () => {
    isOver = true;
    removeEventListener('online', begin);
    document.removeEventListener('visibilitychange', onTurn);
  };
  const end = (isDone: boolean) => {
    isAtWork = false;
    if (isDone) stop();
  };
  const begin = () => {
    if (isAtWork) return;
    isAtWork = true;
    whenIdle(() => {
      if (!isOver) void work().then(end, () => end(false));
    });
  };
  const onTurn = () => {
    if (document.visibilityState === 'visible') begin();
  };
  addEventListener('online', begin);
  document.addEventListener('visibilitychange', onTurn);
  begin();
  return stop;
}

interface Wanted {
  readonly isWanted: (file: ShellFile) => boolean;
  /** Asked before each batch. */
  readonly mayGoOn: () => boolean;
  /** Whether it is wanted of a version that waits; what this one has fetched is of no use to it. */
  readonly ofNext: boolean;
}

/** Nothing is stored of a version that another one waits for: Chromium does not activate that while the older is given work. */
async function store({ isWanted, mayGoOn, ofNext }: Wanted): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.ready;
    await installEnds(registration);
    const next = registration.waiting;
    const isUseful = () => mayGoOn() && !registration.installing && registration.waiting === next;
    if ((next && !ofNext) || !isUseful()) return false;
    const ask = async (message: ToWorker, patienceMs?: number) => askWorker(message, patienceMs, next);
    const answer = await ask({ type: 'LIST_SHELL' });
    if (answer?.type !== 'SHELL') return false;
    const { cache, files } = answer;
    const wanted = files.filter(isWanted).map(({ key }) => key);
    const missing = await notIn(cache, wanted);
    for (let done = 0; done < missing.length && isUseful(); done += BATCH)
      await ask({ type: 'MEND_SHELL', keys: missing.slice(done, done + BATCH) }, FETCH_MS);
    return (await notIn(cache, missing)).length === 0;
  } catch {
    // nobody waits for it
    return false;
  }
}

async function notIn(cache: string, keys: readonly string[]): Promise<string[]> {
  const stored = new Set((await (await caches.open(cache)).keys()).map(({ url }) => url));
  return keys.filter((key) => !stored.has(key));
}
