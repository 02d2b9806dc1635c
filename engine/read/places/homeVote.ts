/**
 * Which of a message's towns is the home town, by a vote of the words around each: a linear model over the sets of
 * prompts that were opened (bench/plans/homes), for where no pattern of roles.ts says it. Decision 0026.
 */
import weights from '../../../content/homeWeights.json' with { type: 'json' };
import { likelihood, tokensOf, weightsOf } from '../votes.ts';
import { textBefore } from './cues.ts';
import type { Found } from './mentions.ts';

/** Of a town: its place in the text, and what was named there. */
export type Mentioned = Pick<Found, 'from' | 'to'> & {
  readonly region?: unknown;
  readonly sight?: unknown;
};

const WEIGHTS = weightsOf(weights);
/** Below this a vote is too weak to be acted on: of 3,137 votes above it on messages that were held out, 12 were wrong. */
export const SURE_VOTE = 0.96;

const BEFORE = 6;
const BEHIND = 5;
/** Right before and right behind a town that is stayed, met or arrived in: it is part of the trip, whatever the vote. */
const STAYED_BEFORE =
  /\b(?:stay(?:ing)?|meet(?:ing)?|arriv\w+|land(?:ing)?|sleep(?:ing)?|wedding|conference|party|train|bus|ferry|flight|tour)\b[^.;!?]{0,20}$/iu;
const SLEPT_BEFORE = /\bnights? (?:in|at) $/iu;
const STAYED_BEHIND =
  /^[^.;!?]{0,30}\b(?:there|and then|\d+ (?:days?|nights?)(?! (?:in|at|of|for|to|trip)\b))/iu;

/** The most likely home of several towns; null where the vote is weak. @param open those that may be it */
export function votedHome<Mention extends Mentioned>(
  text: string,
  found: readonly Mention[],
  open: readonly Mention[],
): Mention | null {
  const votes = open.map((mention) => ({ mention, vote: homeVote(text, found, mention) }));
  const [best] = votes.toSorted((a, b) => b.vote - a.vote);
  if (!best || best.vote <= SURE_VOTE) return null;
  const { from, to } = best.mention;
  const name = text.slice(from, to);
  const isSlept = found.some(
    (own) => text.slice(own.from, own.to) === name && SLEPT_BEFORE.test(textBefore(text, own.from)),
  );
  return isSlept || STAYED_BEFORE.test(textBefore(text, from)) || STAYED_BEHIND.test(text.slice(to, to + 60))
    ? null
    : best.mention;
}

/** How likely a town is the home town, 0 to 1. */
export function homeVote(text: string, found: readonly Mentioned[], mention: Mentioned): number {
  return likelihood(homeFeatures(text, found, mention), WEIGHTS);
}

/** What the model sees of a town: words and rows of words around it, other places by their kind, and its place among them. */
export function homeFeatures(text: string, found: readonly Mentioned[], mention: Mentioned): string[] {
  const before = ['<', ...tokensBetween(text, found, 0, mention.from)].slice(-BEFORE);
  const behind = [...tokensBetween(text, found, mention.to, text.length), '>'].slice(0, BEHIND);
  const index = found.findIndex(({ from }) => from === mention.from);
  const place = index === 0 ? 'first' : index === found.length - 1 ? 'last' : 'mid';
  return [
    'bias',
    ...[1, 2, 3].map((count) => `b${count}:${before.slice(-count).join(' ')}`),
    ...[1, 2].map((count) => `a${count}:${behind.slice(0, count).join(' ')}`),
    ...before.map((token) => `B:${token}`),
    ...behind.map((token) => `A:${token}`),
    `at:${place}`,
    `of:${place}${Math.min(found.length, MANY)}`,
    `b1at:${before.at(-1)} ${place}`,
  ];
}

const MANY = 3;

function tokensBetween(text: string, found: readonly Mentioned[], start: number, end: number): string[] {
  const tokens: string[] = [];
  let at = start;
  for (const other of found) {
    if (other.from < at || other.to > end) continue;
    tokens.push(...tokensOf(text.slice(at, other.from)));
    tokens.push(other.region ? 'REGION' : other.sight ? 'SIGHT' : 'PLACE');
    at = other.to;
  }
  return [...tokens, ...tokensOf(text.slice(at, end))];
}
