/** The profile: read from this device, refreshed from the server. */
import { liveQuery, type Observable } from 'dexie';
import { type Profile, profileSchema } from '@/domain/profile.ts';
import type { DataContext } from '../context.ts';
import { fetchProfile } from '../remote/profiles.ts';
import { getDataContext } from '../runtime.ts';

/** The profile as this device has it; null until it was fetched once, and for one that cannot be read. */
export function watchProfile(
  userId: string,
  ctx: DataContext = getDataContext(),
): Observable<Profile | null> {
  return liveQuery(async () => {
    const row = await ctx.store.run((db) => db.profiles.get(userId));
    const parsed = profileSchema.safeParse(row);
    return parsed.success ? parsed.data : null;
  });
}

/** Fetches the profile and keeps it on this device. Throws AppError. */
export async function refreshProfile(userId: string, ctx: DataContext = getDataContext()): Promise<Profile> {
  const token = await ctx.session.token(userId);
  const profile = await fetchProfile(ctx.http, token, userId);
  await ctx.store.run(async (db) => {
    // Signed out while it was on its way: nothing of the account comes back here.
    if (ctx.session.current()?.userId === userId) await db.profiles.put(profile);
  });
  return profile;
}
