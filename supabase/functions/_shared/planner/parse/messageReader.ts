/** Reading the messages of a conversation, each once. */
import { parseMessage } from './parseMessage.ts';
import type { Gazetteer } from '../../places/gazetteer.ts';
import type { Message } from './types.ts';

/** What a message says, by its text and the ISO date it is read on. */
export type MessageReader = (typed: string, today: string, gazetteer: Gazetteer) => Message;

/** A few conversations of the most messages that a turn folds. */
const MAX_REMEMBERED = 128;

/**
 * A reader that remembers what it read last. Every step of a turn sees the whole conversation again, and every turn
 * the same messages as the one before.
 */
export function createMessageReader(): MessageReader {
  const remembered = new Map<string, Message>();
  return (typed, today, gazetteer) => {
    const key = `${today} ${typed}`;
    const message = remembered.get(key) ?? parseMessage(typed, today, gazetteer);
    // the last one read is the last to be forgotten
    remembered.delete(key);
    remembered.set(key, message);
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return message;
  };
}
