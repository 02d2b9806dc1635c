/** The stored pictures of accounts: files of the bucket `avatars`, one folder an account. */
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  AVATAR_BUCKET,
  AVATAR_TYPES,
  avatarName,
  type AvatarKind,
} from '../../../../domain/profile/avatar.ts';

type Admin = Pick<SupabaseClient, 'storage'>;

/** More than any account has: one that it shows, and what calls left behind that broke off. */
const MOST = 1000;
/**
 * A name never gets other bytes, so a browser keeps it for ever; a cache that others share would go on serving a picture
 * that was removed.
 */
const FOR_EVER = '31536000, private, immutable';

export interface StoredPicture {
  readonly name: string;
  /** Epoch ms. */
  readonly storedAt: number;
}

/** An account's files. @throws Error when Storage cannot be asked */
export async function listPictures({ storage }: Admin, userId: string): Promise<StoredPicture[]> {
  const { data, error } = await storage.from(AVATAR_BUCKET).list(userId, { limit: MOST });
  if (error) throw new Error('The pictures could not be listed', { cause: error });
  return data.map(({ name, created_at }) => ({ name, storedAt: Date.parse(created_at ?? '') || 0 }));
}

/** Stores a picture under a new name, and answers the name. @throws Error when it could not be stored */
export async function storePicture(
  { storage }: Admin,
  userId: string,
  picture: { readonly id: string; readonly kind: AvatarKind; readonly bytes: Uint8Array },
): Promise<string> {
  const name = avatarName(picture.id, picture.kind);
  const { error } = await storage.from(AVATAR_BUCKET).upload(`${userId}/${name}`, picture.bytes, {
    contentType: AVATAR_TYPES[picture.kind],
    cacheControl: FOR_EVER,
    upsert: false,
  });
  if (error) throw new Error('The picture could not be stored', { cause: error });
  return name;
}

/** Removes files by name; what is not there counts as removed. @throws Error when Storage refuses */
export async function removePictures(
  { storage }: Admin,
  userId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const { error } = await storage.from(AVATAR_BUCKET).remove(names.map((name) => `${userId}/${name}`));
  if (error) throw new Error('The pictures could not be removed', { cause: error });
}

/** Removes all that an account has stored. @throws Error when Storage cannot be asked */
export async function removeAllPictures(admin: Admin, userId: string): Promise<void> {
  const pictures = await listPictures(admin, userId);
  await removePictures(
    admin,
    userId,
    pictures.map(({ name }) => name),
  );
}
