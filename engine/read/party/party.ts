/** Who travels: "for two", "me, my wife and our three kids (4, 7 and 11)", "family of four", "solo". */
import { COUNT, countOf } from '../numbers.ts';
import { findAdults } from './adults.ts';
import { findChildren, type SaidChildren } from './children.ts';
import type { Message, Party } from '../types.ts';
import type { Words } from '../words.ts';

const MAX_PARTY = 99;
const FAMILY = new RegExp(`\\bfamily of ${COUNT}\\b`);
/** "8 of us including 3 kids": the children are part of the number. */
const INCLUDING = /\b(?:including|incl|with|of (?:whom|which|them)|among)\b/;

export type SaidParty = Pick<Message, 'party' | 'children' | 'childAges'> & {
  readonly rooms: number | null;
};

/** Null where nothing is said of it; with children alone the grown-ups stay as they were, or are two. */
export function findParty(words: Words): SaidParty | null {
  const kids = findChildren(words);
  const ages = kids?.ages ?? [];
  const family = words.exec(FAMILY);
  if (family) return said(familyOf(Math.max(2, countOf(family[1] ?? '')), kids, words), null, ages);
  const adults = findAdults(words, (kids?.count ?? 0) > 0);
  if (adults) {
    // "with children" beside a number of people is a kind of trip; "the kids" are somebody's
    const isOurs = kids?.said !== 'guessed' || /\b(?:the|our|my) (?:kids|children)\b/.test(words.lower);
    const children = isOurs ? (kids?.count ?? 0) : 0;
    const isAll = adults.kind === 'all' && children > 0 && INCLUDING.test(words.lower);
    const grown = (isAll ? adults.count - children : adults.count) + (kids?.grown ?? 0);
    return { ...said({ adults: grown, children }, null, ages), rooms: adults.rooms };
  }
  if (!kids) return null;
  if (kids.count === 0) return said({ adults: kids.grown + 1, children: 0 }, null, []);
  return said({ adults: 2 + kids.grown, children: kids.count }, kids.said, ages);
}

function said(
  { adults, children }: Party,
  alone: Message['children'],
  childAges: readonly number[],
): SaidParty {
  return {
    party: { adults: Math.min(Math.max(1, adults), MAX_PARTY), children: Math.min(children, MAX_PARTY) },
    children: alone,
    childAges,
    rooms: null,
  };
}

/** The size of a family counts everybody: who is not named as a child is grown up; with nobody named two are. */
function familyOf(size: number, kids: SaidChildren | null, words: Words): Party {
  const named = words.exec(new RegExp(`\\b${COUNT}\\s+(?:adults?|grown-?ups?|parents)\\b`));
  const count = kids && kids.said !== 'guessed' ? kids.count : 0;
  const grown = named ? countOf(named[1] ?? '') : count > 0 ? size - count : 2;
  const adults = Math.min(size, Math.max(1, grown));
  return { adults, children: size - adults };
}
