/** Who may call: as the database has it now, not as the token had it when it was made. */
import { z } from 'zod';
import { requireUser, type AuthUser } from '../auth.ts';
import { FunctionFailure } from '../errors.ts';
import { suspended, unknownProfile } from './refusals.ts';
import type { Deps } from '../deps.ts';
import type { SupabaseClient } from '@supabase/supabase-js';

const standingSchema = z.object({ role: z.string(), status: z.string() });
export type Standing = z.output<typeof standingSchema>;

/** Role and status of an account; null when it has no profile. @throws Error when the database cannot be asked */
export async function readStanding(admin: SupabaseClient, userId: string): Promise<Standing | null> {
  const { data, error } = await admin.from('profiles').select('role, status').eq('id', userId).maybeSingle();
  if (error) throw new Error('The profile could not be read', { cause: error });
  return data === null ? null : standingSchema.parse(data);
}

/** The signed-in caller, unless suspended. @throws FunctionFailure unauthorized, suspended, not_found */
export async function requireActive(deps: Deps, request: Request): Promise<AuthUser & Standing> {
  const user = await requireUser(deps, request);
  const standing = await readStanding(deps.admin, user.id);
  if (!standing) throw unknownProfile();
  if (standing.status === 'suspended') throw suspended();
  return { ...user, ...standing };
}

/** The caller, who is an active admin. @throws FunctionFailure unauthorized, suspended, forbidden */
export async function requireAdmin(deps: Deps, request: Request): Promise<AuthUser> {
  const user = await requireActive(deps, request);
  if (user.role !== 'admin') throw new FunctionFailure('forbidden', 'Only admins may do this.');
  return user;
}
