/** Time limits that pass when a test says so: a hang is tested without waiting for one, on a machine of any speed. */
import { onTestFinished, vi } from 'vitest';

export interface TimeLimit {
  /** Milliseconds of the limits that were asked for. */
  readonly asked: number[];
  /** Lets limits pass, as AbortSignal.timeout does: those of so many milliseconds, or every one. */
  pass(ms?: number): void;
}

/** Takes the place of AbortSignal.timeout until the test ends. */
export function holdTimeLimits(): TimeLimit {
  const held: { readonly ms: number; readonly controller: AbortController }[] = [];
  const asked: number[] = [];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms);
    const controller = new AbortController();
    held.push({ ms, controller });
    return controller.signal;
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return {
    asked,
    pass: (wanted) => {
      for (const { ms, controller } of held) {
        if (wanted !== undefined && wanted !== ms) continue;
        controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
      }
    },
  };
}
