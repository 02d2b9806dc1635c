/** Reads one message of a traveller. */
import { writtenOut } from './follow/terse.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import { ACT_READERS } from './acts/all.ts';
import { dayEdits } from './acts/edits/dayEdits.ts';
import { withLength } from './tripLength.ts';
import { NO_MESSAGE } from './noMessage.ts';
import { residueOf } from './residue.ts';
import { Words } from './words.ts';
import type { Act, ActReader, ReadContext, Reading } from './acts/act.ts';
import type { Message } from './types.ts';

/** Longer text is noise past this point; a message is at most 4,000 characters. */
const MAX_CHARS = 4_000;

/**
 * What a message says about a trip. Never throws, whatever the text.
 * @param today ISO date; dates in words are read relative to it
 */
export function parseMessage(typed: string, today: string, gazetteer: Gazetteer): Message {
  return readMessage(typed, { today, gazetteer }).message;
}

/** What was typed as the readers want it: on one line, with plain apostrophes, short forms written out. */
export function cleaned(typed: string): string {
  return writtenOut(typed.slice(0, MAX_CHARS).replaceAll('’', "'").replace(/\s+/g, ' ').trim());
}

/** The acts of a message, what they add up to, and what no act rests on. Never throws, whatever the text. */
export function readMessage(typed: string, context: ReadContext): Reading {
  const text = cleaned(typed);
  const { acts, message } = readText(new Words(text), ACT_READERS, context);
  const residue = residueOf(
    text,
    acts.flatMap(({ spans }) => spans),
  );
  const edits = acts.find(({ act }) => act === dayEdits.act);
  if (!edits) return { text, acts, residue, message };
  const others = ACT_READERS.filter((reader) => reader !== dayEdits);
  const besides = readText(new Words(text).without(edits.spans), others, context).message;
  return { text, acts, residue, message: { ...message, besides } };
}

function readText(
  whole: Words,
  readers: readonly ActReader[],
  context: ReadContext,
): Pick<Reading, 'acts' | 'message'> {
  const acts: Act[] = [];
  let left = whole;
  for (const reader of readers) {
    const words = left.fresh();
    const says = reader.read(words, context);
    if (says === null) continue;
    acts.push({ act: reader.act, spans: words.spans, says });
    if (reader.takesWords) left = left.without(words.spans);
  }
  return { acts, message: withLength(sumOf(acts)) };
}

/** Lists of the acts come together; of all else the first act that says it decides. */
function sumOf(acts: readonly Act[]): Message {
  const sum: Record<string, unknown> = { ...NO_MESSAGE };
  const isSaid = new Set<string>();
  for (const { says } of acts) {
    for (const [field, value] of Object.entries(says)) {
      const before = sum[field];
      if (Array.isArray(value) && Array.isArray(before)) sum[field] = [...new Set([...before, ...value])];
      else if (!isSaid.has(field)) sum[field] = value;
      isSaid.add(field);
    }
  }
  return { ...NO_MESSAGE, ...sum };
}
