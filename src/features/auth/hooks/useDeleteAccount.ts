import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useDoor } from '@/data/door/door.ts';
import { describeError, toAppError, type AppError } from '@domain/errors/appError.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { setLeaving } from '../store.ts';

interface DeleteAccount {
  readonly isAsking: boolean;
  readonly isDeleting: boolean;
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Deleting one's account (requirements §4 and §8): asked twice, then signed out, told, and home. */
export function useDeleteAccount(userId: string): DeleteAccount {
  const door = useDoor();
  const navigate = useNavigate();
  const [step, setStep] = useState<'idle' | 'asking' | 'deleting'>('idle');
  // The answer to an attempt was lost: a session that is refused afterwards says that it had succeeded.
  const mayBeDone = useRef(false);

  const leave = useCallback(async () => {
    setLeaving(true);
    const { account } = await door.load();
    const isForgotten = await account.forgetAccount(userId, { keepUnsent: false, deleted: true }).then(
      // In memory it was; what lies on the disk is not within reach.
      () => door.keeping.get() === 'device',
      () => false,
    );
    await door.auth.signOut();
    setStep('idle');
    await navigate(paths.home);
    showToast(
      isForgotten
        ? {
            title: 'Account Deleted',
            description: 'Your account and all associated data have been permanently removed.',
          }
        : {
            title: 'Account Deleted',
            description:
              'Your account was permanently removed, but this device could not clear its copy yet. It does so once its storage opens. Clear this site’s data in your browser to be sure.',
            variant: 'destructive',
          },
    );
  }, [door, navigate, userId]);

  const confirm = useCallback(() => {
    setStep('deleting');
    const run = async () => {
      const { account } = await door.load();
      await account.deleteAccount(userId).catch((thrown: unknown) => {
        const error = toAppError(thrown);
        if (!(mayBeDone.current && error.reason === 'unauthorized')) throw error;
      });
      await leave();
    };
    run().catch((thrown: unknown) => {
      const error = toAppError(thrown);
      mayBeDone.current ||= isUnanswered(error);
      setLeaving(false);
      setStep('asking');
      showToast({
        title: 'Error Deleting Account',
        description: describeError(error),
        variant: 'destructive',
      });
    });
  }, [door, leave, userId]);

  return {
    isAsking: step !== 'idle',
    isDeleting: step === 'deleting',
    ask: useCallback(() => setStep('asking'), []),
    cancel: useCallback(() => setStep((now) => (now === 'deleting' ? now : 'idle')), []),
    confirm,
  };
}

function isUnanswered({ reason }: AppError): boolean {
  return reason === 'offline' || reason === 'timeout' || reason === 'server';
}
