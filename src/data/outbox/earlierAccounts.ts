/** Accounts that have left this device, and those whose session ended without a sign-out: it expired, was revoked, or storage lost it. */
import { AT_ONCE, cancelOwed, owe, owedRemovals, type OwedRemoval } from '@/platform/owed.ts';
import { tellWorker } from '@/platform/workerBridge.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import type { Runtime } from '../runtime.ts';
import { KEPT_MS, removeAccount } from './signOut.ts';

/**
 * Removes from a database what is owed and due (platform/owed.ts). Of who is signed in nothing but a deleted account is
 * owed any more. @param signedIn the account, if any @param now epoch ms
 */
export async function settleOwed(db: WaymarkDatabase, signedIn: string | null, now: number): Promise<void> {
  const owed = owedRemovals();
  const isBack = ({ userId, keepUnsent, dueAt }: OwedRemoval) =>
    userId === signedIn && (keepUnsent || dueAt !== AT_ONCE);
  cancelOwed(owed.filter(isBack));
  for (const removal of owed.filter((one) => !isBack(one) && one.dueAt <= now)) {
    try {
      const stays = await removeAccount(db, removal.userId, removal.keepUnsent);
      // What lies on the disk is still to be removed.
      if (!db.isOfTab) cancelOwed([removal]);
      if (stays) keepForAWhile(removal.userId, now);
    } catch (thrown) {
      // what was only kept for a while hides from nobody: the next start removes it
      if (removal.dueAt === AT_ONCE) throw thrown;
    }
  }
}

/** As {@link settleOwed}, on this device as it is now. Throws AppError when storage fails. */
export async function forgetOwed({
  context: { store, session, clock },
}: Pick<Runtime, 'context'>): Promise<void> {
  await store.run((db) => settleOwed(db, session.current()?.userId ?? null, clock.now()));
}

/**
 * An account's session ended without a sign-out: removes what the server has of it, and keeps what is unsent for the
 * account's next sign-in, as a sign-out does. Throws AppError when storage fails; it is done at the next start then.
 */
export async function forgetEnded(runtime: Pick<Runtime, 'context'>, userId: string): Promise<void> {
  owe({ userId, keepUnsent: true, dueAt: AT_ONCE });
  await forgetOwed(runtime);
  await tellWorker({ type: 'CLEAR_ACCOUNT', userId });
}

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
    const stays = await context.store.run((db) => removeAccount(db, earlier, true));
    if (stays) keepForAWhile(earlier, context.clock.now());
    await tellWorker({ type: 'CLEAR_ACCOUNT', userId: earlier });
  }
}

/** From when it left on, and not from each time at which it is looked at. */
function keepForAWhile(userId: string, now: number): void {
  const isNoted = owedRemovals().some((owed) => owed.userId === userId && !owed.keepUnsent);
  if (!isNoted) owe({ userId, keepUnsent: false, dueAt: now + KEPT_MS });
}

/** Whoever something is stored of, but for the visitor, whose id is empty. */
async function accountsHere(db: WaymarkDatabase): Promise<ReadonlySet<string>> {
  const keys = await Promise.all([
    db.profiles.toCollection().primaryKeys(),
    db.messages.toCollection().primaryKeys(),
    db.trips.toCollection().primaryKeys(),
    db.drafts.orderBy('userId').uniqueKeys(),
    db.outbox.orderBy('userId').uniqueKeys(),
    db.searches.orderBy('owner').uniqueKeys(),
    db.meta.orderBy('userId').uniqueKeys(),
  ]);
  const ids = keys.flat().map((key): unknown => (Array.isArray(key) ? key[0] : key));
  return new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''));
}
