/** The free first response after the questionnaire: promised once, until a question of this device asks for it. */
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { liveQuery } from '../../local/live.ts';

/** Remembers the promise; nothing for an account that has gone meanwhile. Throws AppError. */
export async function keepFreeResponse(ctx: DataContext, userId: string): Promise<void> {
  await ctx.store.run(async (db) => {
    if (ctx.session.current()?.userId !== userId) return;
    await db.meta.put({ userId, key: 'chat.freeResponse', value: ctx.clock.now() });
  });
}

/** Whether the next question asks for it, which uses it up. */
export async function takeFreeResponse(db: WaymarkDatabase, userId: string): Promise<boolean> {
  const promised = await db.meta.get([userId, 'chat.freeResponse']);
  // It goes with the question, and so comes back with none that could not be written down.
  if (promised) await db.meta.delete([userId, 'chat.freeResponse']);
  return promised !== undefined;
}

/**
 * Calls back with whether a free response is promised and not asked for yet, now and as it changes, in this tab or
 * another. Storage that cannot be read promises nothing.
 */
export function onFreeResponse(
  ctx: DataContext,
  userId: string,
  listener: (promised: boolean) => void,
): () => void {
  const promised = liveQuery(
    async () => (await ctx.store.run((db) => db.meta.get([userId, 'chat.freeResponse']))) !== undefined,
  );
  const subscription = promised.subscribe(listener, () => listener(false));
  return () => subscription.unsubscribe();
}
