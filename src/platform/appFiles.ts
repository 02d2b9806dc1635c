/** The app's files beyond those of the first page, which alone are stored as the worker is installed. */
import type { ShellFile } from '@/config/workerMessages.ts';
import { whenIdle } from './idle.ts';
import { hasGoodLink } from './saveData.ts';
import { askWorker } from './workerBridge.ts';

/** Files that are asked for at a time, so that a link that has become bad, or a wish to save data, ends it. */
const BATCH = 4;
/** For a batch on a slow network. */
const FETCH_MS = 60_000;

/** Has the worker store every file that is missing, while the link is good. Answers whether all are stored; never rejects. */
export async function storeWholeApp(): Promise<boolean> {
  return hasGoodLink() && store(() => true, hasGoodLink);
}

/**
 * Has the worker store what the pages that were opened so far are made of: what was fetched before there was a worker is in
 * no cache but the browser's own, from which it comes once more. Answers whether all of it is stored; never rejects.
 */
export async function storeOpenedPages(): Promise<boolean> {
  return store(
    ({ url }) => performance.getEntriesByName(url, 'resource').length > 0,
    () => true,
  );
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
  const begin = () => {
    if (isAtWork) return;
    isAtWork = true;
    whenIdle(() => {
      const end = (isDone: boolean) => {
        isAtWork = false;
        if (isDone) stop();
      };
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

/**
 * A newer version comes before files of this one: Chromium does not activate it while the older worker is given work.
 * @param mayGoOn asked before each batch
 */
async function store(isWanted: (file: ShellFile) => boolean, mayGoOn: () => boolean): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.ready;
    const isUseful = () => mayGoOn() && !registration.installing && !registration.waiting;
    if (!isUseful()) return false;
    const answer = await askWorker({ type: 'LIST_SHELL' });
    if (answer?.type !== 'SHELL') return false;
    const { cache, files } = answer;
    const wanted = files.filter(isWanted).map(({ key }) => key);
    const missing = await notIn(cache, wanted);
    for (let done = 0; done < missing.length && isUseful(); done += BATCH)
      await askWorker({ type: 'MEND_SHELL', keys: missing.slice(done, done + BATCH) }, FETCH_MS);
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
