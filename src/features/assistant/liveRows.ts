/** What the chat shows that is not stored: an answer while it is being written, and the assistant's own first words. */
import { begunIdOf, type ChatMessage, compareMessages, replyIdOf } from '@domain/chat/messages.ts';
import type { PartialReply } from '@domain/chat/partialReply.ts';

/** What has come of the answer to a question as the message that it will become: the same id, so the same row. */
export function liveMessage(question: ChatMessage, { text, ...cards }: PartialReply): ChatMessage {
  return {
    id: replyIdOf(question.id),
    userId: question.userId,
    conversation: question.conversation,
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

/** The messages with words that the assistant says of its own accord, where they were said. */
export function withDrawn(
  messages: readonly ChatMessage[],
  {
    name,
    ...words
  }: Pick<ChatMessage, 'userId' | 'conversation' | 'content' | 'createdAt'> & { name: string },
): readonly ChatMessage[] {
  const message: ChatMessage = { ...words, id: `${DRAWN}${name}`, role: 'assistant', state: 'sent' };
  return [...messages, message].sort(compareMessages);
}

const DRAWN = 'drawn:';

/** Whether there is nothing in it to take along. */
export function isDrawn({ id }: ChatMessage): boolean {
  return id.startsWith(DRAWN);
}
