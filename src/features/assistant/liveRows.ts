/** The rows of the chat while an answer is being written. */
import { begunIdOf, type ChatMessage, replyIdOf } from '@domain/chat/messages.ts';
import type { PartialReply } from '@domain/chat/partialReply.ts';

/** What has come of the answer to a question as the message that it will become: the same id, so the same row. */
export function liveMessage(question: ChatMessage, { text, ...cards }: PartialReply): ChatMessage {
  return {
    id: replyIdOf(question.id),
    userId: question.userId,
    role: 'assistant',
    content: text,
    createdAt: question.createdAt + 1,
    state: 'sending',
    ...cards,
  };
}

/** The messages with the answer under its question, in place of what came of it the time before. */
export function withLive(
  messages: readonly ChatMessage[],
  questionId: string | undefined,
  live: ChatMessage | null,
): readonly ChatMessage[] {
  if (questionId === undefined || live === null) return messages;
  const begunId = begunIdOf(questionId);
  return messages.flatMap((message) => {
    if (message.id === begunId) return [];
    return message.id === questionId ? [message, live] : [message];
  });
}
