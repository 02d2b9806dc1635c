/** chat.clear: a conversation was cleared up to an instant; the server removes it and tells the other devices. */
import * as z from 'zod/mini';
import { type Conversation, conversationSchema } from '@domain/chat/chatApi.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import { settleClear } from '../../local/messages.ts';
import { clearMessages } from '../../remote/chatMessages.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { asksIn } from './askPayload.ts';

const schema = z.object({ conversation: z._default(conversationSchema, 'assistant'), before: z.number() });

/** Whether a row clears a conversation of an account. */
export function clears(row: OutboxRow, userId: string, conversation: Conversation): boolean {
  if (row.kind !== chatClear.kind || row.userId !== userId) return false;
  return schema.safeParse(row.payload).data?.conversation === conversation;
}

export const chatClear: OutboxKind<z.output<typeof schema>> = {
  kind: 'chat.clear',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  // an answer of this device that came after it, by a clock that runs ahead, would stand in the chat again
  waitsFor: ({ userId }, { conversation }, earlier) => asksIn(earlier, userId, conversation),
  async deliver({ ctx, row, payload, token }) {
    const until = await clearMessages(ctx.http, token ?? '', { ...payload, now: ctx.clock.now() });
    const { clock } = ctx;
    return { apply: (db) => settleClear(db, row.userId ?? '', payload, { until, now: clock.now() }) };
  },
};
