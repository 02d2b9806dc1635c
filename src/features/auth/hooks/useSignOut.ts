import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useDoor } from '@/data/door/door.ts';
import type { LeftBehind } from '@/data/outbox/leftBehind.ts';
import { toAppError } from '@domain/errors/appError.ts';
import { forgetRoute } from '@/platform/keptRoute.ts';
import { showLateToast } from '@/ui/feedback/toasts/lateToast.ts';
import { setLeaving, useAuthStore } from '../store.ts';

export type SignOutStep =
  | { readonly name: 'idle' }
  /** Unsent changes are on their way to the server. */
  | { readonly name: 'sending' }
  /** Nothing is unsent, but without a network there is no way back in: the traveller decides. */
  | { readonly name: 'warning' }
  /** They could not all be sent, the server refused some, or something waits for the traveller: who decides. */
  | ({ readonly name: 'asking'; readonly waiting: number; readonly refused: number } & LeftBehind);

interface SignOut {
  readonly step: SignOutStep;
  readonly begin: () => void;
  readonly stay: () => void;
  readonly leave: (unsent: 'keep' | 'discard') => void;
}

/**
 * Signing out (design: Offline). What is unsent is sent first; what cannot be sent is the traveller's choice.
 * Everything else of the account leaves the device, then home.
 */
export function useSignOut(): SignOut {
  const door = useDoor();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [step, setStep] = useState<SignOutStep>({ name: 'idle' });
  // Staying makes what an attempt still waits for the answer of nobody.
  const attempt = useRef(0);
  const busy = useRef(false);

  useEffect(() => {
    if (pathname === paths.home) setLeaving(false);
  }, [pathname]);

  const finish = useCallback(
    async (userId: string, keepUnsent: boolean) => {
      setStep({ name: 'idle' });
      setLeaving(true);
      try {
        const { account } = await door.load();
        await account.forgetAccount(userId, { keepUnsent });
        forgetRoute();
        await door.auth.signOut();
        await navigate(paths.home);
        if (pathname === paths.home) setLeaving(false);
      } catch (thrown) {
        setLeaving(false);
        sayFailure(thrown);
      }
    },
    [door, navigate, pathname],
  );

  const begin = useCallback(() => {
    const userId = signedInUser();
    if (userId === null || busy.current) return;
    busy.current = true;
    attempt.current += 1;
    const mine = attempt.current;
    const isOver = () => attempt.current !== mine;
    const settle = async () => {
      const { account, outbox } = await door.load();
      const pending = await outbox.pendingCount(userId);
      const left = await account.leftBehind(userId);
      if (isOver()) return;
      if (pending === 0 && !isAnything(left)) {
        if (door.connectivity.get() === 'offline') return setStep({ name: 'warning' });
        return finish(userId, false);
      }
      if (pending > 0) setStep({ name: 'sending' });
      const unsent = pending === 0 ? 0 : await account.settleBeforeSignOut(userId);
      const refused = await outbox.refusedCount(userId);
      // A question that was sent just now may have been refused.
      const stillLeft = await account.leftBehind(userId);
      if (isOver()) return;
      if (unsent === 0 && !isAnything(stillLeft)) return finish(userId, false);
      setStep({ name: 'asking', waiting: Math.max(0, unsent - refused), refused, ...stillLeft });
    };
    void settle()
      .catch((thrown: unknown) => {
        if (isOver()) return;
        setStep({ name: 'idle' });
        sayFailure(thrown);
      })
      .finally(() => {
        if (!isOver()) busy.current = false;
      });
  }, [door, finish]);

  const stay = useCallback(() => {
    attempt.current += 1;
    busy.current = false;
    setStep({ name: 'idle' });
  }, []);

  const leave = useCallback(
    (unsent: 'keep' | 'discard') => {
      const userId = signedInUser();
      if (userId === null || busy.current) return;
      busy.current = true;
      void finish(userId, unsent === 'keep').finally(() => {
        busy.current = false;
      });
    },
    [finish],
  );

  return { step, begin, stay, leave };
}

function isAnything({ questions, typed, profile, unreadable, lost }: LeftBehind): boolean {
  return questions + typed + unreadable + lost > 0 || profile;
}

function signedInUser(): string | null {
  const { auth } = useAuthStore.getState();
  return auth.status === 'signed_in' ? auth.session.userId : null;
}

function sayFailure(thrown: unknown): void {
  const description = toAppError(thrown).serverMessage ?? 'Something went wrong';
  void showLateToast({ title: 'Sign out Failed', description, variant: 'destructive' });
}
