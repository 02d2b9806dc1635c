/** Deletes an account with everything it owns: the one way that delete-user and admin-delete-user share. */
import { isAuthApiError } from '@supabase/supabase-js';
import { removeAllPictures } from './pictures.ts';
import { endSubscriptions } from '../billing/endSubscriptions.ts';
import { FunctionFailure } from '../errors.ts';
import type { Deps } from '../deps.ts';
import type { RunContext } from '../http.ts';

/**
 * Ends what is paid for, removes the stored picture, then deletes the user. The database does the rest in the same transaction
 * (docs/decisions/0008): what belongs to the account goes, clicks to partners stay without a name.
 * @returns false when there was no such account
 * @throws FunctionFailure forbidden for the last admin, provider_unavailable when nothing could be deleted; the words
 * say so when the plan was cancelled all the same
 */
export async function removeAccount(
  deps: Deps,
  userId: string,
  logFailure: RunContext['logFailure'],
): Promise<boolean> {
  if (await isLastAdmin(deps, userId)) throw lastAdmin();
  const ended = await endPayments(deps, userId);
  await removePicture(deps, userId, ended);
  const { error } = await deps.admin.auth.admin.deleteUser(userId);
  if (!error) {
    // one that was on its way when the first was removed
    await removeAllPictures(deps.admin, userId).catch((thrown: unknown) =>
      logFailure('picture left behind', thrown),
    );
    return true;
  }
  if (isAuthApiError(error) && error.status === 404) return false;
  // hosted Auth does not say which trigger refused: somebody may have become the last admin meanwhile
  if (await isLastAdmin(deps, userId)) throw lastAdmin();
  throw notDeleted(ended, 'The account could not be deleted. Please try again.', error);
}

/** @param ended how many subscriptions were ended before it came to this: who pays has to know */
function notDeleted(ended: number, otherwise: string, cause: unknown): FunctionFailure {
  const cancelled = 'The paid plan was cancelled, but the account could not be deleted. Please try again.';
  return new FunctionFailure('provider_unavailable', ended > 0 ? cancelled : otherwise, { cause });
}

/** No foreign key reaches a file of hosted Storage, and once the account is gone nobody would ask for it again. */
async function removePicture({ admin }: Deps, userId: string, ended: number): Promise<void> {
  try {
    await removeAllPictures(admin, userId);
  } catch (cause) {
    throw notDeleted(
      ended,
      'The picture could not be removed, so nothing was deleted. Please try again.',
      cause,
    );
  }
}

/** An account that goes must not be billed any more; one whose subscription cannot be ended stays. */
async function endPayments({ admin, providers }: Deps, userId: string): Promise<number> {
  try {
    return await endSubscriptions({ admin, payments: providers.payments }, userId);
  } catch (cause) {
    throw new FunctionFailure(
      'provider_unavailable',
      'The subscription could not be ended, so nothing was deleted. Please try again.',
      { cause },
    );
  }
}

async function isLastAdmin({ admin }: Deps, userId: string): Promise<boolean> {
  const { data, error } = await admin
    .from('profiles')
    .select('id')
    .eq('role', 'admin')
    .eq('status', 'active')
    .limit(2);
  if (error) throw new Error('The admins could not be read', { cause: error });
  return data.length === 1 && data[0]?.id === userId;
}

function lastAdmin(): FunctionFailure {
  return new FunctionFailure('forbidden', 'The last admin cannot be demoted, suspended or deleted');
}
