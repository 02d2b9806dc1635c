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
  readonly isInPlan: boolean;
}

interface OfferLines {
  readonly flights: readonly OfferLine[];
  readonly hotels: readonly OfferLine[];
  readonly tours: readonly OfferLine[];
}

/** Those in the plan first, each group by its price. */
export function offerLines(plan: CheckedPlan, results: ChatResults, marker: string): OfferLines {
  const links = offersOf(results, marker);
  const used = new Set(
    [...plan.legs, ...plan.days.flatMap(({ items }) => items)].flatMap(({ offerId }) => offerId ?? []),
  );
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
      isInPlan: used.has(id),
    });
  });
  const isStay = ({ hotelId, checkIn }: ChatResults['hotels'][number]) =>
    plan.stays.some((stay) => stay.offerId === hotelId && stay.checkIn === checkIn);
  const hotels = inOrder(
    results.hotels.map((hotel) => ({ ...hotel, price: hotel.priceFrom })),
    isStay,
  ).flatMap((hotel) => {
    const { checkIn, checkOut, district, price } = hotel;
    const dates = `${formatShortDate(checkIn)} to ${formatShortDate(checkOut)}`;
    const id = stayOfferId(hotel);
    return line(id, {
      key: id,
      words: district === undefined ? dates : `${district}, ${dates}`,
      price: `from ${formatDollars(price)} a night`,
      isInPlan: isStay(hotel),
    });
  });
  const tours = inOrder(results.tours, ({ id }) => used.has(id)).flatMap(({ id, duration, price }) => {
    const day = plan.days.find(({ items }) => items.some(({ offerId }) => offerId === id));
    return line(id, {
      key: id,
      words: [duration, day && formatShortDate(day.date)].filter(Boolean).join(', '),
      price: `${formatDollars(price)} a person`,
      isInPlan: day !== undefined,
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
