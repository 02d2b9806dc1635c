/** A message as a model has read it, put into words that the rules read: there is one reading, whoever reads. */
import { NO_MESSAGE } from '../../../../../engine/read/noMessage.ts';
import { APART, placeIn, readMessage } from '../../../../../engine/read/parseMessage.ts';
import { residueOf } from '../../../../../engine/read/residue.ts';
import { OTHER_LANGUAGES } from '../../../../../engine/read/acts/talk/languages.ts';
import { ACT_KINDS, type ModelAct } from './actKinds.ts';
import type { ReadContext, Reading } from '../../../../../engine/read/acts/act.ts';
import type { Read } from '../../../../../engine/read/reader.ts';
import type { Message } from '../../../../../engine/read/types.ts';
import type { Span } from '../../../../../engine/read/words.ts';

/** One sentence, of an act or of several that belong together. */
interface Clause {
  readonly text: string;
  readonly says: readonly (keyof Message)[];
  /** As its act has it. */
  readonly group: string | null;
  readonly spans: readonly Span[];
}

/** What makes a wish everybody's, and tells by itself nothing that could be carried out. */
const BESIDE: ReadonlySet<string> = new Set<keyof Message>(['isSeveral', 'besides']);

/**
 * What acts say of a message; null where none of them can be followed. An act whose span is not in the message, or whose
 * clause the rules read as anything else than what it is for, counts for nothing, and its words are residue.
 * @param byRules the same message as the rules alone read it
 */
export function readingOf(
  typed: string,
  acts: readonly ModelAct[],
  byRules: Read,
  context: ReadContext,
): Read | null {
  const text = onOneLine(typed);
  const clauses = [
    ...sentencesOf(clausesOf(text, acts), context),
    ...needsBeside(text, acts, byRules, context),
  ].filter((clause) => isUnderstood(clause, context));
  if (clauses.length === 0) return null;
  const words = clauses.map((clause) => clause.text).join(APART);
  const { message } = readMessage(words, context);
  // one of two that contradict each other
  const spans = clauses.flatMap((clause) => (isKept(clause, message, context) ? clause.spans : []));
  return { words, message, residue: residueIn(text, spans, byRules.message.language) };
}

function clausesOf(text: string, acts: readonly ModelAct[]): Clause[] {
  return acts.flatMap(({ act, span, clause }): Clause[] => {
    const kind = ACT_KINDS.get(act);
    const at = spanIn(text, span);
    return kind && at ? [{ text: clause, says: kind.says, group: kind.group, spans: [at] }] : [];
  });
}

/** Clauses of one group as one sentence, where the rules understand it. */
function sentencesOf(clauses: readonly Clause[], context: ReadContext): readonly Clause[] {
  const groups = new Map<unknown, Clause[]>();
  for (const clause of clauses) {
    const key = clause.group ?? clause;
    groups.set(key, [...(groups.get(key) ?? []), clause]);
  }
  return [...groups.values()].flatMap((members) => {
    if (members.length === 1) return members;
    const sentence = {
      text: members.map((member) => member.text).join(', '),
      says: members.flatMap((member) => member.says),
      group: null,
      spans: members.flatMap((member) => member.spans),
    };
    return isUnderstood(sentence, context) ? [sentence] : members;
  });
}

/** Whether the rules read of a clause what it is for, all of it and nothing else. */
function isUnderstood({ text, says }: Clause, context: ReadContext): boolean {
  const reading = readMessage(text, context);
  const said = saidBy(reading.message);
  const own = new Set<string>(says);
  return leftOf(reading).length === 0 && said.length > 0 && said.every(([field]) => own.has(field));
}

/** Whether all that a clause says is in the message. */
function isKept({ text }: Clause, message: Message, context: ReadContext): boolean {
  const kept = new Map<string, unknown>(Object.entries(message));
  return saidBy(readMessage(text, context).message).every(([field, value]) => {
    const all = kept.get(field);
    return Array.isArray(value) && Array.isArray(all)
      ? value.every((own) => isIn(own, all))
      : JSON.stringify(value) === JSON.stringify(all);
  });
}

/** A place may be named twice, and is one. */
function isIn(value: unknown, list: readonly unknown[]): boolean {
  const wanted = JSON.stringify(placeIn(value));
  return list.some((other) => JSON.stringify(placeIn(other)) === wanted);
}

/** What the rules did not read; of a place that nobody knows the answer speaks by itself. */
function leftOf({ message, residue }: Reading): readonly string[] {
  return residue.filter((piece) => piece !== message.unknown && piece !== message.unknownBeside);
}

function saidBy(message: Message): [field: string, value: unknown][] {
  const nothing = new Map<string, unknown>(Object.entries(NO_MESSAGE));
  return Object.entries(message).filter(
    ([field, value]) => !BESIDE.has(field) && JSON.stringify(value) !== JSON.stringify(nothing.get(field)),
  );
}

/** A need that the rules hear, and the model passed over, is heard. */
function needsBeside(text: string, acts: readonly ModelAct[], byRules: Read, context: ReadContext): Clause[] {
  const heard = readMessage(acts.map(({ clause }) => clause).join(APART), context).message.needs;
  return byRules.message.needs.flatMap(({ kind, what, words }): Clause[] => {
    if (heard.some((own) => own.kind === kind && own.what === what)) return [];
    const at = spanIn(text, words);
    return [{ text: words, says: ['needs', 'interests'], group: null, spans: at ? [at] : [] }];
  });
}

/** Where a span stands in the message, white space and case aside; null where it does not. */
function spanIn(text: string, span: string): Span | null {
  const wanted = onOneLine(span);
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
  const start = lowered(text).indexOf(lowered(wanted));
  return start < 0 ? null : { start, end: start + wanted.length };
}

function onOneLine(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

/** In lower case where that keeps every letter in its place. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** Words that nobody writes apart, and what of them is grammar. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const HIRAGANA = /^\p{Script=Hiragana}+$/u;

/** What no span covers; common words of the message's own language ask for nothing. */
function residueIn(text: string, spans: readonly Span[], language: string | null): string[] {
  const common = OTHER_LANGUAGES.find(({ code }) => code === language)?.words ?? new Set<string>();
  const idle: Span[] = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)].flatMap(({ 0: word, index }) =>
    common.has(word.toLowerCase()) ? [{ start: index, end: index + word.length }] : [],
  );
  if (!UNSPACED.test(text)) return residueOf(text, [...spans, ...idle]);
  // written apart, so that what is left of a run of characters is told
  const parts = [...new Intl.Segmenter(language ?? 'ja', { granularity: 'word' }).segment(text)];
  const isCovered = (at: number) => spans.some(({ start, end }) => start <= at && at < end);
  const left = parts
    .filter(({ isWordLike, segment, index }) => isWordLike && !isCovered(index) && !HIRAGANA.test(segment))
    .map(({ segment }) => segment)
    .join(' ');
  return residueOf(left, []);
}
