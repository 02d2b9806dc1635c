/** What stands together at a flight of a plan, and the same at the times of another flight. */
import { daysBetween } from '../dates/calendar.ts';
import { formatTime } from '../dates/dayTimes.ts';
import { flightName, hotelOf, partsOf, type Ride, type RidePart } from '../itinerary/bookings.ts';
import type { KnownFlight, KnownOffers } from '../itinerary/finding.ts';
import { flightItem } from '../itinerary/fromOffers.ts';
import type { CheckedPlan, PlanItem, PlanLeg } from '../itinerary/itinerary.ts';
import { settled } from '../itinerary/landing.ts';
import { clockOf, DAY_MINUTES, isSamePlace, minutesOf, travellersOf } from '../itinerary/measures.ts';
import { checkInWordsAt, flightWords, homeWords } from '../itinerary/travelWords.ts';
import { stayAt } from '../itinerary/paid.ts';
import { literally } from '../text/typedWords.ts';
import type { Way } from './flightWays.ts';
import { heldBy } from './heldItems.ts';

const LAST_MINUTE = DAY_MINUTES - 1;
const MAX_NOTE = 600;

/** The way to the airport, the parts of the flight, the way into town and to the room. */
interface Block {
  readonly lead: PlanItem | undefined;
  readonly parts: readonly PlanItem[];
  readonly tail: PlanItem | undefined;
  /** How long the way into town is. */
  readonly tailMinutes: number;
  readonly room: PlanItem | undefined;
  /** Where the hotel of the room lies, as far as it is known. */
  readonly district: string | undefined;
}

/** Whether a way is the last one and leads into no town of the plan. */
export function isWayHome({ legs, cities }: CheckedPlan, { from, to }: PlanLeg): boolean {
  const last = legs.at(-1);
  return last?.from === from && last.to === to && !cities.some((city) => isSamePlace(city, to));
}

/** What stands at a way of a flight of the plan. */
export function blockOf(plan: CheckedPlan, old: KnownFlight, was: Ride, known: KnownOffers): Block {
  const all = plan.days.flatMap((day) => day.items.map((item) => ({ item, date: day.date })));
  const isPart = ({ item, date }: (typeof all)[number]) =>
    item.kind === 'flight' &&
    item.offerId === old.id &&
    partsOf(was, date).some(({ start }) => start === item.start);
  const first = all.findIndex(isPart);
  const last = all.findLastIndex(isPart);
  const none = { lead: undefined, tail: undefined, tailMinutes: 0, room: undefined, district: undefined };
  if (first < 0) return { ...none, parts: [] };
  const transferAt = (index: number) => (all[index]?.item.kind === 'transfer' ? all[index] : undefined);
  const isOnDay = (index: number, of: number) => all[index]?.date === all[of]?.date;
  const lead = isOnDay(first - 1, first) ? transferAt(first - 1) : undefined;
  // past midnight the way into town is on the next day
  const isNext = isOnDay(last + 1, last) || all[last + 1]?.item.start === '00:00';
  const tail = isNext ? transferAt(last + 1) : undefined;
  const next = tail ? all[last + 2] : undefined;
  const room = next?.item.kind === 'stay' ? next : undefined;
  const { offerId = '' } = room?.item ?? {};
  const stay = room && stayAt(plan.stays, offerId, room.date);
  return {
    lead: lead?.item,
    parts: all
      .slice(first, last + 1)
      .filter(isPart)
      .map(({ item }) => item),
    tail: tail?.item,
    tailMinutes: tail ? minutesOfWay(was, tail, room) : 0,
    room: room?.item,
    district: stay && hotelOf(stay, known)?.district,
  };
}

interface OnDate {
  readonly item: PlanItem;
  readonly date: string;
}

/** From the gate to the hotel: a way that goes on past midnight is on one of the days alone. */
function minutesOfWay({ date, endDate = date, end }: Ride, tail: OnDate, room: OnDate | undefined): number {
  const at = (on: string, clock: string) => daysBetween(endDate, on) * DAY_MINUTES + minutesOf(clock);
  const isCut = room !== undefined && room.date > tail.date && minutesOf(tail.item.end) === LAST_MINUTE;
  const begins = tail.date > endDate && end !== undefined ? minutesOf(end) : at(tail.date, tail.item.start);
  return (isCut ? at(room.date, room.item.start) : at(tail.date, tail.item.end)) - begins;
}

/** The block at its new times, by date. What is held stays where it is and is none of it. */
export function freshItems(
  plan: CheckedPlan,
  block: Block,
  { leg, was, is }: Way,
  { old, offer }: { readonly old: KnownFlight; readonly offer: KnownFlight },
): Map<string, PlanItem[]> {
  const { lead, parts } = block;
  const fresh = new Map<string, PlanItem[]>();
  const add = (date: string, item: PlanItem | undefined) => {
    if (item) fresh.set(date, [...(fresh.get(date) ?? []), item]);
  };
  const dates = plan.days.map(({ date }) => date);
  const ids = freeIds(plan, parts);
  const travellers = travellersOf(plan);
  const isBack = offer.return_at !== undefined && is.fromCode === offer.destination;
  const isHome = isBack || isWayHome(plan, leg);
  for (const date of dates) {
    const part = partOn(is, date, isWayHome(plan, leg));
    if (!part) continue;
    const isDeparture = part.start === is.start && date === is.date;
    if (isDeparture && lead && heldBy(lead) === null) add(date, leadAt(lead, was, is, old, offer));
    const item: PlanItem = {
      id: ids.next().value ?? '',
      kind: 'flight',
      start: part.start,
      end: part.end ?? clockOf(LAST_MINUTE),
      title: leg.to,
      note: isHome ? homeWords(is, isBack) : flightWords(is, date > is.date),
      city: leg.from,
      cost: null,
      offerId: offer.id,
    };
    add(date, flightItem(item, date, offer, travellers));
  }
  for (const [date, item] of landed(block, is, dates)) add(date, item);
  return fresh;
}

/** Eastward over the date line a way out stands by the clock of its landing, a way home by that of its departure. */
function partOn(ride: Ride, date: string, isHome: boolean): RidePart | undefined {
  const parts = partsOf(ride, date);
  return isHome ? parts.at(-1) : parts[0];
}

/** The ids of the old parts, and new ones where the new flight has more. */
function* freeIds(plan: CheckedPlan, parts: readonly PlanItem[]): Generator<string, string> {
  for (const { id } of parts) yield id;
  const taken = new Set(plan.days.flatMap(({ items }) => items.map(({ id }) => id)));
  let next = 1;
  for (;;) {
    while (taken.has(`flight-${next}`)) next += 1;
    taken.add(`flight-${next}`);
    yield `flight-${next}`;
  }
}

/** As long before the flight as it was, its words about the new one. */
function leadAt(lead: PlanItem, was: Ride, is: Ride, old: KnownFlight, offer: KnownFlight): PlanItem {
  const ahead = minutesOf(was.start) - minutesOf(lead.start);
  const length = minutesOf(lead.end) - minutesOf(lead.start);
  const start = Math.max(0, minutesOf(is.start) - ahead);
  const end = Math.max(start + 1, Math.min(start + length, minutesOf(is.start)));
  const note = replaced(lead.note, [
    [flightName(old), flightName(offer)],
    [formatTime(was.start), formatTime(is.start)],
    [was.start, is.start],
    [was.fromCode, is.fromCode],
  ]);
  return { ...lead, note: note.slice(0, MAX_NOTE), start: clockOf(start), end: clockOf(end) };
}

/** All in one pass, the first of the list before the others, so that nothing that was put in is taken for what was there. */
function replaced(text: string, pairs: readonly (readonly [was: string, is: string])[]): string {
  const isIn = new Map(pairs.toReversed());
  const words = pairs.map(([was]) => literally(was)).join('|');
  return text.replaceAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}]| [AP]M)`, 'gu'),
    (was) => isIn.get(was) ?? was,
  );
}

/** The way into town and the room, right after the landing, with what that hour makes true of them. */
function landed(
  { tail, tailMinutes, room, district }: Block,
  { date, start, endDate: landsOn = date, end = start }: Ride,
  dates: readonly string[],
): [string, PlanItem][] {
  const [way, bed] = [tail, room].map((item) => (item && heldBy(item) === null ? item : undefined));
  const day = dates.indexOf(landsOn);
  if (day < 0) return [];
  const lands = minutesOf(end);
  const checkIn = bed ? minutesOf(bed.end) - minutesOf(bed.start) : 0;
  const plan = settled({
    lands,
    minutes: way ? tailMinutes : 0,
    checkIn,
    hasNextDay: day + 1 < dates.length,
    note: way?.note ?? '',
  });
  const dateOf = (isNextDay: boolean) => dates[isNextDay ? day + 1 : day] ?? landsOn;
  const placed: [string, PlanItem][] = [];
  if (way && plan.way) {
    const [from, until] = [plan.way.start, Math.max(plan.way.start + 1, plan.way.end)];
    const note = plan.note.slice(0, MAX_NOTE);
    placed.push([dateOf(plan.way.isNextDay), { ...way, note, start: clockOf(from), end: clockOf(until) }]);
  }
  // where the way is held the room is reached with the landing, for all that is known
  const at = way || plan.isNextDay ? plan.at : lands;
  if (bed && at < LAST_MINUTE) {
    const until = Math.min(LAST_MINUTE, at + checkIn);
    const note = checkInWordsAt(bed.note, district, at);
    placed.push([dateOf(plan.isNextDay), { ...bed, note, start: clockOf(at), end: clockOf(until) }]);
  }
  return placed;
}
