/** Messages that were read before: every step of a turn, and every turn after it, reads the whole conversation. */
import { parseMessage } from './parseMessage.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Message } from './types.ts';

/** Those of a few conversations; with 4,000 characters each they stay below a megabyte. */
const MAX_KEPT = 200;
const kept = new Map<string, Message>();

/** What {@link parseMessage} makes of the text, remembered for the next step. @param today ISO date */
export function readMessage(typed: string, today: string, gazetteer: Gazetteer): Message {
  const key = `${today} ${typed}`;
  const known = kept.get(key) ?? parseMessage(typed, today, gazetteer);
  // what was read last goes last
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}
