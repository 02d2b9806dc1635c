/** A reply while it is being written: what the stream of token-chat says, and what stands so far. */
import { z } from 'zod';
import { chatReplySchema, chatResultsSchema, type ChatResults } from '@shared/chat.ts';
import { functionErrorSchema } from './functionErrors.ts';

/** Events of token-chat's stream, with the data of each; `done` carries what the JSON answer would be. */
export const chatStreamSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), data: z.object({ delta: z.string() }) }),
  /** What was streamed as text so far is void. */
  z.object({ event: z.literal('reset'), data: z.unknown() }),
  /** The cards so far, all of them. */
  z.object({
    event: z.literal('results'),
    data: chatResultsSchema.extend(chatReplySchema.pick({ marker: true, seenAt: true }).shape),
  }),
  z.object({ event: z.literal('done'), data: chatReplySchema }),
  z.object({ event: z.literal('error'), data: functionErrorSchema }),
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
export function replyAfter(reply: PartialReply, { event, data }: ChatStreamEvent): PartialReply {
  switch (event) {
    case 'text':
      return { ...reply, text: reply.text + data.delta };
    case 'reset':
      return { ...reply, text: '' };
    case 'results': {
      const { marker, seenAt, ...results } = data;
      return { ...reply, results, marker, seenAt };
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
