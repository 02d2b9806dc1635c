/** What travellers do with their own account (spec section 7). */
import { deletedSchema } from '@/domain/accounts.ts';
import { type Profile, type ProfileChanges, updateProfileReplySchema } from '@/domain/profile.ts';
import { callFunction } from '../functions.ts';
import { DELETION_TIMEOUT_MS, type Http } from '../http.ts';

/** Deletes the caller's account and everything it owns. @throws AppError `forbidden` for the last admin … */
export async function deleteOwnAccount(http: Http, token: string): Promise<void> {
  const call = { name: 'delete-user', token, timeoutMs: DELETION_TIMEOUT_MS };
  await callFunction(http, call, deletedSchema);
}

/**
 * Saves the fields that are there, and answers the profile as it is stored then. `changedAt` is when the traveller
 * made the change, epoch ms.
 * @throws AppError `invalid` with the field, `suspended` …
 */
export async function saveProfile(
  http: Http,
  token: string,
  changes: ProfileChanges,
  changedAt: number,
): Promise<Profile> {
  const body = { ...changes, updated_at: new Date(changedAt).toISOString() };
  return (await callFunction(http, { name: 'update-profile', body, token }, updateProfileReplySchema))
    .profile;
}
