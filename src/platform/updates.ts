/** When a new version is looked for, while the app is open. */
import { systemClock, type Clock } from './clock.ts';

/** An app that is left open hears of a release within this, ms. */
const EVERY_MS = 6 * 3_600_000;
/** Turning to the app and away again asks no oftener than this, ms. */
const AT_MOST_MS = 10 * 60_000;

interface LookingDeps {
  /** Asks the server; what it rejects with is left for the next time. */
  readonly look: () => Promise<void>;
  readonly isOnline?: () => boolean;
  readonly clock?: Clock;
}

/**
 * Looks whenever the app is turned to, and every six hours; not without a network, and not again within ten minutes.
 * The app was just opened: its registration has looked. Answers how to stop.
 */
export function keepLooking({
  look,
  isOnline = () => navigator.onLine,
  clock = systemClock,
}: LookingDeps): () => void {
  let lookedAt = clock.now();
  let cancel: (() => void) | undefined;

  const lookNow = () => {
    // a clock that was put back is not waited for
    const since = Math.abs(clock.now() - lookedAt);
    if (since < AT_MOST_MS || !isOnline()) return;
    lookedAt = clock.now();
    void look().catch(() => {});
  };
  const onTurn = () => {
    if (document.visibilityState === 'visible') lookNow();
  };
  const wait = () => {
    cancel = clock.after(EVERY_MS, () => {
      lookNow();
      wait();
    });
  };

  wait();
  document.addEventListener('visibilitychange', onTurn);
  addEventListener('focus', onTurn);
  return () => {
    cancel?.();
    document.removeEventListener('visibilitychange', onTurn);
    removeEventListener('focus', onTurn);
  };
}
