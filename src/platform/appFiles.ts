/** The app's files beyond those of the first page, which alone are stored as the worker is installed. */
import { hasGoodLink } from './saveData.ts';
import { askWorker } from './workerBridge.ts';

/** Files that are asked for at a time, so that a link that has become bad, or a wish to save data, ends it. */
const BATCH = 4;
/** For a batch on a slow network. */
const FETCH_MS = 60_000;

/**
 * Has the worker store what is missing, once it is active; nothing where the link is not good. Never rejects. A newer
 * version comes before the rest of this one: Chromium does not activate it while the older worker is given work.
 */
export async function storeWholeApp(): Promise<void> {
  if (!hasGoodLink()) return;
  try {
    const registration = await navigator.serviceWorker.ready;
    const isUseful = () => hasGoodLink() && !registration.installing && !registration.waiting;
    if (!isUseful()) return;
    const answer = await askWorker({ type: 'LIST_SHELL' });
    if (answer?.type !== 'SHELL') return;
    const stored = new Set((await (await caches.open(answer.cache)).keys()).map(({ url }) => url));
    const missing = answer.files.flatMap(({ key }) => (stored.has(key) ? [] : [key]));
    for (let done = 0; done < missing.length && isUseful(); done += BATCH)
      await askWorker({ type: 'MEND_SHELL', keys: missing.slice(done, done + BATCH) }, FETCH_MS);
  } catch {
    // nobody waits for it: it is tried again when the app is opened the next time
  }
}
