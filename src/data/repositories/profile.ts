import { liveQuery, type Observable } from 'dexie';
import { AppError } from '@/domain/errors.ts';
import type { Profile } from '@/domain/profile.ts';

export function watchProfile(_userId: string): Observable<Profile | null> {
  return liveQuery(() => null);
}

export async function refreshProfile(_userId: string): Promise<Profile> {
  throw new AppError('unknown');
}
