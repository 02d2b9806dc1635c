/** Which of an account's two conversations it was in last. */
import type { Conversation } from './chatApi.ts';
import { isSavedChat, type ChatMessage } from './messages.ts';

/**
 * The conversation with the newest message, null where nothing that counts as saved (requirements §9) is in either.
 * @param talks each conversation's messages, oldest first
 */
export function leftTalk(talks: Readonly<Record<Conversation, readonly ChatMessage[]>>): Conversation | null {
  const { assistant, planner } = talks;
  const [inChat, inPlanner] = [newest(assistant), newest(planner)];
  if (inChat === 0 && inPlanner === 0) return null;
  return inPlanner > inChat ? 'planner' : 'assistant';
}

/** Epoch ms of the newest message; 0 where none counts. */
function newest(messages: readonly ChatMessage[]): number {
  return isSavedChat(messages) ? (messages.at(-1)?.createdAt ?? 0) : 0;
}
