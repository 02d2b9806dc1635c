/** What is said round a day: "wedding on 19 June, arrive two days before, leave on Sunday". */
import { AT_WORK_THERE, CUED_NUMBER, TRAVELLED_TO, WEEKEND_ROUND } from '../../../content/words/dates.ts';
import { matchesIn } from '../../../domain/text/matches.ts';
import { addDays, daysBetween, weekdayOf } from '../../../domain/dates/calendar.ts';
import { COUNT, countOf } from '../numbers.ts';
import { weekendNear } from './calendar.ts';
import { feastsIn, nextOf } from './feasts.ts';
import { numbered, onOrAfter, onOrBefore, type Base, type End } from './nearbyDays.ts';
import { WEEKDAY, weekdayIn } from './patterns.ts';
import { blanked, homeBefore, weekdaysIn, withoutTown } from './ranges.ts';
import type { FoundDates } from './dates.ts';
import type { Span } from '../words.ts';

const HOUR = '(?:\\d{1,2}(?:[:.]\\d{2})?\\s*(?:[ap]m)?\\s+)?';
const LINK = `(?:\\s+from\\s+[a-z]+(?:\\s+[a-z]+)?)?(?:\\s+(?:on|by|at|around|about|the|that|again|there|here|from|to work))*\\s+${HOUR}(?:on\\s+)?(?:the\\s+|that\\s+)?`;
const PART = '(?:\\s+(?:night|evening|morning|afternoon|noon|lunchtime))?';
/** A weekday, also with its day of the month, and no such date in full: that is one by itself. */
const DAY_NAME = `${WEEKDAY}(?:\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:./]|\\s*(?:am|pm|h|nights?|days?|people)\\b))?${PART}(?!\\w)`;
/** Small words are cues where a clause begins with them, or after "and" and "we". */
const SMALL =
  '(?<=(?:^|[,;:.–-]|\\band|\\bwe|\\bi|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\bfly|\\bflying|\\bgo|\\bgoing)\\s*)(?<![a-z])';
const COMING_CUE = `(?:\\b(?:come|coming|arriv(?:e|es|ing|al)|get(?:ting)? (?:in|there)|outbound|travel(?:ling)? (?:up|down|over|there)|inbound from|check(?:ing)?[- ]?in)|${SMALL}(?:in|up|down|over))`;
const HOME_CUE = `(?:\\b(?:back|home|return(?:s|ing)?|ret|rtn|inbound|until|till?|'til|through|thru|end(?:s|ing)?|check(?:ing)?[- ]?out)|(?<=\\s)to)`;
const EITHER_CUE = `(?:\\b(?:leav(?:e|es|ing)|depart(?:s|ing)?|fly(?:ing)?(?: on| out| off)?(?: to [a-z]+)?|set(?:ting)? off|head(?:ing)? (?:off|out)|go(?:ing)?)|${SMALL}out)`;
/** "From Friday evening until Saturday night" lies within days that are said. */
const PAIRED = new RegExp(`\\b(?:from|between) (?:the )?${WEEKDAY}${PART}\\s*$`);
const CUED = new RegExp(`(?:(${COMING_CUE})|(${HOME_CUE})|(${EITHER_CUE}))${LINK}${DAY_NAME}`, 'g');
/** "He works till 3 on Friday the 7th, so leave Friday evening": on that very day, and no week later. */
const SO_LEAVES =
  /\b(?:so|only)(?: (?:we|i|let'?s|please|can|could|will|have to|must|only|better|rather))*\s+$/;
/** "the friday before", "the Monday after". */
const BESIDE = new RegExp(
  `(?:\\b(?:from|on|until|till?|to)\\s+)?(?:\\bthe\\s+)?\\b${WEEKDAY}${PART} (before|after)\\b(?: (?:it|that))?`,
  'g',
);
const LEAVES_AFTER = new RegExp(
  `\\b(?:leav(?:e|ing)|go(?:ing)?|fly(?:ing)?|depart(?:ing)?|set(?:ting)? off|start(?:ing)?) (?:on )?the ${WEEKDAY} after(?: (?:it|that))?(?=,? for (?:${COUNT}|about)\\b)`,
);
/** "Sunday 14th" by itself, behind the day that the trip begins on. */
const NUMBERED = new RegExp(
  `\\b${WEEKDAY}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:./]|\\s*(?:am|pm|h|nights?|days?|people)\\b)${PART}`,
  'g',
);
const UNIT = '(?:days?|nights?|evenings?)';
const DAYS_BEFORE = new RegExp(
  `\\b(?:(?:we|i) )?(?:(?:arriv(?:e|ing)|com(?:e|ing)|fly(?:ing)?(?: in)?|get(?:ting)? (?:in|there)|land(?:ing)?|start(?:ing)?|stay(?:ing)?|there|in|with|plus|for) )*(?:from )?(?:${COUNT}|the) (?:(?:full|whole) )?${UNIT} (?:(?:in (?:[a-z]+ ){1,3}|[a-z]+ )?(?:before(?:hand)?|earlier|prior|ahead)|early)\\b(?: (?:that|it|the (?:wedding|conference|fair|event|race|match|concert|ceremony|party|cruise)|my (?:talk|exam)))?(?! (?:of|and after|(?:we|i) (?:all )?(?:fly|go|head|leave|return|travel|come)|(?:going|flying|heading|returning|leaving|coming)|home|(?:our|the|my) (?:flight|way)) ?\\b)`,
);
const DAYS_AFTER = new RegExp(
  `\\b(?:(?:we|i) )?(?:(?:leav(?:e|ing)|depart(?:ing)?|go(?:ing)?|fly(?:ing)?|com(?:e|ing)|back|home|stay(?:ing)?|on|with|plus|and|for|add(?:ing)?) )*(?:(?:${COUNT}|the) (?:(?:extra|more|free|full|additional) )?${UNIT} (?:(?:(?:of|for) )?(?!(?:and|then|but|plus)\\b)[a-z]+ ){0,2}(?:after(?:wards?)?|later|longer|thereafter)\\b(?: (?:that|it|the (?:wedding|conference|fair|event|race|match|concert|ceremony|party)))?|the night of\\b|(?:the )?(?:next|following) (?:day|morning)\\b|(?:stay(?:ing)?|plus|add(?:ing)?|and) (?:on )?${COUNT} (?:extra|more|free|additional) ${UNIT})`,
);
const BOTH_SIDES = new RegExp(
  `\\b(?:${COUNT}|the) (?:extra )?${UNIT} (?:before and (?:after|(?:one |a |the day )?(?:day )?after)|(?:on )?either side)\\b`,
);
const BEFORE_AND_OF = /\bthe (?:night|day|evening) before and (?:the )?(?:night|day|evening) of\b/;
const WEEK = 6;
/** Days by which what stands becomes longer, or is moved. */
const OF_PLAN = new RegExp(
  `\\b${COUNT} (?:(?:extra|more|additional) ${UNIT}\\b|${UNIT} (?:longer|later|earlier|sooner|early|more|extra)\\b(?! than\\b))`,
  'g',
);
/**
 * The days from the first to the last of what is said round those found; null where nothing is.
 * @param hasPlan "a day longer, until 11 March" is then of the plan, and not of the day that it names
 */
export function roundDay(
  found: FoundDates,
  lower: string,
  today: string,
  hasPlan: boolean,
): FoundDates | null {
  const { wish } = found;
  const isOpen = wish.kind === 'window' && wish.around === undefined && wish.feast === undefined;
  const isWeek = isOpen && daysBetween(wish.start, wish.end) === WEEK;
  if (isOpen && !isWeek) return null;
  const day = wish.kind === 'window' ? wish.around : undefined;
  const isExact = wish.kind === 'days' && wish.feast === undefined;
  const base: Base = {
    isExact,
    hasEnd: found.hasEnd === true,
    start: day ?? wish.start,
    // of a week the weekdays in it
    end: day ?? (isWeek ? wish.start : wish.end),
    at: Math.min(...found.spans.map((span) => span.start)),
  };
  const whole = blanked(lower, found);
  const text =
    hasPlan && !TRAVELLED_TO.test(lower) ? whole.replace(OF_PLAN, (days) => ' '.repeat(days.length)) : whole;
  const round =
    (isExact ? null : pairRound(text, base, found, lower)) ?? endsIn(text, base, wish.feast, today);
  if (!round || round.start > round.end) return null;
  const { spans, start, end } = round;
  const isSame = start === end;
  return {
    wish: {
      start,
      end,
      kind: isSame || round.isEndOpen === true ? 'start' : 'days',
      movedFrom: wish.movedFrom,
      ...(wish.impossible === undefined ? {} : { impossible: wish.impossible }),
      ...(wish.feast === undefined ? {} : { feast: wish.feast }),
      ...(wish.open === undefined ? {} : { open: wish.open }),
    },
    spans: [...found.spans, ...spans.flatMap((span) => withoutTown(span, lower))],
    days: null,
    isRound: true,
  };
}

interface Round {
  readonly start: string;
  readonly end: string;
  readonly spans: readonly Span[];
  /** Only the first day is said. */
  readonly isEndOpen?: boolean;
}

/** "Thursday to Monday" so that the day lies in it; of a week, the weekdays in it. */
function pairRound(text: string, base: Base, found: FoundDates, lower: string): Round | null {
  const pair = weekdaysIn(text);
  if (!pair || AT_WORK_THERE.test(text.slice(Math.max(0, pair.span.start - 60), pair.span.start)))
    return null;
  const { wish } = found;
  const isWeek =
    wish.kind === 'window' && wish.around === undefined && daysBetween(wish.start, wish.end) === WEEK;
  const start = isWeek
    ? homeBefore(addDays(base.start, (pair.from - weekdayOf(base.start) + 7) % 7), pair.days, found, lower)
    : addDays(base.start, -((weekdayOf(base.start) - pair.from + 7) % 7));
  return { start, end: addDays(start, pair.days), spans: [pair.span] };
}

function endsIn(text: string, base: Base, feast: string | undefined, today: string): Round | null {
  const both = BOTH_SIDES.exec(text) ?? BEFORE_AND_OF.exec(text);
  if (both) {
    const by = countOf(both[1] ?? 'a') || 1;
    return { start: addDays(base.start, -by), end: addDays(base.end, by), spans: [spanOf(both)] };
  }
  const weekend = WEEKEND_ROUND.exec(text);
  if (weekend) {
    const { start, end } = weekendNear(base.start);
    return { start, end: addDays(end, weekend[1] === undefined ? 0 : 1), spans: [spanOf(weekend)] };
  }
  const { first, last } = namedEnds(text, base);
  const adjacent = leavesAfter(text, base) ?? (feast === undefined ? null : besideFeast(text, base));
  if (adjacent) {
    const until = untilAfter(blanked(text, { spans: [adjacent.span] }), adjacent.date);
    const spans = [adjacent.span, ...(until ? [until.span] : [])];
    return { start: adjacent.date, end: until?.date ?? adjacent.date, spans, isEndOpen: until === null };
  }
  const start =
    first ??
    besideEnd(text, base, 'before') ??
    shifted(text, base, DAYS_BEFORE, -1) ??
    numberedEnd(text, base, -1);
  const end = base.hasEnd
    ? null
    : (last ??
      besideEnd(text, base, 'after') ??
      (base.start === base.end ? feastEnd(text, base, feast, today) : null) ??
      sameDay(text, base) ??
      shifted(text, base, DAYS_AFTER, 1) ??
      numberedEnd(text, base, 1));
  if (!start && !end) return null;
  return {
    start: start?.date ?? base.start,
    end: end?.date ?? base.end,
    spans: [...(start ? [start.span] : []), ...(end ? [end.span] : [])],
    // "mon 10 and tue 11 may" are the days
    isEndOpen:
      end === null &&
      base.start === base.end &&
      !/^ (?:and|&|\+) $/.test(text.slice(start?.span.end, base.at)),
  };
}

/** The weekdays to come and to go on; a word that can be of either is of the end that has none yet. */
function namedEnds(text: string, base: Base): { first: End | null; last: End | null } {
  let first: End | null = null;
  let last: End | null = null;
  const either: RegExpExecArray[] = [];
  for (const match of matchesIn(text, CUED)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (match[2] === undefined ? AT_WORK_THERE.test(before) : base.isExact && PAIRED.test(before)) continue;
    const own = { weekday: weekdayIn(match[4]), number: match[5], span: spanOf(match) };
    if (match[1] !== undefined) first ??= onOrBefore(base, own);
    else if (match[2] !== undefined) last ??= onOrAfter(base, own);
    else either.push(match);
  }
  for (const match of matchesIn(text, CUED_NUMBER)) {
    const number = Number(match[3]);
    const span = spanOf(match);
    if (match[1] !== undefined) first ??= numbered(base.start, number, -1, span);
    else last ??= numbered(base.end, number, 1, span);
  }
  for (const match of either) {
    const own = { weekday: weekdayIn(match[4]), number: match[5], span: spanOf(match) };
    const isSame = own.weekday === weekdayOf(base.start) && SO_LEAVES.test(text.slice(0, match.index));
    if (isSame || (last === null && first === null && either.length > 1)) first = onOrBefore(base, own);
    else if (last === null) last = onOrAfter(base, own);
    else first ??= onOrBefore(base, own);
  }
  return { first, last };
}

/** "The tuesday after easter til the sunday", and not what is open until then. */
function untilAfter(text: string, start: string): End | null {
  const { last } = namedEnds(text, { start, end: start, at: 0, isExact: false, hasEnd: false });
  return last && !AT_WORK_THERE.test(text.slice(Math.max(0, last.span.start - 60), last.span.start))
    ? last
    : null;
}

function besideEnd(text: string, base: Base, side: 'before' | 'after'): End | null {
  for (const match of matchesIn(text, BESIDE)) {
    if (match[2] !== side) continue;
    const weekday = weekdayIn(match[1]);
    const span = spanOf(match);
    return side === 'before'
      ? { date: addDays(base.start, -((weekdayOf(base.start) - weekday + 7) % 7 || 7)), span }
      : { date: addDays(base.end, (weekday - weekdayOf(base.end) + 7) % 7 || 7), span };
  }
  return null;
}

/** "Back home the same day". */
function sameDay(text: string, { end }: Base): End | null {
  const match = /\b(?:back )?(?:back|home) (?:the )?same (?:day|evening)(?: after(?:wards?)?)?\b/.exec(text);
  return match && { date: end, span: spanOf(match) };
}

/** "Leave the Monday after for two weeks" is where the trip begins. */
function leavesAfter(text: string, { end }: Base): End | null {
  const match = LEAVES_AFTER.exec(text);
  if (!match) return null;
  return { date: addDays(end, (weekdayIn(match[1]) - weekdayOf(end) + 7) % 7 || 7), span: spanOf(match) };
}

/** "The friday after easter" is the day itself. */
function besideFeast(text: string, base: Base): End | null {
  for (const match of matchesIn(text, BESIDE)) {
    const isNext = match[2] === 'after' && /^\s*$/.test(text.slice(match.index + match[0].length, base.at));
    if (isNext && match.index < base.at)
      return {
        date: addDays(base.end, (weekdayIn(match[1]) - weekdayOf(base.end) + 7) % 7 || 7),
        span: spanOf(match),
      };
  }
  return null;
}

const UNTIL =
  /\b(?:until|till?|to|through|back|home|return(?:ing)?|leav(?:e|ing))(?: (?:on|by|home|the|after))*\s+$/;

/** "Mardi gras till ash wednesday". */
function feastEnd(text: string, { start }: Base, feast: string | undefined, today: string): End | null {
  for (const { feast: other, at, length } of feastsIn(text)) {
    const cue = UNTIL.exec(text.slice(Math.max(0, at - 30), at));
    const own =
      cue && other.name !== feast
        ? nextOf(other, start > today ? addDays(start, -2) : today, undefined)
        : null;
    if (cue && own)
      return { date: own.day ?? own.end, span: { start: at - cue[0].length, end: at + length } };
  }
  return null;
}

/** "Thursday the 13th", before or after the day itself: the weekday has to be that of the number. */
function numberedEnd(text: string, base: Base, step: 1 | -1): End | null {
  for (const match of matchesIn(text, NUMBERED)) {
    const from = addDays(step > 0 ? base.end : base.start, step);
    const end = numbered(from, Number(match[2]), step, spanOf(match));
    if (end && weekdayOf(end.date) === weekdayIn(match[1])) return end;
  }
  return null;
}

function shifted(text: string, base: Base, words: RegExp, sign: 1 | -1): End | null {
  const match = words.exec(text);
  if (!match) return null;
  const count = match.slice(1).find((group) => group !== undefined);
  const dayOfComing = sign < 0 && /\b(?:full|whole) /.test(match[0]) ? 1 : 0;
  const by = sign * ((count === undefined ? 1 : countOf(count)) + dayOfComing);
  return { date: addDays(sign > 0 ? base.end : base.start, by), span: spanOf(match) };
}

function spanOf({ index, 0: whole }: RegExpExecArray): Span {
  return { start: index, end: index + whole.length };
}
