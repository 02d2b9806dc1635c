/** What was typed into a form or a field and not saved or sent: kept on this device, per account. */
import type { Observable } from 'dexie';
import type { DataContext } from '../context.ts';
import { liveQuery } from '../local/live.ts';

/** The value as it was saved, to be parsed by whoever reads it; undefined where there is none. Throws AppError. */
export async function readDraft(ctx: DataContext, userId: string, name: string): Promise<unknown> {
  return (await ctx.store.run((db) => db.drafts.get([userId, name])))?.value;
}

/** As {@link readDraft}, as it changes, in this tab or another. */
export function watchDraft(ctx: DataContext, userId: string, name: string): Observable<unknown> {
  return liveQuery(() => readDraft(ctx, userId, name));
}

/**
 * Keeps a value that can be cloned, in place of what was kept under the name. Nothing is kept for an account that
 * is not signed in here any more: what is typed last must not outlive a sign-out. Throws AppError.
 */
export async function saveDraft(
  ctx: DataContext,
  userId: string,
  name: string,
  value: unknown,
): Promise<void> {
  await ctx.store.run((db) =>
    db.transaction('rw', db.drafts, async () => {
      if (ctx.session.current()?.userId !== userId) return;
      await db.drafts.put({ userId, name, value, updatedAt: ctx.clock.now() });
    }),
  );
}

/** Forgets a draft: it was sent, saved or given up. Throws AppError. */
export async function removeDraft(ctx: DataContext, userId: string, name: string): Promise<void> {
  await ctx.store.run((db) => db.drafts.delete([userId, name]));
}
