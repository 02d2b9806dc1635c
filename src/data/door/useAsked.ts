import { useCallback, useEffect, useState } from 'react';
import { type AppError, isOfNetwork, toAppError } from '@domain/errors/appError.ts';
import { useDoor } from './door.ts';

export interface Asking<Value> {
  /** What was answered last; it stays while the next answer is on its way, and when that fails. */
  readonly value: Value | null;
  readonly busy: boolean;
  /** Why the last question failed; null while the next is on its way. */
  readonly error: AppError | null;
  readonly askAgain: () => void;
}

interface Settled<Value> {
  /** Which question this settles. */
  readonly ask: () => Promise<Value>;
  readonly attempt: number;
  readonly value: Value | null;
  readonly error: AppError | null;
}

/**
 * Something that the server is asked for when it is looked at, and that no device keeps: asked when mounted, whenever
 * `ask` is another function, and again when the network is back after it had failed for want of one. An answer that a
 * later question has overtaken is dropped.
 *
 * A hook of this layer: billing and admin both need it, features do not import each other, and `ui` knows neither
 * errors nor connectivity.
 */
export function useAsked<Value>(ask: () => Promise<Value>): Asking<Value> {
  const { connectivity } = useDoor();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Value> | null>(null);

  const askAgain = useCallback(() => setAttempt((now) => now + 1), []);

  useEffect(() => {
    let isOver = false;
    let isCutOff = false;
    let isBack = false;
    // From before the answer on: what begins with the failure that is shown comes too late for a network already back.
    const stopListening = connectivity.subscribe((network) => {
      if (network !== 'online') return;
      isBack = true;
      if (isCutOff) askAgain();
    });
    const run = async () => {
      try {
        const value = await ask();
        if (!isOver) setSettled({ ask, attempt, value, error: null });
      } catch (thrown) {
        if (isOver) return;
        const error = toAppError(thrown);
        setSettled((before) => ({ ask, attempt, value: before?.value ?? null, error }));
        isCutOff = isOfNetwork(error);
        if (isCutOff && isBack) askAgain();
      }
    };
    void run();
    return () => {
      isOver = true;
      stopListening();
    };
  }, [ask, attempt, askAgain, connectivity]);

  const busy = settled === null || settled.ask !== ask || settled.attempt !== attempt;
  const error = busy ? null : settled.error;
  return { value: settled?.value ?? null, busy, error, askAgain };
}
