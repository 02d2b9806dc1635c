/** People who are named in one breath: "my wife, me and our three kids". */
import { COMES, STAYS } from '../../../content/words/company.ts';
import type { Counted, Term } from './terms.ts';

/** Words that may stand between two of a list. */
const JOINT = new Set(
  'and plus n with w along together as well including incl includes inc so = my our his her their the a an both also too her us are we i it its make makes is one for total altogether'.split(
    ' ',
  ),
);
/** The two are counted one beside the other. */
const ADDS = /\b(?:and|plus|n|as well as|along with|together with)\b|[&+]/;

/** Somebody of whom more is said, before the others: "nan is 84, my parents and me"; what a need took is blank. */
const TOLD =
  /^(?: (?:(?:and |who )?(?:is|on|in|turns|has|uses)|'s|with)\b[^.;!?,]{1,40}| (?:and)? {3,50}),\s+(?:my|our|her|his|me)\b[^.;!?]{0,50}\b(?:me|myself|and i)\b/;
/** Those who were told of are followed by the others: "gran is 84. Then there's mum and me". */
const THEN =
  /^[^!?]{0,120}[.,;]\s+(?:and )?(?:then|plus)(?: there(?:'?s| is| are))?(?: (?:my|our|the|an?|also|all))*\s*$/;
const LOOKS_ON = 60;

export interface Listed extends Term {
  /** How it hangs on the one before it in its list: added to it, beside it, a part of it, or the first. */
  readonly joint: 'first' | 'adds' | 'with' | 'beside' | 'inside';
}

/** The terms in lists, each with how it hangs on the one before it. */
export function listsOf(terms: readonly Term[], lower: string): Listed[][] {
  const lists: Listed[][] = [];
  for (const own of terms) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    const gap = last ? lower.slice(last.end, own.at) : null;
    const term = last && isSame(last, own, gap ?? '') ? { ...own, adults: 0 } : own;
    // who stays or joins is spoken of apart: "couple, three sons but all stay home"
    const isApart = (STAYS.test(term.after) || COMES.test(term.after)) && !ADDS.test(gap ?? '');
    const isJoined =
      isJoint(gap ?? '') || (last?.kind === 'kin' && TOLD.test(lower.slice(last.end, own.at + LOOKS_ON)));
    const isNext = last?.kind === 'kin' && THEN.test(gap ?? '');
    if (list && gap !== null && !isApart && (isJoined || isNext))
      list.push({ ...term, joint: isNext ? 'adds' : jointOf(gap) });
    else lists.push([{ ...term, joint: 'first' }]);
  }
  return lists.map(withoutLoneI).filter((list) => list.length > 0);
}

/** "me (mum)", "Mum (me)": one and the same. */
function isSame(last: Term, { kind, after }: Term, gap: string): boolean {
  const isOne = (kind === 'self' && last.kind === 'kin') || (kind === 'kin' && last.kind === 'self');
  return isOne && /^ ?\($/.test(gap) && /^ ?\)/.test(after);
}

function isJoint(gap: string): boolean {
  // the rest of what is said of somebody in brackets: "my mum (77, has a stick), my husband"
  const between = gap.replace(/^[^()]{1,60}\)/, '');
  // words that another act took right after somebody are said of them: "my wife is pregnant, we two"
  if (between.length > 40 || /[.;!?]\s|^\s{3}|\s{3}[,;]/.test(between)) return false;
  return between
    .replace(/\([^()]*\)|\bin (?:total|all)\b/g, ' ')
    .split(/[\s,&+/(:)–-]+/)
    .every((word) => word === '' || JOINT.has(word) || /^(?:[2-9]0s|aged?)$/.test(word));
}

function jointOf(gap: string): Listed['joint'] {
  if (
    /\bincl(?:uding|\.)?\b|\bincludes?\b|[(:=]|^,? ?(?:so|meaning|i\.?e\.?|namely|that'?s|that is)(?: (?:that'?s|it'?s))?,? $/.test(
      gap,
    )
  )
    return 'inside';
  if (ADDS.test(gap)) return 'adds';
  return /\bwith?\b/.test(gap) ? 'with' : 'beside';
}

/** "I" is one of a list only beside an "and": "I want" begins another clause. */
function withoutLoneI(list: readonly Listed[]): Listed[] {
  return list.filter((term, index) => {
    if (term.name !== 'i') return true;
    const next = list[index + 1];
    const isLast = term.joint === 'adds' || (term.joint === 'beside' && next?.joint === 'adds');
    return isLast || (next !== undefined && (next.joint === 'adds' || next.joint === 'with'));
  });
}

/** People of several terms, each once: grandpa is one of the grandparents, and "my wife" of later on the one of before. */
export function distinct<Own extends Counted>(terms: readonly Own[]): Own[] {
  const names = new Set<string>();
  return terms.filter((term) => {
    const { kind, name, isCounted } = term;
    const key = isCounted && kind !== 'kin' ? `${name} ${term.adults + term.children}` : name;
    const isKnown = names.has(key) || isOneOf(name, names);
    names.add(key);
    return !isKnown;
  });
}

function isOneOf(name: string, names: ReadonlySet<string>): boolean {
  if (/^(?:grand(?:ma|pa|mother|father|d?ad|mum)|gran|granny|nan|nana|nanna)$/.test(name))
    return names.has('grandparents');
  return (
    /^(?:mum|mom|mam|mother|dad|father|mummy|daddy)$/.test(name) &&
    [...names].some((own) => /^(?:parents|folks)$/.test(own))
  );
}

/** "My wife and I (plus two friends)": more of them. */
const MORE_INSIDE = /\(\s*(?:plus|and|with|also|&|\+)[^()]*$/;

/** "5 friends (3 girls and 2 guys)" are five. */
export function withoutParts(terms: readonly Listed[]): Listed[] {
  const [first, ...rest] = terms;
  const parts = rest.filter(({ kind }) => kind === 'typed');
  if (first?.isCounted && parts.length > 0 && parts[0]?.joint === 'inside') return [first];
  // "eight ladies including me"
  const isIncluded =
    rest.length === 1 &&
    rest[0]?.kind === 'self' &&
    (rest[0].joint === 'inside' || rest[0].after.startsWith(' incl'));
  if (first?.isCounted && isIncluded) return [{ ...first, kind: 'typed' }];
  // "my friend and I (two women)": the same told again
  const again = terms.findIndex(
    ({ isCounted, joint, before }) => isCounted && joint === 'inside' && !MORE_INSIDE.test(before),
  );
  if (again > 1 && total(terms.slice(0, again)) === terms[again]?.adults)
    return terms.filter((_, index) => index !== again);
  const others = terms.filter(({ kind }) => kind !== 'us');
  // "my wife and me, the two of us" are two
  const isRepeated = others.length > 1 && total(others) === 2 && others.some(({ kind }) => kind === 'self');
  return isRepeated ? others : [...terms];
}

/** Grown-ups of all of them. */
export function total(terms: readonly Pick<Term, 'adults'>[]): number {
  return terms.reduce((sum, { adults }) => sum + adults, 0);
}
