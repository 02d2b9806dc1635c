/** Who travels: "for two", "me, my wife and our three kids (4, 7 and 11)", "family of four", "solo". */
import { distinct, type Listed, total, withoutParts } from './lists.ts';
import { isMaybeOfOne, childrenIn, guessedIn, isWithOneChild, type Children } from './childrenIn.ts';
import { caredFor, isLastNamed, LED, selfBeside, SPOUSES, WITH } from './self.ts';
import type { Term } from './terms.ts';
import type { Message, Party } from '../types.ts';
import type { Words } from '../words.ts';

const MAX_PARTY = 99;
const TOLD_OF =
  /^(?:'s| is| has| can'?t| cannot| needs?| gets?| does(?:n't| not)| hates?| won'?t| uses?| {3,})/;
const I_TRAVEL =
  /\bi(?:'m|'ll| am| will| want to| would like to|'d like to| must| have to| need to)?(?: be)? (?:travel|travell?ing|go|going|come|coming|take|taking|bring|bringing|fly|flying)\b[^.;,]{0,20}$|\bi\b(?!'?(?:ll| will)? (?:am|was) with)(?![^.;!?]*\b(?:we|us)\b)[^.;!?]{2,58}\bwith (?:only |just )?(?:my |the )?$/;

const BEGINS = /(?:^|[.,;!?–-]|\b(?:and|but))\s*$/;
/** After whoever is told of because they come. */
const TASTE =
  /^ (?:hates?|loves?|likes?|wants?|prefers?|needs?|can'?t|cannot|doesn'?t|does not|eats?|gets?)\b/;

export type SaidParty = Pick<Message, 'party' | 'children' | 'childAges' | 'partyOver' | 'isPartyGuessed'> & {
  readonly rooms: number | null;
};

/** Null where nothing is said of it; with children alone the grown-ups stay as they were, or are two. */
export function partyOfLists(lists: readonly (readonly Listed[])[], words: Words): SaidParty | null {
  const terms = lists.flat();
  const strict = adultsIn(lists, words);
  const kids = childrenIn(terms, lists, strict?.isAlone === true);
  if (strict === null) return childrenAlone(kids, words);
  for (const { at, end } of [...strict.used, ...kids.used]) words.take(at, end);
  const isPair = strict.is === 'us' && strict.count === 2 && isWithOneChild(lists, kids);
  const { adults, children } = together(isPair ? { ...strict, count: 1, is: 'adults' } : strict, kids);
  return {
    party: bounded({ adults, children }),
    children: null,
    childAges: kids.ages.length > 0 ? kids.ages : strict.ages,
    rooms: strict.rooms,
    partyOver: strict.is === 'all' && children === 0 ? 'all' : strict.over,
    isPartyGuessed: strict.isGuessed,
  };
}

interface Adults {
  readonly count: number;
  /** Children in the same words: "2A2C". */
  readonly children: number;
  readonly ages: readonly number[];
  /** What children are to the number: beside it, or a part of it. */
  readonly is: 'adults' | 'all' | 'us' | 'family';
  readonly isAlone: boolean;
  readonly rooms: number | null;
  /** Grown-ups who come beside those that the number counts. */
  readonly beside: number;
  readonly used: readonly Term[];
  readonly over: Message['partyOver'];
  /** Nobody said how many of those who write come. */
  readonly isGuessed: boolean;
}

const ADULTS: Adults = {
  count: 0,
  children: 0,
  ages: [],
  is: 'adults',
  isAlone: false,
  rooms: null,
  beside: 0,
  used: [],
  over: 'any',
  isGuessed: false,
};

/** The grown-ups that a message names; null for none. */
function adultsIn(lists: readonly (readonly Listed[])[], words: Words): Adults | null {
  const all = lists.flat();
  const now = all.findLast(({ name }) => name === 'now');
  if (now)
    return { ...ADULTS, count: now.adults, is: 'all', used: all.filter(({ kind }) => kind !== 'child') };
  const named = all.filter(isPerson);
  const grown = distinct(all.filter(({ kind }) => kind === 'grown'));
  if (grown.length > 0) {
    const beside = besideOf(lists, 'grown');
    const sum = total(grown);
    words.exec(/\b(?:two|three|2|3) families\b/);
    const whole = all.find(({ kind, isCounted }) => isCounted && (kind === 'all' || kind === 'family'));
    return {
      ...ADULTS,
      count: sum,
      beside: total(beside),
      children:
        grown.reduce((own, { children }) => own + children, 0) || restOf(whole, sum + total(beside), all),
      ages: grown.flatMap(({ ages }) => ages),
      used: [...all.filter(({ kind }) => kind !== 'child'), ...named],
    };
  }
  const families = all.filter(({ kind }) => kind === 'family');
  const counted = all.filter(({ kind, isCounted }) => kind === 'all' && isCounted);
  const [whole] = [...counted.filter(({ before }) => /\bso\b/.test(before)), ...counted, ...families];
  if (whole && (counted.length > 0 || !isEnumerated(named, whole.adults))) {
    const beside = besideOf(lists, whole.kind).filter(({ kind }) => kind !== 'us' || whole.kind === 'family');
    return {
      ...ADULTS,
      count: whole.adults,
      is: whole.kind === 'family' ? 'family' : 'all',
      beside: total(beside) + spouseOf(beside, all),
      used: all.filter(({ kind }) => kind !== 'child'),
    };
  }
  return namedIn(lists, words, all);
}

/** A family's number where its members are listed by name: they are counted by themselves. */
function isEnumerated(named: readonly Term[], size: number): boolean {
  return named.some(({ kind }) => kind === 'self') && total(distinct(named)) >= size;
}

/** Of a number of people who are no adults the rest are children. */
function restOf(whole: Term | undefined, adults: number, all: readonly Term[]): number {
  if (!whole || all.some(({ kind }) => kind === 'child')) return 0;
  return Math.max(0, whole.adults - adults);
}

function spouseOf(beside: readonly Term[], all: readonly Term[]): number {
  // "my sister's family of 4 plus my husband": whoever has a husband comes too
  return Number(beside.some(({ name }) => SPOUSES.test(name)) && all.every(({ kind }) => kind !== 'self'));
}

/** People who are added to a number: "family of four plus grandma". */
function besideOf(lists: readonly (readonly Listed[])[], kind: Term['kind']): Listed[] {
  return distinct(
    lists.flatMap((list) => {
      const at = list.findIndex((term) => term.kind === kind);
      if (at < 0) return [];
      const after: Listed[] = [];
      // "four: my husband and me, our son and my mother": who is listed after a colon is one of them
      const parts = list.findIndex(({ joint }, index) => index > at && joint === 'inside');
      for (const [index, term] of list.slice(0, parts < 0 ? undefined : parts).entries()) {
        if (index <= at || !isPerson(term)) continue;
        const isAdded =
          term.joint === 'adds' ||
          (after.length > 0 && term.joint === 'beside') ||
          (term.joint === 'with' && kind === 'family');
        if (isAdded) after.push(term);
      }
      const isBefore = list[at]?.joint === 'adds';
      return [...(isBefore ? list.slice(0, at).filter(isPerson) : []), ...after];
    }),
  );
}

/** Who is named one by one: "me, my wife and two friends". */
function namedIn(lists: readonly (readonly Listed[])[], words: Words, all: readonly Term[]): Adults | null {
  const alone = all.find(({ kind }) => kind === 'alone');
  // "me" by itself is in "tell me" too
  const people = lists.map((list) =>
    list.length > 1
      ? list.filter(isPerson)
      : list.filter(
          (term) => isPerson(term) && (term.kind !== 'self' || isLastNamed(term)) && term.kind !== 'plus',
        ),
  );
  const cared = caredFor(people, words.lower);
  const strong = people.filter(
    (list) =>
      list.length > 1 ||
      list.some((term) => term.isCounted || term.kind === 'us' || isLastNamed(term) || cared.has(term)),
  );
  const isAlone =
    alone !== undefined && !strong.flat().some(({ isCounted, kind }) => isCounted && kind !== 'couples');
  if (isAlone)
    return {
      ...ADULTS,
      count: 1,
      isAlone: !/single/.test(alone.name) || /travel/.test(alone.name),
      used: all.filter(({ kind }) => kind !== 'child'),
    };
  const couple = all.find(({ kind }) => kind === 'couple');
  const meant = distinct((strong.length > 0 ? strong : people).flat()).filter(
    (term) => cared.has(term) || isMeant(term, lists),
  );
  const counted = meant.filter((term) => !isOneOfUs(term, meant, words.lower));
  const many = all.find(({ kind, name }) => kind === 'all' && name === 'for');
  if (counted.length === 0 || (couple && counted.every(({ kind }) => kind === 'self')))
    return fewOf(all, many);
  const summed = withoutParts(counted);
  // "a couple travelling with my grandmother": whoever writes is one of the two
  const pair = couple && isJoined(couple, summed) ? couple.adults : 0;
  const self = pair > 0 ? 0 : selfBeside(summed, lists, words);
  const isSingle = summed.length === 1 && self > 0 && summed[0]?.kind === 'kin';
  const couples = summed.filter(({ kind }) => kind === 'couples');
  const [only] = summed;
  const isTold = TOLD_OF.test(only?.after ?? '') && /\band\s+(?:my|our)\s+$/.test(only?.before ?? '');
  // "dad is diabetic and mum cannot walk far" tells of two who travel, and not that nobody else does
  const isMention =
    (isTold || !WITH.test(only?.before ?? '')) &&
    (isSingle ||
      (summed.length > 1 && summed.every(({ kind, after }) => kind === 'kin' && TOLD_OF.test(after))));
  return {
    ...ADULTS,
    count: Math.max(total(summed) + self + pair, many?.adults ?? 0),
    is: summed.every(({ kind }) => kind === 'us') ? 'us' : 'adults',
    rooms: couples.length > 0 && couples.length === summed.length ? total(couples) / 2 : null,
    used: [
      ...all.filter(({ kind }) => kind !== 'child' && kind !== 'self'),
      ...all.filter(({ kind }) => kind === 'self'),
    ],
    over: isMention ? 'none' : isSingle ? 'fewer' : 'any',
    isGuessed: self > 1,
  };
}

/** "With my gran, just the two of us": she is one of the two; "my gran and the two of us" are three. */
function isOneOfUs({ kind, end }: Term, all: readonly Term[], lower: string): boolean {
  const whole = all.find((own) => own.kind === 'us' && /^(?:just )?the /.test(lower.slice(own.at, own.end)));
  return (
    kind === 'kin' &&
    whole !== undefined &&
    end <= whole.at &&
    !/[.;!?]|\b(?:and|plus|then)\b|&/.test(lower.slice(end, whole.at))
  );
}

/** Whether others come with two who are named as one. */
function isJoined({ name, end }: Term, others: readonly Listed[]): boolean {
  return (
    /couple|wife|weds|honeymooners/.test(name) &&
    others.every(
      ({ kind, name: own, at, before }) =>
        kind !== 'self' && !SPOUSES.test(own) && at > end && (WITH.test(before) || kind === 'fellows'),
    )
  );
}

/** A pair, or a number without a noun, where nobody is named. */
function fewOf(all: readonly Term[], many: Term | undefined): Adults | null {
  const few = many ?? all.find(({ kind }) => kind === 'couple') ?? null;
  const named = all.filter(({ kind }) => kind !== 'child');
  if (few) return { ...ADULTS, count: few.adults, used: named };
  // there are at least as many as some of them
  const some = all.findLast(({ kind }) => kind === 'some');
  if (some) return { ...ADULTS, count: some.adults, used: named, over: 'none' };
  const hasChildren = all.some(({ kind }) => kind === 'child');
  const last = hasChildren ? undefined : all.find(({ kind, name }) => kind === 'all' && name === 'last');
  return last ? { ...ADULTS, count: last.adults, used: named } : null;
}

const PERSONS: ReadonlySet<Term['kind']> = new Set([
  'us',
  'typed',
  'couples',
  'fellows',
  'kin',
  'names',
  'plus',
  'self',
]);

function isPerson({ kind }: Term): boolean {
  return PERSONS.has(kind);
}

/** Whether somebody who is named alone comes: "dad" by itself may be anybody's. */
function isMeant(term: Listed, lists: readonly (readonly Listed[])[]): boolean {
  if (term.kind !== 'kin') return true;
  // "hubby hates cities, I love cheese"
  if (SPOUSES.test(term.name) && BEGINS.test(term.before) && TASTE.test(term.after)) return true;
  const list = lists.find((own) => own.includes(term)) ?? [];
  const isListed = list.filter((own) => isPerson(own) || own.kind === 'child').length > 1;
  return isListed || LED.test(term.before) || /^\s*$/.test(term.before);
}

/** Grown-ups and children, where one may be a part of the other. */
function together(own: Adults, kids: Children): Party {
  const count = kids.count > 0 ? kids.count : own.children;
  if (own.is === 'adults')
    return { adults: own.count + own.beside + (own.children > 0 ? 0 : kids.grown), children: count };
  if (own.is === 'family') {
    const grown = kids.count + kids.grown > 0 ? own.count - kids.count : 2;
    const adults = Math.min(own.count, Math.max(1, grown));
    return { adults: adults + own.beside, children: own.count - adults };
  }
  const isAdded = kids.isAdded || (own.is === 'us' && kids.isOurs);
  const isPart = !isAdded && count < own.count;
  return { adults: (isPart ? own.count - count : own.count + kids.grown) + own.beside, children: count };
}

function childrenAlone(kids: Children, words: Words): SaidParty | null {
  const said = (
    adults: number,
    children: number,
    how: Message['children'],
    isPartyGuessed = false,
  ): SaidParty => ({
    party: bounded({ adults, children }),
    children: how,
    childAges: kids.ages,
    rooms: null,
    // of those who travel, and nobody who comes beside them
    partyOver: kids.count > 0 && kids.isTold ? 'none' : 'any',
    isPartyGuessed,
  });
  if (kids.count + kids.grown > 0) {
    for (const { at, end } of kids.used) words.take(at, end);
    const [first] = kids.used;
    const isOne =
      kids.isMine ||
      (first !== undefined && I_TRAVEL.test(words.lower.slice(Math.max(0, first.at - 60), first.at)));
    if (kids.count === 0) return said(kids.grown + (kids.isOurs ? 2 : 1), 0, null, kids.isOurs);
    const isGuess = !isOne && kids.grown === 0 && isMaybeOfOne(words.lower);
    return said((isOne ? 1 : 2) + kids.grown, kids.count, kids.said, isGuess);
  }
  const guess = guessedIn(words);
  return guess && said(2, 2, guess, guess === 'known');
}

function bounded({ adults, children }: Party): Party {
  return { adults: Math.min(Math.max(1, adults), MAX_PARTY), children: Math.min(children, MAX_PARTY) };
}
