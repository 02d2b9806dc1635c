/** What of a message the trip made of it does not hold, in the words of the message. */
import { BIRTHDAY, LEFT_FREE, NEGATION, SHUT } from '../../content/words/unheld.ts';
import { matchesIn } from '../../domain/text/matches.ts';
import { contentIn, type Content } from './content.ts';
import { daysOf, factsOf, type Facts, type Made } from './facts.ts';
import { isHeld, isNamed, stemOf } from './held.ts';
import { isCorrected, isCountedBack, isTakenBack, otherLength } from './lengths.ts';
import { asksWhetherDoable, isPlanQuestion } from '../read/follow/questions.ts';
import { isChatter } from './chatter.ts';
import { asksNothing } from '../read/residue.ts';
import { askedOf, feastsIn } from '../read/time/feasts.ts';
import { mentionsIn, sparing } from '../read/places/mentions.ts';
import { isWithin, withoutIslands } from '../read/places/wider.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { Span } from '../read/words.ts';

/** Words of a quote before and after what it is about. */
const WORDS_BEFORE = 2;
const WORDS_AFTER = 2;
const MOST_WORDS = 12;
const MOST_QUOTES = 20;
const UNCOUNTED: ReadonlySet<Content['kind']> = new Set([
  'number',
  'age',
  'grown',
  'people',
  'person',
  'towns',
]);
const CLAUSE_END = /[.;!?,:()\n]/;

/**
 * Quotes of what is neither held nor understood, each once and short.
 * @param text as it was read
 * @param residue pieces of it that no act rests on
 * @param idle pieces of acts that changed nothing
 */
export function unheldIn(
  text: string,
  residue: readonly string[],
  idle: readonly string[],
  made: Made,
  gazetteer: Gazetteer,
): string[] {
  const counted = contentIn(text);
  const names = namesIn(text, gazetteer, made).filter((own) => !counted.some((other) => touch(own, other)));
  const content = [...counted, ...names];
  const facts = factsOf(made, content);
  const isOfOther = otherLength(text, gazetteer, made);
  // what is not wanted, and is not there
  const isAbsent = (own: Content) => own.kind === 'name' && !made.isLater && isTurned(text, own);
  const held = content.filter(
    (own) => isAbsent(own) || isOfNobody(text, own, made) || (isHeld(own, facts) && !isOfOther(own)),
  );
  const lost = content
    .filter(
      (own) =>
        !held.includes(own) &&
        !isTakenBack(text, own, held) &&
        !isBeforeLast(text, own, made) &&
        !isChatter(sentenceAt(text, own.start)) &&
        // of a number that nobody counts an answer in words has nothing to say
        (made.brief !== null || !UNCOUNTED.has(own.kind)),
    )
    .map((own) => (made.brief === null ? own : withClause(text, own)));
  const spanOf = (piece: string): Span | null => {
    const start = text.indexOf(piece);
    return start < 0 ? null : { start, end: start + piece.length };
  };
  const pieces = residue.flatMap((piece): (Span | string)[] => {
    const span = spanOf(piece);
    if (span === null) return [piece];
    if (made.brief === null) return [span];
    return isAllHeld(text, span, held, facts) || isChatter(sentenceAt(text, span.start)) ? [] : [span];
  });
  // what an act said that changed nothing may be said by another already
  const unused = idle.flatMap((piece): Span[] => {
    const span = spanOf(piece);
    const isSaid = (own: Content) =>
      span !== null && touch(own, span) && (held.includes(own) || isTakenBack(text, own, held));
    return span === null || content.some(isSaid) || isAllHeld(text, span, held, facts) ? [] : [span];
  });
  const swallowed = made
    .swallowed((word) => isNamed(word, facts))
    .filter(
      (own) => !isTurned(text, own) && !isChatter(sentenceAt(text, own.start)) && !isCorrected(text, own.end),
    );
  const spans = [
    ...lost,
    ...unused,
    ...swallowed,
    ...(made.isAnswered ? [] : questionsOf(text)),
    ...pieces.filter((own): own is Span => typeof own !== 'string'),
  ];
  const isAlone = ({ start, end }: Span) =>
    !isTurned(text, { start, end }) && made.isHeldAlone(text.slice(start, end));
  return [
    ...joined(text, spans)
      .filter((span) => !isAlone(span))
      .map(({ start, end }) => text.slice(start, end)),
    ...pieces.filter((own): own is string => typeof own === 'string'),
  ].slice(0, MOST_QUOTES);
}

/** "2 full days in Rome before that": the day of the ship is one more, and the day that they come on as well. */
function isBeforeLast(text: string, own: Content, { brief }: Made): boolean {
  if (own.kind !== 'length' || brief === null || !isCountedBack(text, own.end)) return false;
  return own.counts.some((count) => [count + 1, count + 2].includes(brief.days));
}

/** A day of the trip that is left to whoever writes, or whose birthday it is: the plan has that day, and it asks for nothing else. */
function isOfNobody(text: string, { kind, start, end }: Content, { brief, text: told }: Made): boolean {
  if (brief === null || (kind !== 'date' && kind !== 'weekday')) return false;
  const number = Number(/\d{1,2}/.exec(text.slice(start, end))?.[0] ?? 0);
  const isOfTrip = number === 0 || daysOf(brief).some((date) => Number(date.slice(8)) === number);
  return (
    isOfTrip &&
    (LEFT_FREE.test(text.slice(end, end + 30)) ||
      BIRTHDAY.test(text.slice(Math.max(0, start - 60), start)) ||
      // a holiday that the answer tells of
      (SHUT.test(sentenceAt(text, start)) && new RegExp(`\\b${number} \\p{L}+ \\(`, 'u').test(told)))
  );
}

function touch(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether a piece says nothing but what is held, in figures or in the words of the answer. */
function isAllHeld(text: string, span: Span, held: readonly Content[], facts: Facts): boolean {
  const covered = held.filter((own) => touch(own, span));
  const left = wordsIn(text, span).filter((word) => !covered.some((own) => touch(own, word)));
  const asking = left
    .map(({ start, end }) => text.slice(start, end))
    .filter((word) => !asksNothing(word) && !DAY_NAME.test(word));
  if (asking.length === 0) return covered.length > 0;
  if (asking.every((word) => FLOWN.test(word)) && !isTurned(text, span) && isFlown(facts)) return true;
  return !isTurned(text, span) && isSpokenOf(asking, facts);
}

/** Beside a day of the month, which says it all. */
const DAY_NAME = /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)$/i;
const FLOWN = /^(?:fly(?:ing)?|flights?|planes?)$/i;

function isFlown({ brief }: Facts): boolean {
  return brief?.routes.some(({ kind }) => kind === 'air') ?? false;
}

/** Whether one line of the answer speaks of all these words. */
function isSpokenOf(words: readonly string[], { text }: Facts): boolean {
  if (words.every((word) => stemOf(word).length <= 3)) return false;
  return text
    .split('\n')
    .some((line) =>
      words.every((word) =>
        isNamed(word, { words: ` ${line.toLowerCase()} `.replaceAll(/[^\p{L}\p{N}]+/gu, ' ') }),
      ),
    );
}

/** Whether a negation or a comparison stands in front. */
function isTurned(text: string, { start, end }: Span): boolean {
  const from = clauseAt(text, start).start;
  return NEGATION.test(text.slice(from, end));
}

/** Known places and words with a capital in the midst of a sentence. */
function namesIn(text: string, gazetteer: Gazetteer, { spec, brief, isLater }: Made): Content[] {
  const towns = spec.destinations.map(({ place }) => place);
  const { found } = mentionsIn(text, sparing(gazetteer), towns);
  const stops = (isLater ? null : brief?.stops) ?? spec.destinations;
  const ends = [...stops, spec.origin, spec.returnTo].flatMap((end) => (end ? [end.place.name] : []));
  // "Pisa or Lucca": the plan says which of them it took
  const others = spec.destinations.flatMap(({ orElse }) => orElse?.split(' or ') ?? []);
  const own = new Set([...ends, ...others, spec.open?.halfwayTo ?? '']);
  return withoutIslands(found, text)
    .filter((mention) => {
      const { region } = mention;
      // a wide place is where its towns lie
      return !region || !stops.some(({ place }) => isWithin(region, { ...mention, place }));
    })
    .filter(
      ({ place, region, from, to }) =>
        !own.has(region?.name ?? place.name) &&
        !own.has(place.city) &&
        !stops.some((stop) =>
          stop.place.airports.some(({ code }) => place.kind !== 'city' && code === place.code),
        ) &&
        to > from,
    )
    .map(({ place, from, to }) => ({
      kind: 'name' as const,
      name: text.slice(from, to),
      place,
      start: from,
      end: to,
    }));
}

/** Questions that no plan answers. */
function questionsOf(text: string): Span[] {
  return matchesIn(text, /[^.?!;]+\?/g)
    .filter(
      ([question]) =>
        isPlanQuestion(question.trim()) && !asksWhetherDoable(question) && !isOfFeast(question.toLowerCase()),
    )
    .map(({ 0: question, index }) => ({ start: index, end: index + question.length - 1 }));
}

/** When a feast is and what it means there stands in every plan that was told of it. */
function isOfFeast(question: string): boolean {
  return feastsIn(question).some(({ at }) => askedOf(question, at) !== null);
}

function sentenceAt(text: string, at: number): string {
  const start = Math.max(...['.', '!', '?', ';'].map((end) => text.lastIndexOf(end, at))) + 1;
  const length = text.slice(at).search(/[.!?;]|$/);
  return text.slice(start, at + length).trim();
}

/** A span with words of its clause on both sides. */
function withClause(text: string, { start, end }: Span): Span {
  const clause = clauseAt(text, start);
  const words = wordsIn(text, clause);
  const first = words.findIndex((word) => word.end > start);
  const last = words.findLastIndex((word) => word.start < end);
  const from = words[Math.max(0, first - WORDS_BEFORE)]?.start ?? start;
  const to = words[Math.min(words.length - 1, last + WORDS_AFTER)]?.end ?? end;
  return { start: Math.min(start, from), end: Math.max(end, to) };
}

function clauseAt(text: string, at: number): Span {
  let start = at;
  while (start > 0 && !isEnd(text, start - 1)) start -= 1;
  let end = at;
  while (end < text.length && !isEnd(text, end)) end += 1;
  return { start, end };
}

/** A point or comma within a number ends nothing. */
function isEnd(text: string, at: number): boolean {
  return (
    CLAUSE_END.test(text.charAt(at)) && !(/\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1)))
  );
}

function wordsIn(text: string, { start, end }: Span): Span[] {
  return matchesIn(text.slice(start, end), /[\p{L}\p{M}\p{N}'’$€£]+/gu).map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
  }));
}

/** Spans that touch are one; a long one is cut. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all[all.length - 1];
    if (
      last &&
      span.start <= last.end + 1 &&
      wordsIn(text, { start: last.start, end: Math.max(last.end, span.end) }).length <= MOST_WORDS
    )
      all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else if (!last || span.end > last.end)
      all.push(last ? { start: Math.max(span.start, last.end), end: span.end } : span);
  }
  return all.map((span) => trimmed(text, span)).filter(({ start, end }) => end > start);
}

const GRAMMAR =
  /^(?:a|an|the|and|or|but|so|of|for|from|to|in|on|at|with|by|is|are|i|we|i'm|my|our|would|should|that|which|who)$/i;

/** Without words at its ends that say nothing by themselves. */
function trimmed(text: string, span: Span): Span {
  const words = wordsIn(text, span);
  const says = (word: Span) => !GRAMMAR.test(text.slice(word.start, word.end));
  const first = words.find(says);
  const last = words.findLast(says);
  return first && last ? { start: first.start, end: last.end } : { start: span.start, end: span.start };
}
