import { useEffect, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { useConnectivity } from '@/data/door/useConnectivity.ts';

export interface UnsentSaves {
  /** How many wait to be sent. */
  readonly waiting: number;
  /** Why the server refused the last one, in words; null where it refused none. */
  readonly refusal: string | null;
  /** Whether it is the network that is waited for. */
  readonly offline: boolean;
}

const NONE = { waiting: 0, refusal: null };

/** What of the profile has not reached the server. */
export function useUnsentSaves(userId: string): UnsentSaves {
  const { profile } = useData();
  const offline = useConnectivity() === 'offline';
  const [unsent, setUnsent] = useState<Omit<UnsentSaves, 'offline'>>(NONE);
  useEffect(() => {
    const subscription = profile.watchUnsentSaves(userId).subscribe({
      next: (saves) => {
        // A conflict is shown at its field.
        const refused = saves.filter(({ parked }) => parked !== null && parked.reason !== 'conflict');
        setUnsent({
          waiting: saves.filter(({ parked }) => parked === null).length,
          refusal: refused.at(-1)?.parked?.message ?? null,
        });
      },
      error: () => setUnsent(NONE),
    });
    return () => subscription.unsubscribe();
  }, [profile, userId]);
  return { ...unsent, offline };
}
