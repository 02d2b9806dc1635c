/** What a message only tells beside what it asks for: no change of a plan rests on it. Decision 0030. */
import { NOT_SO } from '../../content/words/clauses.ts';
import { findGoingBack } from '../read/follow/commands.ts';
import { saysNothing } from '../read/noMessage.ts';
import { readMessage } from '../read/parseMessage.ts';
import { beginsSentence, clausesIn, isShort, SURELY_TOLD, toldVotes } from '../read/told.ts';
import type { ReadContext } from '../read/acts/act.ts';
import type { Message } from '../read/types.ts';
import type { Span } from '../read/words.ts';

export interface SplitTold {
  /** The message without what it only tells; empty where that is all of it. */
  readonly asked: string;
  /** What would have changed the plan, had it been asked for; empty where the message says nothing else. */
  readonly told: readonly string[];
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
 * sentence that asks a question.
 */
export function splitTold(typed: string, context: ReadContext): SplitTold | null {
  const message = typed.replaceAll('’', "'");
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
  return { asked: joined(message, asked), told: changing };
}

/** Of each clause whether it only tells something. */
function toldIn(message: string, clauses: readonly Span[], context: ReadContext): boolean[] {
  const votes = toldVotes(message, clauses);
  const hear = (text: string) => readMessage(text, context).message;
  const told: boolean[] = [];
  for (const [index, clause] of clauses.entries()) {
    const vote = votes[index] ?? 0;
    const isVoted = isShort(message, clause)
      ? // "2 at most" is told where what it stands behind is
        told.at(-1) === true && !beginsSentence(message, clause) && vote > LEAST_BEHIND
      : vote > SURELY_TOLD;
    const text = message.slice(clause.start, clause.end);
    told.push((isVoted || isNotSo(message, clauses, index)) && !countsAnyway(text, hear(text)));
  }
  return told.map((isTold, index) => isTold && !hear(sentenceOf(message, clauses, index)).isQuestion);
}

/** A need of health, a command, or a way back to what was before. */
function countsAnyway(text: string, { needs, needsOff, command }: Message): boolean {
  return needs.length > 0 || needsOff.length > 0 || command !== null || findGoingBack(text) !== null;
}

/** A short clause with a weaker vote asks, whatever it stands behind: "so skip Lisbon". */
const LEAST_BEHIND = 0.4;

/** "If the kids were with us, we'd need 10 days": the condition, and what would follow from it. */
function isNotSo(message: string, clauses: readonly Span[], index: number): boolean {
  const reaches = (from: Span | undefined, to: Span | undefined) =>
    from !== undefined && to !== undefined && NOT_SO.test(message.slice(from.start, to.end));
  const [before, own, behind] = [clauses[index - 1], clauses[index], clauses[index + 1]];
  return reaches(own, own) || reaches(own, behind) || (reaches(before, own) && !reaches(before, before));
}

/** The sentence that a clause lies in. */
function sentenceOf(message: string, clauses: readonly Span[], index: number): string {
  const begins = clauses.map((clause) => beginsSentence(message, clause));
  const first = clauses[begins.lastIndexOf(true, index)]?.start;
  const next = clauses[begins.indexOf(true, index + 1)]?.start;
  return message.slice(first, next);
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

function withWhatIsLeantOn(message: string, clauses: readonly Span[], told: readonly boolean[]): boolean[] {
  return told.map((isTold, index) => {
    const next = clauses[index + 1];
    const isLeantOn =
      next !== undefined && !beginsSentence(message, next) && LEANS.test(message.slice(next.start, next.end));
    return isTold && !isLeantOn;
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
