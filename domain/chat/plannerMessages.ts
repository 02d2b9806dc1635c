/** The planner's turns and the letter that follows a plan. */
import { newestTurns } from './messages.ts';
import type { ChatTurn } from './chatApi.ts';

/** A conversation as a request can carry it: the new message, which is its last, and the newest turns before it. */
export function plannerMessages(messages: readonly ChatTurn[]): ChatTurn[] {
  return [...newestTurns(messages.slice(0, -1)), ...messages.slice(-1)];
}
