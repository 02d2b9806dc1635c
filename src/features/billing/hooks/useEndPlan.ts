import { useRef, useState } from 'react';
import { useDoor } from '@/data/door/door.ts';
import type { CancelReply } from '@domain/billing/billing.ts';
import { formatDate, localIsoDate, parseInstant } from '@domain/dates/formatDates.ts';
import { describeError, toAppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

interface EndPlan {
  readonly busy: boolean;
  /** Why the last try failed; null before, and while another runs. */
  readonly error: string | null;
  /** Answers whether it was done. */
  readonly cancel: () => Promise<boolean>;
  readonly resume: () => Promise<boolean>;
  readonly forgetError: () => void;
}

/**
 * Ends the plan of an account, or takes the end back. `onTried` runs after every try that may have reached the server:
 * of several subscriptions the provider may have changed some before it failed, and a lost answer hides what was done.
 */
export function useEndPlan(userId: string, onTried: () => void): EndPlan {
  const door = useDoor();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);

  async function ask(resume: boolean): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      const { billing } = await door.load();
      showToast(wordsOf(await billing.endPlan(userId, { resume })));
      onTried();
      return true;
    } catch (thrown) {
      const failure = toAppError(thrown);
      if (failure.reason !== 'offline') onTried();
      // the plan is not what the page shows; asking for it again takes the words in its place away
      if (failure.reason === 'conflict') {
        showToast({
          title: 'Nothing was changed',
          description: describeError(failure),
          variant: 'destructive',
        });
        return true;
      }
      setError(describeError(failure));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    error,
    cancel: () => ask(false),
    resume: () => ask(true),
    forgetError: () => setError(null),
  };
}

function wordsOf({ status, ends_at }: CancelReply): { title: string; description: string } {
  const date = ends_at === null ? null : formatDate(localIsoDate(parseInstant(ends_at)));
  switch (status) {
    case 'ended':
      return { title: 'Plan cancelled', description: 'You are on the Free plan. Your tokens stay yours.' };
    case 'ends':
      return {
        title: 'Plan cancelled',
        description: `You keep it until ${date ?? 'the paid month is over'}. Nothing more will be charged.`,
      };
    case 'goes_on':
      return {
        title: 'Your plan goes on',
        description: date === null ? 'It renews every month.' : `It renews on ${date}.`,
      };
  }
}
