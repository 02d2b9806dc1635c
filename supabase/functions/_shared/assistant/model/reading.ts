/** A message as a model has read it, put into words that the rules read: there is one reading, whoever reads. */
import { NO_MESSAGE } from '../../../../../engine/read/noMessage.ts';
import { APART, isItsOwn, placeIn, readMessage } from '../../../../../engine/read/parseMessage.ts';
import { regionSpans, townsWished } from '../../../../../engine/read/places/regionNames.ts';
import { residueOf } from '../../../../../engine/read/residue.ts';
import { OTHER_LANGUAGES } from '../../../../../content/words/otherLanguages.ts';
import { ACT_KINDS, type ModelAct } from './actKinds.ts';
import { isUnspaced, NEGATIONS, negationBefore, onOneLine, spanIn } from './spans.ts';
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

/** The rules; what they have read once is not read again. */
type Rules = (text: string) => Reading;

/** Clauses that are read before others have a turn: one takes some ten milliseconds. */
const AT_ONCE = 4;
/** A span right behind a negation says the contrary of these. */
const WISHES: ReadonlySet<string> = new Set(['taste', 'activity', 'way', 'see', 'stay']);
/** What they undo nobody asked for by words that something else rests on. */
const DESTRUCTIVE: ReadonlySet<string> = new Set(['command', 'drop']);

/** What makes a wish everybody's, and tells by itself nothing that could be carried out. */
const BESIDE: ReadonlySet<string> = new Set<keyof Message>(['isSeveral', 'besides']);

/**
 * What acts say of a message; null where none of them can be followed. An act whose span is not in the message, or whose
 * clause the rules read as anything else than what it is for, counts for nothing, and its words are residue.
 * @param byRules the same message as the rules alone read it
 */
export async function readingOf(
  typed: string,
  acts: readonly ModelAct[],
  byRules: Read,
  context: ReadContext,
): Promise<Read | null> {
  const text = onOneLine(typed);
  const rules = rulesOf(context);
  const { clauses, refused } = clausesOf(text, acts, rules);
  const own = withTownsWished(clauses, text, byRules, rules);
  for (const [at, clause] of own.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
    rules(clause.text);
  }
  const understood = [
    ...sentencesOf(own, rules),
    ...needsBeside(text, own, byRules, rules),
    ...thingsBeside(text, own, byRules, rules),
    ...homesBeside(text, own, byRules, rules),
  ].filter((clause) => isUnderstood(clause, rules));
  if (understood.length === 0) return null;
  const words = understood.map((clause) => clause.text).join(APART);
  const { message } = rules(words);
  // one of two that contradict each other
  const spans = understood.flatMap((clause) => (isKept(clause, message, rules) ? clause.spans : []));
  const told = spans.filter(
    (span) => !refused.some((other) => span.start < other.end && other.start < span.end),
  );
  return { words, message, residue: residueIn(text, told, byRules.message.language) };
}

function rulesOf(context: ReadContext): Rules {
  const known = new Map<string, Reading>();
  return (text) => {
    const reading = known.get(text) ?? readMessage(text, context);
    known.set(text, reading);
    return reading;
  };
}

/** @returns the clauses, and where the words of acts are that are not followed whatever else rests on them */
function clausesOf(
  text: string,
  acts: readonly ModelAct[],
  rules: Rules,
): { clauses: Clause[]; refused: Span[] } {
  const refused: Span[] = [];
  const placed = acts.flatMap((act) => {
    const at = spanIn(text, act.span);
    return at === null ? [] : [{ ...act, at }];
  });
  const clauses = placed.flatMap(({ act, clause, otherwise, at }): Clause[] => {
    const kind = ACT_KINDS.get(act);
    if (!kind) return [];
    const others = placed.filter((other) => other.act !== act).map((other) => other.at);
    const negated = WISHES.has(act) ? negationBefore(text, at) : null;
    const isNot = /^not? /.test(clause);
    if ((negated !== null && !isNot) || (DESTRUCTIVE.has(act) && isWithin(text, at, others))) {
      refused.push(at);
      return [];
    }
    const span = { start: negated ?? at.start, end: at.end };
    const own = { text: clause, says: kind.says, group: kind.group, spans: [span] };
    const typed = { ...own, text: text.slice(at.start, at.end), group: null };
    if (act === 'add' && saysMore(typed, own, rules)) return [typed];
    const isLess = otherwise !== null && !isUnderstood(own, rules);
    return [isLess ? { ...own, text: otherwise, group: null } : own];
  });
  return { clauses, refused };
}

/** Whether every word of a span is in others too. */
function isWithin(text: string, { start, end }: Span, others: readonly Span[]): boolean {
  return [...text.slice(start, end).matchAll(/[\p{L}\p{N}]/gu)].every(({ index }) =>
    others.some((other) => other.start <= start + index && start + index < other.end),
  );
}

/** Clauses of one group as one sentence, where the rules understand it. */
function sentencesOf(clauses: readonly Clause[], rules: Rules): readonly Clause[] {
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
    return isUnderstood(sentence, rules) ? [sentence] : members;
  });
}

/** Whether the rules read of a clause what it is for, all of it and nothing else. */
function isUnderstood({ text, says }: Clause, rules: Rules): boolean {
  const reading = rules(text);
  const said = saidBy(reading.message);
  const own = new Set<string>(says);
  return leftOf(reading).length === 0 && said.length > 0 && said.every(([field]) => own.has(field));
}

/** Whether the rules read of the words as typed all that a clause says: they may tell where a town goes, for which there is no slot. */
function saysMore(typed: Clause, clause: Clause, rules: Rules): boolean {
  if (!isUnderstood(typed, rules) || !isUnderstood(clause, rules)) return false;
  const own = new Map<string, unknown>(Object.entries(rules(typed.text).message));
  return saidBy(rules(clause.text).message).every(([field, value]) => isIn(value, own.get(field)));
}

/** Whether all that a clause says is in the message. */
function isKept({ text }: Clause, message: Message, rules: Rules): boolean {
  const kept = new Map<string, unknown>(Object.entries(message));
  const own = rules(text).message;
  const isOtherHome = message.otherHomes.includes(own.origin?.place.name ?? '');
  // home is no stop to arrive in, and one of two homes is told apart
  const isHome = own.wayIn !== null && own.wayIn.place === message.origin?.place;
  const isTold = (field: string) =>
    (field === 'origin' && isOtherHome) ||
    (isHome && (field === 'wayIn' || field === 'destinations')) ||
    // of a part, its town has it
    (field === 'inNights' && !message.inNights);
  // beside other towns, a length is that of its town or of the whole
  const isLength = (field: string) => field === 'days' && isLengthKept(own, message);
  return saidBy(own).every(
    ([field, value]) =>
      !isItsOwn(field, own) || isTold(field) || isLength(field) || isIn(value, kept.get(field)),
  );
}

function isLengthKept({ days, destinations, inNights }: Message, message: Message): boolean {
  if (days === null || message.total === days) return true;
  const of = destinations.length === 1 ? destinations[0]?.place : null;
  const stop = message.destinations.find(({ place }) => place === of)?.days ?? null;
  return stop !== null && days - stop <= Number(inNights) && days >= stop;
}

/** Whether a value is a part of another. A place may be named twice, and is one. */
function isIn(value: unknown, all: unknown): boolean {
  if (value === null || value === false) return true;
  if (Array.isArray(value))
    return (
      Array.isArray(all) && value.every((own) => all.some((other) => isIn(placeIn(own), placeIn(other))))
    );
  if (typeof value !== 'object' || typeof all !== 'object' || all === null) return value === all;
  const whole = new Map<string, unknown>(Object.entries(all));
  return Object.entries(value).every(([field, own]) => isIn(own, whole.get(field)));
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

/** No act has a slot for how many towns of a wide place are wanted: the rules hear it. */
function withTownsWished(
  clauses: readonly Clause[],
  text: string,
  byRules: Read,
  rules: Rules,
): readonly Clause[] {
  const wished = townsWished(text);
  const named = byRules.message.destinations.flatMap(({ region }) => region?.name ?? []);
  if (!wished) return clauses;
  return clauses.map((clause) => {
    const goal = /^go to (?<place>.+)$/.exec(clause.text)?.groups?.place;
    const [own] = goal === undefined ? [] : rules(clause.text).message.destinations;
    if (goal === undefined || !own?.region || !named.includes(own.region.name)) return clause;
    const count = `${wished.count}${wished.isMore ? ' other' : ''} towns`;
    return {
      ...clause,
      text: `go to ${count} in ${goal}`,
      spans: [...clause.spans, ...regionSpans(text, [])],
    };
  });
}

/** A need that the rules hear, and the model passed over, is heard. */
function needsBeside(text: string, clauses: readonly Clause[], byRules: Read, rules: Rules): Clause[] {
  const heard = clauses.flatMap((clause) =>
    isUnderstood(clause, rules) ? rules(clause.text).message.needs : [],
  );
  return byRules.message.needs.flatMap(({ kind, what, words }): Clause[] => {
    if (heard.some((own) => own.kind === kind && own.what === what)) return [];
    const at = spanIn(text, words);
    return [{ text: words, says: ['needs', 'interests'], group: null, spans: at ? [at] : [] }];
  });
}

/** Where others set out, whom a model may pass over. */
function homesBeside(text: string, clauses: readonly Clause[], byRules: Read, rules: Rules): Clause[] {
  const homes = new Set(
    clauses.flatMap(({ text: clause }) => {
      const { origin, isQuestion } = rules(clause).message;
      return origin && !isQuestion ? [origin.place.name] : [];
    }),
  );
  return byRules.message.otherHomes.flatMap((town): Clause[] => {
    const at = homes.has(town) ? null : spanIn(text, town);
    return at ? [{ text: `leaving from ${town}`, says: ['origin'], group: null, spans: [at] }] : [];
  });
}

/** "Indian and Italian cuisine" that a model took for a taste of food is told as it was typed. */
function thingsBeside(text: string, clauses: readonly Clause[], byRules: Read, rules: Rules): Clause[] {
  return byRules.message.activities.flatMap((thing): Clause[] => {
    const at = spanIn(text, thing);
    const clause =
      at && clauses.find(({ spans }) => spans.some((own) => own.start <= at.start && at.end <= own.end));
    const isTaste = clause && saidBy(rules(clause.text).message).every(([field]) => field === 'interests');
    return isTaste
      ? [
          {
            text: `to do: ${thing.replaceAll(',', ' and')}`,
            says: ['activities', 'interests'],
            group: null,
            spans: [at],
          },
        ]
      : [];
  });
}

/** Grammar, in Japanese. */
const HIRAGANA = /^\p{Script=Hiragana}+$/u;

/** What no span covers; common words of the message's own language ask for nothing, unless they turn others round. */
function residueIn(text: string, spans: readonly Span[], language: string | null): string[] {
  const common = OTHER_LANGUAGES.find(({ code }) => code === language)?.words ?? new Set<string>();
  const idle: Span[] = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)].flatMap(({ 0: word, index }) =>
    common.has(word.toLowerCase()) && !NEGATIONS.has(word.toLowerCase())
      ? [{ start: index, end: index + word.length }]
      : [],
  );
  if (!isUnspaced(text)) return residueOf(text, [...spans, ...idle]);
  // written apart, so that what is left of a run of characters is told
  const parts = [...new Intl.Segmenter(language ?? 'ja', { granularity: 'word' }).segment(text)];
  const isCovered = (at: number) => spans.some(({ start, end }) => start <= at && at < end);
  const left = parts
    .filter(({ isWordLike, segment, index }) => isWordLike && !isCovered(index) && !HIRAGANA.test(segment))
    .map(({ segment }) => segment)
    .join(' ');
  return residueOf(left, []);
}
