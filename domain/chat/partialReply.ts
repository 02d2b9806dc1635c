/**
 * What has come of a reply that is not whole, by the events of its stream: written down under its question's id, and
 * shown as a message under it.
 */
import * as z from 'zod/mini';
import { type ChatMessage, compareMessages, replyIdOf } from './messages.ts';
import type { ReplyProgress } from './replyEvents.ts';
import { chatResultsSchema } from './results.ts';

export const partialReplySchema = z.object({
  text: z.string(),
  results: z.exactOptional(chatResultsSchema),
  marker: z.exactOptional(z.string()),
  seenAt: z.exactOptional(z.string()),
});
export type PartialReply = Readonly<z.infer<typeof partialReplySchema>>;

export const emptyReply: PartialReply = { text: '' };

/** The reply so far, after one more event. */
export function replyAfter(reply: PartialReply, { event, data }: ReplyProgress): PartialReply {
  switch (event) {
    case 'text':
      return { ...reply, text: reply.text + data.delta };
    case 'results': {
      const { marker, seenAt, ...results } = data;
      return { ...reply, results, marker, seenAt };
    }
  }
}

/** Whether there is anything to show. */
export function hasContent({ text, results }: PartialReply): boolean {
  const cards = results ? results.flights.length + results.tours.length + results.hotels.length : 0;
  return text.trim() !== '' || cards > 0;
}

/**
 * What has come of the reply to a question as the message that it will become, under the same id; null where there is
 * nothing to show. A question that was stopped has one though nothing came: the place to go on from.
 */
export function partOf(question: ChatMessage, reply: PartialReply = emptyReply): ChatMessage | null {
  const { id, userId, conversation, createdAt, state, errorReason } = question;
  if (question.role !== 'user' || state === 'sent') return null;
  if (state !== 'stopped' && !hasContent(reply)) return null;
  const { text, ...cards } = reply;
  // Without a reason it waits for its first try, or for another that the traveller asked for.
  const isAsked = state === 'sending' || (state === 'waiting' && errorReason === undefined);
  return {
    id: replyIdOf(id),
    userId,
    conversation,
    role: 'assistant',
    content: text,
    createdAt: createdAt + 1,
    state: isAsked ? 'sending' : 'partial',
    ...cards,
    ...(errorReason !== undefined && { errorReason }),
  };
}

/** The messages with parts of replies among them, each in place of an older part, and none beside its whole reply. */
export function withParts(
  messages: readonly ChatMessage[],
  parts: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (parts.length === 0) return messages;
  const replaced = new Set(parts.map(({ id }) => id));
  const kept = messages.filter(({ id, state }) => state === 'sent' || !replaced.has(id));
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...parts.filter(({ id }) => !known.has(id))].sort(compareMessages);
}

/** A conversation as it is read: its messages, and what has come of the replies to its questions, by question id. */
export function withReplies(
  messages: readonly ChatMessage[],
  replies: ReadonlyMap<string, PartialReply>,
): readonly ChatMessage[] {
  return withParts(
    messages,
    messages.flatMap((message) => partOf(message, replies.get(message.id)) ?? []),
  );
}
