/** What of a plan is still to be booked. */
import type { ChatResults } from '../chat/results.ts';
import type { CheckedPlan } from './itinerary.ts';
import { type OfferLine, offerLines } from './offerLines.ts';
import { stayAt } from './paid.ts';
import { stayOfferId } from './planCards.ts';

/**
 * The offers that a plan rests on, a line each with its partner's link, in the order of the trip: a flight there and back
 * once, a hotel once a stay. Without those that the traveller has booked, at whichever of their items it was said.
 * @param results what was found for the plan: an offer that is not among them has no link
 * @param marker affiliate marker of the flight and hotel links
 */
export function bookableOffers(plan: CheckedPlan, results: ChatResults, marker: string): OfferLine[] {
  const uses = plan.days.flatMap(({ date, items }) =>
    items.flatMap(({ kind, offerId, booked }) => {
      if (offerId === undefined) return [];
      const stay = kind === 'stay' ? stayAt(plan.stays, offerId, date) : undefined;
      const key = stay ? stayOfferId({ hotelId: offerId, checkIn: stay.checkIn }) : offerId;
      return { key, isBooked: booked !== undefined };
    }),
  );
  const booked = new Set(uses.filter(({ isBooked }) => isBooked).map(({ key }) => key));
  const order = [...new Set(uses.map(({ key }) => key))];
  const { flights, hotels, tours } = offerLines(plan, results, marker);
  return [...flights, ...hotels, ...tours]
    .filter(({ key }) => order.includes(key) && !booked.has(key))
    .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
}
