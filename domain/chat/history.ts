/** What a request carries of the conversation before it: only for a language model's ear. */
import { type ChatTurn, MAX_HISTORY_TURNS } from './chatApi.ts';
import { type ChatMessage, compareMessages, replyIdOf } from './messages.ts';
import { storableText } from '../text/text.ts';

/** Bytes that history may take of a request, well under the functions' limit of 64 KB. */
const HISTORY_BYTES = 36_000;
const TURN_CHARS = 12_000;
/** What an answer keeps once there is a newer one: what it was about. */
const OLDER_ANSWER_CHARS = 600;
/** What a turn takes beside its content: names, quotes, a comma. */
const TURN_OVERHEAD_BYTES = 40;

/** Upper estimate of a text's bytes as JSON in UTF-8; halves of a surrogate pair are not expected. */
function jsonBytes(text: string): number {
  let bytes = 2;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x20) bytes += 6;
    else if (code < 0x80) bytes += code === 0x22 || code === 0x5c ? 2 : 1;
    else bytes += code < 0x800 ? 2 : 3;
  }
  return bytes;
}

/** The newest turns that a request can carry beside its message, oldest first. */
function newestTurns(earlier: readonly ChatTurn[]): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let left = HISTORY_BYTES;
  let isNewest = true;
  for (const { role, content: whole } of earlier.toReversed()) {
    const isOlderAnswer = role === 'assistant' && !isNewest;
    const content = storableText(whole.slice(0, isOlderAnswer ? OLDER_ANSWER_CHARS : TURN_CHARS));
    if (role === 'assistant') isNewest = false;
    left -= jsonBytes(content) + TURN_OVERHEAD_BYTES;
    if (left < 0 || turns.length === MAX_HISTORY_TURNS) break;
    turns.unshift({ role, content });
  }
  return turns;
}

/**
 * The newest turns before a message that its request can carry, oldest first: what was delivered, and a question
 * that the traveller stopped with what was read of its answer, because "shorter, please" speaks of that.
 */
export function historyFor(messages: readonly ChatMessage[], question: ChatMessage): ChatTurn[] {
  const stopped = new Set(messages.filter(({ state }) => state === 'stopped').map(({ id }) => replyIdOf(id)));
  const counts = (message: ChatMessage) =>
    message.state === 'sent' ||
    message.state === 'stopped' ||
    (message.state === 'partial' && message.content !== '' && stopped.has(message.id));
  const earlier = messages.filter(
    (message) => counts(message) && message.id !== question.id && compareMessages(message, question) < 0,
  );
  return newestTurns(earlier.sort(compareMessages));
}
