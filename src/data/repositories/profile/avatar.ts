/** The account's picture: sent at once, never kept for later (docs/departures.md). */
import type { Profile } from '@domain/profile/profile.ts';
import type { DataContext } from '../../context.ts';
import { saveAvatar } from '../../remote/calls/ownAccount.ts';
import { withToken } from '../../withToken.ts';

/**
 * Stores a picture (a WebP or a JPEG of the stored size) as the account's, or removes it for null, and keeps the profile
 * as it is then. @throws AppError `offline`, `invalid`, `suspended`, `rate_limited` …
 */
export async function changeAvatar(ctx: DataContext, userId: string, picture: Blob | null): Promise<Profile> {
  const encoded = picture && base64(new Uint8Array(await picture.arrayBuffer()));
  const profile = await withToken(userId, ctx, (token) => saveAvatar(ctx.http, token, encoded));
  await ctx.store.run(async (db) => {
    // Signed out while it was on its way: nothing of the account comes back here.
    if (ctx.session.current()?.userId === userId) await db.profiles.put(profile);
  });
  return profile;
}

function base64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCodePoint(byte);
  return btoa(letters);
}
