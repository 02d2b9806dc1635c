/** Time, behind a seam so that tests can hold it still. */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Runs once after some milliseconds; answers what cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The longest delay that a timer takes; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), MAX_TIMER_MS));
    return () => clearTimeout(timer);
  },
};
