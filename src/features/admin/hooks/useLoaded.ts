import { useEffect } from 'react';
import { type Asking, useAsked } from '@/data/door/useAsked.ts';
import { describeError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

/** {@link useAsked}, where every failure is also a toast of that title (requirements §8, Admin). */
export function useLoaded<Value>(load: () => Promise<Value>, failure: string): Asking<Value> {
  const asked = useAsked(load);
  const { error } = asked;
  useEffect(() => {
    if (error) showToast({ title: failure, description: describeError(error), variant: 'destructive' });
  }, [error, failure]);
  return asked;
}
