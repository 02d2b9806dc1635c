/** Searches that were made earlier, as a source of offers: what a host without a network has, and who repeats its turn. */
import { OffersUnavailable, type OfferSource } from './offerSource.ts';
import type { RecordedOffers } from '../../domain/chat/answeredHere.ts';
import type { Gazetted } from '../facts/types.ts';

/** Names a place in a record of searches. */
export function placeKey({ kind, code, name, countryCode }: Gazetted): string {
  return `${kind} ${code} ${countryCode} ${name}`;
}

/** Answers what was recorded; any other search throws OffersUnavailable. */
export function recordedSource({ flights, hotels, tours, marker, seenAt }: RecordedOffers): OfferSource {
  return {
    marker,
    seenBefore: seenAt,
    flights: async (query) =>
      offersOf(
        flights.find(
          (one) =>
            one.origin === placeKey(query.origin) &&
            one.destination === placeKey(query.destination) &&
            one.departure === query.departure &&
            one.returnDate === query.returnDate &&
            one.passengers === query.passengers,
        ),
      ),
    hotels: async (query) =>
      offersOf(
        hotels.find(
          (one) =>
            one.destination === placeKey(query.destination) &&
            one.checkin === query.checkin &&
            one.checkout === query.checkout,
        ),
      ),
    tours: async (query) => offersOf(tours.find((one) => one.destination === placeKey(query.destination))),
  };
}

function offersOf<Offer>(found: { readonly offers: Offer[] } | undefined): Offer[] {
  if (!found) throw new OffersUnavailable('Nothing of this search is on the device');
  return found.offers;
}
