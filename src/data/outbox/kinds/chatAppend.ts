/** chat.append: a delivered message goes to the server's copy of the chat. */
import { z } from 'zod';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { type MessageRow, parseMessageRow } from '../../local/rows.ts';
import { appendMessage } from '../../remote/chatMessages.ts';
import { enqueue } from '../enqueue.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';

/** What chat_messages takes at most. */
const MAX_CONTENT_CHARS = 40_000;

const schema = z.object({
  // The whole message: it may be gone from the chat here by the time it is sent.
  message: z.unknown().transform((value, context): MessageRow => {
    const message = parseMessageRow(value);
    if (message) return message;
    context.addIssue({ code: 'custom', message: 'not a message' });
    return z.NEVER;
  }),
});

/** Appends and clears go out in the order in which they were made. */
export function chatEntity(userId: string): string {
  return `chat:${userId}`;
}

export async function enqueueAppend(
  db: WaymarkDatabase,
  ctx: Pick<DataContext, 'clock'>,
  message: MessageRow,
): Promise<void> {
  const { ask: _ask, ...sent } = { ...message, content: message.content.slice(0, MAX_CONTENT_CHARS) };
  await enqueue(db, ctx, {
    id: `append:${message.id}`,
    kind: chatAppend.kind,
    entity: chatEntity(message.userId),
    userId: message.userId,
    subject: message.id,
    payload: { message: sent },
  });
}

export const chatAppend: OutboxKind<z.output<typeof schema>> = {
  kind: 'chat.append',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  async deliver({ ctx, payload, token }) {
    await appendMessage(ctx.http, token ?? '', payload.message);
    return {};
  },
};
