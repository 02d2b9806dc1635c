/** Rounds of work, one at a time: asked for, or due some time after one that failed. */

export interface Rounds {
  /** Asks for a round now; while one runs, for one more after it, however often it is asked for. */
  start(): void;
  /** No round begins any more; resolves when the last one has ended. */
  close(): Promise<void>;
}

interface RoundOptions {
  /** Answers null when all went well, else what went wrong; a throw is a failure too. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds to wait after the first failure, the second …; the last one again and again. */
  readonly waits: readonly [number, ...number[]];
  readonly onWait: (failure: unknown, wait: number) => void;
}

/** The rounds. What fails while the next one is due already moves it neither nearer nor further away. */
export function createRounds({ run, waits, onWait }: RoundOptions): Rounds {
  const closing = new AbortController();
  const { signal } = closing;
  let failures = 0;
  let due: NodeJS.Timeout | null = null;
  let isAsked = false;
  let running: Promise<void> | null = null;

  function start(): void {
    isAsked = true;
    running ??= goOn();
  }

  async function goOn(): Promise<void> {
    while (isAsked && !signal.aborted) {
      isAsked = false;
      plan(await run(signal).catch((thrown: unknown) => thrown ?? new Error('failed')));
    }
    // here, not once the promise has settled: who asks in between would be forgotten
    running = null;
  }

  function plan(failure: unknown): void {
    if (failure === null) {
      failures = 0;
      cancel();
      return;
    }
    if (due !== null || signal.aborted) return;
    const wait = waits[Math.min(failures, waits.length - 1)] ?? waits[0];
    failures += 1;
    onWait(failure, wait);
    due = setTimeout(() => {
      due = null;
      start();
    }, wait);
  }

  function cancel(): void {
    if (due !== null) clearTimeout(due);
    due = null;
  }

  return {
    start,
    close: async () => {
      closing.abort();
      cancel();
      await running;
    },
  };
}
