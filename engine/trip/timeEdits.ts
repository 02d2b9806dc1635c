/** Changes of when a planned trip is: moved as a whole, or with days off at one end. */
import { addDays, daysBetween, weekdayOf, type Weekday } from '../../domain/dates/calendar.ts';
import { changeLength } from './tripEdits.ts';
import type { WhenOf } from '../edits/foldEdits.ts';
import type { EndOn } from '../read/acts/time/endOn.ts';
import type { Shorten } from '../read/time/lengthChange.ts';
import type { Message } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

/** A last day so many days later is another month's than was meant. */
const MOST_LONGER = 21;
/** Days after the first in which the last is looked for. */
const MOST_AHEAD = 60;

/** A trip with the shifts, days off and last day that a message asks for. @param planned what else it asks for done */
export function withTimeEdits(planned: TripSpec, message: Message, whenOf: WhenOf): TripSpec {
  const { shiftDays, shorten, endWeekday, endOn, total, keepsEnd } = message;
  // "start a day earlier, same end"
  if (shiftDays !== 0 && keepsEnd) return startingAfter(planned, shiftDays, whenOf);
  // "leave 2 days later, still 4 days"
  if (shorten !== null && shorten.end !== 'end' && total !== null)
    return shifted(planned, -sooner(shorten), whenOf);
  if (shiftDays !== 0 && message.destinations.length === 0 && message.dates === null)
    return shifted(planned, shiftDays, whenOf);
  if (shorten !== null) {
    if (shorten.end === 'unknown') return { ...planned, remark: { code: 'which_end', days: shorten.by } };
    return shorten.end === 'end'
      ? endingAfter(planned, -shorten.by, whenOf)
      : startingAfter(planned, shorten.by, whenOf);
  }
  if (endOn !== null) return endingOnDay(planned, endOn, whenOf);
  return endWeekday === null ? planned : endingOn(planned, endWeekday, whenOf);
}

/** Days by which a trip begins sooner; days off at its start make it begin later. */
function sooner({ end, by }: Shorten): number {
  return end === 'start' ? -by : by;
}

/** A first plan's weekdays are kept until its dates are chosen; where the first day is known, they give the length. */
export function withFirstWeekdays(
  planned: TripSpec,
  { weekday, endWeekday, days, endOn }: Message,
): TripSpec {
  const first = planned.dates?.kind === 'start' && days === null ? planned.dates.start : null;
  if (endOn !== null && first !== null) {
    const length = daysUntil(first, endOn);
    if (length !== null) return { ...planned, days: length + 1 };
  }
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
  const { firstDay } = whenOf(trip);
  const changed = changeLength(trip, by, trip.destinations.length - 1);
  return changed.remark === null ? startingOn(changed, firstDay) : changed;
}

function startingAfter(trip: TripSpec, by: number, whenOf: WhenOf): TripSpec {
  const { firstDay, today } = whenOf(trip);
  const start = addDays(firstDay, by);
  if (start < today) return { ...trip, remark: { code: 'starts_in_past', firstDay: start } };
  const changed = changeLength(trip, -by, 0);
  return changed.remark === null ? startingOn(changed, start) : changed;
}

/** Days from a date to the next such day of the month; null where none is near. */
function daysUntil(firstDay: string, { day, month }: EndOn): number | null {
  const isMeant = (date: string) =>
    Number(date.slice(8)) === day && (month === null || Number(date.slice(5, 7)) === month);
  const ahead = Array.from({ length: MOST_AHEAD }, (_, index) => index + 1);
  return ahead.find((length) => isMeant(addDays(firstDay, length))) ?? null;
}

/** The last day is the first such day of the month from the first day on. */
function endingOnDay(trip: TripSpec, { day, month }: EndOn, whenOf: WhenOf): TripSpec {
  const { firstDay, days } = whenOf(trip);
  const found = daysUntil(firstDay, { day, month });
  if (found === null || found + 1 - days > MOST_LONGER) return { ...trip, remark: { code: 'no_such_dates' } };
  const delta = found + 1 - days;
  if (delta === 0)
    return { ...trip, remark: { code: 'ends_already', weekday: weekdayOf(addDays(firstDay, found)) } };
  return endingAfter(trip, delta, whenOf);
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
