/** A reply while it is being written: what the stream of token-chat says, and what stands so far. */
import { z } from 'zod';
import { chatReplySchema, chatResultsSchema, type ChatResults } from '@shared/chat.ts';
import { functionErrorSchema } from './functionErrors.ts';

/** Events of token-chat's stream; `done` carries what the JSON answer would be. */
export const chatStreamSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), delta: z.string() }),
  /** What was streamed as text so far is void. */
  z.object({ type: z.literal('reset') }),
  /** The cards so far, all of them. */
  z.object({
    type: z.literal('results'),
    ...chatResultsSchema.shape,
    marker: z.string().max(100).default(''),
    seenAt: z.iso.datetime({ offset: true }),
  }),
  z.object({ type: z.literal('done'), reply: chatReplySchema }),
  z.object({ type: z.literal('error'), problem: functionErrorSchema }),
]);
export type ChatStreamEvent = z.infer<typeof chatStreamSchema>;

/** As much of a reply as has come. */
export interface PartialReply {
  readonly text: string;
  readonly results?: ChatResults;
  readonly marker?: string;
  readonly seenAt?: string;
}

export const emptyReply: PartialReply = { text: '' };

/** The reply so far, after one more event. */
export function replyAfter(reply: PartialReply, event: ChatStreamEvent): PartialReply {
  switch (event.type) {
    case 'text':
      return { ...reply, text: reply.text + event.delta };
    case 'reset':
      return { ...reply, text: '' };
    case 'results': {
      const { flights, tours, hotels, marker, seenAt } = event;
      return { ...reply, results: { flights, tours, hotels }, marker, seenAt };
    }
    case 'done':
    case 'error':
      return reply;
  }
}

/** Whether there is anything to show. */
export function hasContent({ text, results }: PartialReply): boolean {
  const cards = results ? results.flights.length + results.tours.length + results.hotels.length : 0;
  return text.trim() !== '' || cards > 0;
}
