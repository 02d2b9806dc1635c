/** The events of a calendar as what a traveller adds to a trip: each on its day, by the clock of its place. */
import { addDays } from '../dates/calendar.ts';
import { instantOfWall } from '../dates/clocks.ts';
import { formatDate } from '../dates/formatDates.ts';
import { isKnownZone, offsetMinutes } from '../dates/zones.ts';
import { MAX_OWN_CHARS, type PlanDay } from '../itinerary/itinerary.ts';
import { clockOf, DAY_MINUTES, minutesOf } from '../itinerary/measures.ts';
import type { CalendarEvent, Wall } from '../takeAlong/readCalendar.ts';
import { cutAt } from '../text/cutAt.ts';
import { type AddEdit, freeHour } from './addItem.ts';
import { applyEdit } from './applyEdit.ts';
import { zoneOf } from './spans.ts';
import type { Trip } from './trip.ts';
import { describeRefusal } from './words.ts';

/** Events on a trip's days that are looked at: each is tried on the days as those before it left them. */
const MAX_TRIED = 100;
const HOUR = 60;

/** What becomes of an event in a trip. */
export type EventInTrip = { readonly event: CalendarEvent } & (
  | { readonly outcome: 'fits'; readonly edit: AddEdit; readonly date: string }
  /** `outside`: on no day of the trip. `there`: something of that name and hour is. `unread`: beyond what is tried. */
  | { readonly outcome: 'outside' | 'there' | 'unread' }
  /** In words for the traveller. */
  | { readonly outcome: 'refused'; readonly why: string }
);

type Planned = Trip & { readonly plan: NonNullable<Trip['plan']> };

/**
 * What becomes of each event, in their order, where those before it are in the trip already.
 * @param newId of the items to be
 */
export function eventsInTrip(
  events: readonly CalendarEvent[],
  trip: Trip,
  newId: () => string,
): EventInTrip[] {
  let current = trip;
  let tried = 0;
  return events.map((event): EventInTrip => {
    const place = current.plan && placeIn(event, { ...current, plan: current.plan });
    if (!place) return { event, outcome: 'outside' };
    tried += 1;
    if (tried > MAX_TRIED) return { event, outcome: 'unread' };
    const { day, ...hours } = place;
    const title = ownLine(event.summary);
    const isSame = (item: PlanDay['items'][number]) =>
      item.title === title && (event.start.time === null || item.start === hours.start);
    if (day.items.some(isSame)) return { event, outcome: 'there' };
    const where = ownLine(event.place);
    const edit: AddEdit = {
      kind: 'addItem',
      id: newId(),
      day: day.number,
      title,
      ...hours,
      ...(where === '' ? {} : { place: where }),
    };
    const after = applyEdit(current, edit);
    if (after.outcome !== 'applied') return { event, outcome: 'refused', why: describeRefusal(after) };
    current = after.trip;
    return { event, outcome: 'fits', edit, date: day.date };
  });
}

/** As long as a title and a place are stored. */
const ownLine = (text: string) => cutAt(text, MAX_OWN_CHARS).trim();

/** The day of an event and its hours there; null where the trip has no such day. */
function placeIn(
  { start, end }: CalendarEvent,
  trip: Planned,
): (Pick<AddEdit, 'start' | 'end' | 'note'> & { day: PlanDay }) | null {
  for (const [index, day] of trip.plan.days.entries()) {
    // no clock is further than a day from another
    if (start.date < addDays(day.date, -1) || start.date > addDays(day.date, 1)) continue;
    const begins = onDay(start, day, index, trip);
    if (begins.date !== day.date) continue;
    if (begins.time === null) return { day, ...freeHour(day), note: allDayNote(start, end) };
    const ends = end && onDay(end, day, index, trip);
    return {
      day,
      ...hoursOf(begins.time, ends, day.date),
      note: [begins.utc && 'Its time is that of UTC.', laterEnd(ends, day.date)].filter(Boolean).join(' '),
    };
  }
  return null;
}

/** On one day: an hour where the end is not known or lies before, by another clock; to midnight where it is on another day. */
function hoursOf(start: string, ends: Wall | null, date: string): Pick<AddEdit, 'start' | 'end'> {
  if (ends?.time && ends.date > date) return { start, end: clockOf(DAY_MINUTES - 1) };
  if (ends?.time && ends.date === date && ends.time > start) return { start, end: ends.time };
  return { start, end: clockOf(Math.min(DAY_MINUTES - 1, minutesOf(start) + HOUR)) };
}

/** The end of what goes on for days, which a plan's item does not. */
function laterEnd(ends: Wall | null, date: string): string {
  return ends !== null && ends.date > date
    ? `Until ${formatDate(ends.date)}${ends.time === null ? '' : `, ${ends.time}`}.`
    : '';
}

function allDayNote({ date }: Wall, end: Wall | null): string {
  // the day after the last one (RFC 5545, 3.6.1)
  const last = end && addDays(end.date, -1);
  return last !== null && last > date ? `All day, until ${formatDate(last)}` : 'All day';
}

/**
 * A time as the clock of the day's town shows it. One by a clock that the traveller has around them on that day is theirs
 * already, as a flight's is; calendars at home write all others by the clock of home, or by UTC.
 */
function onDay(wall: Wall, day: PlanDay, index: number, trip: Planned): Wall {
  const { date, time, utc, zone } = wall;
  if (time === null || (!utc && (zone === null || !isKnownZone(zone)))) return wall;
  const towns = [
    day.city,
    trip.plan.days[index - 1]?.city ?? trip.plan.origin,
    ...day.items.map(({ city }) => city),
  ];
  const around = towns.flatMap((town) => (town === null ? [] : [zoneOf(town, trip)]));
  const to = zoneOf(day.city, trip);
  if (to === null || (!utc && around.includes(zone))) return wall;
  const minutes = minutesOf(time);
  const instant =
    utc || zone === null
      ? Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
      : instantOfWall(date, minutes, zone);
  const there = new Date(instant + offsetMinutes(instant, to) * 60_000).toISOString();
  return { date: there.slice(0, 10), time: there.slice(11, 16), utc: false, zone: to };
}
