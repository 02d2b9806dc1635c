import type { Clock } from './clock.ts';

export interface FakeClock extends Clock {
  /** Moves time and runs what falls due, in order. */
  advance(ms: number): void;
  /** Milliseconds until the next timer; null when there is none. */
  nextTimer(): number | null;
  /** What the device's owner does: another time, while timers go on as they were. */
  set(ms: number): void;
}

/** A clock that stands still until it is moved. */
export function createFakeClock(start = Date.UTC(2026, 2, 14, 9)): FakeClock {
  let now = start;
  const timers = new Map<symbol, { at: number; run: () => void }>();
  const earliest = () => [...timers].sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    now: () => now,
    after(ms, run) {
      const key = Symbol('timer');
      timers.set(key, { at: now + Math.max(0, ms), run });
      return () => timers.delete(key);
    },
    advance(ms) {
      const end = now + ms;
      for (let next = earliest(); next && next[1].at <= end; next = earliest()) {
        const [key, timer] = next;
        timers.delete(key);
        now = Math.max(now, timer.at);
        timer.run();
      }
      now = end;
    },
    set(ms) {
      for (const timer of timers.values()) timer.at += ms - now;
      now = ms;
    },
    nextTimer() {
      const next = earliest();
      return next ? next[1].at - now : null;
    },
  };
}
