/** admin-create-user: an admin makes a confirmed account (requirements §2, §3 and §7). */
import { isAuthError } from '@supabase/supabase-js';
import { requireAdmin } from '../_shared/accounts/callers.ts';
import { readJson } from '../_shared/body.ts';
import { createUserRequestSchema, type CreatedUser } from '../../../domain/accounts/accounts.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import type { Deps } from '../_shared/deps.ts';
import type { z } from 'zod';

type NewUser = z.output<typeof createUserRequestSchema>;

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'admin-create-user', method: 'POST' }, request, deps, async () => {
    await requireAdmin(deps, request);
    const input = await readJson(request, createUserRequestSchema);
    return json({ user: await createAccount(input, deps) });
  });
}

/** Makes the user, then its role. There are no half accounts: when the second step fails, the first is undone. */
async function createAccount(input: NewUser, deps: Deps): Promise<CreatedUser> {
  const { email, password, full_name, role } = input;
  const created = await deps.admin.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { full_name },
  });
  if (created.error) throw refusal(created.error);
  const { id } = created.data.user;
  try {
    const { error } = await deps.admin
      .from('profiles')
      .update({ full_name, role })
      .eq('id', id)
      .select('id')
      .single();
    if (error) throw new Error('The role could not be set', { cause: error });
  } catch (thrown) {
    const undone = await deps.admin.auth.admin.deleteUser(id);
    if (undone.error) throw new Error('A half account could not be undone', { cause: thrown });
    throw thrown;
  }
  return { id, email, full_name, role };
}

/** What Auth has against the account, in its own words, with the field that they are about. */
function refusal(error: Error): FunctionFailure {
  const status = isAuthError(error) ? error.status : undefined;
  const code = isAuthError(error) ? error.code : undefined;
  if (code === 'email_exists' || code === 'user_already_exists') {
    return new FunctionFailure('conflict', error.message, { field: 'email' });
  }
  if (status === 429) return new FunctionFailure('rate_limited', error.message);
  if (status === 400 || status === 422) {
    const field = /password/i.test(`${code} ${error.message}`) ? 'password' : 'email';
    return new FunctionFailure('bad_request', error.message, { field });
  }
  return new FunctionFailure('provider_unavailable', 'The account could not be made. Please try again.', {
    cause: error,
  });
}
