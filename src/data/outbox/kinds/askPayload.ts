/** What a row of chat.ask says, for the kind itself and for those that wait for a question. */
import { z } from 'zod';
import { conversationSchema } from '@domain/chat/chatApi.ts';
import type { OutboxRow } from '@domain/outbox.ts';

export const ASK_KIND = 'chat.ask';

export const askSchema = z.object({
  userId: z.string(),
  messageId: z.string(),
  conversation: conversationSchema.default('assistant'),
  priority: z.boolean(),
  isFirstResponse: z.boolean(),
  /** As it was asked; absent where that is known only when it is sent. */
  tripId: z.string().nullable().exactOptional(),
});
export type Ask = z.output<typeof askSchema>;

/** Whether a row is a question of an account about a trip, or one of which that is not known yet. */
export function asksAbout(row: OutboxRow, userId: string | null, tripId: string): boolean {
  if (row.kind !== ASK_KIND || row.userId !== userId) return false;
  const about = askSchema.safeParse(row.payload).data?.tripId;
  return about === undefined || about === tripId;
}
