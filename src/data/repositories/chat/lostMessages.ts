/**
 * A server that was restored from an older backup has lost messages, and takes none from a device: they are its own to
 * write. Those that this device has stay, marked, so that no sign-out takes the last copy without a question.
 */
import type { DataContext } from '../../context.ts';
import { readMessages } from '../../local/messages.ts';
import { type MessagePage, pullMessages } from '../../remote/chatMessages.ts';
import type { PagePosition } from '../../remote/transport/pages.ts';
import { writeAs } from '../sync/pullSince.ts';

/** Whether the row that was the last to be read has gone since: it was lost, or cleared. */
export function isMissing(cursor: unknown, { received }: MessagePage): boolean {
  return typeof cursor === 'string' && !received.has(cursor);
}

/** Reads all that the server has, and marks what it had and has not. Throws AppError. */
export async function markLost(ctx: DataContext, userId: string): Promise<void> {
  // before the server is asked: what it answers meanwhile it has
  const before = await ctx.store.run((db) => readMessages(db, userId));
  const sent = before.filter(({ state }) => state === 'sent').map(({ id }) => id);
  const token = await ctx.session.token(userId);
  const there = new Set<string>();
  let oldest = Infinity;
  let last: string | null = null;
  for (let position: PagePosition | null = { since: null, offset: 0 }; position;) {
    const page = await pullMessages(ctx.http, token, userId, position);
    for (const { id, createdAt } of page.messages) {
      there.add(id);
      oldest = Math.min(oldest, createdAt);
    }
    last = page.last ?? last;
    position = page.next;
  }
  const lost = new Set(sent.filter((id) => !there.has(id)));
  await writeAs(ctx, userId, async (db) => {
    for (const message of await readMessages(db, userId)) {
      // the server keeps the newest of a long chat: what is older than all that it has was not lost
      const isNewer = there.size === 0 || message.createdAt > oldest;
      if (lost.has(message.id) && isNewer) await db.messages.put({ ...message, onlyHere: true });
    }
    if (last === null) await db.meta.delete([userId, 'chat.cursor']);
    else await db.meta.put({ userId, key: 'chat.cursor', value: last });
  });
}
