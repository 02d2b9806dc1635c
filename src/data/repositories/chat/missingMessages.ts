/**
 * What this device has of the chat and the server has no longer. Another device's clear takes what came before it, also
 * what a clock that runs ahead dates later than it: that goes here too. A server that was restored from an older backup
 * has lost messages, and takes none from a device: they are its own to write. Those stay, marked, so that no sign-out takes
 * the last copy without a question.
 */
import type { Conversation } from '@domain/chat/chatApi.ts';
import type { DataContext } from '../../context.ts';
import { forgetClearedElsewhere, readMessages } from '../../local/messages.ts';
import { type MessagePage, pullMessages } from '../../remote/chatMessages.ts';
import type { PagePosition } from '../../remote/transport/pages.ts';
import { writeAs } from '../sync/pullSince.ts';

/** Whether the row that was the last to be read has gone since: it was lost, or cleared. */
export function isMissing(cursor: unknown, { received }: MessagePage): boolean {
  return typeof cursor === 'string' && !received.has(cursor);
}

/**
 * Reads all that the server has, removes what it has not of a conversation in `cleared`, and marks what it has not of
 * another. Throws AppError.
 */
export async function compareAll(
  ctx: DataContext,
  userId: string,
  cleared: ReadonlySet<Conversation>,
): Promise<void> {
  // before the server is asked: what it answers meanwhile it has
  const before = await ctx.store.run((db) => readMessages(db, userId));
  // what may be at the assistant, asked before the clear, is compared once it was answered
  const pending = new Set(
    before
      .filter(({ role, state }) => role === 'user' && (state === 'sending' || state === 'waiting'))
      .map(({ conversation }) => conversation),
  );
  const sent = before.filter(({ state }) => state === 'sent').map(({ id }) => id);
  const token = await ctx.session.token(userId);
  const there = new Set<string>();
  let oldest = Infinity;
  let last: string | null = null;
  for (let position: PagePosition | null = { since: null, offset: 0 }; position;) {
    const page = await pullMessages(ctx.http, token, userId, position);
    for (const id of page.ids) there.add(id);
    for (const { createdAt } of page.messages) oldest = Math.min(oldest, createdAt);
    last = page.last ?? last;
    position = page.next;
  }
  const missing = new Set(sent.filter((id) => !there.has(id)));
  await writeAs(ctx, userId, async (db) => {
    for (const message of await readMessages(db, userId)) {
      // the server keeps the newest of a long chat: what is older than all that it has was not lost
      const isNewer = there.size === 0 || message.createdAt > oldest;
      if (!missing.has(message.id)) continue;
      if (cleared.has(message.conversation)) await db.messages.delete([userId, message.id]);
      else if (isNewer) await db.messages.put({ ...message, onlyHere: true });
    }
    const compared = [...cleared].filter((one) => !pending.has(one));
    await forgetClearedElsewhere(db, userId, compared);
    if (last === null) await db.meta.delete([userId, 'chat.cursor']);
    else await db.meta.put({ userId, key: 'chat.cursor', value: last });
  });
}
