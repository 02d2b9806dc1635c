/** The part of the conversation that a model is given. */
import type { ChatTurn } from '../../../../domain/chat/chatApi.ts';

/** Characters of history, newest first, that go to the model. */
const MAX_HISTORY_CHARS = 24_000;
/** A single turn longer than this is cut. */
const MAX_TURN_CHARS = 6_000;
/** What stays of an older answer once the room is used up: what it was about. */
const STUB_CHARS = 200;
/** With what the traveller said in all turns that are kept. */
const MAX_ALL_CHARS = 40_000;

/**
 * The newest turns within the limits, oldest first, beginning with the traveller; a last turn that repeats the
 * message itself is left out. Long answers give way first: what the traveller asked for stays in force.
 */
export function trimHistory(history: readonly ChatTurn[], message: string): ChatTurn[] {
  const last = history[history.length - 1];
  const repeats = last?.role === 'user' && last.content.trim() === message.trim();
  const earlier = repeats ? history.slice(0, -1) : history;
  const kept: ChatTurn[] = [];
  let characters = 0;
  for (const turn of earlier.toReversed()) {
    const whole = turn.content.slice(0, MAX_TURN_CHARS);
    const hasRoom = turn.role === 'user' || characters + whole.length <= MAX_HISTORY_CHARS;
    const content = hasRoom ? whole : whole.slice(0, STUB_CHARS);
    characters += content.length;
    if (characters > MAX_ALL_CHARS) break;
    if (content.trim() !== '') kept.unshift({ role: turn.role, content });
  }
  const firstUser = kept.findIndex((turn) => turn.role === 'user');
  return firstUser < 0 ? [] : kept.slice(firstUser);
}
