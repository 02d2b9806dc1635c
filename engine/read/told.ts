/**
 * Which clauses of a message only tell something ("my sister said one day in Annecy is enough"), by a vote of their words: a
 * linear model over sentences that were labelled by hand (bench/plans/told). Decision 0030.
 */
import weights from '../../content/toldWeights.json' with { type: 'json' };
import { CLAUSE_CUTS, NUMBER_WORDS } from '../../content/words/clauses.ts';
import { matchesIn } from '../../domain/text/matches.ts';
import { likelihood, tokensOf, weightsOf } from './votes.ts';
import type { Span } from './words.ts';

const WEIGHTS = weightsOf(weights);
/** A weaker vote takes out no clause that is understood whole: who asks and is not heard must ask again. */
export const SURELY_TOLD = 0.82;
const MANY = 3;
/** Words. */
const MOST_SHORT = 3;
/** Longer than any word, and than two names with a dash. */
const NO_SPEECH = /\S{50}/u;

/** The clauses of a text that hold a word, in their order. */
export function clausesIn(text: string): Span[] {
  const cuts = matchesIn(text, CLAUSE_CUTS).map(({ index, 0: cut }) => index + cut.length);
  const ends = [...cuts, text.length];
  return ends
    .map((end, index) => ({ start: ends[index - 1] ?? 0, end }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** How likely each clause only tells something, 0 to 1. What holds no speech (letters and digits without end) tells nothing. */
export function toldVotes(text: string, clauses: readonly Span[]): number[] {
  const features = clauseFeatures(text, clauses);
  return clauses.map(({ start, end }, index) =>
    NO_SPEECH.test(text.slice(start, end)) ? 0 : likelihood(features[index] ?? [], WEIGHTS),
  );
}

/** Whether most of a text is clauses that surely only tell something. */
export function isMostlyTold(typed: string): boolean {
  const text = typed.replaceAll('’', "'");
  const clauses = clausesIn(text);
  const votes = toldVotes(text, clauses);
  const told = clauses.filter((_, index) => (votes[index] ?? 0) > SURELY_TOLD);
  const length = told.reduce((sum, { start, end }) => sum + end - start, 0);
  return !text.includes('?') && length > text.length / 2;
}

/** Whether a clause begins a sentence. */
export function beginsSentence(text: string, { start }: Span): boolean {
  const before = text.slice(0, start).trimEnd();
  return (
    before === '' || /[.!?;]/.test(before.at(-1) ?? '') || text.slice(before.length, start).includes('\n')
  );
}

/** Whether a clause has too few words to be told from by itself: "2 at most". */
export function isShort(text: string, { start, end }: Span): boolean {
  return wordsOf(text.slice(start, end)).length <= MOST_SHORT;
}

/** What the model sees of each clause: its words, pairs of them, how it begins, and how the one before it begins. */
export function clauseFeatures(text: string, clauses: readonly Span[]): string[][] {
  const all = clauses.map(({ start, end }) => wordsOf(text.slice(start, end)));
  return all.map((words, index) => {
    const whole = ['<', ...words, '>'];
    const own = clauses[index];
    const place = index === 0 ? 'first' : index === all.length - 1 ? 'last' : 'mid';
    return [
      'bias',
      ...new Set([
        ...words.map((word) => `w:${word}`),
        ...words.concat('>').map((word, at) => `p:${whole[at]} ${word}`),
        `f:${words.slice(0, 3).join(' ')}`,
        `n:${Math.min(all.length, MANY)}${place}`,
        `b:${all[index - 1]?.[0] ?? ''}`,
        `a:${all[index + 1]?.slice(0, 2).join(' ') ?? ''}`,
        `s:${own && beginsSentence(text, own)} ${words.slice(0, 2).join(' ')}`,
      ]),
    ];
  });
}

/** Without marks that end a clause; a number in words is one. */
function wordsOf(text: string): string[] {
  return tokensOf(text)
    .filter((token) => /[\p{L}\p{N}#?$€£]/u.test(token))
    .map((token) => (NUMBER_WORDS.test(token) ? '#' : token));
}
