import { useCallback } from 'react';
import { useDoor } from '@/data/door/door.ts';
import type { AppError } from '@domain/errors/appError.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { reloadProfile, useProfileStore } from '../store.ts';

export interface ProfileView {
  readonly profile: Profile | null;
  /** `error` only where there is nothing to show: a copy on the device outlives a failed fetch. */
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: AppError | null;
  readonly reload: () => Promise<void>;
}

/** The profile of the signed-in user; `userId` null gives loading with no profile. */
export function useProfile(userId: string | null): ProfileView {
  const door = useDoor();
  const store = useProfileStore();
  const mine = userId !== null && store.userId === userId;
  const profile = mine ? store.profile : null;
  const failed = mine && store.cacheRead && store.error !== null;
  const reload = useCallback(async () => {
    if (userId !== null) await reloadProfile(door, userId);
  }, [door, userId]);
  return {
    profile,
    status: profile ? 'ready' : failed ? 'error' : 'loading',
    error: mine ? store.error : null,
    reload,
  };
}
