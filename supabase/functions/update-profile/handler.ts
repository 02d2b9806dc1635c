/**
 * update-profile: what travellers may change of their own profile (spec sections 5 and 7). The server keeps its own
 * time of the change; the client's `updated_at` is what its conflict rule goes by, and is only checked here.
 */
import { readStanding, requireActive } from '../_shared/accounts/callers.ts';
import { suspended, unknownProfile } from '../_shared/accounts/refusals.ts';
import { readJson } from '../_shared/body.ts';
import {
  profileChangesSchema,
  profileSchema,
  updateProfileRequestSchema,
  type Profile,
} from '../_shared/domain/profile.ts';
import { json, runFunction } from '../_shared/http.ts';
import type { Deps } from '../_shared/deps.ts';
import type { z } from 'zod';

const COLUMNS = Object.keys(profileSchema.shape).join(', ');

type Changes = z.output<typeof profileChangesSchema>;

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'update-profile', method: 'POST' }, request, deps, async () => {
    const user = await requireActive(deps, request);
    const { updated_at: _clientTime, ...changes } = await readJson(request, updateProfileRequestSchema);
    return json({ profile: await save(user.id, profileChangesSchema.parse(changes), deps) });
  });
}

async function save(userId: string, changes: Changes, { admin }: Deps): Promise<Profile> {
  const profiles = admin.from('profiles');
  const { data, error } =
    Object.keys(changes).length === 0
      ? await profiles.select(COLUMNS).eq('id', userId).maybeSingle()
      : await profiles.update(changes).eq('id', userId).eq('status', 'active').select(COLUMNS).maybeSingle();
  if (error) throw new Error('The profile could not be saved', { cause: error });
  if (data !== null) return profileSchema.parse(data);
  // deleted or suspended since the request began
  if (await readStanding(admin, userId)) throw suspended();
  throw unknownProfile();
}
