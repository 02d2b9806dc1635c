import type { DataContext } from '../../context.ts';

/**
 * Runs `sync` at once, and again whenever the network returns or the page is seen again, one run at a time, until the
 * answered function is called. `onAttempt` is called after each run, also one that failed.
 */
export function keepSynced(
  ctx: Pick<DataContext, 'connectivity'>,
  sync: () => Promise<void>,
  onAttempt: () => void = () => {},
): () => void {
  let stopped = false;
  let syncing = false;
  let isDue = false;
  const run = async () => {
    isDue = true;
    if (syncing) return;
    syncing = true;
    let isMissed = true;
    // The network may come back during a run that fails for want of it.
    while (isMissed && isDue && !stopped) {
      isDue = false;
      isMissed = await sync().then(
        () => false,
        () => true,
      );
      if (!stopped) onAttempt();
    }
    syncing = false;
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void run();
  };
  document.addEventListener('visibilitychange', onVisible);
  const stopListening = ctx.connectivity.subscribe((state) => {
    if (state === 'online') void run();
  });
  void run();
  return () => {
    stopped = true;
    stopListening();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
