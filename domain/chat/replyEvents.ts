/**
 * A reply of token-chat that streams (`Accept: text/event-stream`): server-sent events of these names, each with its
 * data as one JSON. What fails before the first event is answered as plain JSON with its status.
 */
import * as z from 'zod/mini';
import { chatReplySchema } from './chatApi.ts';
import { chatResultsSchema } from './results.ts';
import { functionErrorSchema } from '../errors/functionErrors.ts';

/** More of a reply's text. */
export const textEventSchema = z.object({ event: z.literal('text'), data: z.object({ delta: z.string() }) });
/** Every card so far. */
export const resultsEventSchema = z.object({
  event: z.literal('results'),
  data: z.extend(chatResultsSchema, z.pick(chatReplySchema, { marker: true, seenAt: true }).shape),
});
/** The last event of a turn that failed; nothing was charged. */
export const errorEventSchema = z.object({ event: z.literal('error'), data: functionErrorSchema });

/** The events with the data of each: what the server sends and what the client reads. */
export const chatStreamSchema = z.discriminatedUnion('event', [
  textEventSchema,
  resultsEventSchema,
  /** The reply as the JSON answer has it: the last event of a turn that went well. */
  z.object({ event: z.literal('done'), data: chatReplySchema }),
  errorEventSchema,
]);
type ChatStreamEvent = z.infer<typeof chatStreamSchema>;

/** What comes of a reply before it is whole, whichever function streams it. */
export type ReplyProgress = Exclude<ChatStreamEvent, { event: 'done' | 'error' }>;
