import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useDoor } from '@/data/door/door.ts';
import { checkoutWords, isWorthRetrying, readReturnAddress } from '@domain/billing/checkout.ts';
import type { CompleteReply } from '@domain/billing/billing.ts';
import { AppError, toAppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';

/** Long enough to read why; as after a failed verification. */
const REDIRECT_DELAY_MS = 3_000;
/** A live payment is confirmed by the provider in the background. */
const POLL_MS = 2_000;
const MAX_POLLS = 10;

export type Completion =
  | { readonly status: 'working' }
  /** `pending` in the reply: paid, and not confirmed by the provider yet. */
  | { readonly status: 'done'; readonly reply: CompleteReply }
  | { readonly status: 'failed'; readonly error: AppError; readonly retryable: boolean };

/**
 * What /checkout-success does: completes the session in the address, once however often it is reloaded, since the
 * server ignores a repeat. A refusal is told and leads to /pricing; where the server could not be asked the page
 * stays, because its address is the traveller's receipt.
 */
export function useCompletion(userId: string | null, onApplied: () => Promise<void>) {
  const door = useDoor();
  const [query] = useSearchParams();
  const address = query.toString();
  const navigate = useNavigate();
  const [completion, setCompletion] = useState<Completion>({ status: 'working' });
  const [timer] = useState(createTimer);

  const complete = useCallback(async (): Promise<void> => {
    if (userId === null) return;
    const mine = timer.restart();
    const fail = (error: AppError) => {
      const retryable = isWorthRetrying(error);
      setCompletion({ status: 'failed', error, retryable });
      showToast({
        title: checkoutWords.processingTitle,
        description: error.serverMessage ?? checkoutWords.processing,
        variant: 'destructive',
      });
      if (!retryable) mine.after(REDIRECT_DELAY_MS, () => void navigate(paths.pricing, { replace: true }));
    };
    const ask = async (polls: number): Promise<void> => {
      try {
        const request = readReturnAddress(new URLSearchParams(address));
        if (request === null) throw new AppError('invalid', { serverMessage: checkoutWords.missing });
        const { billing } = await door.load();
        const reply = await billing.finishCheckout(userId, request);
        if (mine.isOver()) return;
        if (reply.status === 'pending' && polls < MAX_POLLS) {
          mine.after(POLL_MS, () => void ask(polls + 1));
          return;
        }
        setCompletion({ status: 'done', reply });
        void onApplied();
      } catch (thrown) {
        if (!mine.isOver()) fail(toAppError(thrown));
      }
    };
    await ask(0);
  }, [door, userId, address, navigate, onApplied, timer]);

  useEffect(() => {
    void complete();
    return () => timer.stop();
  }, [complete, timer]);

  const retry = () => {
    setCompletion({ status: 'working' });
    void complete();
  };
  return { completion, retry };
}

/** One thing to do later; a restart, or leaving the page, calls off what was begun before. */
function createTimer() {
  let round = 0;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    round += 1;
    clearTimeout(pending);
  };
  return {
    stop,
    restart() {
      stop();
      const mine = round;
      const isOver = () => mine !== round;
      return {
        isOver,
        after(ms: number, work: () => void) {
          if (!isOver()) pending = setTimeout(work, ms);
        },
      };
    },
  };
}
