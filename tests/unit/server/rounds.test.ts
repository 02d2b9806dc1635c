/** When rounds of deliveries run: at once when asked for, later after a failure, never two at a time. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRounds } from '../../../server/auth/rounds.ts';

const DOWN = new Error('down');

/** Lets time pass, and what it sets off run. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('rounds', () => {
  let outcome: unknown;
  const run = vi.fn(() => Promise.resolve(outcome));
  const waited: number[] = [];
  const open = () =>
    createRounds({ run, waits: [5, 30, 120], onWait: (_failure, wait) => waited.push(wait) });

  beforeEach(() => {
    vi.useFakeTimers();
    outcome = null;
    run.mockClear();
    waited.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is one more for all who ask while one runs', async () => {
    const rounds = open();
    for (let count = 0; count < 10; count += 1) rounds.start();
    await pass(0);
    expect(run).toHaveBeenCalledTimes(2);
    const ends: ((failure: null) => void)[] = [];
    run.mockImplementationOnce(() => new Promise<null>((resolve) => void ends.push(resolve)));
    for (let count = 0; count < 10; count += 1) rounds.start();
    await pass(0);
    for (let count = 0; count < 10; count += 1) rounds.start();
    expect(run).toHaveBeenCalledTimes(3);
    ends[0]?.(null);
    await pass(0);
    expect(run).toHaveBeenCalledTimes(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits longer after each that was due, whatever else was asked for meanwhile', async () => {
    const rounds = open();
    outcome = DOWN;
    rounds.start();
    await pass(0);
    for (let count = 0; count < 10; count += 1) {
      rounds.start();
      await pass(0);
    }
    expect([waited, vi.getTimerCount()]).toEqual([[5], 1]);
    await pass(5);
    await pass(30);
    await pass(120);
    await pass(120);
    expect([waited, vi.getTimerCount()]).toEqual([[5, 30, 120, 120, 120], 1]);
    outcome = null;
    rounds.start();
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
    run.mockRejectedValueOnce(DOWN);
    rounds.start();
    await pass(0);
    expect(waited.at(-1)).toBe(5);
  });

  it('ends: what runs is told and awaited, and nothing is due any more', async () => {
    const rounds = open();
    outcome = DOWN;
    rounds.start();
    await pass(0);
    await rounds.close();
    rounds.start();
    await pass(1_000);
    expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});
