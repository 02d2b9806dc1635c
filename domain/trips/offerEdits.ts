/** What a traveller can do with the offers of a trip by hand: each that could take the place of one in the plan. */
import { addDays } from '../dates/calendar.ts';
import type { CheckedPlan } from '../itinerary/itinerary.ts';
import { stayOfferId } from '../itinerary/planCards.ts';
import type { HandEdit } from './edits.ts';
import { swapFor } from './flightWays.ts';
import type { TripOffers } from './trip.ts';
import { stayFor } from './useHotel.ts';
import { townOf, tourIn } from './useTour.ts';

export type OfferEdit = Extract<HandEdit, { offer: string }>;

/** What can be done with an offer. */
export interface OfferUse {
  readonly edit: OfferEdit;
  /** Nothing in the plan would go for it. */
  readonly adds: boolean;
}

/** A trip as it is now, with what can be done with its offers where they stand apart from it. */
export interface ChoosableTrip {
  readonly id: string;
  readonly plan: CheckedPlan;
  /** See {@link offerUses}. */
  readonly uses: ReadonlyMap<string, OfferUse>;
  /** Why the last one was not made, and at the key of which offer. */
  readonly refused: { readonly key: string; readonly words: string } | null;
  readonly onUse: (edit: OfferEdit) => void;
}

/** The edits that take an offer, by the key of its line (offerLines.ts); none for what no way, stay or town is like. @param today ISO date */
export function offerUses(
  plan: CheckedPlan,
  offers: TripOffers,
  today: string,
): ReadonlyMap<string, OfferUse> {
  const uses = new Map<string, OfferUse>();
  const put = (key: string, edit: OfferEdit, adds = false) => uses.set(key, { edit, adds });
  for (const flight of offers.flights) {
    if (swapFor(plan, flight, offers)) put(flight.id, { kind: 'useFlight', offer: flight.id });
  }
  for (const hotel of offers.hotels) {
    const stay = stayFor(plan, hotel);
    if (!stay || stay.offerId === hotel.hotelId) continue;
    const { hotelId: offer, checkIn } = hotel;
    put(stayOfferId(hotel), { kind: 'useHotel', offer, checkIn });
  }
  const used = new Set(plan.days.flatMap(({ items }) => items.map(({ offerId }) => offerId)));
  // of today nobody knows here what is over
  const days = plan.days.filter(({ date }) => date > today);
  const from = days.length < plan.days.length ? { from: addDays(today, 1) } : {};
  for (const tour of offers.tours) {
    const town = townOf({ ...plan, days }, tour);
    if (town === undefined || used.has(tour.id)) continue;
    put(tour.id, { kind: 'useTour', offer: tour.id, ...from }, tourIn(days, town) === undefined);
  }
  return uses;
}

/** The key of the line of an edit's offer. */
export function offerKey(edit: OfferEdit): string {
  return edit.kind === 'useHotel' ? stayOfferId({ hotelId: edit.offer, checkIn: edit.checkIn }) : edit.offer;
}
