/** Accounts whose session ended on this device without a sign-out: it expired, was revoked, or storage lost it. */
import { tellWorker } from '@/platform/workerBridge.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import type { Runtime } from '../runtime.ts';
import { removeAccount } from './signOut.ts';

/**
 * Removes what every account but this one has left here, as its own sign-out would have: a device that passes from
 * hand to hand keeps nothing of the one before. What an account has not sent yet, or has half typed, stays for its next sign-in here.
 * Nothing happens unless the account is signed in. Throws AppError when storage fails.
 */
export async function forgetEarlierAccounts(
  { context }: Pick<Runtime, 'context'>,
  userId: string,
): Promise<void> {
  for (const earlier of await context.store.run(accountsHere)) {
    // Another tab may have changed hands meanwhile: it sees to the others by itself.
    if (context.session.current()?.userId !== userId) return;
    if (earlier === userId) continue;
    await removeAccount(context.store, earlier, true);
    await tellWorker({ type: 'CLEAR_ACCOUNT', userId: earlier });
  }
}

/** Whoever something is stored of, but for the visitor, whose id is empty. Unsent changes alone do not count. */
async function accountsHere(db: WaymarkDatabase): Promise<ReadonlySet<string>> {
  const keys = await Promise.all([
    db.profiles.toCollection().primaryKeys(),
    db.messages.toCollection().primaryKeys(),
    db.trips.toCollection().primaryKeys(),
    db.drafts.orderBy('userId').uniqueKeys(),
    db.searches.orderBy('owner').uniqueKeys(),
    db.meta.orderBy('userId').uniqueKeys(),
  ]);
  const ids = keys.flat().map((key): unknown => (Array.isArray(key) ? key[0] : key));
  return new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''));
}
