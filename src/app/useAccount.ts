import { useEffect } from 'react';
import type { DataDoor } from '@/data/door/door.ts';
import { startSession } from '@/features/auth/store.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { followProfile } from '@/features/profile/store.ts';
import { whenIdle } from '@/platform/idle.ts';

/**
 * Reads the session once, keeps the profile of whoever is signed in, sends what waits in the outbox, and removes
 * what an account whose session just ended has left on this device.
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
      await account.forgetEarlierAccounts(signedIn).catch(() => {});
    }
    whenIdle(() => void start(userId));
    return () => {
      left = true;
      stop();
    };
  }, [door, userId]);
}
