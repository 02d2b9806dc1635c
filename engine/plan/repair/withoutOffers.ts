/** Which offers a refused plan must do without, and what the searches found beside them. */
import { isSamePlace } from '../../../domain/itinerary/measures.ts';
import type { CheckName } from '../../../domain/itinerary/finding.ts';
import type { Itinerary, PlanDay, PlanItem } from '../../../domain/itinerary/itinerary.ts';
import type { Found } from '../../offers/found.ts';
import type { Problem } from './problem.ts';

/** So many offers of one search that did not hold, and nothing else of it is relied on. */
const MAX_GONE = 2;

/** What the searches found, but for these offers. */
export function withoutOffers(found: Found, ids: ReadonlySet<string>): Found {
  const without = <Offer>(offers: readonly Offer[], idOf: (offer: Offer) => string): readonly Offer[] => {
    const left = offers.filter((offer) => !ids.has(idOf(offer)));
    return offers.length - left.length >= MAX_GONE ? [] : left;
  };
  return {
    ...found,
    flights: (callId) => without(found.flights(callId), ({ id }) => id),
    hotels: (callId) => without(found.hotels(callId), ({ hotelId }) => hotelId),
    tours: (callId) => without(found.tours(callId), ({ id }) => id),
  };
}

type Booking = { readonly offerId?: string | undefined } | undefined;

const stayNamed = ({ stays }: Itinerary, { item }: Problem): Booking =>
  stays.find(({ name }) => name !== undefined && name === item);
const BOOKINGS: Partial<Record<CheckName, (plan: Itinerary, problem: Problem) => Booking>> = {
  way: ({ legs }, { item }) => legs.find(({ from, to }) => `${from} – ${to}` === item),
  nights: staysOn,
  prices: stayNamed,
  party: stayNamed,
  overlap: bookingInTheWay,
  buffers: bookingInTheWay,
  repeats: (plan, problem) => {
    const item = itemOf(plan, problem);
    return item?.kind === 'tour' ? item : undefined;
  },
};

/** The offer that a problem comes from: the one it names, or that of the way, stay or tour it points at. */
export function offerOf(plan: Itinerary, problem: Problem): string | undefined {
  const { check, offerId } = problem;
  return offerId ?? (check && BOOKINGS[check]?.(plan, problem)?.offerId);
}

/** The stay whose nights are wrong: that in the day's town, else the one that the problem names. */
function staysOn(plan: Itinerary, { day, item }: Problem) {
  const own = dayOf(plan, day);
  return plan.stays.find(({ city, name }) =>
    own ? isSamePlace(city, own.city) : name !== undefined && name === item,
  );
}

/**
 * The tour that is at the same time as the item, or is it. Where the plan has nothing at that time, the offer has other
 * times than its search said: then it is the day's flight that does not hold, unless a visit can give way to it.
 */
function bookingInTheWay(plan: Itinerary, problem: Problem): PlanItem | undefined {
  const item = itemOf(plan, problem);
  if (!item || item.kind === 'tour') return item;
  const others = dayOf(plan, problem.day)?.items.filter((other) => other !== item) ?? [];
  const before = others.filter((other) => other.start <= item.start && item.start < other.end);
  const isFixed = item.kind === 'transfer' || item.kind === 'stay' || item.kind === 'flight';
  if (before.length === 0 && isFixed) return [item, ...others].find(({ kind }) => kind === 'flight');
  return before.find(({ kind }) => kind === 'tour');
}

function itemOf(plan: Itinerary, { day, item }: Problem): PlanItem | undefined {
  return dayOf(plan, day)?.items.find(({ title }) => title === item);
}

function dayOf({ days }: Itinerary, number: number | undefined): PlanDay | undefined {
  return days.find((day) => day.number === number);
}
