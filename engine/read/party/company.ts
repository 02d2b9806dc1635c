/** Who travels, and people who come beside those named before, or no longer come. */
import { countOf, NUM, ORDINAL_WORDS, ordinalOf } from '../numbers.ts';
import {
  BACK_IN,
  BACK_TO,
  CLAUSE_START,
  DROPPED,
  HAS_JOINED,
  KEPT_HOME,
  NO_LONGER_COMES,
  ONE,
  SOME_OF_ALL,
} from '../../../content/words/people.ts';
import {
  COMES,
  STAYS,
  OPENS,
  ADDED,
  AND_MY,
  AND_THE_KIDS,
  JOINS_LATER,
  NAMED_JOINS,
  NAMED_LEAVES,
  NO_MORE_OF_HER,
  CHILDREN_LEAVE,
} from '../../../content/words/company.ts';
import { isElsewhere } from './elsewhere.ts';
import { listsOf, type Listed } from './lists.ts';
import { partyOfLists, type SaidParty } from './party.ts';
import { type Term, termsIn } from './terms.ts';
import { SPOUSES } from './self.ts';
import type { Joining } from '../types.ts';
import type { Words } from '../words.ts';

const PLUS_ONE =
  /^\W*(?:(?:please|and|ok|okay|now|make it|it's)\W+)*(?:plus one|\+ ?1)(?: person| more)?(?: please)?\W*$/;
const TOO = /^\s*(?:too|as well|also|along)\b/;
const MORE = new RegExp(
  `\\b(?:(another|an extra|an additional)|${NUM} (?:more|extra|additional)) (?:people|persons?|adults?|friends?|travell?ers?)\\b(?! (?:tickets?|fares?)\\b)`,
);
const ASKS_PRICE = /\bhow much\b/;
/** Some of those who travel, not told by who they are. */
const LEAVES = new RegExp(
  `\\b(?:(?:one|a|the other) (?:couple|pair|family)|(?:${NUM}|another) (?:more )?${SOME_OF_ALL}|${CLAUSE_START}${NUM}(?= (?:(?:has|have|had|is|are|was|were|be|to|just|now|sadly|unfortunately|will) )*(?:dropp?(?:ed|ing)? out|bail|(?:pull|back|duck)(?:ed|ing)? out\\b(?! of\\b| (?:sofa|beds?|couch))|(?:can'?t|cannot|couldn'?t|won'?t|isn'?t|aren'?t|not) (?:com|mak)|no longer))) ${NO_LONGER_COMES}|\\bwe(?:'ve| have)? lost ${NUM} ${SOME_OF_ALL}|\\bwithout (?:my|our) ${ONE}\\b(?!')|\\b${NUM} (?:(?:people|persons?|travell?ers?) (?:less|fewer)|(?:less|fewer) (?:people|persons?|travell?ers?|of us))\\b(?! (?:at|around|who|than)\\b| (?:in|on) (?!(?:the|our) (?:group|party|team|trip)\\b))|(?<!\\b(?:nights?|days?|hotels?|stops?|museums?)\\b[^.;!?]*)\\bone (?:less|fewer)(?=\\W*(?:$|[.,;!?]|now\\b|please\\b|in the (?:group|party)\\b))|\\bminus one\\b(?! day| night)`,
);
/** How many are left: "two of us dropped out, so we're 4". */
const LEFT = new RegExp(
  `^,? (?:so|(?:(?:that|which) )?leav(?:es|ing)(?: us)?) (?:it'?s |we(?:'re| are) )?(?:just |only |now )?${NUM}(?: of us| people)?(?: now| again| then)*(?=\\s*(?:$|[.,;!?]))`,
);
/** "One more of us": they come beside those of before. */
const COME_BESIDE = new RegExp(
  `\\b(?:another (?:one )?|${NUM} more )of us\\b(?=\\W*(?:$|[.,;!?]|now\\b|then\\b|please\\b|(?:(?:who|that|is|are|will|be|now|also|wants?|to) )*(?:coming|comes?|joins?|joining|travelling)\\b))`,
);
/** "A third person is joining", "a 4th is joining": with them they are as many; "the 4th" alone is a day. */
const ORDINAL_COMES = new RegExp(
  `\\b(?:a|the) (?:(?:${ORDINAL_WORDS}) (?:\\w+ )?and (?:a |the )?)?(${ORDINAL_WORDS}|\\d{1,2}(?:st|nd|rd|th))(?: (?:person|adult|friend|travell?er|member|guest|one)|(?<=\\ba \\S+))(?:${COMES.source.slice(1)}| ${HAS_JOINED})`,
);
/** How many there are once somebody is out or in again: "Jess has covid, back to 3". */
const BACK = new RegExp(
  `(?:${KEPT_HOME}|${BACK_TO}) (?:the )?(?!\\d{3})${NUM}(?: of us| people)?(?: now| then| again)*(?=\\W*(?:$|[.,;!?]|please\\b))`,
);
const COMES_AGAIN = new RegExp(BACK_IN);
/** Whoever comes again comes with somebody more. */
const BRINGS = /\b(?:brings?|bringing|with|plus|takes?|taking)\s+(?:along )?(?:her|his|their|a)\s+$/;
const JOINS_ME = /\bjoin(?:s|ing)? me\b/;
const NAMED_DROPS = new RegExp(DROPPED);
/** Some are called by a name as well. */
const PET = /\b(?:dogs?|cats?|pupp(?:y|ies)|rabbit|parrot)\b/;
const NAMED_COMES = new RegExp(NAMED_JOINS, 'iu');

export interface Company {
  readonly party: SaidParty | null;
  readonly joining: Joining | null;
}

/** What a message says of the people of a trip. Nobody leaves a party that it names anew. */
export function companyIn(words: Words): Company {
  const left = leftBeside(words);
  // "one person less" is no party of one
  const rest = words.without(words.spans);
  const terms = termsIn(rest.text, rest.lower);
  const lists = listsOf(
    terms.filter((term) => !isElsewhere(term) && !isToldBefore(term, terms, words.lower)),
    words.lower,
  );
  const now = lists.flat().some(({ name }) => name === 'now');
  const kinds = lists.map((list, index) =>
    left.isBack && BRINGS.test(list[0]?.before ?? '') ? 'joins' : kindOf(list, lists[index - 1], words),
  );
  const staying = lists.filter((_, index) => kinds[index] === 'stays');
  const said = partyOfLists(staying, words);
  // "my kids are staying with their dad" is no word of how many there are
  const named =
    left.whole ??
    (left.children > 0 && (said?.children === 'guessed' || said?.children === 'known') ? null : said);
  // "my colleague joins, 2 persons": a number after them counts them already
  const counted = lists
    .flat()
    .findLast(
      ({ kind, isCounted, adults, before }) =>
        isCounted && (kind === 'all' || (kind === 'grown' && adults > 1 && /\bso\s+$/.test(before))),
    );
  const hasJoined = lists.some((_, index) => kinds[index] === 'joins');
  // "my brother joins us, so 3 adults and the kids"
  const isOfGrown =
    named?.party?.children === 0 &&
    named.children === null &&
    ((hasJoined && counted?.kind === 'grown') || words.test(AND_THE_KIDS));
  const party = named && isOfGrown ? { ...named, children: 'kept' as const } : named;
  const isAnew =
    party !== null && party.partyOver !== 'none' && (party.children === null || party.children === 'kept');
  // "our three kids. My husband comes too": he is one of the two that "our" speaks of
  const isOfTwo = said !== null && said.children !== null && said.party?.adults === 2;
  // a number of all of them counts those who come
  const joins =
    now || left.whole !== null
      ? []
      : lists.filter(
          (list, index) =>
            kinds[index] === 'joins' &&
            !(counted && counted.at > (list[0]?.at ?? 0)) &&
            !(isOfTwo && list.every(({ name }) => SPOUSES.test(name))),
        );
  const leaves = lists.filter((_, index) => kinds[index] === 'leaves');
  const coming = lists.filter((_, index) => kinds[index] === 'joins');
  for (const list of [...coming, ...leaves]) takeList(list, words);
  const gone = isAnew ? [] : leaves.flat();
  const come = joins.flatMap((list) => {
    const [first] = list;
    // "2 more people, our friends Dan and Kim": the number counts those who are named behind it
    return first && isMore(first, words) ? [first] : asOld(list, words);
  });
  const delta: Joining = {
    adults:
      (come.length > 0 ? sum(come, 'adults') : more(words, party) || namedIn(words)) -
      sum(gone, 'adults') -
      (isAnew ? 0 : left.adults),
    children: sum(come, 'children') - sum(gone, 'children') - (isAnew ? 0 : left.children),
    ages: come.flatMap(({ ages }) => ages),
  };
  const of = gone.map(goneBy).find((own) => own !== undefined);
  const isPartner = come.length === 1 && come.every(({ name }) => SPOUSES.test(name)) && words.test(JOINS_ME);
  const later = joins.find((list) => JOINS_LATER.test(words.lower.slice(list.at(-1)?.end)));
  const who = later?.map(({ name }) => name).join(' and ');
  const joining = {
    ...delta,
    ...(who !== undefined && { who }),
    ...(of !== undefined && { gone: of }),
    ...(isPartner && { isPartner }),
  };
  return { party, joining: delta.adults === 0 && delta.children === 0 ? null : joining };
}

/** "Two friends from Salzburg, neither of us has done one": they are who was told of. */
function isToldBefore({ at, kind }: Term, terms: readonly Term[], lower: string): boolean {
  const told = terms.filter(
    (term) => term.at < at && (term.kind === 'couple' || (term.kind === 'fellows' && term.isCounted)),
  );
  return kind === 'us' && /^(?:neither|both) of us/.test(lower.slice(at)) && sum(told, 'adults') === 2;
}

/** "2 more people", "plan it for one more adult": they come beside those of before. */
function isMore({ kind, at, end }: Term, { lower }: Words): boolean {
  return (
    (kind === 'all' || kind === 'grown') &&
    / (?:more|extra|additional) /.test(lower.slice(at, end)) &&
    !ASKS_PRICE.test(lower) &&
    (OPENS.test(lower.slice(0, at)) || /\b(?:add|be|bring|for|include|plus|with) $/.test(lower.slice(0, at)))
  );
}

/** "My son says he comes, so that's another grown-up", "her friend goes with us, also 10 years". */
function asOld(list: readonly Listed[], words: Words): Listed[] {
  const [first, ...others] = list;
  if (!first || others.length > 0) return [...list];
  const age = Number(COMES.exec(words.lower.slice(first.end))?.[1] ?? 0);
  const { adults, children } = first;
  if (age > 0 && age < GROWN_AT) return [{ ...first, adults: 0, children: adults + children, ages: [age] }];
  const isGrown = first.ages.length === 0 && words.test(ANOTHER_GROWN);
  return [isGrown ? { ...first, adults: adults + children, children: 0 } : first];
}

const GROWN_AT = 18;
const ANOTHER_GROWN =
  /\b(?:so )?(?:that'?s|that makes|which makes|as) (?:another|one more|an extra) (?:adult|grown[- ]?up)\b/;

/** By its age, which of the children it is that stays at home. */
function goneBy({ kind, name }: Listed): Joining['gone'] {
  if (kind !== 'child') return undefined;
  if (/^(?:eldest|oldest|older|elder|big)/.test(name)) return 'eldest';
  return /^(?:youngest|younger|small|little)/.test(name) ? 'youngest' : undefined;
}

/** Whether people of a list come too, no longer come, or are just those who travel. */
function kindOf(
  list: readonly Listed[],
  before: readonly Listed[] | undefined,
  words: Words,
): 'joins' | 'leaves' | 'stays' {
  const [first] = list;
  const last = list.at(-1);
  if (!first || !last) return 'stays';
  if (first.kind === 'plus') return PLUS_ONE.test(words.lower) ? 'joins' : 'stays';
  const after = words.lower.slice(last.end, last.end + 60);
  if (isMore(first, words)) return 'joins';
  const isOthers = list.every(
    ({ kind }) =>
      kind === 'kin' ||
      kind === 'fellows' ||
      kind === 'child' ||
      kind === 'typed' ||
      (kind === 'names' && /^(?:my|our) /i.test(words.text.slice(first.at, first.end))) ||
      kind === 'couples' ||
      (kind === 'all' && /^(?:one|1|an?) | more | other /.test(words.lower.slice(first.at, first.end))),
  );
  if (!isOthers) return 'stays';
  if (STAYS.test(after)) return 'leaves';
  const isAdded =
    list.some(({ kind }) => kind !== 'child') &&
    ADDED.test(words.lower.slice(Math.max(0, first.at - 60), first.at));
  const isNamedToo =
    list.every(({ kind, name }) => kind === 'kin' && !SPOUSES.test(name)) &&
    AND_MY.test(words.lower.slice(0, first.at)) &&
    NO_MORE_OF_HER.test(after);
  if (isAdded || isNamedToo || COMES.test(after)) return 'joins';
  if (TOO.test(after) && /\b(?:and|with|plus|bring(?:ing)?|take|taking)\s+(?:my |our )?$/.test(first.before))
    return 'joins';
  // "my sister joins with her 2 kids": they hang on her
  const end = before?.at(-1)?.end;
  const gap = end === undefined ? '' : words.lower.slice(end, first.at);
  const [come] = COMES.exec(gap) ?? [];
  return come !== undefined &&
    /^\s*(?:and|with|plus)\s+(?:(?:her|his|their)\s+)?$/.test(gap.slice(come.length))
    ? 'joins'
    : 'stays';
}

function takeList(list: readonly Listed[], words: Words): void {
  for (const { at, end } of list) words.take(at, end);
  const end = list.at(-1)?.end ?? 0;
  const after = words.slice(end);
  for (const pattern of [STAYS, COMES, TOO]) after.exec(pattern);
}

/** Who no longer comes, or below zero comes besides, and everybody who is left, where that is said. */
function leftBeside(
  words: Words,
): Pick<Joining, 'adults' | 'children'> & { readonly whole: SaidParty | null; readonly isBack: boolean } {
  const third = ordinalOf(words.exec(ORDINAL_COMES)?.[1] ?? '');
  const beside = words.exec(COME_BESIDE);
  const named = NAMED_LEAVES.exec(words.text);
  if (named) words.take(named.index, named.index + named[0].length);
  const back = words.exec(BACK);
  const some = words.exec(LEAVES) ?? (named ? null : words.exec(NAMED_DROPS));
  const again = words.exec(COMES_AGAIN);
  const change = some ?? again ?? named;
  const left = change && words.slice(change.index + change[0].length).exec(LEFT);
  const children = words.test(CHILDREN_LEAVE);
  const whole = third ?? countOf(back?.[1] ?? left?.[1] ?? '');
  const isTwo =
    named?.[1] !== undefined || /^(?:one|a|the other) (?:couple|pair|family)/.test(some?.[0] ?? '');
  return {
    adults: (isTwo ? 2 : countIn(some ?? named)) - countIn(beside) - countIn(again),
    children: children ? Number.MAX_SAFE_INTEGER : 0,
    whole: whole > 0 ? everybody(whole) : null,
    isBack: again !== null,
  };
}

function more(words: Words, party: SaidParty | null): number {
  if (party !== null || ASKS_PRICE.test(words.lower)) return 0;
  const match = words.exec(MORE);
  if (match) words.slice(match.index + match[0].length).exec(COMES);
  return match === null ? 0 : countOf(match[2] ?? 'a');
}

/** Who is called by name alone: "Tom and Amy are coming too", "Anna brings her boyfriend". */
function namedIn(words: Words): number {
  const match = PET.test(words.lower) ? null : words.exec(NAMED_COMES);
  return match === null ? 0 : match[2] === undefined ? 1 : 2;
}

/** The number that a match names, or one; 0 without a match. */
function countIn(match: RegExpExecArray | null): number {
  return match === null ? 0 : countOf(match.slice(1).find((group) => group !== undefined) ?? 'a');
}

/** A party of so many, whoever they are. */
function everybody(adults: number): SaidParty {
  return {
    party: { adults, children: 0 },
    children: null,
    childAges: null,
    rooms: null,
    partyOver: 'all',
    isPartyGuessed: false,
  };
}

function sum(terms: readonly Pick<Listed, 'adults' | 'children'>[], who: 'adults' | 'children'): number {
  return terms.reduce((count, own) => count + own[who], 0);
}
