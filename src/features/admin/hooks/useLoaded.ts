import { useEffect, useState } from 'react';
import { getConnectivity } from '@/data/remote/client.ts';
import { type AppError, describeError, isOfNetwork, toAppError } from '@/domain/errors.ts';
import { showToast } from '@/ui/feedback/toast.ts';

export interface Loaded<T> {
  /** What was loaded last; it stays while the next is on its way. */
  readonly data: T | null;
  readonly busy: boolean;
  /** Why the last load failed; null while the next is on its way. */
  readonly error: AppError | null;
  readonly reload: () => void;
}

interface Settled<T> {
  /** Which question this answers. */
  readonly load: () => Promise<T>;
  readonly attempt: number;
  readonly data: T | null;
  readonly error: AppError | null;
}

/**
 * Loads when mounted and whenever `load` is another, and again when the network is back after it had failed for want
 * of one. A failure is a toast of that title; an answer that a later question has overtaken is dropped.
 */
export function useLoaded<T>(load: () => Promise<T>, failure: string): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<T> | null>(null);

  useEffect(() => {
    let isOver = false;
    const run = async () => {
      try {
        const data = await load();
        if (!isOver) setSettled({ load, attempt, data, error: null });
      } catch (thrown) {
        if (isOver) return;
        const error = toAppError(thrown);
        setSettled((before) => ({ load, attempt, data: before?.data ?? null, error }));
        showToast({ title: failure, description: describeError(error), variant: 'destructive' });
      }
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [load, attempt, failure]);

  const busy = settled === null || settled.load !== load || settled.attempt !== attempt;
  const error = busy ? null : settled.error;
  const reload = () => setAttempt((now) => now + 1);

  const isCutOff = error !== null && isOfNetwork(error);
  useEffect(() => {
    if (!isCutOff) return;
    return getConnectivity().subscribe((network) => {
      if (network === 'online') setAttempt((now) => now + 1);
    });
  }, [isCutOff]);

  return { data: settled?.data ?? null, busy, error, reload };
}
