/** Days that a message names of something that is done, or happens, on them. */
import { addDays, daysBetween } from '../../domain/dates/calendar.ts';
import type { WhenOf } from '../edits/foldEdits.ts';
import type { Message } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

/** Whether the one date of a message is a day of the plan. */
export function isWithin(trip: TripSpec, { dates }: Message, whenOf: WhenOf): boolean {
  if (dates?.kind !== 'start' || dates.isEnd === true) return false;
  const { firstDay, days } = whenOf(trip);
  return dates.start > firstDay && dates.start < addDays(firstDay, days);
}

/** Whether the date of a message is a day of the plan, or may be one: a weekday is read as its next. */
export function isDayOf(trip: TripSpec, message: Message, whenOf: WhenOf): boolean {
  const { dates } = message;
  const isNear = dates?.kind === 'start' && daysBetween(whenOf(trip).today, dates.start) <= 7;
  return isNear || isWithin(trip, message, whenOf);
}

/** Whether a message tells of something on a day that is none of the trip and not near. */
export function isOfThingElsewhere(trip: TripSpec, message: Message, whenOf: WhenOf): boolean {
  const { dates } = message;
  return (
    dates?.isOfThing === true &&
    dates.kind === 'start' &&
    dates.isEnd === undefined &&
    dates.feast === undefined &&
    dates.open === undefined &&
    !isDayOf(trip, message, whenOf)
  );
}
