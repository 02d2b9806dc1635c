/** chat.clear: a conversation was cleared up to an instant; the server removes it and tells the other devices. */
import { z } from 'zod';
import { conversationSchema } from '@domain/chat/chatApi.ts';
import { clearMessages } from '../../remote/chatMessages.ts';
import { DEFAULT_LEASE_MS, type OutboxKind } from '../kind.ts';

const schema = z.object({ conversation: conversationSchema.default('assistant'), before: z.number() });

export const chatClear: OutboxKind<z.output<typeof schema>> = {
  kind: 'chat.clear',
  schema,
  leaseMs: DEFAULT_LEASE_MS,
  async deliver({ ctx, payload, token }) {
    await clearMessages(ctx.http, token ?? '', payload.conversation, payload.before);
    return {};
  },
};
