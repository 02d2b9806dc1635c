/** Length and party of a trip, as people write them. */
import { COUNT, countOf } from './numbers.ts';
import type { Party } from './types.ts';

const MAX_PARTY = 30;

/** "30 hours in Singapore", "a 20 hour layover": from half a day on it is a stay. */
const HOURS_THERE =
  /\b(1[2-9]|[2-9]\d)[\s-]*(?:hours?|hrs?|h)\b(?= (?:in|at|around|layover|stopover|stop)\b)/;

/** Days at the destination: "five days", "a week", "3 nights", "long weekend"; null when none is named. */
export function findDays(text: string): number | null {
  const lower = text.toLowerCase();
  if (/\blong weekend\b/.test(lower)) return 4;
  const nights = new RegExp(`\\b${COUNT}[\\s-]+nights?\\b`).exec(lower);
  if (nights) return countOf(nights[1] ?? '') + 1;
  const days = new RegExp(`\\b${COUNT}[\\s-]+(?:(?:full|whole|or so)\\s+)?days?\\b(?! trips)`).exec(lower);
  if (days && !/^an? day$/.test(days[0])) return countOf(days[1] ?? '') || null;
  const weeks = new RegExp(`\\b${COUNT}[\\s-]+weeks?\\b`).exec(lower);
  if (weeks) return countOf(weeks[1] ?? '') * 7;
  // "a vegan week in Rome", and not "next week in Rome"
  if (/(?<!\b(?:next|this|last|each|every|first|second|third) )\bweek (?:in|at|around)\b/.test(lower))
    return 7;
  if (/\bfortnight\b/.test(lower)) return 14;
  const hours = HOURS_THERE.exec(lower)?.[1];
  if (hours !== undefined) return Math.ceil(Number(hours) / 24);
  if (/\b(?:one|a|1) month\b/.test(lower)) return 30;
  if (/\bweekend\b/.test(lower)) return 3;
  return /\b(?:a|one|single) day\b(?! trip)/.test(lower) ? 1 : null;
}

const KIDS = `\\b${COUNT}\\s+(?:small |young |little )?(?:kids?|child(?:ren)?|toddlers?|teens?|teenagers?|bab(?:y|ies)|infants?)\\b`;
const ALL_KIDS = new RegExp(`${KIDS}(?:,?\\s+(?:and|plus|&)\\s+${KIDS})*`);

const SOME_KIDS =
  /\bwith (?:small |young |little )?(?:kids|children)\b(?! in mind)|\b(?:kids|children) (?:are|will be|come|coming|join)\b|\bbring(?:ing)? (?:the |our |my )?(?:kids|children)\b/;

const PERSON =
  '(?:mum|mom|mother|dad|father|sister|brother|friend|best friend|son|daughter|aunt|uncle|cousin|colleague|mate|gran|grandma|granny|nan|grandmother|grandpa|granddad|grandad|grandfather|niece|nephew|boss)';
const JOINING = new RegExp(
  `\\b(?:with|and|plus) (?:my|our|a) ${PERSON} (?:too|as well|also)\\b|\\b(?:my|our) ${PERSON} (?:is|will be|wants to be|'s)? ?(?:coming|joining|comes?|joins?)\\b|\\b(?:plus one|one more person|another person|\\+1 person)\\b`,
);

/** "Me and my mum", "my grandmother, me and her", "with my sister". */
const PAIR = new RegExp(
  `\\b(?:me|myself|i) and (?:my ${PERSON}|her|him|she|he)\\b|\\b(?:my ${PERSON}|she|he|her|him) and (?:me|i|myself)\\b|\\bwith my ${PERSON}\\b`,
);
const PARENTS =
  /\bwith (?:my|both my) (?:parents|grandparents)\b|\bmy (?:parents|grandparents) and (?:me|i)\b/;

/** People beside those who were named before: "my mum is coming too". */
export function findJoining(text: string): number {
  return JOINING.test(text.toLowerCase()) ? 1 : 0;
}

/** Whether several travel, and nobody says how many: "we like food". */
export function saysWe(text: string): boolean {
  return /\b(?:we|we're|we'd|us|our)\b/i.test(text);
}

/** Who travels: "for two", "2 adults and a child", "family of four", "solo"; null when nothing is said. */
export function findParty(text: string): Party | null {
  const lower = text.toLowerCase();
  const children = childrenIn(lower);
  const family = new RegExp(`\\bfamily of ${COUNT}\\b`).exec(lower);
  if (family) return familyOf(Math.max(2, countOf(family[1] ?? '')), children, lower);
  const adults = adultsIn(lower);
  if (adults !== null) return limited(adults, children);
  if (children > 0) return limited(2, children);
  return SOME_KIDS.test(lower) ? limited(2, 2) : null;
}

/** Whether a message names children and no adults, and whether anybody said how many. */
export function findChildren(text: string): 'named' | 'guessed' | null {
  const lower = text.toLowerCase();
  if (adultsIn(lower) !== null || /\bfamily of\b/.test(lower)) return null;
  if (childrenIn(lower) > 0) return 'named';
  return SOME_KIDS.test(lower) ? 'guessed' : null;
}

/** "two kids and a baby" are three. */
function childrenIn(lower: string): number {
  const kids = ALL_KIDS.exec(lower)?.[0];
  if (kids === undefined) {
    if (/\b(?:the|our|my) (?:kids|children)\b/.test(lower)) return 2;
    return /\b(?:the|our|my) (?:bab(?:y|ies)|infant|toddler|kid|child|son|daughter)\b|(?:\b(?:and|with|plus)|[,&+]) (?:(?:small|little|newborn) )?(?:baby|infant|toddler)\b/.test(
      lower,
    )
      ? 1
      : 0;
  }
  return [...kids.matchAll(new RegExp(KIDS, 'g'))].reduce((sum, [, count]) => sum + countOf(count ?? ''), 0);
}

/** The size of a family counts everybody: who is not named as a child is grown up; with nobody named two are. */
function familyOf(size: number, children: number, lower: string): Party {
  const named = new RegExp(`\\b${COUNT}\\s+(?:adults?|grown-?ups?|parents)\\b`).exec(lower);
  const grown = named ? countOf(named[1] ?? '') : children > 0 ? size - children : 2;
  const adults = Math.min(size, Math.max(1, grown));
  return limited(adults, size - adults);
}

function adultsIn(lower: string): number | null {
  const counted =
    new RegExp(
      `\\b${COUNT}\\s+(?:adults?|people|persons?|travell?ers?|of us|friends|passengers|pax|vegans?|vegetarians?|students|seniors|pensioners|retirees|women|men|ladies|guys|colleagues|muslims)\\b`,
    ).exec(lower) ??
    new RegExp(`\\b(?:group|party) of ${COUNT}\\b`).exec(lower) ??
    new RegExp(
      `\\bwe(?:'re| are| will be) ${COUNT}\\b(?!\\s*(?:days?|nights?|weeks?|years?|hours?|th\\b|km))`,
    ).exec(lower) ??
    new RegExp(
      `\\bfor ${COUNT}(?=[\\s,.;!?]*(?:$|[,.;!?]|(?:from|under|in|to|with|on|and|this|next|at)\\b))`,
    ).exec(lower);
  const word = counted?.[1];
  if (word !== undefined && word !== 'a' && word !== 'an') {
    // "with two friends" are three, "for two friends" are two
    const isAllOfThem = /\bfor\s+$/.test(lower.slice(0, counted?.index));
    const withMe = counted?.[0].endsWith(' friends') === true && !isAllOfThem ? 1 : 0;
    return countOf(word) + withMe;
  }
  if (/\b(?:solo|alone|by myself|on my own|just me|only me|one person)\b/.test(lower)) return 1;
  if (
    /\b(?:couple|honeymoon|my (?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?)|two of us|both of us)\b/.test(
      lower,
    )
  )
    return 2;
  if (PARENTS.test(lower)) return 3;
  return PAIR.test(lower) ? 2 : null;
}

function limited(adults: number, children: number): Party {
  return { adults: Math.min(Math.max(1, adults), MAX_PARTY), children: Math.min(children, MAX_PARTY) };
}

const LESS = new RegExp(
  `\\b${COUNT}\\s+(?:days?|nights?)\\s+(?:less|shorter|fewer)\\b|\\b${COUNT}\\s+(?:less|fewer)\\s+(?:days?|nights?)\\b|\\b(?:cut|remove|take off|lose)\\s+${COUNT}\\s+(?:days?|nights?)\\b`,
);
const MORE = new RegExp(
  `\\b${COUNT}\\s+(?:more|extra|additional)\\s+(?:days?|nights?)\\b|\\b${COUNT}\\s+(?:days?|nights?)\\s+(?:more|longer|extra)\\b|\\b(?:add|stay)\\s+${COUNT}\\s+(?:extra\\s+)?(?:days?|nights?)(?=\\s*(?:$|[,.;!?]|please))`,
);

/** Days by which the trip becomes longer or, below zero, shorter: "one day less", "two more nights"; 0 for none. */
export function findDaysDelta(text: string): number {
  const lower = text.toLowerCase();
  const less = LESS.exec(lower);
  if (less) return -countOf(less[1] ?? less[2] ?? less[3] ?? 'one');
  const more = MORE.exec(lower);
  if (more) return countOf(more[1] ?? more[2] ?? more[3] ?? 'one');
  if (/\b(?:another|an extra) (?:day|night)\b(?! trip)/.test(lower)) return 1;
  if (/\b(?:more time|longer|more days) (?:in|at)\b/.test(lower)) return 1;
  if (/\b(?:less time|shorter|fewer days) (?:in|at)\b/.test(lower)) return -1;
  if (/^\W*(?:make it |a (?:bit|little) |then )?(?:shorter|(?:fewer|less) days)\b/.test(lower)) return -1;
  if (/^\W*(?:make it |then )?more days\b/.test(lower)) return 1;
  return /^\W*(?:make it |a (?:bit|little) )?longer\b/.test(lower) ? 1 : 0;
}
