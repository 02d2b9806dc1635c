/** The account itself: deleted on the server. What of it stands on this device is `forgetAccount`'s. */
import type { DataContext } from '../context.ts';
import { deleteOwnAccount } from '../remote/calls/ownAccount.ts';

/** Deletes the account that is signed in here, for good. Throws AppError. */
export async function deleteAccount(ctx: DataContext, userId: string): Promise<void> {
  await deleteOwnAccount(ctx.http, await ctx.session.token(userId));
}
