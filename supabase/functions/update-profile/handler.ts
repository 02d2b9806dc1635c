/**
 * update-profile: what travellers may change of their own profile (requirements §5 and §7). The server keeps its own
 * time of the change; the client's `updated_at` says when the change was made, and is only checked here.
 * Where the request says what it was made from, a field that somebody else changed meanwhile is left as it is.
 */
import { requireActive } from '../_shared/accounts/callers.ts';
import { PROFILE_COLUMNS, refuseWrite } from '../_shared/accounts/profileRow.ts';
import { readJson } from '../_shared/body.ts';
import {
  type ChangedFrom,
  conflictingFields,
  profileChangesSchema,
  profileSchema,
  updateProfileRequestSchema,
  type Profile,
} from '../../../domain/profile/profile.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import type { Deps } from '../_shared/deps.ts';
import type { z } from 'zod';

/** How often a row that changes between its reading and its writing is read again. */
const ATTEMPTS = 5;

type Changes = z.output<typeof profileChangesSchema>;
interface Saved {
  readonly profile: Profile;
  readonly conflicts: string[];
}

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'update-profile', method: 'POST' }, request, deps, async () => {
    const user = await requireActive(deps, request);
    const {
      updated_at: _clientTime,
      changed_from,
      ...rest
    } = await readJson(request, updateProfileRequestSchema);
    const changes = profileChangesSchema.parse(rest);
    if (changed_from === undefined) {
      const profile = await write(user.id, changes, undefined, deps);
      return json({ profile: profile ?? (await refuseWrite(deps, user.id)), conflicts: [] });
    }
    return json(await saveUnlessChanged(user.id, changes, changed_from, deps));
  });
}

/** Saves what nobody else has changed since it was read; the row is the one that was compared, or it is read again. */
async function saveUnlessChanged(
  userId: string,
  changes: Changes,
  from: ChangedFrom,
  deps: Deps,
): Promise<Saved> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = (await write(userId, {}, undefined, deps)) ?? (await refuseWrite(deps, userId));
    const conflicts = conflictingFields(stored, changes, from);
    const free = omit(changes, conflicts);
    if (Object.keys(free).length === 0) return { profile: stored, conflicts };
    const profile = await write(userId, free, stored.updated_at, deps);
    if (profile) return { profile, conflicts };
  }
  throw new FunctionFailure('in_progress', 'Your profile is being changed elsewhere. Try again in a moment.');
}

function omit(changes: Changes, keys: readonly string[]): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([key]) => !keys.includes(key)));
}

/** Writes, or reads where there is nothing to write. With `seenAt` only a row that was last changed then. */
async function write(
  userId: string,
  changes: Changes,
  seenAt: string | null | undefined,
  { admin }: Deps,
): Promise<Profile | null> {
  const profiles = admin.from('profiles');
  const row =
    Object.keys(changes).length === 0
      ? profiles.select(PROFILE_COLUMNS).eq('id', userId)
      : profiles.update(changes).eq('id', userId).eq('status', 'active').select(PROFILE_COLUMNS);
  const wanted =
    seenAt === undefined ? row : seenAt === null ? row.is('updated_at', null) : row.eq('updated_at', seenAt);
  const { data, error } = await wanted.maybeSingle();
  if (error) throw new Error('The profile could not be saved', { cause: error });
  return data === null ? null : profileSchema.parse(data);
}
