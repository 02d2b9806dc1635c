/**
 * What stays and what goes when an account signs out. In this order: settle; when something is left, the traveller
 * chooses to stay, to keep it here or to discard it; forget; sign out.
 */
import { forgetLastTrip } from '@/platform/lastTrip.ts';
import { AT_ONCE, cancelOwed, owe, owedRemovals } from '@/platform/owed.ts';
import { tellWorker } from '@/platform/workerBridge.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import { ofAccount } from '../local/ofAccount.ts';
import type { DataContext } from '../context.ts';
import type { Runtime } from '../runtime.ts';
import { parseTabMessage, type TabMessage } from '../tabMessages.ts';
import { releaseDeletes } from './kinds/tripDelete.ts';
import { keepUnsentWords } from './leftBehind.ts';
import { pendingCount } from './outbox.ts';
import { readOutbox } from './send.ts';

const SETTLE_LIMIT_MS = 8_000;

/** What is unsent of an account that has left waits for its next sign-in so long, ms. */
export const KEPT_MS = 30 * 86_400_000;

/** Sends what is unsent of an account, for up to 8 s; answers how many changes are still unsent. */
export async function settleBeforeSignOut({ context, drainer }: Runtime, userId: string): Promise<number> {
  if ((await pendingCount(context, userId)) === 0) return 0;
  let cancel: (() => void) | undefined;
  const limit = new Promise<void>((resolve) => {
    cancel = context.clock.after(SETTLE_LIMIT_MS, resolve);
  });
  const settle = async () => {
    await context.store.run((db) => releaseDeletes(db, userId));
    if (context.connectivity.get() === 'offline') await context.connectivity.probe();
    await drainer.drain({ forced: true });
  };
  await Promise.race([settle(), limit]);
  cancel?.();
  return pendingCount(context, userId);
}

/**
 * Removes everything of an account from this device, with or without a network; the server has the copy. What
 * is unsent stays for the account's next sign-in here when `keepUnsent` is set, for {@link KEPT_MS}: the outbox rows,
 * the messages that they are about, questions that ended without an answer, and what is half typed. From the call on
 * nothing of the account is sent, fetched or stored here, until somebody signs in. While this tab works in memory, what
 * lies on the disk is removed as soon as that opens; unsent changes there, of which nobody was asked, are kept.
 * Throws AppError when storage fails; the account then stays.
 * @param options.deleted the account is no more: what lies on the disk goes whole, and later where it is out of reach
 */
export async function forgetAccount(
  { context }: Pick<Runtime, 'context'>,
  userId: string,
  { keepUnsent, deleted = false }: { keepUnsent: boolean; deleted?: boolean },
): Promise<void> {
  context.session.leave(userId);
  context.replies.stopAll();
  if (deleted) owe({ userId, keepUnsent: false, dueAt: AT_ONCE });
  try {
    await context.store.run(async (db) => {
      const stays = await removeAccount(db, userId, keepUnsent);
      if (db.isOfTab) owe({ userId, keepUnsent: !deleted, dueAt: AT_ONCE });
      else cancelOwed(owedRemovals().filter((owed) => owed.userId === userId));
      if (stays) owe({ userId, keepUnsent: false, dueAt: context.clock.now() + KEPT_MS });
    });
  } catch (thrown) {
    context.session.welcome();
    throw thrown;
  }
  const at = context.clock.now();
  context.broadcast.post({ type: 'signed_out', userId, keepUnsent, at } satisfies TabMessage);
  await tellWorker({ type: 'CLEAR_ACCOUNT', userId });
}

/** A tab that is awake hears of a sign-out within this, ms. */
const LATE_MS = 10_000;

/**
 * Does as a tab that signs an account out: from its word on nothing of the account is sent, fetched or stored by this one
 * either, and what this one had written meanwhile goes where nothing was to be kept. Answers what stops it.
 */
export function followForgotten({
  broadcast,
  session,
  replies,
  store,
  clock,
}: Pick<DataContext, 'broadcast' | 'session' | 'replies' | 'store' | 'clock'>): () => void {
  const discard = async (userId: string) => {
    // due at the end of the session, should storage fail; of no account that has come back by then
    const owed = { userId, keepUnsent: false, dueAt: clock.now() };
    // what is due sooner stays: a tab that works in memory removes nothing of the disk
    const isOwed = owedRemovals().some(
      (one) => one.userId === userId && !one.keepUnsent && one.dueAt < owed.dueAt,
    );
    if (!isOwed) owe(owed);
    await store.run((db) => removeAccount(db, userId, false));
    if (!isOwed) cancelOwed([owed]);
  };
  return broadcast.listen((value) => {
    const message = parseTabMessage(value);
    if (message?.type !== 'signed_out') return;
    const { userId, keepUnsent, at = clock.now() } = message;
    // a tab that slept wrote nothing meanwhile, and the account may be back since: the session that is stored tells
    if (clock.now() - at > LATE_MS) return;
    if (session.current()?.userId === userId) replies.stopAll();
    session.leave(userId);
    if (!keepUnsent) discard(userId).catch(() => {});
  });
}

/** What `forgetAccount` does to a database. Answers whether anything of the account stays. */
export function removeAccount(db: WaymarkDatabase, userId: string, keepUnsent: boolean): Promise<boolean> {
  forgetLastTrip(userId);
  return db.transaction('rw', db.tables, async () => {
    const kept = keepUnsent ? await releaseUnsent(db, userId) : [];
    if (keepUnsent) await keepUnsentWords(db, userId, new Set(kept.flatMap((row) => row.subject ?? [])));
    else {
      await db.outbox.where('userId').equals(userId).delete();
      await ofAccount(db.messages, userId).delete();
      await db.drafts.where('userId').equals(userId).delete();
    }
    await ofAccount(db.trips, userId).delete();
    await ofAccount(db.tripContents, userId).delete();
    await db.profiles.delete(userId);
    await db.searches.where('owner').equals(userId).delete();
    const clearWaits = kept.some((row) => row.kind === 'chat.clear');
    await db.meta
      .where('userId')
      .equals(userId)
      // A clear that the server has not heard of must not be undone by what it still has.
      .filter((row) => !(clearWaits && row.key.startsWith('chat.clearedAt')))
      .delete();
    if (!keepUnsent) return false;
    const counts = [db.drafts.where('userId').equals(userId).count(), ofAccount(db.messages, userId).count()];
    return kept.length > 0 || (await Promise.all(counts)).some((count) => count > 0);
  });
}

async function releaseUnsent(db: WaymarkDatabase, userId: string) {
  const rows = (await readOutbox(db)).filter((row) => row.userId === userId);
  await db.outbox.bulkPut(rows.map((row) => ({ ...row, lease: null })));
  return rows;
}
