/** The chat on this device: whether every message of it can be read, and a way to bring back those that cannot. */
import type { Finding } from '@domain/readiness.ts';
import type { DataContext } from '../../context.ts';
import { rawMessages, removeCorruptMessages } from '../../local/messages.ts';
import { parseMessageRow } from '../../local/rows.ts';
import { pullChat } from '../chat/chatSync.ts';

/** Reads every message. Throws AppError `storage`. */
export async function checkChat(
  userId: string,
  ctx: DataContext,
): Promise<Extract<Finding, { part: 'chat' }>> {
  const rows = await ctx.store.run((db) => rawMessages(db, userId));
  const messages = rows.flatMap((row) => parseMessageRow(row) ?? []);
  const lost = messages.filter(({ onlyHere }) => onlyHere).length;
  return { part: 'chat', messages: messages.length, unreadable: rows.length - messages.length, lost };
}

/** Takes away what cannot be read, and reads the server's copy from its beginning. Throws AppError. */
export async function mendChat(userId: string, ctx: DataContext): Promise<void> {
  await ctx.session.token(userId);
  await ctx.store.run((db) =>
    db.transaction('rw', db.messages, db.meta, async () => {
      await removeCorruptMessages(db, userId);
      await db.meta.delete([userId, 'chat.cursor']);
    }),
  );
  await pullChat(userId, ctx);
}
