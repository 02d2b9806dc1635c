/** Another flight in the place of a plan's own, with the days on which one leaves and lands laid anew around it. */
import { daysBetween } from '../dates/calendar.ts';
import { flightName, flightOf, partsOf, type Ride, type RidePart } from '../itinerary/bookings.ts';
import { flightItem } from '../itinerary/fromOffers.ts';
import type { KnownFlight, KnownOffers } from '../itinerary/finding.ts';
import type { Gait } from '../itinerary/gait.ts';
import { type CheckedPlan, MAX_ITEMS_A_DAY, type PlanItem, type PlanLeg } from '../itinerary/itinerary.ts';
import { clockOf, DAY_MINUTES, isSamePlace, minutesOf, travellersOf } from '../itinerary/measures.ts';
import { type Choice, flightKey } from './chosen.ts';
import type { HandEdit } from './edits.ts';
import { refusalOf, swapFor, type Swap, type Way } from './flightWays.ts';
import { heldBy, withPaidCosts } from './heldItems.ts';
import { type Around, laidAround } from './layAround.ts';
import type { RefusedPlanEdit } from './planEdits.ts';

type FlightEdit = Extract<HandEdit, { kind: 'useFlight' }>;

const LAST_MINUTE = DAY_MINUTES - 1;

/** The plan with the flight and what a spec keeps of the choice; null where it is in the plan already. */
export function withFlight(
  plan: CheckedPlan,
  { offer: id }: FlightEdit,
  known: KnownOffers,
  gait: Gait,
): { plan: CheckedPlan; choice: Choice } | RefusedPlanEdit | null {
  const offer = known.flights.find((one) => one.id === id);
  if (!offer) return { reason: 'offer_gone' };
  if (plan.legs.some(({ offerId }) => offerId === id)) return null;
  const swap = swapFor(plan, offer, known);
  const [way] = swap?.ways ?? [];
  if (!swap || !way) return { reason: 'offer_gone' };
  const items = plan.days.flatMap((day) => day.items);
  const held = items.find((item) => flightOf(item, known) === swap.old && heldBy(item) !== null);
  if (held) return { reason: `item_${heldBy(held) ?? 'locked'}`, title: held.title };
  const refusal = refusalOf(plan, swap, known);
  if (refusal) return refusal;
  const legs = plan.legs.map((leg) => {
    const own = swap.ways.find((one) => one.leg === leg);
    if (!own) return leg;
    const { date, fromCode, toCode } = own.is;
    return { ...leg, date, fromCode, toCode, offerId: id };
  });
  const moved = swap.ways.reduce((now, own) => withRide(now, swap, own, offer, { known, gait }), {
    ...plan,
    legs,
  });
  if (moved.days.some((day) => day.items.length > MAX_ITEMS_A_DAY)) return { reason: 'day_full' };
  const { from, to } = way.leg;
  const after = withPaidCosts(plan, moved, known);
  const flight = { from, to, key: flightKey(offer), name: flightName(offer), isNew: true as const };
  return { plan: after, choice: { kind: 'flight', flight } };
}

/** What stands together at a flight: the way to the airport, the parts of the flight, the way into town and to the room. */
interface Block {
  readonly lead: PlanItem | undefined;
  readonly parts: readonly PlanItem[];
  readonly tail: PlanItem | undefined;
  readonly room: PlanItem | undefined;
}

/** The plan with one way of the flight gone by the new one, and the days that it touches or touched laid around it. */
function withRide(
  plan: CheckedPlan,
  { old }: Swap,
  way: Way,
  offer: KnownFlight,
  { known, gait }: { readonly known: KnownOffers; readonly gait: Gait },
): CheckedPlan {
  const block = blockOf(plan, old, way.was);
  const movable = [block.lead, ...block.parts, block.tail, block.room].filter(
    (item) => item !== undefined && heldBy(item) === null,
  );
  const wasOn = dayOf(plan, block.parts[0]);
  const place = new Map(
    plan.days.flatMap((day) => day.items.map((item, index) => [item, { day: day.number, index }] as const)),
  );
  const at = block.parts[0] && place.get(block.parts[0]);
  const fresh = freshItems(plan, block, way, offer, old);
  const touched = plan.days.filter(
    (day) => fresh.has(day.date) || day.items.some((item) => movable.includes(item)),
  );
  const landsOn = way.is.endDate ?? way.is.date;
  return touched.reduce((now, { number, date }) => {
    const day = now.days.find((own) => own.number === number);
    if (!day) return now;
    const others = day.items.filter((item) => !movable.includes(item));
    const isBefore = (item: PlanItem): boolean => {
      const own = place.get(item);
      if (wasOn === number && own && at) return own.index < at.index;
      return isFromTown(plan, way, item);
    };
    const around: Around = {
      before: others.filter(isBefore),
      block: fresh.get(date) ?? [],
      after: others.filter((item) => !isBefore(item)),
      // on a day that ends in the air nothing comes after it, on one that begins there nothing before
      hasBefore: date <= way.is.date,
      hasAfter: date >= landsOn,
      gait,
    };
    return laidAround(now, day, around, known);
  }, plan);
}

/** Whether an item is in the town that is left, on a day that the flight was not on. */
function isFromTown({ legs, cities }: CheckedPlan, { leg }: Way, item: PlanItem): boolean {
  if (!cities.some((city) => isSamePlace(city, leg.from))) return false;
  const isHome = legs.at(-1)?.from === leg.from && legs.at(-1)?.to === leg.to;
  return isHome || isSamePlace(item.city, leg.from);
}

function dayOf({ days }: CheckedPlan, item: PlanItem | undefined): number | undefined {
  return days.find(({ items }) => item && items.includes(item))?.number;
}

function blockOf({ days }: CheckedPlan, old: KnownFlight, was: Ride): Block {
  const all = days.flatMap((day) => day.items.map((item) => ({ item, date: day.date })));
  const isPart = ({ item, date }: (typeof all)[number]) =>
    item.kind === 'flight' &&
    item.offerId === old.id &&
    partsOf(was, date).some(({ start }) => start === item.start);
  const first = all.findIndex(isPart);
  const last = all.findLastIndex(isPart);
  if (first < 0) return { lead: undefined, parts: [], tail: undefined, room: undefined };
  const transferAt = (index: number) => (all[index]?.item.kind === 'transfer' ? all[index].item : undefined);
  const isOnDay = (index: number, of: number) => all[index]?.date === all[of]?.date;
  const lead = isOnDay(first - 1, first) ? transferAt(first - 1) : undefined;
  // past midnight the way into town is on the next day
  const isNext = isOnDay(last + 1, last) || all[last + 1]?.item.start === '00:00';
  const tail = isNext ? transferAt(last + 1) : undefined;
  const next = tail ? all[last + 2]?.item : undefined;
  const room = next?.kind === 'stay' ? next : undefined;
  return {
    lead,
    parts: all
      .slice(first, last + 1)
      .filter(isPart)
      .map(({ item }) => item),
    tail,
    room,
  };
}

/** The block at its new times, by date. What is held stays where it is and is none of it. */
function freshItems(
  plan: CheckedPlan,
  { lead, parts, tail, room }: Block,
  { leg, was, is }: Way,
  offer: KnownFlight,
  old: KnownFlight,
): Map<string, PlanItem[]> {
  const fresh = new Map<string, PlanItem[]>();
  const add = (date: string, item: PlanItem | undefined) => {
    if (item) fresh.set(date, [...(fresh.get(date) ?? []), item]);
  };
  const dates = plan.days.map(({ date }) => date);
  const ids = freeIds(plan, parts);
  const travellers = travellersOf(plan);
  const isBack = offer.return_at !== undefined && is.fromCode === offer.destination;
  for (const date of dates) {
    const part = partOn(is, date, plan, leg);
    if (!part) continue;
    const isDeparture = part.start === is.start && date === is.date;
    if (isDeparture && lead && heldBy(lead) === null) add(date, leadAt(lead, was, is, old, offer));
    const item: PlanItem = {
      id: ids.next().value ?? '',
      kind: 'flight',
      start: part.start,
      end: part.end ?? clockOf(LAST_MINUTE),
      title: leg.to,
      note: noteOf(is, isBack),
      city: leg.from,
      cost: null,
      offerId: offer.id,
    };
    add(date, flightItem(item, date, offer, travellers));
  }
  const lands = is.endDate ?? is.date;
  const at = minutesOf(is.end ?? is.start);
  for (const [date, item] of landed(tail, room, dates, lands, at)) add(date, item);
  return fresh;
}

/** Eastward over the date line a way out stands by the clock of its landing, a way home by that of its departure. */
function partOn(ride: Ride, date: string, { legs }: CheckedPlan, leg: PlanLeg): RidePart | undefined {
  const parts = partsOf(ride, date);
  const isHome = legs.at(-1)?.to === leg.to && legs.at(-1)?.from === leg.from;
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
  const note = lead.note
    .replaceAll(flightName(old), () => flightName(offer))
    .replaceAll(was.start, () => is.start)
    .replaceAll(was.fromCode, () => is.fromCode);
  return { ...lead, note: note.slice(0, 600), start: clockOf(start), end: clockOf(end) };
}

/** Rooms are reached after midnight where the way into town ends then. */
const AFTER_MIDNIGHT = 10;

/** The way into town and the room, right after the landing. */
function landed(
  tail: PlanItem | undefined,
  room: PlanItem | undefined,
  dates: readonly string[],
  date: string,
  lands: number,
): [string, PlanItem][] {
  const placed: [string, PlanItem][] = [];
  let [on, free] = [date, lands];
  for (const item of [tail, room]) {
    if (!item || heldBy(item) !== null) continue;
    const length = minutesOf(item.end) - minutesOf(item.start);
    const next = dates[dates.indexOf(on) + 1];
    const fits = free + length <= LAST_MINUTE;
    if (fits || (item === tail && free < LAST_MINUTE - AFTER_MIDNIGHT) || next === undefined) {
      const end = Math.min(LAST_MINUTE, free + length);
      const start = Math.min(free, end - 1);
      placed.push([on, { ...item, start: clockOf(start), end: clockOf(end) }]);
      if (!fits && next !== undefined)
        [on, free] = [next, Math.max(AFTER_MIDNIGHT, free + length - DAY_MINUTES)];
      else free = end;
      continue;
    }
    const start = item === tail ? 0 : Math.max(AFTER_MIDNIGHT, free - DAY_MINUTES);
    placed.push([next, { ...item, start: clockOf(start), end: clockOf(start + length) }]);
    [on, free] = [next, start + length];
  }
  return placed;
}

/** "leaves LHR at 08:00 and lands at FCO at 11:30 the next day, local times." */
function noteOf({ date, start, endDate = date, end = '', fromCode, toCode }: Ride, isBack: boolean): string {
  const days = daysBetween(date, endDate);
  const when =
    days > 1 ? ` ${days} days later` : days > 0 ? ' the next day' : days < 0 ? ' the day before' : '';
  const words = `leaves ${fromCode} at ${start} and lands at ${toCode} at ${end}${when}, local times.`;
  return isBack ? `the second half of your return booking; ${words}` : words;
}
