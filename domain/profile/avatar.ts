/** The picture of an account: what is stored of it, and where it is found (requirements §2, /profile). */
import { readPictureHead } from './pictureHead.ts';
import { type Bytes, stillPicture } from './pictureParts.ts';

/** Edge of the stored square, px. */
export const AVATAR_EDGE = 512;
export const MAX_AVATAR_BYTES = 200 * 1024;
/** The bucket, hosted and here. */
export const AVATAR_BUCKET = 'avatars';
/** What a browser encodes to, with the ending that the stored file has. */
export const AVATAR_TYPES = { webp: 'image/webp', jpeg: 'image/jpeg' } as const;
export type AvatarKind = keyof typeof AVATAR_TYPES;
const ENDINGS: Readonly<Record<AvatarKind, string>> = { webp: 'webp', jpeg: 'jpg' };

const PUBLIC_PATH = `/storage/v1/object/public/${AVATAR_BUCKET}`;

/** What is stored of bytes that are an account's picture, with their kind; otherwise why they are none, in words. */
export function checkAvatar(
  bytes: Uint8Array,
): { readonly kind: AvatarKind; readonly bytes: Bytes } | { readonly problem: string } {
  if (bytes.length > MAX_AVATAR_BYTES) {
    return { problem: `must be at most ${MAX_AVATAR_BYTES / 1024} KB` };
  }
  const head = readPictureHead(bytes);
  if (head === null || head.kind === 'png') return { problem: 'must be a WebP or a JPEG' };
  if (head.width !== AVATAR_EDGE || head.height !== AVATAR_EDGE) {
    return { problem: `must be ${AVATAR_EDGE} by ${AVATAR_EDGE} pixels` };
  }
  const still = stillPicture(bytes, head.kind);
  return still === null
    ? { problem: 'must be one still picture, whole and with nothing after its end' }
    : { kind: head.kind, bytes: still };
}

/** A picture's name within the account's folder; `id` is random, so that nobody guesses it and no cache has it yet. */
export function avatarName(id: string, kind: AvatarKind): string {
  return `${id}.${ENDINGS[kind]}`;
}

/** What `avatar_url` holds: the path of the file under the backend's own address, wherever that is reached. */
export function avatarPath(userId: string, name: string): string {
  return `${PUBLIC_PATH}/${userId}/${name}`;
}

/** The file's name of an account's own path; null for anything else. */
export function avatarNameOf(userId: string, path: string | null): string | null {
  const start = `${PUBLIC_PATH}/${userId}/`;
  const name = path?.startsWith(start) ? path.slice(start.length) : '';
  return /^[0-9a-f-]{36}\.(?:webp|jpg)$/.test(name) ? name : null;
}

/**
 * The address that the picture is fetched from; null where there is none, or where the row holds anything but its own
 * stored picture.
 * @param backendUrl origin of the backend; empty for the page's own
 */
export function avatarAddress(
  profile: { readonly id: string; readonly avatar_url: string | null } | null,
  backendUrl: string,
): string | null {
  if (profile === null || avatarNameOf(profile.id, profile.avatar_url) === null) return null;
  return `${backendUrl}${profile.avatar_url}`;
}
