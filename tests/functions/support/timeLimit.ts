/** Time limits that pass when a test says so: a hang is tested without waiting for one, on a machine of any speed. */
import { onTestFinished, vi } from 'vitest';

export interface TimeLimit {
  /** Milliseconds of the limits that were asked for. */
  readonly asked: number[];
  /** Lets every limit pass, as AbortSignal.timeout does. */
  pass(): void;
}

/** Takes the place of AbortSignal.timeout until the test ends. */
export function holdTimeLimits(): TimeLimit {
  const controllers: AbortController[] = [];
  const asked: number[] = [];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms);
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return {
    asked,
    pass: () => {
      for (const controller of controllers) {
        controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
      }
    },
  };
}
