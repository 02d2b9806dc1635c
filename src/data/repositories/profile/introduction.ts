/** Whether an account has been through the first-time questions of the assistant on this device, or skipped them. */
import type { DataContext } from '../../context.ts';

/** Throws AppError when storage cannot be read. */
export async function isIntroduced(ctx: DataContext, userId: string): Promise<boolean> {
  return (await ctx.store.run((db) => db.meta.get([userId, 'chat.introduced']))) !== undefined;
}

/** Remembers it until the account signs out here; nothing for one that has gone meanwhile. Throws AppError. */
export async function markIntroduced(ctx: DataContext, userId: string): Promise<void> {
  await ctx.store.run(async (db) => {
    if (ctx.session.current()?.userId !== userId) return;
    await db.meta.put({ userId, key: 'chat.introduced', value: ctx.clock.now() });
  });
}
