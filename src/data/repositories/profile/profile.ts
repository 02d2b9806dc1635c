/** The profile: read from this device, refreshed from the server. */
import type { Observable } from 'dexie';
import { type Profile, profileSchema } from '@domain/profile/profile.ts';
import type { DataContext } from '../../context.ts';
import { withWaiting } from '../../outbox/kinds/profileSave.ts';
import { fetchProfile } from '../../remote/profiles.ts';
import { liveQuery } from '../../local/live.ts';

/** The profile as this device has it, with the changes that wait to be sent; null until it was fetched once, and for one that cannot be read. */
export function watchProfile(ctx: DataContext, userId: string): Observable<Profile | null> {
  return liveQuery(async () => {
    return ctx.store.run(async (db) => {
      const parsed = profileSchema.safeParse(await db.profiles.get(userId));
      return parsed.success ? withWaiting(db, parsed.data) : null;
    });
  });
}

/**
 * Fetches the profile and keeps it on this device; answers it with the changes that wait to be sent. Throws AppError.
 */
export async function refreshProfile(ctx: DataContext, userId: string): Promise<Profile> {
  const token = await ctx.session.token(userId);
  const fetched = await fetchProfile(ctx.http, token, userId);
  return ctx.store.run((db) =>
    db.transaction('rw', db.profiles, db.outbox, async () => {
      const known = profileSchema.safeParse(await db.profiles.get(userId));
      // A change that was sent meanwhile has brought a newer one.
      const profile = known.success && isNewer(known.data, fetched) ? known.data : fetched;
      // Signed out while it was on its way: nothing of the account comes back here.
      if (ctx.session.current()?.userId === userId) await db.profiles.put(profile);
      return withWaiting(db, profile);
    }),
  );
}

function isNewer(a: Profile, b: Profile): boolean {
  return Date.parse(a.updated_at ?? '') > Date.parse(b.updated_at ?? '');
}
