import { useCallback, useEffect, useState } from 'react';
import { isIntroduced, markIntroduced } from '@/data/repositories/profile/introduction.ts';
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
  const [introduced, setIntroduced] = useState<boolean | null>(null);

  useEffect(() => {
    let left = false;
    const read = async () => {
      // Storage that cannot be read remembers nothing either: better not to ask than to ask every time.
      const known = await isIntroduced(userId).catch(() => true);
      if (!left) setIntroduced(known);
    };
    void read();
    return () => {
      left = true;
    };
  }, [userId]);

  const done = useCallback(() => {
    setIntroduced(true);
    // What cannot be remembered is asked once more another day.
    markIntroduced(userId).catch(() => {});
  }, [userId]);

  const due = introduced === null || profile === null ? null : !introduced && !isComplete(profile);
  return { due, done };
}
