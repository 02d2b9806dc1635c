/**
 * update-avatar: the picture of the caller's own account, stored, replaced or removed (requirements §2, /profile;
 * §7). Nobody but this function writes the bucket or `avatar_url`: a picture is looked at by its bytes, which the row
 * policies of Storage cannot do, and stands under a new random name each time.
 */
import { requireActive } from '../_shared/accounts/callers.ts';
import {
  listPictures,
  removePictures,
  storePicture,
  type StoredPicture,
} from '../_shared/accounts/pictures.ts';
import { PROFILE_COLUMNS, refuseWrite } from '../_shared/accounts/profileRow.ts';
import { readJson } from '../_shared/body.ts';
import { avatarNameOf, avatarPath, checkAvatar, type AvatarKind } from '../../../domain/profile/avatar.ts';
import { MAX_AVATAR_BODY_BYTES, updateAvatarRequestSchema } from '../../../domain/profile/avatarApi.ts';
import { type Profile, profileSchema } from '../../../domain/profile/profile.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import type { Deps } from '../_shared/deps.ts';

/** Files of an account that may stand at a time: the one that is shown, and those of calls that are under way. */
const MAX_FILES = 6;
/** What no row names by then was left by a call that broke off. */
const LEFT_BEHIND_MS = 10 * 60 * 1000;
/** How often a row that changes between its reading and its writing is read again. */
const ATTEMPTS = 5;

interface Replaced {
  readonly profile: Profile;
  /** The name of the file that the row named before. */
  readonly before: string | null;
}

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'update-avatar', method: 'POST' }, request, deps, async ({ logFailure }) => {
    const { id } = await requireActive(deps, request);
    const { picture } = await readJson(request, updateAvatarRequestSchema, {
      maxBytes: MAX_AVATAR_BODY_BYTES,
    });
    const checked = picture === null ? null : checkedPicture(picture);
    const files = await listPictures(deps.admin, id);
    const oldest = deps.clock().getTime() - LEFT_BEHIND_MS;
    if (checked && files.filter(({ storedAt }) => storedAt > oldest).length >= MAX_FILES) throw tooMany();

    const name = checked && (await storePicture(deps.admin, id, { id: deps.newId(), ...checked }));
    const { profile, before } = await replace(deps, id, name).catch(async (thrown: unknown) => {
      if (name !== null) {
        const undoing = removePictures(deps.admin, id, [name]);
        await undoing.catch((failure: unknown) => logFailure('picture left behind', failure));
      }
      throw thrown;
    });
    const over = namesOver(files, { before, oldest });
    await removePictures(deps.admin, id, over).catch((failure: unknown) => {
      // not shown any more; the next change, or the account's end, takes it along
      logFailure('picture left behind', failure);
    });
    return json({ profile });
  });
}

/** @throws FunctionFailure bad_request for what is no picture of ours */
function checkedPicture(encoded: string): { kind: AvatarKind; bytes: Uint8Array } {
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0) ?? 0);
  const checked = checkAvatar(bytes);
  if ('kind' in checked) return checked;
  throw new FunctionFailure('bad_request', `picture: ${checked.problem}`, { field: 'picture' });
}

/** What can go: the file that was shown, and what was left behind. A new file's name is in no list that was made before. */
function namesOver(
  files: readonly StoredPicture[],
  { before, oldest }: { readonly before: string | null; readonly oldest: number },
): string[] {
  const left = files.filter(({ storedAt }) => storedAt <= oldest).map(({ name }) => name);
  return [...new Set(before === null ? left : [...left, before])];
}

/** Writes the row over exactly the picture that was read, so that each call knows which file it has replaced. */
async function replace(deps: Deps, userId: string, name: string | null): Promise<Replaced> {
  const { admin } = deps;
  const avatar_url = name === null ? null : avatarPath(userId, name);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await admin.from('profiles').select('avatar_url').eq('id', userId).maybeSingle();
    if (read.error) throw new Error('The profile could not be read', { cause: read.error });
    if (read.data === null) return refuseWrite(deps, userId);
    const seen: unknown = read.data.avatar_url;
    const row = admin.from('profiles').update({ avatar_url }).eq('id', userId).eq('status', 'active');
    const same = typeof seen === 'string' ? row.eq('avatar_url', seen) : row.is('avatar_url', null);
    const { data, error } = await same.select(PROFILE_COLUMNS).maybeSingle();
    if (error) throw new Error('The profile could not be saved', { cause: error });
    if (data !== null) {
      return {
        profile: profileSchema.parse(data),
        before: avatarNameOf(userId, typeof seen === 'string' ? seen : null),
      };
    }
  }
  // suspended meanwhile, or changed over and over
  const standing = await admin.from('profiles').select('status').eq('id', userId).maybeSingle();
  if (standing.data?.status !== 'active') return refuseWrite(deps, userId);
  throw new FunctionFailure('in_progress', 'Your picture is being changed elsewhere. Try again in a moment.');
}

function tooMany(): FunctionFailure {
  return new FunctionFailure('rate_limited', 'Too many pictures in a short time. Try again in ten minutes.', {
    headers: { 'retry-after': String(LEFT_BEHIND_MS / 1000) },
  });
}
