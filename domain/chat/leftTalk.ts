/** Which of an account's two conversations it was in last. */
import type { Conversation } from './chatApi.ts';
import { isSavedChat, type ChatMessage } from './messages.ts';

/**
 * The conversation with the newest message, null where nothing that counts as saved (requirements §9) is in either.
 * @param talks each conversation's messages, oldest first
 */
export function leftTalk(talks: Readonly<Record<Conversation, readonly ChatMessage[]>>): Conversation | null {
  const { assistant, planner } = talks;
  const newest = (messages: readonly ChatMessage[]) =>
    isSavedChat(messages) ? (messages.at(-1)?.createdAt ?? 0) : 0;
  const [inChat, inPlanner] = [newest(assistant), newest(planner)];
  if (inChat === 0 && inPlanner === 0) return null;
  return inPlanner > inChat ? 'planner' : 'assistant';
}
