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
/** A weaker vote is not acted on: who asks and is not heard must ask again. */
export const SURELY_TOLD = 0.76;
const MANY = 3;
/** Words of a clause that means what the one before it does. */
const MOST_SHORT = 3;

/** The clauses of a text that hold a word, in their order. */
export function clausesIn(text: string): Span[] {
  const cuts = matchesIn(text, CLAUSE_CUTS).map(({ index, 0: cut }) => index + cut.length);
  const ends = [...cuts, text.length];
  return ends
    .map((end, index) => ({ start: ends[index - 1] ?? 0, end }))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** How likely each clause only tells something, 0 to 1. */
export function toldVotes(text: string, clauses: readonly Span[]): number[] {
  const votes: number[] = [];
  for (const [index, features] of clauseFeatures(text, clauses).entries()) {
    const { start, end } = clauses[index] ?? { start: 0, end: 0 };
    const clause = text.slice(start, end);
    // "2 at most" is told where what it stands behind is; "Córdoba rather" asks
    const isShort = wordsOf(clause).length <= MOST_SHORT && !/\b(?:rather|instead)\b/iu.test(clause);
    votes.push(isShort ? (isNew(text, start) ? 0 : (votes.at(-1) ?? 0)) : likelihood(features, WEIGHTS));
  }
  return votes;
}

/** Whether most of a text only tells something, by the length of its clauses. */
export function isMostlyTold(text: string): boolean {
  const clauses = clausesIn(text);
  const votes = toldVotes(text, clauses);
  const told = clauses.reduce((sum, { start, end }, index) => sum + (end - start) * (votes[index] ?? 0), 0);
  return !text.includes('?') && told > text.length / 2;
}

/** What the model sees of each clause: its words, pairs of them, how it begins, and how the one before it begins. */
export function clauseFeatures(text: string, clauses: readonly Span[]): string[][] {
  const all = clauses.map(({ start, end }) => wordsOf(text.slice(start, end)));
  return all.map((words, index) => {
    const whole = ['<', ...words, '>'];
    const start = clauses[index]?.start ?? 0;
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
        `s:${isNew(text, start)} ${words.slice(0, 2).join(' ')}`,
      ]),
    ];
  });
}

/** Whether a sentence begins there. */
function isNew(text: string, start: number): boolean {
  return /(?:^|[.!?;\n])\s*$/.test(text.slice(0, start));
}

/** Without marks that end a clause; a number in words is one. */
function wordsOf(text: string): string[] {
  return tokensOf(text)
    .filter((token) => /[\p{L}\p{N}#?$€£]/u.test(token))
    .map((token) => (NUMBER_WORDS.test(token) ? '#' : token));
}
