/**
 * delete-user: the caller's account and everything it owns (requirements §7). Suspended accounts may: what is theirs
 * stays theirs to have removed.
 */
import { requireUser } from '../_shared/auth.ts';
import { removeAccount } from '../_shared/accounts/removeAccount.ts';
import { readJson } from '../_shared/body.ts';
import { deleteOwnAccountRequestSchema } from '../../../domain/accounts/accounts.ts';
import { json, runFunction } from '../_shared/http.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'delete-user', method: 'POST' }, request, deps, async ({ logFailure }) => {
    const user = await requireUser(deps, request);
    await readJson(request, deleteOwnAccountRequestSchema, { emptyAllowed: true });
    // an account that another request has deleted meanwhile is deleted
    await removeAccount(deps, user.id, logFailure);
    return json({ deleted: true });
  });
}
