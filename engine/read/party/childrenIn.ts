/** The children that a message names. */
import type { Words } from '../words.ts';
import { AMONG } from './childTerms.ts';
import { WITH } from './self.ts';
import type { Listed } from './lists.ts';
import type { Term } from './terms.ts';

export interface Children {
  readonly count: number;
  readonly ages: readonly number[];
  readonly grown: number;
  readonly said: 'named' | 'known' | 'guessed' | 'among';
  /** They are counted beside the number of people, and are no part of it. */
  readonly isAdded: boolean;
  readonly isOurs: boolean;
  /** Each is one of whoever writes, in the singular. */
  readonly isMine: boolean;
  /** It is only told what they need, have or like: "the little one has a nut allergy". */
  readonly isTold: boolean;
  readonly used: readonly Term[];
}

/** "2 kids (4 and 7), one kid has an allergy". */
const ONE_OF_THEM =
  /^ (?:is )?  |^ (?:has|is (?!\d)|gets|needs|can'?t|cannot|does(?:n't| not)|won'?t|eats|loves|hates|likes|still|will need|in a|naps|uses|of them)\b/;

/** Years. */
const BABY_UNTIL = 3;

/** "We are 5 (grandparents and a small child among us)": named behind the number, as a part of it. */
function isOneOfWhole(list: readonly Listed[], child: Term | undefined): boolean {
  const at = list.findIndex(({ joint }) => joint === 'inside');
  return at > 0 && list[at - 1]?.kind === 'all' && list.slice(at).some((own) => own.at === child?.at);
}

const SUMS_UP =
  /(?:\b(?:so|that'?s|that is|that makes|makes|making|meaning|in total|altogether)\b|=)[^.;!?]{0,12}$/;

/** "Our twins, they're 3, so two grown-ups and two little ones": as many as were told of before the grown-ups. */
function isToldAgain(term: Term, terms: readonly Term[]): boolean {
  const grown = terms.findLast(({ kind, isCounted, at }) => kind === 'grown' && isCounted && at < term.at);
  if (!grown || term.ages.length > 0 || !SUMS_UP.test(grown.before)) return false;
  const children = terms.filter(({ kind }) => kind === 'child');
  const before = childrenOf(children.filter(({ at }) => at < grown.at));
  return before > 0 && before === childrenOf(children.filter(({ at }) => at > grown.at));
}

function childrenOf(terms: readonly Term[]): number {
  return terms.reduce((sum, own) => sum + own.children, 0);
}

/** Each once, with what they are to the number of people. */
export function childrenIn(
  terms: readonly Term[],
  lists: readonly (readonly Listed[])[],
  isAlone: boolean,
): Children {
  const own = terms.filter(({ kind }) => kind === 'child');
  const known: number[] = [];
  const names = new Set<string>();
  const counted = own.filter((term) => {
    const list = lists.find((one) => one.some(({ at }) => at === term.at)) ?? [];
    if (isAlone && list.length === 1 && !WITH.test(term.before)) return false;
    const isKnown =
      (term.name.startsWith('aged') && term.ages.every((age) => known.includes(age))) ||
      // "with a one year old … 2 adults + baby"
      (term.children === 1 &&
        own.some(
          (other) =>
            other.at < term.at &&
            terms.some(({ kind, at }) => kind !== 'child' && other.at < at && at < term.at) &&
            [term, other].some(({ ages }) => ages.length === 1 && ages.every((age) => age < BABY_UNTIL)) &&
            [term, other].some(
              ({ name, ages }) => ages.length === 0 && /^(?:bab|infant|toddler|newborn)/.test(name),
            ),
        )) ||
      // "the little one" of three is one of them
      (!term.isCounted &&
        (names.has(term.name) ||
          (names.size > 0 && term.ages.length === 0 && /\bthe\s+$/.test(term.before)))) ||
      // "just one child, the 6 year old"
      (!term.isCounted &&
        term.name.startsWith('aged') &&
        own.some(({ at, isCounted, ages }) => at < term.at && isCounted && ages.length === 0)) ||
      (term.children === 1 && term.ages.length === 0 && names.size > 0 && ONE_OF_THEM.test(term.after)) ||
      isToldAgain(term, terms);
    known.push(...term.ages);
    names.add(term.name);
    return !isKnown;
  });
  const [first] = counted;
  const listed = lists.flat();
  const place = listed.findIndex(({ at }) => at === first?.at);
  const joint = listed[place]?.joint;
  const firsts = lists.find((list) => list.some(({ at }) => at === first?.at)) ?? [];
  // "baby 8 months + us 2"
  const next = listed[place + 1];
  return {
    count: childrenOf(counted),
    // an age may stand with who is named again
    ages: (counted.some(({ ages }) => ages.length > 0) ? counted : own).flatMap(({ ages }) => ages),
    grown: counted.reduce((sum, { adults }) => sum + adults, 0),
    said: counted.every(({ isCounted }) => !isCounted)
      ? 'known'
      : counted.every(({ name }) => name === AMONG)
        ? 'among'
        : 'named',
    isAdded:
      (joint === 'adds' && !isOneOfWhole(firsts, first)) || (next?.kind === 'us' && next.joint === 'adds'),
    isOurs: joint === 'with' || /\bour\s+$/.test(first?.before ?? ''),
    isMine:
      counted.length > 0 &&
      counted.every(({ children, adults, before }) => children + adults === 1 && /\bmy\s+$/.test(before)),
    isTold: counted.every(({ isCounted, after }) => !isCounted && ONE_OF_THEM.test(after)),
    used: own,
  };
}

/** "With my two teenagers": whether the other parent comes too is not said, and where a "we" is told it is. */
export function isMaybeOfOne(lower: string): boolean {
  return (
    /\bwith my (?:two|three|four|\d|teen|kids|children)/u.test(lower) && !/\b(?:we|us|our)\b/u.test(lower)
  );
}

/** "Me n my lad (14) … for the both of us": the two are they. */
export function isWithOneChild(
  lists: readonly (readonly Listed[])[],
  { count }: Pick<Children, 'count'>,
): boolean {
  return (
    count === 1 &&
    lists.some(
      (list) => list.length === 2 && ['self', 'child'].every((kind) => list.some((own) => own.kind === kind)),
    )
  );
}

const GUESSED =
  /\bwith (?:small |young |little )?(?:kids|children)\b(?! in mind)|\b(?:kids|children) (?:are|will be|come|coming|join)\b|\bbring(?:ing)? (?:the |our |my )?(?:kids|children)\b/;
/** "For foodie and with children and photography. I'll stay 6 days": one in a list of styles, and nobody who comes. */
const A_STYLE =
  /\bfor(?: [a-z -]{0,60}\band)? +with children\b[^]*\bi(?:'ll| will| want to|'d like to) stay\b/;
const OWN = /\b(?:the|our|my) (?:kids|children)\b/;

/** Whether children come of whom nobody says how many, or who are known; null for none. */
export function guessedIn(words: Words): 'guessed' | 'known' | null {
  if (A_STYLE.test(words.lower)) return null;
  return words.test(GUESSED) ? 'guessed' : words.test(OWN) ? 'known' : null;
}
