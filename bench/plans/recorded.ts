/** The sample providers, with every offer that they gave and the towns it was asked for. */
import { parseEnv } from '../../supabase/functions/_shared/env.ts';
import { createProviders, type Providers } from '../../supabase/functions/_shared/providers/providers.ts';
import type { KnownFlight, KnownHotel, KnownTour } from '../../domain/itinerary/finding.ts';

const ENV = { SUPABASE_URL: 'http://backend.test', SUPABASE_SERVICE_ROLE_KEY: 'service' };
const noNetwork: typeof fetch = () => Promise.reject(new Error('The embedded providers use no network'));
const sample = createProviders(parseEnv(ENV), noNetwork);

/** Providers for one turn; `known` fills as they are asked. */
export function recordOffers() {
  const known = { flights: [] as KnownFlight[], hotels: [] as KnownHotel[], tours: [] as KnownTour[] };
  const providers: Providers = {
    ...sample,
    flights: {
      async search(query) {
        const offers = await sample.flights.search(query);
        const towns = { from: query.origin.city, to: query.destination.city };
        known.flights.push(...offers.map((offer) => ({ ...offer, ...towns })));
        return offers;
      },
    },
    hotels: {
      async search(query) {
        const offers = await sample.hotels.search(query);
        const { checkin, checkout, destination } = query;
        if (checkin !== null && checkout !== null) {
          const stay = { checkIn: checkin, checkOut: checkout, city: destination.city };
          known.hotels.push(...offers.map((offer) => ({ ...offer, ...stay })));
        }
        return offers;
      },
    },
    tours: {
      async search(query) {
        const offers = await sample.tours.search(query);
        known.tours.push(...offers.map((offer) => ({ ...offer, city: query.destination.city })));
        return offers;
      },
    },
  };
  return { providers, known };
}
