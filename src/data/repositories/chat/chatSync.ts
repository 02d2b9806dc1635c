/** Joins this device's chat with the server's copy. */
import type { DataContext } from '../../context.ts';
import { clearedElsewhere, mergeIn } from '../../local/messages.ts';
import { forgetAttempts } from '../../outbox/kinds/behindQuestion.ts';
import { applyClears, endCleared } from '../../outbox/kinds/clearsFirst.ts';
import { fetchClears, pullMessages } from '../../remote/chatMessages.ts';
import { pullSince, writeAs } from '../sync/pullSince.ts';
import { compareAll, isMissing } from './missingMessages.ts';

/** See `syncChat`. */
export async function pullChat(userId: string, ctx: DataContext): Promise<void> {
  const token = await ctx.session.token(userId);
  const clears = await fetchClears(ctx.http, token, userId);
  await writeAs(ctx, userId, async (db) => {
    await endCleared(db, ctx, userId, await applyClears(db, ctx, userId, clears));
  });
  let cleared = await ctx.store.run((db) => clearedElsewhere(db, userId));
  let cursor = (await ctx.store.run((db) => db.meta.get([userId, 'chat.cursor'])))?.value;
  await pullSince(ctx, userId, {
    cursor: 'chat.cursor',
    read: async (position) => {
      const page = await pullMessages(ctx.http, token, userId, position);
      if (isMissing(cursor, page) || cleared.size > 0) await compareAll(ctx, userId, cleared);
      cursor = undefined;
      cleared = new Set();
      return page;
    },
    store: async (db, { messages }) => {
      for (const message of messages) {
        if (message.userId !== userId || !(await mergeIn(db, message, { ofServer: true }))) continue;
        // the server has answered it: what came of its answer here goes, and it is not asked again
        await forgetAttempts(db, { userId, messageId: message.id }, ctx.clock.now());
      }
    },
  });
}
