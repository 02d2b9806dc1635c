/** How a change of a trip went, said as a toast. */
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

/** Says how it went; without a title what was done shows by itself. */
export async function settle(work: Promise<void>, title?: string, description?: string): Promise<boolean> {
  try {
    await work;
    if (title) showToast({ title, description });
    return true;
  } catch (thrown) {
    showToast({
      title: 'The trip was not changed',
      description: failureWords(thrown),
      variant: 'destructive',
    });
    return false;
  }
}

/** Why a change was not made, in words. */
export function failureWords(thrown: unknown): string {
  const words = thrown instanceof Error && thrown.name === 'Error' ? thrown.message : null;
  return words ?? describeError(toAppError(thrown));
}
