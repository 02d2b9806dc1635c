/** What a message only tells beside what it asks for: no change of a plan rests on it. Decision 0030. */
import { ALOUD, NOT_SO, KEEPS_REST, PROPOSES, TAKEN_BACK, WOULD_HAVE } from '../../content/words/clauses.ts';
import { findGoingBack } from '../read/follow/commands.ts';
import { saysNothing } from '../read/noMessage.ts';
import { readMessage } from '../read/parseMessage.ts';
import { beginsSentence, clausesIn, isShort, SURELY_TOLD, toldVotes } from '../read/told.ts';
import type { ReadContext } from '../read/acts/act.ts';
import type { Message } from '../read/types.ts';
import type { Span } from '../read/words.ts';

/** How a message begins that asks for all that it holds: what was left out of one before. */
export const ASKED_FOR = 'Change the plan: ';

export interface SplitTold {
  /** The message without what it only tells; empty where that is all of it. */
  readonly asked: string;
  /** What would have changed the plan, had it been asked for; empty where the message says nothing else. */
  readonly told: readonly string[];
  /** Some of it was asked for, and then not. */
  readonly isTakenBack: boolean;
}

interface Run {
  readonly isTold: boolean;
  readonly start: number;
  readonly text: string;
}

/** Each is read by itself; a longer message is taken as it is. */
const MOST_CLAUSES = 40;

/**
 * A follow-up without the clauses that only tell something, where one of those would have changed the plan or they are all
 * there is; null for any other. A need of health and a command count wherever they are told, and so does all of a
 * sentence that asks a question, but where it is taken back.
 */
export function splitTold(typed: string, context: ReadContext): SplitTold | null {
  const message = typed.replaceAll('’', "'");
  if (message.startsWith(ASKED_FOR))
    return { asked: message.slice(ASKED_FOR.length), told: [], isTakenBack: false };
  const clauses = clausesIn(message);
  if (clauses.length > MOST_CLAUSES) return null;
  const runs = runsOf(
    message,
    clauses,
    withWhatIsLeantOn(message, clauses, toldIn(message, clauses, context)),
  );
  const told = runs.flatMap(({ isTold, text }) => (isTold ? [trimmed(text)] : []));
  const changing = told.filter((text) => !saysNothing(readMessage(text, context).message));
  if (changing.length === 0 && told.length < runs.length) return null;
  const asked = runs.flatMap(({ isTold, start, text }) => (isTold ? [] : [{ start, text: trimmed(text) }]));
  const isTakenBack = changing.some((text) =>
    clausesIn(text).some(({ start, end }) => TAKEN_BACK.test(text.slice(start, end))),
  );
  return { asked: joined(message, asked), told: changing, isTakenBack };
}

/** Of each clause whether it only tells something. */
function toldIn(message: string, clauses: readonly Span[], context: ReadContext): boolean[] {
  const votes = toldVotes(message, clauses);
  const sentences = sentencesOf(message, clauses);
  const takenBack = takenBackIn(message, clauses, sentences);
  const unread = new Set(wordsOf(readMessage(message, context).residue.join(' ')));
  const told: boolean[] = [];
  for (const [index, clause] of clauses.entries()) {
    const text = message.slice(clause.start, clause.end);
    const { message: heard } = readMessage(text, context);
    const vote = votes[index] ?? 0;
    const isVoted = isShort(message, clause)
      ? // "2 at most" is told where what it stands behind is
        told.some((isTold, at) => isTold && sentences[at] === sentences[index]) && vote > LEAST_BEHIND
      : vote > leastVote(wordsOf(text), unread) && !PROPOSES.test(text);
    const isTold = isVoted || isNotSo(message, clauses, index) || takenBack[index] === true;
    const takesBack = takenBack[index] === true && TAKEN_BACK.test(text);
    told.push(isTold && (takesBack || !countsAnyway(text, heard)));
  }
  const asks = (sentence: number | undefined) => {
    const own = clauses.filter((_, index) => sentences[index] === sentence);
    const text = message.slice(own[0]?.start, own.at(-1)?.end);
    return readMessage(text, context).message.isQuestion;
  };
  return told.map((isTold, index) => isTold && (takenBack[index] === true || !asks(sentences[index])));
}

/** Of each clause which sentence it lies in, from 0. */
function sentencesOf(message: string, clauses: readonly Span[]): number[] {
  return clauses.reduce<number[]>((all, clause) => {
    const last = all.at(-1);
    return [...all, last === undefined ? 0 : last + Number(beginsSentence(message, clause))];
  }, []);
}

/** Words. */
const MOST_TERSE = 5;

/** The vote that leaves a clause out: a weaker one where more is said in it. @param unread words that no act rests on */
function leastVote(words: readonly string[], unread: ReadonlySet<string>): number {
  const count = words.filter((word) => unread.has(word)).length;
  if (count > 1) return 0.5;
  if (count === 1) return 0.65;
  return words.length > MOST_TERSE ? 0.8 : SURELY_TOLD;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
}

/** "My flatmate spent 9 days in Tokyo alone". */
const OF_SOMEBODY = /^\W*(?:my|our|his|her|their|he|she|they|we|i|it|that|an?|some\w*|friends?)\b/i;
/** A need of health, a command, a way back to what was before, or a trip of its own: "long weekend in vienna for 2 in march". */
function countsAnyway(text: string, message: Message): boolean {
  const { needs, needsOff, command, destinations, days, dates, party } = message;
  const isLong = days !== null || dates?.kind === 'days';
  const isTrip =
    !OF_SOMEBODY.test(text) &&
    destinations.length > 0 &&
    [isLong, dates !== null, party !== null].filter(Boolean).length > 1;
  return (
    isTrip || needs.length > 0 || needsOff.length > 0 || command !== null || findGoingBack(text) !== null
  );
}

/** A short clause with a weaker vote asks, whatever it stands behind: "so skip Lisbon". */
const LEAST_BEHIND = 0.3;

/** "If the kids were with us, we'd need 10 days": the condition, and what would follow from it. */
function isNotSo(message: string, clauses: readonly Span[], index: number): boolean {
  const reaches = (from: Span | undefined, to: Span | undefined) =>
    from !== undefined && to !== undefined && NOT_SO.test(message.slice(from.start, to.end));
  const [before, own, behind] = [clauses[index - 1], clauses[index], clauses[index + 1]];
  return (
    WOULD_HAVE.test(message.slice(own?.start, own?.end)) ||
    reaches(own, own) ||
    reaches(own, behind) ||
    (reaches(before, own) && !reaches(before, before))
  );
}

/** Sentences between what was thought aloud and what takes it back. */
const MOST_BETWEEN = 1;

/**
 * Of each clause whether the message takes it back: "was thinking 10 days… nah, leave it": from the sentence in which it is
 * thought aloud on. What was asked for outright is taken back by a command, or not at all.
 */
function takenBackIn(message: string, clauses: readonly Span[], sentences: readonly number[]): boolean[] {
  const isIn = (sentence: number, pattern: RegExp) =>
    clauses.some(
      ({ start, end }, at) => sentences[at] === sentence && pattern.test(message.slice(start, end)),
    );
  const back = new Set<number>();
  for (let own = 0; own <= (sentences.at(-1) ?? 0); own += 1) {
    if (!isIn(own, TAKEN_BACK) || isIn(own, KEEPS_REST)) continue;
    let first = own;
    while (first >= 0 && own - first <= MOST_BETWEEN + 1 && !isIn(first, ALOUD)) first -= 1;
    if (first < 0 || own - first > MOST_BETWEEN + 1) continue;
    while (isIn(first - 1, ALOUD)) first -= 1;
    for (let sentence = first; sentence <= own; sentence += 1) back.add(sentence);
  }
  return sentences.map((sentence) => clauses.length > 1 && back.has(sentence));
}

/** Neighbours of a kind in one piece. */
function runsOf(message: string, clauses: readonly Span[], told: readonly boolean[]): Run[] {
  return clauses.reduce<Run[]>((all, { start, end }, index) => {
    const isTold = told[index] === true;
    const last = all.at(-1);
    if (last?.isTold !== isTold) return [...all, { isTold, start, text: message.slice(start, end) }];
    return [...all.slice(0, -1), { ...last, text: message.slice(last.start, end) }];
  }, []);
}

/** "We were in Málaga last year, Córdoba rather": what it is in place of is told before it, in the same sentence. */
const LEANS = /^\W*(?:\S+ ){0,4}(?:(?<!['’]d |\b(?:would|i|we) )rather|instead)\b(?! (?:of|than)\b)/iu;
/** "Day 3 looks brutal, thin it out". */
const DAY = /\bday \d/iu;
const IT = /\b(?:it|that)\b/iu;

function withWhatIsLeantOn(message: string, clauses: readonly Span[], told: readonly boolean[]): boolean[] {
  return told.map((isTold, index) => {
    const [own, next] = [clauses[index], clauses[index + 1]];
    if (!isTold || !next || beginsSentence(message, next)) return isTold;
    const behind = message.slice(next.start, next.end);
    return !LEANS.test(behind) && !(DAY.test(message.slice(own?.start, own?.end)) && IT.test(behind));
  });
}

/** What is left, its sentences apart: "add Rome, … for two nights" stays one. */
function joined(message: string, pieces: readonly Pick<Run, 'start' | 'text'>[]): string {
  return pieces.reduce((all, piece) => {
    const mark = beginsSentence(message, { start: piece.start, end: piece.start }) ? '. ' : ' ';
    return all === '' ? piece.text : `${all.replace(/[.;]$/, '')}${mark}${piece.text}`;
  }, '');
}

/** Without the marks at which it was cut. */
function trimmed(clause: string): string {
  return clause.replace(/^[\s,;:()–—-]+|(?<![\s,;:()–—-])[\s,;:()–—-]+$/gu, '');
}
