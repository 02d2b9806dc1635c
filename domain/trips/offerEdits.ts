/** What a traveller can do with the offers of a trip by hand: each that could take the place of one in the plan. */
import type { CheckedPlan } from '../itinerary/itinerary.ts';
import { stayOfferId } from '../itinerary/planCards.ts';
import type { HandEdit } from './edits.ts';
import { swapFor } from './flightWays.ts';
import type { TripOffers } from './trip.ts';
import { stayFor } from './useHotel.ts';

export type OfferEdit = Extract<HandEdit, { offer: string }>;

/** A trip as it is now, with what can be done with its offers where they stand apart from it. */
export interface ChoosableTrip {
  readonly id: string;
  readonly plan: CheckedPlan;
  /** See {@link offerEdits}. */
  readonly edits: ReadonlyMap<string, OfferEdit>;
  /** Why the last one was not made, and at the key of which offer. */
  readonly refused: { readonly key: string; readonly words: string } | null;
  readonly onUse: (edit: OfferEdit) => void;
}

/** The edits that take an offer, by the key of its line (offerLines.ts); none for what no way or stay is like. */
export function offerEdits(plan: CheckedPlan, offers: TripOffers): ReadonlyMap<string, OfferEdit> {
  const edits = new Map<string, OfferEdit>();
  for (const flight of offers.flights) {
    if (swapFor(plan, flight, offers)) edits.set(flight.id, { kind: 'useFlight', offer: flight.id });
  }
  for (const hotel of offers.hotels) {
    const stay = stayFor(plan, hotel);
    if (!stay || stay.offerId === hotel.hotelId) continue;
    const { hotelId: offer, checkIn } = hotel;
    edits.set(stayOfferId(hotel), { kind: 'useHotel', offer, checkIn });
  }
  return edits;
}

/** The key of the line of an edit's offer. */
export function offerKey(edit: OfferEdit): string {
  return edit.kind === 'useHotel' ? stayOfferId({ hotelId: edit.offer, checkIn: edit.checkIn }) : edit.offer;
}
