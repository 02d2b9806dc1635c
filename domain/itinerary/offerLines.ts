/** The offers that were found for a plan, a line each: which of them are in it, and what the others would be. */
import type { ChatResults } from '../chat/results.ts';
import { formatTimeOf } from '../dates/dayTimes.ts';
import { formatShortDate } from '../dates/formatDates.ts';
import { formatDollars } from '../offers/cards.ts';
import type { CheckedPlan } from './itinerary.ts';
import { offersOf, type PlanOffer, stayOfferId } from './planCards.ts';

export interface OfferLine extends PlanOffer {
  readonly key: string;
  /** When and where, in words; of a tour how long, and its day where it is in the plan. */
  readonly words: string;
  /** "$120 a person" */
  readonly price: string;
  /** That price as a number. */
  readonly dollars: number;
  readonly isInPlan: boolean;
}

interface OfferLines {
  readonly flights: readonly OfferLine[];
  readonly hotels: readonly OfferLine[];
  readonly tours: readonly OfferLine[];
}

/** The keys of the offers that a plan rests on: a flight's and a tour's id, a hotel's with its nights (stayOfferId). */
export function offersInPlan({ legs, stays, days }: CheckedPlan): ReadonlySet<string> {
  const items = days.flatMap((day) => day.items).filter(({ kind }) => kind !== 'stay');
  return new Set([
    ...[...legs, ...items].flatMap(({ offerId }) => offerId ?? []),
    ...stays.flatMap(({ offerId, checkIn }) =>
      offerId === undefined ? [] : stayOfferId({ hotelId: offerId, checkIn }),
    ),
  ]);
}

/** Those in the plan first, each group by its price. */
export function offerLines(plan: CheckedPlan, results: ChatResults, marker: string): OfferLines {
  const links = offersOf(results, marker);
  const used = offersInPlan(plan);
  const line = (id: string, rest: Omit<OfferLine, keyof PlanOffer>): OfferLine[] => {
    const link = links.get(id);
    return link ? [{ ...link, ...rest }] : [];
  };
  const flights = inOrder(results.flights, ({ id }) => used.has(id)).flatMap((offer) => {
    const { id, origin, destination, departure_at: leaves, return_at: back, price } = offer;
    const out = `${origin} to ${destination}, ${timeOf(leaves)}`;
    return line(id, {
      key: id,
      words: back === undefined ? out : `${out}; back ${timeOf(back)}`,
      price: `${formatDollars(price)} a person`,
      dollars: price,
      isInPlan: used.has(id),
    });
  });
  const hotels = inOrder(
    results.hotels.map((hotel) => ({ ...hotel, price: hotel.priceFrom })),
    (hotel) => used.has(stayOfferId(hotel)),
  ).flatMap((hotel) => {
    const { checkIn, checkOut, district, price } = hotel;
    const dates = `${formatShortDate(checkIn)} to ${formatShortDate(checkOut)}`;
    const id = stayOfferId(hotel);
    return line(id, {
      key: id,
      words: district === undefined ? dates : `${district}, ${dates}`,
      price: `from ${formatDollars(price)} a night`,
      dollars: price,
      isInPlan: used.has(id),
    });
  });
  const tours = inOrder(results.tours, ({ id }) => used.has(id)).flatMap(({ id, duration, price }) => {
    const day = plan.days.find(({ items }) => items.some(({ offerId }) => offerId === id));
    return line(id, {
      key: id,
      words: [duration, day && formatShortDate(day.date)].filter(Boolean).join(', '),
      price: `${formatDollars(price)} a person`,
      dollars: price,
      isInPlan: used.has(id),
    });
  });
  return { flights, hotels, tours };
}

function inOrder<Offer extends { readonly price: number }>(
  offers: readonly Offer[],
  isInPlan: (offer: Offer) => boolean,
): Offer[] {
  return offers.toSorted((a, b) => Number(isInPlan(b)) - Number(isInPlan(a)) || a.price - b.price);
}

/** "Mon 3 May, 8:00 AM", by the clock of the place */
function timeOf(instant: string): string {
  return `${formatShortDate(instant.slice(0, 10))}, ${formatTimeOf(instant)}`;
}
