/** That something stands on this device which a traveller would miss: a trip, a saved article. */
import { PERSIST_ASKED_KEY } from '@/config/names.ts';
import { flag, isFlagged } from './flags.ts';
import { isStoragePersisted, persistStorage } from './storage.ts';

let keptNow = false;
const listeners = new Set<() => void>();

/** Asks the browser to keep what is stored, once on a device; /offline has a button to ask again. */
export async function askToPersist(): Promise<void> {
  if (isFlagged(PERSIST_ASKED_KEY)) return;
  flag(PERSIST_ASKED_KEY);
  // a browser that throws promises nothing, which /offline says
  await isStoragePersisted()
    .then(async (kept) => kept || persistStorage())
    .catch(() => false);
}

/** Something was kept just now: a good moment to offer the home screen. */
export function noteKept(): void {
  void askToPersist();
  keptNow = true;
  for (const listener of listeners) listener();
}

/** Whether something was kept since the app was opened. */
export function wasKept(): boolean {
  return keptNow;
}

/** Calls back when something is kept; answers how to stop. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
