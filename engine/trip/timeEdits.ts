/** Changes of when a planned trip is: moved as a whole, or with days off at one end. */
import { addDays, daysBetween, isIsoDate, weekdayOf, type Weekday } from '../../domain/dates/calendar.ts';
import { changeLength, DEFAULT_DAYS, lengthOfStops } from './tripEdits.ts';
import type { WhenOf } from '../edits/foldEdits.ts';
import type { Due, Shorten } from '../read/time/lengthChange.ts';
import type { DateWish, Message } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

const SATURDAY = 6;
/** A last day so many days later is another month's than was meant. */
const MOST_LONGER = 21;

/** A trip with the shifts, days off and last day that a message asks for. @param planned what else it asks for done */
export function withTimeEdits(planned: TripSpec, message: Message, whenOf: WhenOf): TripSpec {
  const { shiftDays, endWeekday, total, keepsEnd } = message;
  const shorten = counted(message.shorten, () => whenOf(planned));
  const by = message.destinations.length > 0 ? null : lastDayOf(planned, message, whenOf);
  const isLatest = message.dates?.isLatest === true || message.due !== null;
  const ended = (trip: TripSpec) => (by === null ? trip : endingBy(trip, by, whenOf, isLatest));
  // "start a day earlier, same end", "a day later, still home the 10th"
  // "I can only leave on the 10th, same day back"
  if (keepsEnd && message.startDay !== null && message.dates === null)
    return startingOnDay(planned, message.startDay, whenOf);
  // "head out on the Friday, still back on the Monday"
  const { weekday } = message;
  if (keepsEnd && weekday?.kind === 'start')
    return startingAfter(planned, nearest(weekday.weekday, whenOf(planned).firstDay), whenOf);
  if (shiftDays !== 0 && (keepsEnd || (by !== null && message.dates === null)))
    return ended(startingAfter(planned, shiftDays, whenOf));
  // "leave 2 days later, still 4 days"
  const isKept = total !== null && (shorten?.weekday === undefined || total === whenOf(planned).days);
  if (shorten !== null && shorten.end !== 'end' && isKept) return shifted(planned, -sooner(shorten), whenOf);
  if (shiftDays !== 0 && message.destinations.length === 0 && message.dates === null) {
    const moved = shifted(planned, shiftDays, whenOf);
    // "the week after, starting on the Saturday": of that week
    return weekday?.kind === 'start' && Math.abs(shiftDays) >= 7
      ? {
          ...shifted(planned, shiftDays + ahead(weekday.weekday, whenOf(moved).firstDay), whenOf),
          remark: null,
        }
      : moved;
  }
  // "leave two days later, home on the same day"
  if (shorten !== null && shorten.end !== 'end' && keepsEnd)
    return startingAfter(planned, -sooner(shorten), whenOf);
  if (shorten !== null) {
    // "leave a day later and come back the 10th": the end is told, so it is the start that moves
    if (shorten.end === 'unknown' && by !== null)
      return ended(startingAfter(planned, -sooner(shorten), whenOf));
    if (shorten.end === 'unknown') return { ...planned, remark: { code: 'which_end', days: shorten.by } };
    return shorten.end === 'end'
      ? endingAfter(planned, -shorten.by, whenOf)
      : ended(startingAfter(planned, shorten.by, whenOf));
  }
  if (by !== null) return ended(planned);
  // "come on the Saturday and stay until Tuesday": both are told, so the length is
  if (endWeekday !== null && weekday?.kind === 'start') {
    const own = shifted(planned, nearest(weekday.weekday, whenOf(planned).firstDay), whenOf);
    const { firstDay, days } = whenOf(own);
    const least = (ahead(endWeekday, firstDay) || 7) + 1;
    // of ten days those to such a day that change their number least
    const weeks = Math.max(0, Math.round((days - least) / 7));
    return endingAfter(own, least + weeks * 7 - days, whenOf);
  }
  return endWeekday === null ? planned : endingOn(planned, endWeekday, whenOf);
}

/** Days to the next such day of the week, none where it is that day. */
export function ahead(weekday: number, date: string): number {
  return (weekday - weekdayOf(date) + 7) % 7;
}

/** The date to be home by; null where none was said. */
export function lastDayOf(
  planned: TripSpec,
  { dates, endDay, due, isOnly }: Message,
  whenOf: WhenOf,
): string | null {
  if (planned.destinations.length === 0) return null;
  if (due !== null) return dayBefore(due, whenOf(planned));
  if (dates?.isEnd === true) return dates.start;
  if (endDay === null) return null;
  const { firstDay, days } = whenOf(planned);
  const last = dayAfter(firstDay, endDay);
  // "we only have until the 21st" makes nothing longer
  return isOnly && last !== null && last > addDays(firstDay, days - 1) ? null : last;
}

/** At the end of a trip, or in its last days, before the traveller is at work again. */
function dayBefore(due: Due, { firstDay, days }: ReturnType<WhenOf>): string | null {
  const near = (last: number) => addDays(firstDay, Math.max(1, days - last));
  const date = 'day' in due ? dayAfter(near(7), due.day) : addDays(near(3), ahead(due.weekday, near(3)));
  return date && addDays(date, -1);
}

/** The next day with a number, of this month or the one after; null where it has none. */
function dayAfter(firstDay: string, number: number): string | null {
  const days = Array.from({ length: 62 }, (_, index) => addDays(firstDay, index));
  return days.find((date) => Number(date.slice(8)) === number) ?? null;
}

/** Longer or shorter, to be home on a date. */
function endingBy(trip: TripSpec, date: string, whenOf: WhenOf, isLatest: boolean): TripSpec {
  const { firstDay, days } = whenOf(trip);
  const lastDay = addDays(firstDay, days - 1);
  const by = daysBetween(lastDay, date);
  if (isLatest && by >= 0) return { ...trip, remark: { code: 'ends_before', lastDay } };
  if (by > MOST_LONGER) return { ...trip, remark: { code: 'no_such_dates' } };
  return by === 0 || date <= firstDay ? trip : endingAfter(trip, by, whenOf);
}

/** How many days it takes to a weekday that is added at one end. */
function counted(shorten: Shorten | null, whenOf: () => ReturnType<WhenOf>): Shorten | null {
  if (shorten?.weekday === undefined) return shorten;
  const { firstDay, days } = whenOf();
  const by =
    shorten.end === 'start'
      ? weekdayOf(firstDay) - shorten.weekday
      : ahead(shorten.weekday, addDays(firstDay, days - 1));
  return { ...shorten, by: -((by + 7) % 7 || 7) };
}

/** Days by which a trip begins sooner; days off at its start make it begin later. */
function sooner({ end, by }: Shorten): number {
  return end === 'start' ? -by : by;
}

/** A first plan's weekdays are kept until its dates are chosen; where the first day is known, they give the length. */
export function withFirstWeekdays(planned: TripSpec, { weekday, endWeekday, days }: Message): TripSpec {
  const startsOn = weekday?.kind === 'start' ? weekday.weekday : planned.startsOn;
  const { dates } = planned;
  if (endWeekday !== null && dates?.kind === 'start' && days === null) {
    const length = (endWeekday - weekdayOf(dates.start) + 7) % 7 || 7;
    return { ...planned, startsOn, days: length + 1 };
  }
  return { ...planned, startsOn, endsOn: endWeekday ?? planned.endsOn };
}

function startingOn(trip: TripSpec, firstDay: string): TripSpec {
  return {
    ...trip,
    dates: { start: firstDay, end: firstDay, kind: 'start', movedFrom: null },
    startDay: null,
    startsOn: null,
    endsOn: null,
  };
}

function shifted(trip: TripSpec, by: number, whenOf: WhenOf): TripSpec {
  const { firstDay, days, today } = whenOf(trip);
  const start = addDays(firstDay, by);
  if (start < today) return { ...trip, remark: { code: 'starts_in_past', firstDay: start } };
  const isOwn = trip.destinations.some((stop) => stop.days !== null);
  return { ...startingOn(trip, start), days: isOwn ? trip.days : days };
}

/** The last town has the days more or less. */
function endingAfter(trip: TripSpec, by: number, whenOf: WhenOf): TripSpec {
  const { firstDay, days } = whenOf(trip);
  // who must be there in the morning arrives the day before, which is none of the days that were asked for
  const added = Math.max(0, days - lengthOfStops(trip).reduce((sum, own) => sum + own, 0));
  const changed = changeLength(trip, by + added, trip.destinations.length - 1);
  return changed.remark === trip.remark ? startingOn(changed, firstDay) : changed;
}

function startingAfter(trip: TripSpec, by: number, whenOf: WhenOf): TripSpec {
  const { firstDay, today } = whenOf(trip);
  const start = addDays(firstDay, by);
  if (start < today) return { ...trip, remark: { code: 'starts_in_past', firstDay: start } };
  const changed = changeLength(trip, -by, 0);
  return changed.remark === trip.remark ? startingOn(changed, start) : changed;
}

/** Days from a date to the nearest such weekday, the one before it where there are two as near. */
export function nearest(weekday: Weekday, date: string): number {
  const after = (weekday - weekdayOf(date) + 7) % 7;
  return after > 3 ? after - 7 : after;
}

/** From a day of the month on, to the end that it has. */
function startingOnDay(planned: TripSpec, day: number, whenOf: WhenOf): TripSpec {
  const trip = { ...planned, startDay: null };
  const { firstDay, days } = whenOf(trip);
  const around = Array.from({ length: 2 * MOST_LONGER }, (_, index) =>
    addDays(firstDay, index - MOST_LONGER),
  );
  const starts = around.filter((date) => Number(date.slice(8)) === day && date < addDays(firstDay, days));
  const by = starts
    .map((date) => daysBetween(firstDay, date))
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
  return by === undefined ? { ...trip, remark: { code: 'no_such_dates' } } : startingAfter(trip, by, whenOf);
}

/** Shorter, to the last such day that the trip has; where it has none, longer to the next. */
function endingOn(trip: TripSpec, weekday: Weekday, whenOf: WhenOf): TripSpec {
  const { firstDay, days } = whenOf(trip);
  const lastDay = addDays(firstDay, days - 1);
  const back = (weekdayOf(lastDay) - weekday + 7) % 7;
  if (back === 0) return { ...trip, remark: { code: 'ends_already', weekday } };
  const earlier = addDays(lastDay, -back);
  return endingAfter(trip, daysBetween(firstDay, earlier) > 0 ? -back : 7 - back, whenOf);
}

/** A day to be home by changes the end of a trip that stands, and is that of one that does not yet. */
export function datesAfter(base: TripSpec, message: Message): DateWish | null {
  const { dates, days, destinations } = message;
  if (dates === null || isOfAdded(base, message)) return base.dates;
  const isSame = message.keepsDates || (dates.isMeant === true && days === null);
  const same = isSame ? sameDaysIn(base, dates) : null;
  if (same) return same;
  if (dates.isEnd !== true) return inMonthOf(base.dates, dates);
  if (base.destinations.length > 0 && destinations.length === 0) return base.dates;
  const { isEnd: _, isLatest: __, isMeant: ___, ...own } = dates;
  return { ...own, start: addDays(own.start, 1 - (days ?? DEFAULT_DAYS)), kind: 'window' };
}

/** "I meant May, same days": the days, or the weekend, that were said before, in another month; null where none were, or it has not that many. */
function sameDaysIn(
  { dates: before, isWeekend, startsOn }: TripSpec,
  { start, end, kind }: DateWish,
): DateWish | null {
  const month = start.slice(0, 8);
  const isMonth = kind === 'window' && start.endsWith('-01') && month === end.slice(0, 8);
  if (!isMonth || !before || before.feast !== undefined) return null;
  const length = daysBetween(before.start, before.end);
  const isLast = addDays(before.end, 1).endsWith('-01');
  if (before.kind === 'window') {
    // of a whole month nothing was said
    if (length > MOST_LONGER || before.start.slice(0, 8) !== before.end.slice(0, 8)) return null;
    const from = isLast ? addDays(end, -length) : month + before.start.slice(8);
    const until = month + before.end.slice(8);
    // February has no 30th
    return from > end ? null : { ...before, start: from, end: isLast || until > end ? end : until };
  }
  const isCounted = before.kind === 'days' && (isWeekend || startsOn !== null);
  const first = isCounted ? sameWeek(before.start, length, end) : month + before.start.slice(8);
  return first > end ? null : { ...before, start: first, end: addDays(first, length), movedFrom: null };
}

/** The first of days over as many a Saturday of a month as that which they go over, or begin with; its last where that was. */
function sameWeek(before: string, length: number, end: string): string {
  const toWeekend = ahead(SATURDAY, before);
  const lead = toWeekend > length ? 0 : toWeekend;
  const day = addDays(before, lead);
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  const last = addDays(end, -((weekdayOf(end) - weekdayOf(day) + 7) % 7));
  const first = Number(last.slice(8)) % 7 || 7;
  const number = first + 7 * (Math.ceil(Number(day.slice(8)) / 7) - 1);
  return addDays(isLast ? last : `${end.slice(0, 8)}${String(number).padStart(2, '0')}`, -lead);
}

/** Whether a date is that of a town which is put into the trip: "put in 3 nights in Sydney over new year". */
function isOfAdded(trip: TripSpec, message: Message): boolean {
  const { dates, days } = trip;
  if (message.edit !== 'add' || message.destinations.length === 0 || !dates || !message.dates) return false;
  const length = days ?? lengthOfStops(trip).reduce((sum, own) => sum + own, 0);
  const after = daysBetween(dates.start, message.dates.start);
  return after > 0 && after < length;
}

/** Days that were named without a month, in the month that the trip has; weekdays alone in its week. */
function inMonthOf(before: DateWish | null, wish: DateWish): DateWish {
  const { open, isOfThing: _, isMeant: __, ...named } = wish;
  if (open === 'week' && before !== null && before.kind !== 'window') {
    const own = addDays(before.start, nearest(weekdayOf(named.start), before.start));
    return { ...named, start: own, end: addDays(own, daysBetween(named.start, named.end)) };
  }
  const month = before?.start.slice(0, 7);
  if (open !== 'month' || month === undefined || month <= named.start.slice(0, 7)) return named;
  const start = `${month}-${named.start.slice(8)}`;
  const end = addDays(start, daysBetween(named.start, named.end));
  return isIsoDate(start) ? { ...named, start, end } : named;
}
