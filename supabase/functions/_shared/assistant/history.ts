/** The part of the conversation that a model is given. */
import type { ChatTurn } from '../domain/chat.ts';

/** Characters of history, newest first, that go to the model. */
const MAX_HISTORY_CHARS = 24_000;
/** A single turn longer than this is cut. */
const MAX_TURN_CHARS = 6_000;

/**
 * The newest turns within the limits, oldest first, beginning with the traveller; a last turn that repeats the
 * message itself is left out.
 */
export function trimHistory(history: readonly ChatTurn[], message: string): ChatTurn[] {
  const last = history[history.length - 1];
  const repeats = last?.role === 'user' && last.content.trim() === message.trim();
  const earlier = repeats ? history.slice(0, -1) : history;
  const kept: ChatTurn[] = [];
  let characters = 0;
  for (const turn of earlier.toReversed()) {
    const content = turn.content.slice(0, MAX_TURN_CHARS);
    characters += content.length;
    if (characters > MAX_HISTORY_CHARS) break;
    if (content.trim() !== '') kept.unshift({ role: turn.role, content });
  }
  const firstUser = kept.findIndex((turn) => turn.role === 'user');
  return firstUser < 0 ? [] : kept.slice(firstUser);
}
