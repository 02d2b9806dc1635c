/** Dates in words, relative to the day of the message: what a text names, the most exact way of writing one first. */
import { compiled } from '../../../domain/text/compiled.ts';
import { addDays, daysBetween, isoDateOf } from '../../../domain/dates/calendar.ts';
import { AT_WORK } from '../../../content/words/busy.ts';
import { EMBARKS, SAILS_ON } from '../../../content/words/ownHours.ts';
import { findNumericDates } from './numericDates.ts';
import { BEFORE_END, findDayPair } from './dayPairs.ts';
import { findFeastDays } from './feastDays.ts';
import { askedOf, findFeast } from './feasts.ts';
import { month, monthNumberOf } from './calendar.ts';
import { MONTH, NOBODY } from './patterns.ts';
import { blanked, findDayRange, findWeekdayRange, overWeekend, withinDays, withoutTown } from './ranges.ts';
import { PARTS, RANGES, VAGUE } from './readings.ts';
import { roundDay } from './roundDay.ts';
import { SOON, type Reading } from './relative.ts';
import type { DateWish } from '../types.ts';
import type { Span } from '../words.ts';

export interface FoundDates {
  readonly wish: DateWish;
  /** The words of the dates: "10–14 April" is no length and no budget. */
  readonly spans: readonly Span[];
  /** Days of the trip where no length is named: a long weekend's, a week's. */
  readonly days: number | null;
  /** The day to be home on was said. */
  readonly hasEnd?: true;
  /** Put together of a day and of what is said round it: "arrive two days before". */
  readonly isRound?: true;
  /** Nothing but two weekdays was named: "Friday to Sunday". */
  readonly isOfWeekdays?: true;
}

/** A month by itself; "may", "mar" and "march" as words need a capital, or stand between commas. */
const LONE_MONTH = new RegExp(
  `\\b(January|February|March|April|May|June|July|August|September|October|November|December)\\b|\\b${NOBODY}(january|february|april|june|july|august|september|septembr|sept|october|november|december|febr?u?ary|jan|feb|apr|aprl|aug|oct|nov|dec)\\b|(?:(?<=(?:^|[,.;])\\s*)(?:march|may)(?=\\s*(?:[,.;]|$)))`,
);
/** "Summer but not in June", "april not march". */
const NOT_MONTH = new RegExp(
  `\\b(?:(?:but|and) )?(?:not|never|except|avoid(?:ing)?|rather than|instead of)(?: (?:in|during|for))?\\s+${MONTH}(?!\\w|\\s*(?:the\\s+)?\\d)`,
);
/** What says so before them. */
const LOOSE =
  /\b(?:not before|any ?time|anywhere|sometime|some days|within|somewhere|(?:at the )?earliest|available|free|half[- ]term|holidays?|break)(?: (?:from|between|in|on|is|are))*(?:[:,]? {1,2}| the )$/;
/** Said of days that were named: the trip lies in them, and does not fill them. */
const IN_THAT_WINDOW =
  /\b(?:any ?time |anywhere |somewhere |some ?time |whenever )?(?:in|within|inside|during) (?:that|this|those) (?:window|period|time ?frame|stretch|gap|range|span|dates|fortnight)\b/;
/** "Leaving 10 April" is where a trip begins. */
const LEAVES = /\b(?:leav|depart|go(?:ing)? (?:on|by)|fly(?:ing)? (?:on|at))/;
/** "Right after the wedding on 13 February" is the day behind it. */
const AFTER_EVENT =
  /\b(?:right |just |straight |directly )?after (?:the |our |my |his |her )?(?:wedding|exams?|finals|graduation|conference|congress|fair|race|marathon|party|birthday)(?: (?:is|on|of|the))* $/;
/** "Before 15 June", to be home by then: not "two days before 15 June" or "not before 15 June". */
const BEFORE_DAY =
  /(?<!\b(?:not|never|days?|nights?|weeks?|evening|weekend|arriv\w*|there|landed|land|check\w*|in|book\w*|decide) )\bbefore (?:the )?$/;
/** "I'm back at work on 15 June". */
const AT_WORK_ON = new RegExp(`${AT_WORK}(?:,? (?:on|by|from))*(?: the)? $`);
/** What joins two windows to one: "may or june", "late Jan / early Feb". */
const JOINED = /^\s*(?:or|and|to|till?|until|through|-|–|\/|,)\s*(?=\S)/;
/** Farther apart they are no one window. */
const LONGEST_WINDOW = 200;

/**
 * The dates that a text names; null for none.
 * @param typed as typed @param today ISO date @param hasPlan whether the text is said of a plan that stands
 */
export function findDates(typed: string, today: string, hasPlan = false): FoundDates | null {
  const text = typed.replace(/[()[\]]/g, ' ');
  const lower = text.toLowerCase();
  const day = behindEvent(exactDates(text, lower, today), lower);
  const atSea = day && !hasPlan ? beforeShip(day, lower, today) : null;
  if (atSea) return atSea;
  if (day) {
    const within = day.wish.kind === 'days' ? IN_THAT_WINDOW.exec(lower) : null;
    if (within) {
      const span = { start: within.index, end: within.index + within[0].length };
      return { ...day, wish: { ...day.wish, isLoose: true }, spans: [...day.spans, span] };
    }
    const round = roundDay(day, lower, today, hasPlan) ?? loose(day, lower, hasPlan);
    const beside = round.wish.kind === 'window' ? null : windowIn(blanked(text, round), today);
    // "next August, from 2 August"
    return beside && contains(beside.wish, round.wish)
      ? { ...round, spans: [...round.spans, ...beside.spans] }
      : round;
  }
  const window = windowIn(text, today);
  // "Friday to Monday, and the market on Saturday" is said of a plan's own week
  const isOn = window?.spans.some(({ start }) => lower.startsWith('on ', start));
  const ofPlan = isOn ? findWeekdayRange(lower, windowIn(blanked(text, window), today), today) : null;
  if (ofPlan) return ofPlan;
  if (window && window.wish.kind !== 'window')
    return overWeekend(lower, window) ?? roundDay(window, lower, today, hasPlan) ?? window;
  return (
    findDayRange(lower, window, today) ??
    findWeekdayRange(lower, window, today) ??
    (window && withinDays(joined(window, text, lower, today), lower))
  );
}

/** Characters before a date in which a ship and its port are named. */
const SHIP_CHARS = 80;

/** The day on which a cruise begins is the last one on land: the trip lies before it. */
function beforeShip(day: FoundDates, lower: string, today: string): FoundDates | null {
  const at = Math.min(...day.spans.map(({ start }) => start));
  const { wish } = day;
  if (wish.kind !== 'start' || !SAILS_ON.test(lower.slice(Math.max(0, at - SHIP_CHARS), at))) return null;
  const board = EMBARKS.exec(lower);
  const own = board ? [{ start: board.index, end: board.index + board[0].length }] : [];
  const round = roundDay(day, lower, today, false);
  if (!round) return { ...day, wish: { ...wish, isEnd: true }, spans: [...day.spans, ...own] };
  const { start, end } = round.wish;
  const spans = [...round.spans, ...own];
  // what comes behind the day is said of the cruise
  return start < wish.start && end <= wish.start
    ? { ...round, wish: { ...round.wish, end: wish.start, kind: 'days' }, spans }
    : null;
}

function contains(window: DateWish, days: DateWish): boolean {
  return window.kind === 'window' && window.start <= days.start && days.end <= window.end;
}

/** The day after what is over by then. */
function behindEvent(day: FoundDates | null, lower: string): FoundDates | null {
  if (day?.wish.kind !== 'start') return day;
  const at = Math.min(...day.spans.map(({ start }) => start));
  const after = AFTER_EVENT.exec(lower.slice(Math.max(0, at - 40), at));
  if (!after) return day;
  const next = addDays(day.wish.start, 1);
  const span = { start: at - after[0].length, end: at };
  return { ...day, wish: { ...day.wish, start: next, end: next }, spans: [...day.spans, span] };
}

const AT_LATEST = /^ (?:at|by) (?:the )?(?:very )?latest\b/;
const COMES_BACK = /\b(?:back|home|return\w*|end(?:ing)?|finish\w*)\b[^.;!?]*$/;

/** "back home on" ahead of a date. */
function homeBefore(lower: string, at: number): Span[] {
  const cue = /\b(?:back )?home(?: again)?(?: (?:on|by))?(?: the)? ?$/.exec(
    lower.slice(Math.max(0, at - 40), at),
  );
  return cue ? [{ start: at - cue[0].length, end: at }] : [];
}

/** Days between which the trip may lie anywhere, or the one that it ends on. */
function loose(day: FoundDates, lower: string, hasPlan: boolean): FoundDates {
  const at = Math.min(...day.spans.map(({ start }) => start));
  const lead = lower.slice(Math.max(0, at - 40), at);
  const work = AT_WORK_ON.exec(lead);
  // who plans a trip to an office has to be there on its first day
  const isBack = work !== null && (hasPlan || /\b(?:back|again|desk)\b/.test(work[0]));
  const before = day.wish.kind === 'start' ? (isBack ? work : BEFORE_DAY.exec(lead)) : null;
  if (before) {
    const last = addDays(day.wish.start, -1);
    const cue = { start: at - before[0].length, end: at };
    const latest = isBack ? ({ isLatest: true } as const) : {};
    const wish: DateWish = { ...day.wish, start: last, end: last, isEnd: true, ...latest };
    return { ...day, wish, spans: [...day.spans, cue] };
  }
  const until = Math.max(...day.spans.map(({ end: last }) => last));
  const latest = day.wish.kind === 'start' ? AT_LATEST.exec(lower.slice(until)) : null;
  if (latest && COMES_BACK.test(lower.slice(0, at)))
    return {
      ...day,
      wish: { ...day.wish, isEnd: true, isLatest: true },
      spans: [...day.spans, ...homeBefore(lower, at), { start: until, end: until + latest[0].length }],
    };
  const end = day.wish.kind === 'start' ? BEFORE_END.exec(lower.slice(Math.max(0, at - 40), at)) : null;
  if (end && !LEAVES.test(end[0]))
    return {
      ...day,
      wish: { ...day.wish, isEnd: true },
      // "home from Launceston on the 4th": the town is read with the places
      spans: [...day.spans, ...withoutTown({ start: at - end[0].length, end: at }, lower).slice(-1)],
    };
  const isLoose =
    day.wish.kind === 'days' &&
    (LOOSE.test(lower.slice(Math.max(0, at - 30), at)) || lower.startsWith('between', at));
  if (!isLoose) return day;
  const cue = LOOSE.exec(lower.slice(Math.max(0, at - 30), at));
  const span = cue ? [{ start: at - cue[0].length, end: at }] : [];
  return { ...day, wish: { ...day.wish, isLoose: true }, spans: [...day.spans, ...span] };
}

/** Days by number, feasts, and what is counted from today. */
function exactDates(text: string, lower: string, today: string): FoundDates | null {
  const figures = findNumericDates(lower, today);
  const days = findDayPair(lower, today) ?? firstOf(RANGES, lower, today);
  // beside a first and a last day in words a day in figures is that of something on it
  if (figures && !(figures.wish.kind === 'start' && days?.wish.kind === 'days')) {
    const { wish, at, length, between, order } = figures;
    const spans = [
      { start: at, end: between?.start ?? at + length },
      { start: between?.end ?? at + length, end: at + length },
      ...(order ? [order] : []),
    ];
    return { wish, spans: spans.filter(({ start, end }) => end > start), days: null };
  }
  if (days) return days;
  const points = findFeastDays(lower, today);
  if (points) return points;
  const feast = findFeast(lower, today, false);
  return feast && (findDayRange(lower, feast, today) ?? apart(feast, text, today));
}

/** "The last week of May for half-term": a week or month that the feast does not lie in says when, as does one beside a question whether a feast is in the way. */
function apart(feast: FoundDates, text: string, today: string): FoundDates {
  const window = windowIn(blanked(text, feast), today);
  if (!window || window.wish.kind === 'start' || daysBetween(window.wish.start, window.wish.end) > 31)
    return feast;
  const isApart =
    window.wish.end < feast.wish.start ||
    feast.wish.end < window.wish.start ||
    askedOf(text.toLowerCase(), feast.spans[0]?.start ?? 0) !== null;
  return isApart ? { ...window, spans: [...feast.spans, ...window.spans] } : feast;
}

/** What leaves room: parts of a month, months, seasons; without a month that is said not to be meant. */
function windowIn(whole: string, today: string): FoundDates | null {
  const not = NOT_MONTH.exec(whole.toLowerCase());
  const spans = not ? [{ start: not.index, end: not.index + not[0].length }] : [];
  const text = blanked(whole, { spans });
  const lower = text.toLowerCase();
  const window =
    lengthBeside(text, lower, today) ??
    firstOf(PARTS, lower, today) ??
    firstOf(VAGUE, lower, today) ??
    loneMonth(text, today) ??
    findFeast(lower, today, true) ??
    firstOf(SOON, lower, today);
  if (!window || !not) return window;
  return {
    ...window,
    wish: withoutMonth(window.wish, monthNumberOf(not[1])),
    spans: [...window.spans, ...spans],
  };
}

/** "See two parks in one week, April 2027": beside a month such weeks are how long it takes, and not when. */
function lengthBeside(text: string, lower: string, today: string): FoundDates | null {
  const weeks = IN_WEEKS.exec(lower);
  if (!weeks) return null;
  const rest =
    text.slice(0, weeks.index) + ' '.repeat(weeks[0].length) + text.slice(weeks.index + weeks[0].length);
  const window = firstOf(VAGUE, rest.toLowerCase(), today) ?? loneMonth(rest, today);
  return window?.wish.kind === 'window' && daysBetween(window.wish.start, window.wish.end) > 7
    ? window
    : null;
}
const IN_WEEKS = /\bin (?:just |only |about )?(?:an?|one|two|three|\d) weeks?\b(?!'| time)/;

/** A window that begins or ends in a month, without it. */
function withoutMonth(wish: DateWish, number: number): DateWish {
  const { start, end } = wish;
  if (wish.kind !== 'window' || start.slice(0, 7) === end.slice(0, 7)) return wish;
  const [year, own] = [Number(start.slice(0, 4)), Number(start.slice(5, 7))];
  if (own === number) return { ...wish, start: isoDateOf(new Date(Date.UTC(year, number, 1))) };
  const isLast = Number(end.slice(5, 7)) === number;
  return isLast ? { ...wish, end: addDays(`${end.slice(0, 7)}-01`, -1) } : wish;
}

/** Two windows side by side are one. */
function joined(window: FoundDates, text: string, lower: string, today: string): FoundDates {
  const end = Math.max(...window.spans.map((span) => span.end));
  const joint = JOINED.exec(lower.slice(end));
  if (window.wish.kind !== 'window' || !joint) return window;
  const at = end + joint[0].length;
  const next = windowAt(text.slice(at), today);
  const isLater = next && next.wish.end > window.wish.start;
  if (!next || !isLater || addDays(window.wish.start, LONGEST_WINDOW) < next.wish.end) return window;
  return {
    ...window,
    wish: { ...window.wish, end: next.wish.end > window.wish.end ? next.wish.end : window.wish.end },
    spans: [...window.spans, ...next.spans.map((own) => ({ start: own.start + at, end: own.end + at }))],
  };
}

/** A window that a text begins with. */
function windowAt(text: string, today: string): FoundDates | null {
  const lower = text.toLowerCase();
  const begins = (own: FoundDates | null) =>
    own && own.wish.kind === 'window' && own.spans[0]?.start === 0 ? own : null;
  const name = /^[a-z]+\.?/.exec(lower)?.[0] ?? '';
  const lone = month(
    /^(?:may|march|mar)\b/.test(name) || LONE_MONTH.test(name) ? name : undefined,
    undefined,
    '',
    name,
    today,
  );
  return begins(firstOf(PARTS, lower, today)) ?? (lone && found(lone, 0, name.length));
}

function firstOf(readings: readonly Reading[], lower: string, today: string): FoundDates | null {
  for (const { words, read, days = null } of readings) {
    const match = compiled(words).exec(lower);
    const wish = match && read(match, today);
    if (match && wish) return { ...found(wish, match.index, match[0].length), days };
  }
  return null;
}

function loneMonth(text: string, today: string): FoundDates | null {
  const match = LONE_MONTH.exec(text);
  const wish = match && month(match[0].toLowerCase(), undefined, '', match[0], today);
  return match && wish ? found(wish, match.index, match[0].length) : null;
}

function found(wish: DateWish, start: number, length: number): FoundDates {
  return { wish, spans: [{ start, end: start + length }], days: null };
}
