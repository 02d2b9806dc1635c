/** The ways in which the dates and lengths of a message can be taken together. */
import { addDays, daysBetween, isIsoDate, weekdayOf } from '../../domain/dates/calendar.ts';
import { mentionsIn, sparing } from '../read/places/mentions.ts';
import { withoutIslands } from '../read/places/wider.ts';
import { IN_TOWN, ROW } from './lengths.ts';
import type { DayOfYear, SaidOf } from './content.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Gazetteer } from '../facts/gazetteer.ts';
import type { DateWish, Message, PlaceMention } from '../read/types.ts';
import type { Span } from '../read/words.ts';

export type Length = Span & SaidOf<'length'>;
/** A piece of a message that says when, or for how long. */
export type Timed = Span & (SaidOf<'length'> | SaidOf<'date'> | SaidOf<'weekday'>);

/** The words of a message, as they are read. */
export interface Typed {
  readonly text: string;
  /** ISO date. */
  readonly today: string;
  readonly gazetteer: Gazetteer;
}

/** A way to take what is said together, and what it costs beside what it leaves out: the more it departs, the more. */
export type Way = readonly [message: Message, cost: number];

/** Days farther apart than this are no first and last day. */
const LONGEST_DAYS = 45;
const MOST_DATES = 5;
const MOST_LENGTHS = 3;

export function isLength(own: Timed): own is Length {
  return own.kind === 'length';
}

/** The town that a length is said of. */
export interface Stay {
  readonly place: Gazetted;
  /** Beside the name alone it may as well be that of all: "Rome, Florence 7 nights". */
  readonly isSure: boolean;
}

/** Which length is said of which town: "3 nights in Jaipur", "two nights there", and where there are several "Athens 3 nights". */
export function staysIn(
  lengths: readonly Length[],
  { destinations }: Message,
  { text, gazetteer }: Typed,
): Map<Length, Stay> {
  const towns = destinations.map(({ place }) => place);
  const stays = new Map<Length, Stay>();
  if (towns.length < 2) return stays;
  const { found } = mentionsIn(text, sparing(gazetteer), towns);
  const onIslands = withoutIslands(found, text);
  // an island has its own lengths, which are those of the whole
  const own = found.filter((mention) => towns.includes(mention.place) || !onIslands.includes(mention));
  const areBehind = isBehind(own, lengths);
  const isOfTown = ({ end }: Span) =>
    own.some(({ from }) => from >= end && IN_TOWN.test(text.slice(end, from)));
  // "Montreal then Quebec, 2 nights + 2 nights", and not "7 nights, 3 nights in Quebec"
  if (isRowFor(lengths, towns, text) && !lengths.some(isOfTown))
    return new Map(
      lengths.flatMap((length, at): [Length, Stay][] => {
        const place = towns[at];
        return place ? [[length, { place, isSure: true }]] : [];
      }),
    );
  for (const length of lengths) {
    const at = own.findIndex(({ from }) => from >= length.end);
    const [next, afterNext] = [own[at], own[at + 1]];
    const before = own.findLast(({ to }) => to <= length.start);
    const gap = next ? text.slice(length.end, next.from) : '';
    const isOfAll = next && afterNext && ROW.test(text.slice(next.to, afterNext.from));
    if (next && IN_TOWN.test(gap) && !isOfAll && !next.region)
      stays.set(length, { place: next.place, isSure: true });
    else if (before && THERE.test(text.slice(length.end, length.end + 7)))
      stays.set(length, { place: before.place, isSure: false });
    else if (before && areBehind && OF_BEFORE.test(text.slice(before.to, length.start)))
      stays.set(length, { place: before.place, isSure: false });
    else if (next && !areBehind && gap === ' ' && !isOfAll)
      stays.set(length, { place: next.place, isSure: false });
  }
  for (const [length, { place }] of stays) if (!towns.includes(place)) stays.delete(length);
  return stays;
}

/** Whether as many lengths as towns stand in one row, with nothing between them. */
function isRowFor(lengths: readonly Length[], towns: readonly Gazetted[], text: string): boolean {
  return (
    lengths.length === towns.length &&
    lengths.every(({ end }, at) => {
      const next = lengths[at + 1];
      return (
        next === undefined ||
        /^\s*(?:\+|,|&|and|then|,\s*(?:and|then))\s*$/i.test(text.slice(end, next.start))
      );
    })
  );
}

const THERE = /^ there\b/i;
const OF_BEFORE = /^(?: ?[(:,-]? ?| for (?:the )?(?:first |last )?)$/i;

/** Whether lengths stand behind their towns: the first town comes before the first length. */
function isBehind(towns: readonly { readonly from: number }[], lengths: readonly Length[]): boolean {
  return (towns[0]?.from ?? Infinity) < (lengths[0]?.start ?? 0);
}

/** Days of towns that all have a length; null where one has none. */
function sumOf(towns: readonly PlaceMention[]): number | null {
  return towns.every(({ days }) => days !== null)
    ? towns.reduce((sum, { days }) => sum + (days ?? 0), 0)
    : null;
}

/** Ways to take the message, those that depart least from it first of each kind. */
export function waysOf(
  message: Message,
  timed: readonly Timed[],
  stays: ReadonlyMap<Length, Stay>,
  { text, today }: Typed,
): Way[] {
  const { dates: all, byWeekday } = datesIn(timed, text, today);
  const read = message.dates && message.dates.kind !== 'window' ? [message.dates.start] : [];
  const dates = [...new Set([...read, ...all])].toSorted().slice(0, MOST_DATES);
  const open = timed.filter(isLength).filter((own) => !stays.get(own)?.isSure && own.counts.length === 1);
  const free = open.filter((own) => !stays.has(own));
  // "Ghent and Bruges 3 nights" may be said of all, where no last day is
  const lengths = [
    ...new Set((all.length > 1 ? free : open).filter(({ isEach }) => !isEach).map(daysIn)),
  ].slice(0, MOST_LENGTHS);
  return townWays(message, stays, free).flatMap(([own, cost]): Way[] => {
    const sum = sumOf(own.destinations);
    const sums = sum === null ? lengths : [sum];
    const on = (start: string, end: string, days: number | null, more: number): Way => {
      const kind = start === end ? 'start' : 'days';
      const wish: DateWish = { start, end, kind, movedFrom: null };
      return [{ ...own, ...NO_TIME, dates: wish, days }, cost + more];
    };
    const pairs = dates.flatMap((start) =>
      dates
        .filter((end) => end > start && daysBetween(start, end) < LONGEST_DAYS)
        .map((end) => daysBetween(start, end))
        // what is said of the days between is held by the longer, too; a weekday is the next such day
        .map((span) => {
          const end = addDays(start, span);
          const longer = byWeekday.has(end) ? -LONGER : LONGER;
          return on(start, end, span + 1, PAIR - span * longer);
        }),
    );
    const starts = dates.flatMap((start) => sums.map((days) => on(start, start, days, START)));
    const ends = dates.flatMap((end) =>
      sums
        .map((days) => ({ start: addDays(end, 1 - days), days }))
        .filter(({ start }) => start >= today)
        .map(({ start, days }) => on(start, start, days, END)),
    );
    const kept = [own.days, ...sums].map((days): Way => [{ ...own, days }, cost + KEPT]);
    return [...kept, ...pairs, ...starts, ...ends];
  });
}

const KEPT = 0.02;
const PAIR = 0.05;
const LONGER = 0.0005;
const START = 0.06;
const END = 0.15;

/** Fields of a message that other dates take the place of. */
const NO_TIME = {
  impliedDays: null,
  startDay: null,
  endDay: null,
  endWeekday: null,
  weekday: null,
  isWeekend: false,
} as const;

/** The towns with the lengths that were read, with those that stand beside them, and with none. */
function townWays(message: Message, stays: ReadonlyMap<Length, Stay>, free: readonly Length[]): Way[] {
  const { destinations } = message;
  const last = destinations.length - 1;
  const withDays = (
    daysOfTown: (mention: PlaceMention, index: number) => number | null,
    cost: number,
  ): Way => [
    {
      ...message,
      destinations: destinations.map((own, index) => ({ ...own, days: daysOfTown(own, index) })),
    },
    cost,
  ];
  const ways: Way[] = [[message, 0]];
  if (stays.size > 0) {
    const own = (place: Gazetted, isLast: boolean) => {
      const its = [...stays].filter(([, stay]) => stay.place === place).map(([length]) => length);
      const [first] = its;
      if (!first) return null;
      const days = its.reduce((sum, length) => sum + countIn(length), 0);
      return Math.max(1, days + Number(isLast && first.unit === 'night'));
    };
    ways.push(withDays(({ place }, index) => own(place, index === last), 0.03));
    ways.push(withDays(({ place }, index) => (index === last ? null : own(place, false)), 0.08));
  }
  const each = free.find(({ isEach }) => isEach);
  if (each && destinations.length > 1)
    ways.push(withDays((_, index) => nightsIn(each, index === last), 0.03));
  // "one night in a desert camp" is in some town
  for (const length of free.filter((own) => !own.isEach && destinations.length > 1).slice(0, MOST_LENGTHS))
    for (const at of destinations.keys())
      ways.push(
        withDays((mention, index) => (index === at ? nightsIn(length, at === last) : mention.days), 0.12),
      );
  if (destinations.some(({ days }) => days !== null)) ways.push(withDays(() => null, 0.1));
  return ways;
}

/** Days of a town with a length: the last has one more to go home. */
function nightsIn(length: Length, isLast: boolean): number {
  return Math.max(1, countIn(length) + Number(isLast && length.unit === 'night'));
}

/** Days or nights, as it was said. */
function countIn({ unit, counts }: Length): number {
  return (counts[0] ?? 1) * (unit === 'week' ? 7 : 1);
}

/** Days of a trip of that length. */
function daysIn(length: Length): number {
  return countIn(length) + Number(length.unit === 'night');
}

interface Dates {
  /** In their order. */
  readonly dates: readonly string[];
  /** Those that only a weekday tells. */
  readonly byWeekday: ReadonlySet<string>;
}

/** ISO dates that are named, sorted; weekdays beside a date are that date, else the next such day after the date before them. */
function datesIn(timed: readonly Timed[], text: string, today: string): Dates {
  const year = Number(/\b20\d\d\b/.exec(text)?.[0] ?? today.slice(0, 4));
  const dates: string[] = [];
  const weekdays: string[] = [];
  // the days that a weekday may come after
  let before: string[] = [];
  let month: number | null =
    timed.flatMap((own) => (own.kind === 'date' ? own.dates : [])).find(isInMonth)?.month ?? null;
  for (const [index, own] of timed.entries()) {
    if (own.kind === 'date' && !own.isOneOf)
      for (const date of own.dates) {
        month = date.month ?? month;
        const iso = coming({ day: date.day, month }, year, today);
        if (iso !== null) before = [iso];
        if (iso !== null) dates.push(iso);
      }
    if (own.kind !== 'weekday' || before.some((day) => weekdayOf(day) === own.weekday)) continue;
    const next = timed[index + 1];
    // "Fri 19 March at 20:00, so Thursday to Saturday" are the days round it, and who goes there goes before it
    const isBefore =
      isOnTheWay(text, own) || (next?.kind === 'weekday' && ROUND_IT.test(text.slice(own.end, next.start)));
    before = before.flatMap((day) => {
      const later = (own.weekday - weekdayOf(day) + 7) % 7;
      return [...(isBefore ? [addDays(day, later - 7)] : []), addDays(day, later)];
    });
    weekdays.push(...before);
  }
  const byWeekday = new Set(weekdays.filter((day) => !dates.includes(day)));
  return { dates: [...new Set([...dates, ...weekdays])].toSorted(), byWeekday };
}

/** Whether a day is told as that of the way there. */
export function isOnTheWay(text: string, { start }: Span): boolean {
  return GOES_THERE.test(text.slice(Math.max(0, start - GOES_CHARS), start));
}

/** Whether a day is told as that of the way home. */
export function isOfWayHome(text: string, { start }: Span): boolean {
  return /\b(?:home|back|return(?:ing)?)\b[^.;!?,]{0,20}$/iu.test(
    text.slice(Math.max(0, start - GOES_CHARS), start),
  );
}

const GOES_THERE =
  /\b(?:go|going|come|coming|get|getting|arriv(?:e|ing)(?!.*\b(?:leav|depart))|fly|flying|driv(?:e|ing)|travel(?:l?ing)?|head(?:ing)?|set(?:ting)? off)\b(?! home\b| back\b)(?![^.;!?,]*\b(?:home|back|return\w*)\b)[^.;!?,]*$/iu;
const GOES_CHARS = 40;
const ROUND_IT = /^\s*(?:to|till?|until|through|-|–)\s*(?:the )?$/i;

function isInMonth({ month }: DayOfYear): boolean {
  return month !== null;
}

/** The first such day that is not over. */
function coming({ day, month }: DayOfYear, year: number, today: string): string | null {
  if (day === null || month === null) return null;
  const monthDay = [month, day].map((value) => String(value).padStart(2, '0')).join('-');
  return (
    [year, year + 1].map((own) => `${own}-${monthDay}`).find((own) => isIsoDate(own) && own >= today) ?? null
  );
}
