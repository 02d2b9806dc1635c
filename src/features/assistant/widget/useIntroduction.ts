import { useCallback, useEffect, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { isComplete } from '@domain/profile/profileView.ts';
import type { Profile } from '@domain/profile/profile.ts';

interface Introduction {
  /** Whether the questions come first: null while it is not known. */
  readonly due: boolean | null;
  /** They were answered or skipped: not asked again here. */
  readonly done: () => void;
}

/** First-time onboarding: for a loaded profile that is not complete, once an account and device (requirements §2). */
export function useIntroduction(userId: string, profile: Profile | null): Introduction {
  const { profile: profiles } = useData();
  const [introduced, setIntroduced] = useState<boolean | null>(null);

  useEffect(() => {
    let left = false;
    const read = async () => {
      // Storage that cannot be read remembers nothing either: better not to ask than to ask every time.
      const known = await profiles.isIntroduced(userId).catch(() => true);
      if (!left) setIntroduced(known);
    };
    void read();
    return () => {
      left = true;
    };
  }, [profiles, userId]);

  const done = useCallback(() => {
    setIntroduced(true);
    // What cannot be remembered is asked once more another day.
    profiles.markIntroduced(userId).catch(() => {});
  }, [profiles, userId]);

  const due = introduced === null || profile === null ? null : !introduced && !isComplete(profile);
  return { due, done };
}
