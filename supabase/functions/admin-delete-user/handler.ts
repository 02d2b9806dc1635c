/** admin-delete-user: an admin deletes another account and everything it owns (requirements §2 and §7). */
import { requireAdmin } from '../_shared/accounts/callers.ts';
import { removeAccount } from '../_shared/accounts/removeAccount.ts';
import { readJson } from '../_shared/body.ts';
import { deleteUserRequestSchema } from '../../../domain/accounts/accounts.ts';
import { FunctionFailure } from '../_shared/errors.ts';
import { json, runFunction } from '../_shared/http.ts';
import type { Deps } from '../_shared/deps.ts';

export function handle(request: Request, deps: Deps): Promise<Response> {
  return runFunction({ name: 'admin-delete-user', method: 'POST' }, request, deps, async ({ logFailure }) => {
    const caller = await requireAdmin(deps, request);
    const { user_id: userId } = await readJson(request, deleteUserRequestSchema);
    if (userId.toLowerCase() === caller.id) {
      throw new FunctionFailure(
        'forbidden',
        'This is your own account. To delete it, use Delete in the Danger Zone of your profile.',
        { field: 'user_id' },
      );
    }
    if (!(await removeAccount(deps, userId.toLowerCase(), logFailure))) {
      throw new FunctionFailure('not_found', 'There is no such account.', { field: 'user_id' });
    }
    return json({ deleted: true });
  });
}
