/** What travellers do with their own account (requirements §7). */
import * as z from 'zod/mini';
import { doneSchema, nothingSchema } from '@domain/accounts/accounts.ts';
import { updateAvatarReplySchema } from '@domain/profile/avatarApi.ts';
import {
  type ChangedFrom,
  type Profile,
  type ProfileChanges,
  updateProfileReplySchema,
} from '@domain/profile/profile.ts';
import { callFunction } from '../transport/functions.ts';
import { DELETION_TIMEOUT_MS, type Http, PICTURE_TIMEOUT_MS } from '../transport/http.ts';

/** Deletes the caller's account and everything it owns. @throws AppError `forbidden` for the last admin … */
export async function deleteOwnAccount(http: Http, token: string): Promise<void> {
  const call = { name: 'delete-user', token, timeoutMs: DELETION_TIMEOUT_MS };
  await callFunction(http, call, doneSchema);
}

const savedAllSchema = z.pipe(
  nothingSchema,
  z.transform(() => ({ profile: null, conflicts: [] })),
);

interface ProfileSave {
  readonly changes: ProfileChanges;
  /** The values that were seen when the change began; without them the change goes over whatever is stored. */
  readonly changedFrom?: ChangedFrom | undefined;
  /** When the traveller made the change, epoch ms. */
  readonly changedAt: number;
}

/**
 * Saves the fields that are there, and answers the profile as it is stored then, with the fields that were left
 * alone because they were changed elsewhere since. A server that answers nothing has saved them all; the profile is
 * null then.
 * @throws AppError `invalid` with the field, `suspended` …
 */
export async function saveProfile(
  http: Http,
  token: string,
  { changes, changedFrom, changedAt }: ProfileSave,
): Promise<{ profile: Profile | null; conflicts: string[] }> {
  const body = {
    ...changes,
    updated_at: new Date(changedAt).toISOString(),
    ...(changedFrom === undefined ? {} : { changed_from: changedFrom }),
  };
  const call = { name: 'update-profile', body, token };
  return callFunction(http, call, z.union([updateProfileReplySchema, savedAllSchema]));
}

/** Stores the caller's picture, in Base64, or removes it for null; answers the profile as it is stored then. */
export async function saveAvatar(http: Http, token: string, picture: string | null): Promise<Profile> {
  const call = { name: 'update-avatar', body: { picture }, token, timeoutMs: PICTURE_TIMEOUT_MS };
  return (await callFunction(http, call, updateAvatarReplySchema)).profile;
}
