/** The offers of a kept trip, by what the engine looks up for its plan: a change made in the air must not lose them. */
import { flightOfferSchema, hotelOfferSchema, tourOfferSchema } from '@domain/offers/offers.ts';
import type { FlightOffer, HotelOffer, TourOffer } from '@domain/offers/offers.ts';
import { MAX_PASSENGERS } from '@domain/search/searchApi.ts';
import type { TripContents } from '@domain/trips/trip.ts';
import type { Gazetted } from '../../engine/facts/types.ts';
import type { FlightQuery, HotelQuery, TourQuery } from '../../engine/offers/offerSource.ts';
import type { Seen } from './recorder.ts';

interface TripSearches {
  flights(query: FlightQuery): Seen<FlightOffer> | null;
  hotels(query: HotelQuery): Seen<HotelOffer> | null;
  tours(query: TourQuery): Seen<TourOffer> | null;
}

/** What the trip holds of each search; null where it holds nothing. */
export function offersOfTrip(trip: Pick<TripContents, 'plan' | 'offers'> | null): TripSearches {
  const { plan, offers } = trip ?? { plan: null, offers: null };
  if (!plan || !offers) return { flights: () => null, hotels: () => null, tours: () => null };
  const seen = <Offer>(found: readonly Offer[]) =>
    found.length === 0 ? null : { offers: found, seenAt: offers.seenAt };
  return {
    flights: ({ origin, destination, departure, returnDate, passengers }) => {
      const people = Math.min(plan.party.adults + plan.party.children, MAX_PASSENGERS);
      return seen(
        offers.flights
          .filter(
            (flight) =>
              people === passengers &&
              isIn(flight.from, flight.origin, origin) &&
              isIn(flight.to, flight.destination, destination) &&
              flight.departure_at.slice(0, 10) === departure &&
              (flight.return_at?.slice(0, 10) ?? null) === returnDate,
          )
          // as the record of the turn holds them
          .map((flight) => flightOfferSchema.parse(flight)),
      );
    },
    hotels: ({ destination, checkin, checkout }) => {
      const isPlanned = plan.stays.some(
        (stay) => stay.city === destination.city && stay.checkIn === checkin && stay.checkOut === checkout,
      );
      return seen(
        offers.hotels
          .filter((hotel) => isPlanned && hotel.checkIn === checkin && hotel.checkOut === checkout)
          .map((hotel) => hotelOfferSchema.parse(hotel)),
      );
    },
    tours: ({ destination: { city } }) => {
      // the cards do not say of which town they are: of several towns only what a day holds is sure
      const isOnly = plan.cities.length === 1 && plan.cities[0] === city;
      const held = new Set(
        plan.days.flatMap(({ items }) => items.flatMap((item) => (item.city === city ? item.offerId : []))),
      );
      return seen(
        offers.tours.filter(({ id }) => isOnly || held.has(id)).map((tour) => tourOfferSchema.parse(tour)),
      );
    },
  };
}

/** Trips from before the towns were kept have the airports alone. */
function isIn(town: string | undefined, code: string, { city, airports }: Gazetted): boolean {
  return town === undefined ? airports.some((airport) => airport.code === code) : town === city;
}
