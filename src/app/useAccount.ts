import { useEffect } from 'react';
import { startSession } from '@/features/auth/store.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { followProfile } from '@/features/profile/store.ts';
import { whenIdle } from './usePageViews.ts';

/** Reads the session once, keeps the profile of whoever is signed in, and sends what waits in the outbox. */
export function useAccount(): void {
  const auth = useSession();
  const userId = auth.status === 'signed_in' ? auth.session.userId : null;

  useEffect(() => startSession(), []);

  useEffect(() => followProfile(userId), [userId]);

  useEffect(() => {
    if (userId === null) return;
    let stop = () => {};
    let left = false;
    async function start() {
      const { startOutbox } = await import('@/data/outbox/outbox.ts');
      if (!left) stop = startOutbox();
    }
    whenIdle(() => void start());
    return () => {
      left = true;
      stop();
    };
  }, [userId]);
}
