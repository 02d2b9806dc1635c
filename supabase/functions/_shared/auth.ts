/** Who is calling: the user that the Auth server reads from the request's JWT. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { FunctionFailure } from './errors.ts';

export interface AuthUser {
  readonly id: string;
  readonly email: string;
}

/**
 * The signed-in caller, or null when there is no valid token.
 * @throws FunctionFailure provider_unavailable when the Auth server cannot be asked.
 */
export async function getUser(admin: SupabaseClient, request: Request): Promise<AuthUser | null> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return null;
  const { data, error } = await admin.auth.getUser(token);
  if (error) {
    if (error.status !== undefined && error.status >= 400 && error.status < 500) return null;
    throw new FunctionFailure('provider_unavailable', 'We could not check who you are. Please try again.', {
      cause: error,
    });
  }
  return { id: data.user.id, email: data.user.email ?? '' };
}

/** The caller of a function that needs one. @throws FunctionFailure unauthorized */
export async function requireUser(
  deps: { getUser(request: Request): Promise<AuthUser | null> },
  request: Request,
): Promise<AuthUser> {
  const user = await deps.getUser(request);
  if (!user) throw new FunctionFailure('unauthorized', 'Please sign in to do this.');
  return user;
}
