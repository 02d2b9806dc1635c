/** The words of a message for people, one by one: "my wife", "3 kids (4, 7 and 11)", "the four of us", "me". */
import { matchesIn } from '../../../domain/text/matches.ts';
import { CHILD_KINDS, CHILDREN_AMONG } from './childTerms.ts';
import { PEOPLE_KINDS } from './peopleTerms.ts';

/**
 * `all` counts everybody, `family` everybody of a family, `grown` the adults by that word, `us` is two of whom one
 * writes, `typed` a number by what they are, `couple` two that may be named besides, `alone` nobody else,
 * `some` are a part of the others.
 */
export type TermKind =
  | 'all'
  | 'family'
  | 'grown'
  | 'us'
  | 'typed'
  | 'couples'
  | 'couple'
  | 'fellows'
  | 'kin'
  | 'names'
  | 'plus'
  | 'self'
  | 'alone'
  | 'some'
  | 'child';

/** What a word for people comes to. */
export interface Counted {
  readonly kind: TermKind;
  /** Grown-ups; of `all` and `family` everybody. */
  readonly adults: number;
  readonly children: number;
  /** Of the children. */
  readonly ages: readonly number[];
  /** The noun, by which somebody who is named twice is told. */
  readonly name: string;
  /** A number was said, and not only who. */
  readonly isCounted: boolean;
}

export interface Term extends Counted {
  readonly at: number;
  readonly end: number;
  /** What stands before it and after it. */
  readonly before: string;
  readonly after: string;
}

/** One way of speaking of people. */
export interface TermPattern {
  /** Of lower case; with `isTyped` of the text as it was typed. */
  readonly pattern: RegExp;
  readonly isTyped?: true;
  /** Null where a match speaks of nobody after all. */
  readonly read: (match: RegExpMatchArray, beside: Pick<Term, 'before' | 'after'>) => Counted | null;
}

const LOOKS_ROUND = 48;
/** "the Seven Sisters", "Four Seasons". */
const IS_NAME = /^(?:the )?\p{Lu}\p{Ll}+ \p{Lu}/u;

const NAME = /^ \p{Lu}\p{Ll}+(?![\p{L}'’-])(?! \p{Lu})(?=\s*(?:[,.&+(]|and\b|is\b|who\b|$))/u;

/** "my friend Anna and I": the name is hers. */
function withName(text: string, end: number): number {
  return end + (NAME.exec(text.slice(end, end + LOOKS_ROUND))?.[0].length ?? 0);
}

/** Everybody who is spoken of, in the order of the text. @param typed the same in lower case */
export function termsIn(text: string, typed: string): Term[] {
  // a boundary of a word knows no accents
  const lower = typed.replaceAll('é', 'e');
  const isTaken = new Uint8Array(lower.length);
  const terms: Term[] = [];
  const kinds = [CHILDREN_AMONG, ...PEOPLE_KINDS.first, ...CHILD_KINDS, ...PEOPLE_KINDS.last];
  for (const { pattern, read, isTyped } of kinds) {
    for (const match of matchesIn(isTyped ? text : lower, pattern)) {
      const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
      const at = match.index + lead;
      const end = withName(text, match.index + match[0].trimEnd().length);
      if (end <= at || isTaken.subarray(at, end).includes(1)) continue;
      const before = lower.slice(Math.max(0, at - LOOKS_ROUND), at);
      const after = lower.slice(end, end + LOOKS_ROUND);
      const counted = read(match, { before, after });
      if (counted === null) continue;
      isTaken.fill(1, at, end);
      if (at > 0 && counted.isCounted && counted.kind !== 'names' && IS_NAME.test(text.slice(at, end)))
        continue;
      terms.push({ ...counted, at, end, before, after });
    }
  }
  return grownOf(terms, lower).toSorted((a, b) => a.at - b.at);
}

/** Whose sons and daughters are grown up: who is old, or has grandchildren, and whose daughters have husbands. */
const OF_AGE =
  /\bi(?:'m| am| turn| will be| was) (?:over )?(?:5[5-9]|[6-9]\d)\b(?! (?:days|nights|km))|\bmy [6-9]\d(?:th)?\b|\bwe(?:'re| are)(?: both)? (?:in our )?[6-9]\d(?:s|\b(?! (?:people|of)))|\btheir (?:husbands|wives|partners)\b|\bgrand ?(?:children|kids|sons?|daughters?)\b/;

/** With sons and daughters of such people as adults; "her" is a child where one was named. */
function grownOf(terms: readonly Term[], lower: string): Term[] {
  const hasChild = terms.some(({ kind }) => kind === 'child');
  const isOld = hasChild && OF_AGE.test(lower);
  return terms
    .filter(({ name }) => !hasChild || !/^(?:her|him)$/.test(name))
    .map((term) =>
      isOld && term.kind === 'child' && term.ages.length === 0 && /^(?:son|daughter)$/.test(term.name)
        ? { ...term, adults: term.adults + term.children, children: 0 }
        : term,
    );
}
