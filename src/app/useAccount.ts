import { useEffect, useRef } from 'react';
import type { DataDoor } from '@/data/door/door.ts';
import { forgetSentence } from '@/features/assistant/firstPlan/sentenceStore.ts';
import { startSession } from '@/features/auth/store.ts';
import { useAuthStore } from '@/features/auth/store.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { followProfile } from '@/features/profile/store.ts';
import { whenIdle } from '@/platform/idle.ts';
import { forgetLastTrip } from '@/platform/lastTrip.ts';
import { AT_ONCE, isAnythingOwed, owe } from '@/platform/owed.ts';

/**
 * Reads the session once, keeps the profile of whoever is signed in, and sends what waits in the outbox. Of an account
 * whose session has ended by itself, and of those before who is signed in, what the server has is removed from this
 * device; what they have not sent stays for them alone, and for a while.
 */
export function useAccount(door: DataDoor): void {
  const auth = useSession();
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;

  useEffect(() => startSession(door), [door]);

  useEffect(() => followProfile(door, userId), [door, userId]);

  useEffect(() => {
    if (userId === null) return;
    let stop = () => {};
    let left = false;
    async function start(signedIn: string) {
      const { account, outbox } = await door.load();
      if (left) return;
      stop = outbox.keepDraining();
      // Storage that fails now is asked again when the app is opened next: nobody else's view shows what is left.
      await account
        .forgetOwed()
        .then(() => account.forgetEarlierAccounts(signedIn))
        .catch(() => {});
    }
    whenIdle(() => void start(userId));
    return () => {
      left = true;
      stop();
    };
  }, [door, userId]);

  const last = useRef<string | null>(null);
  useEffect(() => {
    if (auth.status === 'loading') return;
    const ended = last.current;
    last.current = userId;
    if (userId !== null) return;
    // the next who looks at this screen may be somebody else
    if (ended !== null) {
      forgetSentence();
      forgetLastTrip(ended);
    }
    const forget = async (
      run: (account: Awaited<ReturnType<DataDoor['load']>>['account']) => Promise<void>,
    ) => {
      try {
        await run((await door.load()).account);
      } catch {
        // it is noted, and done at the next start
      }
    };
    // Who signs out by hand has been asked what is to stay.
    if (ended !== null && !useAuthStore.getState().leaving) {
      // noted before anything has to be fetched for it, which may fail, or the tab be closed meanwhile
      owe({ userId: ended, keepUnsent: true, dueAt: AT_ONCE });
      void forget(({ forgetEnded }) => forgetEnded(ended));
    } else if (isAnythingOwed()) whenIdle(() => void forget(({ forgetOwed }) => forgetOwed()));
  }, [door, auth.status, userId]);
}
