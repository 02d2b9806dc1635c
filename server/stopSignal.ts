/** Ctrl-C and its relatives. */

/** npm passes Ctrl-C on to a process that had it from the terminal already: that one is no second wish. */
const SAME_KEY_MS = 1000;

/** Runs `stop` once at SIGINT or SIGTERM and exits; a second signal exits at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_KEY_MS) process.exit(signal === 'SIGINT' ? 130 : 143);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('[waymark] could not stop cleanly:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
