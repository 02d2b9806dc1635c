/** The assistant's own first words: shown in the chat, and not stored. */
import { type ChatMessage, compareMessages } from '@domain/chat/messages.ts';

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
