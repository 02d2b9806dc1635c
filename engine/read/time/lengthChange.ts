/** Changes of a plan's length and dates: longer, shorter, later, from the one end or the other. */
import { OF_OTHER, SO_CUT, NEXT, PRIOR, TRAVEL_ON_TOP, WRONG_WEEK } from '../../../content/words/lengths.ts';
import { COUNT, countOf, NUM } from '../numbers.ts';
import { AT_WORK } from '../../../content/words/busy.ts';
import { MONTH, ON_WEEKDAY, WEEKDAY, weekdayIn } from './patterns.ts';
import type { Weekday } from '../../../domain/dates/calendar.ts';
import type { Words } from '../words.ts';

/** Days taken off a plan at its start or its end; below zero they are added there. */
export interface Shorten {
  /** `unknown` where the words can mean either: that is asked. */
  readonly end: 'start' | 'end' | 'unknown';
  readonly by: number;
  /** "Add the Wednesday before": as many days as it takes to begin, or to end, on it. */
  readonly weekday?: Weekday;
}

const LESS = new RegExp(
  `\\b${COUNT}\\s+(?:days?|nights?)\\s+(?:less|shorter|fewer)\\b|\\b${COUNT}\\s+(?:less|fewer)\\s+(?:days?|nights?)\\b|\\b(?:cut|remove|take off|lose|drop)\\s+${COUNT}\\s+(?:days?|nights?)\\b|(?<=\\b(?:cut|shorten|reduce|trim)\\b[^.,;!?\\d]{2,30} )by ${COUNT} (?:days?|nights?)\\b`,
);
const MORE = new RegExp(
  `\\b${COUNT}\\s+(?:more|extra|additional)\\s+(?:days?|nights?)\\b|\\b${COUNT}\\s+(?:days?|nights?)\\s+(?:more|longer|extra)\\b|\\b(?:add|(?<!\\b(?:to|will|'ll|would|could|can|should|we|i|and|for a|our|the|my) )stay)\\s+${COUNT}\\s+(?:extra\\s+)?(?:days?|nights?)(?=\\s*(?:$|[,.;!?]|please))|(?<=\\b(?:extend|lengthen)\\b[^.,;!?\\d]{0,30} )by ${COUNT} (?:days?|nights?)\\b`,
);

/** "Only one extra day, not two". */
const NOT_SO_MANY = new RegExp(
  `,? (?:and )?(?:not|instead of|rather than) ${COUNT}(?: (?:days?|nights?))?(?=\\W*$|[,.;!])`,
);

const TOLD_LENGTH = new RegExp(`^[^.;!?]*?[,:–-] ?(?:say |maybe |like )?${NUM} (?:days?|nights?)\\b`);

/** Days by which the trip becomes longer or, below zero, shorter: "one day less", "two more nights"; 0 for none. */
export function findDaysDelta(words: Words): number {
  const less = words.exec(LESS);
  const more = less ? null : words.exec(MORE);
  if (less || more) {
    words.exec(NOT_SO_MANY);
    // the verb of "cut Savannah by a night"
    words.exec(/\b(?:cut|shorten|reduce|trim|extend|lengthen)\b(?=[^.,;!?]* by\b)/);
  }
  if (less) return -countIn(less);
  if (more) return countIn(more);
  if (words.test(/\b(?:another|an extra) (?:day|night)\b(?! trip)/)) return 1;
  if (words.test(/\bput (?:the|that) (?:extra |last )?(?:day|night) back(?: in| on)?\b/)) return 1;
  if (!/\bdays?\b/.test(words.lower) && words.test(TRAVEL_ON_TOP)) return 2;
  const longer = words.exec(
    /\b(?:more time|longer|more days) (?:in|at)\b(?! (?:the|a|an|our|my|museums?|beach(?:es)?|night|home)\b)/,
  );
  // "stay longer in Seville, 5 nights" says how long
  if (longer) return TOLD_LENGTH.test(words.lower.slice(longer.index)) ? 0 : 1;
  if (words.test(/\b(?:less time|shorter|fewer days) (?:in|at)\b/)) return -1;
  if (
    words.test(
      /^\W*(?:(?:can|could) (?:we|you) |please )?(?:make it |a (?:bit|little) |then )*(?:shorter|(?:fewer|less) days)\b/,
    )
  )
    return -1;
  if (words.test(/^\W*(?:make it |then )?more days\b/)) return 1;
  return words.test(/^\W*(?:(?:can|could) (?:we|you) |please )?(?:make it |a (?:bit|little) )*longer\b/)
    ? 1
    : 0;
}

const SIDE = '(earlier|sooner|early|later?)';
const BY = `${COUNT} days? ${SIDE}`;
const GOING_HOME = new RegExp(
  `\\b(?:(?:go(?:ing)?|com(?:e|ing)|fly(?:ing)?|head(?:ing)?|get(?:ting)?|be|travel(?:ling)?) (?:back )?(?:home|back)|(?:back )?home|back|return(?:ing)?|end(?:ing)?(?: (?:it|the trip))?|finish(?:ing)?) ${BY}\\b`,
);
const ARRIVING = new RegExp(
  `\\b(?:arriv(?:es?|ing)|com(?:e|ing)(?: there)?|get(?:ting)? there|land(?:s|ing)?) ${BY}\\b`,
);
/** Who has to is there already. */
const LEAVING = new RegExp(`\\b((?:have|need|got|must)(?: to)? )?(?:leav(?:e|ing)|depart(?:ing)?) ${BY}\\b`);
/** "Add a day at the end", and not to a day: "a museum at the end of day 2". */
const AT_END = new RegExp(
  `\\b(?:(?:add|append|tack(?: on)?|put|stick|attach|include)(?: on)? ${COUNT} (?:(?:more|extra|further|additional) )*|(?:${COUNT} (?:more|extra|further|additional)|another) )(?:days?|nights?)(?: more)?(?: on)?(?: at| to| in| on| onto)? (?:the )?(?:very )?(end|start|beginning|front)\\b(?: of (?:the|our|my|this) (?:trip|stay|holiday|plan|journey|visit)| of it)?(?=\\W*(?:$|[.,;!?]|(?:please|pls|instead|then|too|as|because|since|so|if|and)\\b))`,
);
const ADDED_DAY = new RegExp(
  `\\b(?:add|tack on|include|put on|throw in)(?: on| in)? the (?:(?:day|night)|${WEEKDAY}(?: night)?) (before|after)(?=\\W*(?:$|[.,;!?]|(?:too|as well|please|pls|so|and|then|if|because)\\b))`,
);
/** "We could already come the evening before, landing around 8pm". */
const DAY_BEFORE =
  /\b(?:we|i|let'?s|us)\b[^.;!?]{0,30}\b(?:arriv(?:e|ing)|com(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|go(?:ing)?)(?: (?:there|down|up|over|out|in|already))? the (?:evening|night|day) before(?: (?:already|too|as well|instead|please))?(?=\W*$|[.,;!])/;
const END_DAYS = new RegExp(
  `\\b(?:delet\\w*|drop|remove|cut(?: out| off)?|skip|lose|leave out|take off|scrap) (?:the |our )?(last|final|first) ${COUNT} days?\\b(?! (?:in|of|trip))`,
);

/**
 * Days off at one end: "go home a day earlier", "drop the first day"; null for none.
 * @param hasPlan where none stands, "the night before" is that of something else
 */
export function findShorten(words: Words, hasPlan = false): Shorten | null {
  if (OF_OTHER.test(words.lower)) return null;
  if (hasPlan && words.exec(DAY_BEFORE)) return { end: 'start', by: -1 };
  const home = words.exec(GOING_HOME);
  const there = home ? null : words.exec(ARRIVING);
  if (home || there) words.exec(SO_CUT);
  if (home) return { end: 'end', by: signed(home, 1) };
  if (there) return { end: 'start', by: signed(there, -1) };
  const away = words.exec(LEAVING);
  if (away) {
    const [, must, count = 'one', side = ''] = away;
    const by = countOf(count);
    return side.startsWith('late') ? { end: 'unknown', by: -by } : { end: must ? 'end' : 'unknown', by };
  }
  const added = words.exec(AT_END);
  if (added)
    return { end: added[3] === 'end' ? 'end' : 'start', by: -countOf(added[1] ?? added[2] ?? 'one') };
  const beside = words.exec(ADDED_DAY);
  if (beside) {
    const weekday = beside[1] === undefined ? undefined : weekdayOf(beside[1]);
    return {
      end: beside[2] === 'before' ? 'start' : 'end',
      by: -1,
      ...(weekday !== undefined && { weekday }),
    };
  }
  const days = words.exec(END_DAYS);
  if (!days) return null;
  return { end: days[1] === 'first' ? 'start' : 'end', by: countOf(days[2] ?? 'one') };
}

/** @param early the sign of "earlier" */
function signed(match: RegExpExecArray, early: 1 | -1): number {
  const days = countOf(match[1] ?? 'one');
  return match[2]?.startsWith('late') ? -early * days : early * days;
}

const UNIT = '(days?|weeks?|weekends?|fortnights?|months?)';
/** The trip, as one speaks of it. */
const TRIP =
  '(?:it(?: all)?|this|everything|that|us|all(?: of it)?|(?:the|our|my) (?:(?:whole|entire|full) )?(?:trip|plan|thing|stay|holiday|vacation|journey|dates?)|the whole lot)';
const SHIFT = new RegExp(
  `\\b${COUNT} ${UNIT} (earlier|sooner|later)\\b(?! (?:my|our|his|her|their|the) \\w+ (?:is|are|gets?|has|have|goes|comes|marries)\\b)|\\b(?:move|push|shift|put|bring|postpone|delay|prepone|advance|slide)(?: ${TRIP})?(?: (back|forwards?|out))?(?: by)? ${COUNT} ${UNIT}\\b(?: (backwards?|back|forwards?|on|out|ahead|earlier|sooner|later)\\b)?|\\b(?:move|push|shift|put|postpone|delay|slide)(?: ${TRIP})? (?:back )?(?:to )?the (week|month) after\\b`,
);
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, weekend: 7, fortnight: 14, month: 28 };

/**
 * Days by which the whole trip moves, its length as it was: "a week later" is 7; 0 for none.
 * @param hasPlan where none stands, "the week after" is that of something else
 */
export function findShift(words: Words, hasPlan: boolean): number {
  if (OF_OTHER.test(words.lower)) return 0;
  const wrong = hasPlan ? words.exec(WRONG_WEEK) : null;
  if (wrong) return wrong[1] === 'before' ? -7 : 7;
  const match = words.exec(SHIFT);
  const next = match || !hasPlan ? null : words.exec(NEXT);
  if (next) return UNIT_DAYS[next[1] ?? next[2] ?? ''] ?? 0;
  const prior = match || !hasPlan ? null : words.exec(PRIOR);
  if (prior) return -(UNIT_DAYS[prior[1] ?? ''] ?? 0);
  if (!match) return 0;
  const [whole, count, unit, side, before, byCount, byUnit, behind, after] = match;
  const way = before ?? behind;
  const days =
    countOf(count ?? byCount ?? 'one') *
    (UNIT_DAYS[(unit ?? byUnit ?? after ?? 'day').replace(/s$/, '')] ?? 1);
  const isEarlier =
    side === 'earlier' ||
    side === 'sooner' ||
    behind === 'earlier' ||
    behind === 'sooner' ||
    way?.startsWith('forward') ||
    /^(?:bring|prepone|advance)/.test(whole);
  return isEarlier ? -days : days;
}

const ENDS_BY = new RegExp(
  `\\badd (?:on )?(?:the |a )?${WEEKDAY}(?: (?:at the end|too|as well|on|to (?:it|the (?:trip|end))))*(?=\\W*(?:$|[.,;!?]))|\\b(?:cut|shorten|trim) (?:it|the trip|this|everything)(?: short)? (?:to|on|until|till?) ${WEEKDAY}(?!,? (?:the )?\\d)|\\b(?:(?:be |get (?:us )?|come |go |fly (?:us )?|(?:put|have|want) us )?(?:back|home)(?: home| in [a-z]+)?|return(?:ing)?|stay(?:ing)?|end(?:ing)?|finish(?:ing)?|leave again)(?:(?: (?:by|on|until|till?|through(?! \\w+day(?:'s)? (?:traffic|crowds|rush|night|market))|before))+|(?<=\\b(?:home|stay|end|finish))) (?:the )?${WEEKDAY}(?!,? (?:the )?\\d)(?: (?:night|evening|afternoon|morning))?(?!\\w)(?:,? (?:and )?(?:not|instead of|rather than)(?: on)?(?: the)? (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)?|\\b(?:until|till) ${WEEKDAY}(?: (?:night|evening|afternoon|morning))?(?!\\w)`,
);

/** The weekday that the trip is to end on, or by: "back by Sunday night"; and whether it is a day that is added. Null for none. */
export function findEndWeekday(
  words: Words,
): { readonly weekday: Weekday; readonly isAdded: boolean } | null {
  // "can't leave till Saturday" is when it begins
  if (
    /\b(?:can'?t|cannot|can not|not|unable to) (?:leave|go|start|travel|fly|get away|set off)\b/.test(
      words.lower,
    )
  )
    return null;
  const match = words.exec(ENDS_BY);
  const weekday = weekdayOf(match?.slice(1).find((day) => day !== undefined));
  return match && weekday !== undefined ? { weekday, isAdded: match[0].startsWith('add') } : null;
}

function weekdayOf(name: string | undefined): Weekday | undefined {
  return WEEKDAY_NUMBERS.find((number) => name !== undefined && number === weekdayIn(name));
}

const ENDS_BY_DAY = new RegExp(
  `\\b(?:(?:be |get |come |go |fly )?(?:back|home)(?: home| in [a-z]+| from [a-z]+(?: [a-z]+)?(?= (?:on|by) ))?|return(?:ing)?|stay(?:ing)?|end(?:ing)?|finish(?:ing)?|extend(?: (?:it|this|the (?:trip|stay)))?)(?: already)?(?: (?:by|on|until|till?|(?<!back )to|before)|(?<=\\b(?:home|back)))+ ${ON_WEEKDAY}(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of|floor|day|week|night))(?:,? (?:and )?(?:not|instead of) (?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th))?|\\b(?:only|just) (?:have|got|have got|are (?:free|off|there|away)) (?:until|till?) (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?=\\W*(?:$|[.,;!?]))|(?<=\\bon (?:the )?\\d{1,2}(?:st|nd|rd|th)?,? (?:and|then)(?: (?:we|i))? )(?:return|(?:come|fly|go) (?:back|home)) on (?:the )?(\\d{1,2})\\b(?! (?:of|days?|nights?)\\b)`,
);

/** The day of the month to be home by: "back by the 9th"; null for none. */
export function findEndDay(words: Words): number | null {
  const [, by, until, back] = words.exec(ENDS_BY_DAY) ?? [];
  const day = Number(by ?? until ?? back ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

const HOUR = ',? at (?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|six|seven|eight|nine|ten)\\b(?: sharp)?';
const DUE = new RegExp(
  `${AT_WORK}(?:${HOUR})?(?:,? (?:on|by|from|first thing))*(?: (?:the|next|that))? (?:${ON_WEEKDAY}(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b(?! (?:of|floor)\\b| ${MONTH}\\b)|${WEEKDAY}\\b(?!,? (?:the )?\\d))(?: morning)?(?:${HOUR})?(?!\\w|,? (?:(?:from|between|until|till?) )?\\d|,? ?(?:-|–|to|till?|until) ?\\d)`,
);

/** The day to be at work again, by the end of the day before which one is home: "back in the office on the 3rd"; null for none. */
export function findDue(words: Words): Due | null {
  const [whole, day, , name] = words.exec(DUE) ?? [];
  const weekday = weekdayOf(name);
  if (whole === undefined) return null;
  return weekday === undefined ? { day: Number(day) } : { weekday };
}

/** A day of the month, or of the week. */
export type Due = { readonly day: number } | { readonly weekday: Weekday };

const WEEKDAY_NUMBERS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** The first of its groups that matched. */
function countIn(match: RegExpExecArray): number {
  return countOf(match.slice(1).find((group) => group !== undefined) ?? 'one');
}
