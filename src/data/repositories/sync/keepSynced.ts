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
    isDue = syncing;
    if (syncing) return;
    syncing = true;
    const isMissed = await sync().then(
      () => false,
      () => true,
    );
    syncing = false;
    if (stopped) return;
    onAttempt();
    // What called for a run during one that failed, the network that is back above all, gets it.
    if (isMissed && isDue && !stopped) void run();
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
