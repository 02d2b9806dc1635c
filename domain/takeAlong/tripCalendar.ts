/**
 * A trip as an iCalendar file (RFC 5545): an event for each item, an all-day one for each stay.
 *
 * Times are the place's own. Where the plan knows a town's zone they stand by it, with a VTIMEZONE, so that they are
 * right wherever the calendar is read: floating times, the other way of saying "by the clock of the place", are taken for
 * those of home by the largest calendars. A flight begins by the clock of one town and ends by that of the other.
 * Trips from before zones were kept have floating times, but for flights, whose offers say how far their clocks are from
 * UTC; the file says so.
 *
 * Ids are made of the trip's and the item's: a file that is read again adds none twice and changes what was changed. What was
 * removed stays in the calendar, and a day that the assistant made anew has ids anew.
 */
import { addDays } from '../dates/calendar.ts';
import { type ClockFace, formatTime, onClock } from '../dates/dayTimes.ts';
import { formatShortDate } from '../dates/formatDates.ts';
import type { Moment } from '../dates/moments.ts';
import { capitalized } from '../text/capital.ts';
import { placeName } from '../itinerary/mapsLink.ts';
import type { CheckedPlan, PlanItem, PlanStay } from '../itinerary/itinerary.ts';
import { stayAt } from '../itinerary/paid.ts';
import { bookedWords, offersOf, stayOfferId } from '../itinerary/planCards.ts';
import { SITE_NAME } from '../publicSite.ts';
import type { Trip } from '../trips/trip.ts';
import { icsLine, icsText, LINE_END } from './icsLines.ts';
import { dateText, instantText, momentLine, zoneLines } from './icsTimes.ts';
import { type Span, spanOf } from '../trips/spans.ts';

type Kept = Trip & { readonly plan: CheckedPlan };

/** An hour. */
const ASK_AGAIN = 'PT1H';

interface CalendarEvent {
  /** Unique within the trip. */
  readonly id: string;
  readonly times: readonly string[];
  readonly title: string;
  readonly note: string;
  readonly place: string;
  readonly at: PlanItem['at'];
  readonly href: string | undefined;
  /** Does not keep the hours taken. */
  readonly isFree: boolean;
}

/**
 * The file's text; null for a trip without days.
 * @param now epoch ms: when the file was made
 * @param face how its words have times of the day
 * @param subscribed it is asked for again and again by its address: it says how often that is worth it
 */
export function tripCalendar(
  trip: Trip,
  now: number,
  { face = '12-hour', subscribed = false }: { readonly face?: ClockFace; readonly subscribed?: boolean } = {},
): string | null {
  const { plan } = trip;
  if (plan === null) return null;
  const kept = { ...trip, plan };
  const spans = spansOf(kept);
  const moments = spans.flatMap(({ span }) => [span.start, ...('by' in span.end ? [span.end] : [])]);
  const lines = [
    icsLine('BEGIN', 'VCALENDAR'),
    icsLine('VERSION', '2.0'),
    icsLine('PRODID', `-//${SITE_NAME}//Trips//EN`),
    icsLine('CALSCALE', 'GREGORIAN'),
    icsLine('X-WR-CALNAME', icsText(trip.title)),
    icsLine('X-WR-CALDESC', icsText(noteOf(moments))),
    // RFC 7986, 5.7, and the older name of it
    ...(subscribed
      ? [icsLine('REFRESH-INTERVAL;VALUE=DURATION', ASK_AGAIN), icsLine('X-PUBLISHED-TTL', ASK_AGAIN)]
      : []),
    ...zonesOf(moments, plan),
    ...eventsOf(kept, spans, face).flatMap((event) => eventLines(event, trip, now)),
    icsLine('END', 'VCALENDAR'),
  ];
  return lines.join(LINE_END) + LINE_END;
}

function noteOf(moments: readonly Moment[]): string {
  const note = 'Times are those of each place.';
  if (!moments.some(({ by }) => by === 'place')) return note;
  return `${note} The plan does not know the time zone of some: their times have none, and stand as they are wherever this is read.`;
}

function zonesOf(moments: readonly Moment[], { days }: CheckedPlan): string[] {
  const zones = new Set(moments.flatMap((moment) => (moment.by === 'zone' ? [moment.zone] : [])));
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return [...zones].flatMap((zone) => zoneLines(zone, first, last));
}

interface Spanned {
  readonly item: PlanItem;
  readonly span: Span;
}

/** Of every item, but for those that go on with one before. */
function spansOf(trip: Kept): Spanned[] {
  const told = new Set<PlanItem>();
  return trip.plan.days.flatMap((day) =>
    day.items.flatMap((item) => {
      if (told.has(item)) return [];
      const span = spanOf(day, item, trip);
      for (const part of [item, ...span.parts]) told.add(part);
      return [{ item, span }];
    }),
  );
}

function eventsOf(trip: Kept, spans: readonly Spanned[], face: ClockFace): CalendarEvent[] {
  const { plan, offers } = trip;
  const links = offersOf(offers ?? undefined, offers?.marker ?? '');
  const samples = new Set(
    [...(offers?.flights ?? []), ...(offers?.tours ?? [])].flatMap(({ id, sample }) => (sample ? [id] : [])),
  );
  for (const { hotelId, sample } of offers?.hotels ?? []) if (sample) samples.add(hotelId);
  const used = new Map<string, number>();
  const unique = (id: string) => {
    const times = (used.get(id) ?? 0) + 1;
    used.set(id, times);
    return times === 1 ? id : `${id}~${times}`;
  };
  // what the traveller has booked is real, whatever the plan had in its place
  const noteWith = (note: string, offerId: string | undefined, booked: PlanItem['booked']) => {
    const isSample = !booked && offerId !== undefined && samples.has(offerId);
    const reference = booked && bookedWords({ ...booked, price: null });
    return [note, reference, isSample && 'Sample data: this is not a real offer.'].filter(Boolean).join('\n');
  };
  const items = spans.map(({ item, span }): CalendarEvent => {
    const { offerId } = item;
    return {
      id: unique(item.id),
      times: [momentLine('DTSTART', span.start), endLine(span)],
      title: item.title,
      note: noteWith(
        onClock(face, [capitalized(item.note), clocksOf(item, span)].filter(Boolean).join('\n')),
        offerId,
        item.booked,
      ),
      place: placeName(item, plan) ?? item.city,
      at: item.at,
      href: offerId === undefined ? undefined : links.get(offerId)?.href,
      isFree: item.kind === 'free',
    };
  });
  const nightsLink = ({ offerId, checkIn }: PlanStay) =>
    offerId === undefined
      ? undefined
      : (links.get(stayOfferId({ hotelId: offerId, checkIn })) ?? links.get(offerId))?.href;
  const nights = plan.stays.map((stay, index): CalendarEvent => ({
    id: unique(`stay-${index + 1}`),
    times: nightLines(stay),
    title: stay.name === undefined ? `Night in ${stay.city}` : `Stay: ${stay.name}`,
    note: noteWith('', stay.offerId, bookingOf(stay, plan)),
    place: stay.name === undefined ? stay.city : `${stay.name}, ${stay.city}`,
    at: undefined,
    href: nightsLink(stay),
    isFree: true,
  }));
  return [...items, ...nights];
}

/** What the traveller has booked of a stay: an item of it says so. */
function bookingOf(stay: PlanStay, { days, stays }: CheckedPlan): PlanItem['booked'] {
  const { offerId } = stay;
  if (offerId === undefined) return undefined;
  return days
    .filter(({ date }) => stayAt(stays, offerId, date) === stay)
    .flatMap(({ items }) => items.filter((item) => item.kind === 'stay' && item.offerId === offerId))
    .find(({ booked }) => booked)?.booked;
}

/** From the first night to the morning after the last: an all-day event ends before its end. */
function nightLines({ checkIn, checkOut }: PlanStay): string[] {
  const end = checkOut > checkIn ? checkOut : addDays(checkIn, 1);
  return [icsLine('DTSTART;VALUE=DATE', dateText(checkIn)), icsLine('DTEND;VALUE=DATE', dateText(end))];
}

function endLine({ end }: Span): string {
  return 'by' in end ? momentLine('DTEND', end) : icsLine('DURATION', `PT${end.minutes}M`);
}

/** A flight's times as the two towns have them, where its note does not say so: a calendar shows both by one clock. */
function clocksOf({ note }: PlanItem, { watch }: Span): string {
  if (!watch) return '';
  const { leaves, lands } = watch;
  const left = formatTime(leaves.clock);
  if (lands === null) return `Leaves at ${left}, by the clock of its place.`;
  // notes of before have them as "18:10"
  const isSaid = (clock: string) => note.includes(clock) || note.includes(formatTime(clock));
  if (isSaid(leaves.clock) && isSaid(lands.clock)) return '';
  const isSameDay = lands.date === leaves.date && lands.clock > leaves.clock;
  const day = isSameDay ? '' : ` on ${formatShortDate(lands.date)}`;
  return `Leaves at ${left}, lands at ${formatTime(lands.clock)}${day}, each by the clock of its place.`;
}

/** No other address may stand in a file: what a partner's page is reached by, without spaces or line ends in it. */
const WEB_ADDRESS = /^https:\/\/[\u0021-\u007E]{1,2000}$/;

function eventLines(event: CalendarEvent, { id, revision, updatedAt }: Trip, now: number): string[] {
  const { at, href } = event;
  const changed = Date.parse(updatedAt);
  return [
    icsLine('BEGIN', 'VEVENT'),
    icsLine('UID', icsText(`${id}/${event.id}@${SITE_NAME.toLowerCase()}`)),
    icsLine('DTSTAMP', instantText(now)),
    ...(Number.isNaN(changed) ? [] : [icsLine('LAST-MODIFIED', instantText(changed))]),
    icsLine('SEQUENCE', String(revision)),
    ...event.times,
    icsLine('SUMMARY', icsText(event.title)),
    ...(event.note === '' ? [] : [icsLine('DESCRIPTION', icsText(event.note))]),
    icsLine('LOCATION', icsText(event.place)),
    ...(at ? [icsLine('GEO', `${at[0]};${at[1]}`)] : []),
    ...(href !== undefined && WEB_ADDRESS.test(href) ? [icsLine('URL', href)] : []),
    icsLine('TRANSP', event.isFree ? 'TRANSPARENT' : 'OPAQUE'),
    icsLine('END', 'VEVENT'),
  ];
}
