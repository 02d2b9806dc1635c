/** Where a planner's answer is booked. */
import { flightLink, liveDealsLink } from '../../../domain/offers/partnerLinks.ts';
import { bookingDetailsSchema, type BookingDetails } from '../../../domain/chat/plannerApi.ts';
import type { ChatResults } from '../../../domain/chat/results.ts';
import type { Gazetted } from '../../../engine/facts/types.ts';
import type { TurnAnswer } from '../../../engine/turn.ts';
import type { Providers } from '../_shared/providers/providers.ts';

/** The heading that every plan's first day has (decisions/0007): tells one that the model only wrote out. */
const FIRST_DAY = /^#{1,6} *Day 1\b/m;

/** The same providers, and what an answer that was made with them leads to. */
export function watchBooking(providers: Providers): {
  readonly providers: Providers;
  readonly bookingOf: (answer: TurnAnswer) => BookingDetails | null;
} {
  const watched = watchDestination(providers);
  return {
    providers: watched.providers,
    bookingOf: ({ plan, reply, results }) => {
      const place = plan?.cities[0] ?? (FIRST_DAY.test(reply) ? watched.destination() : null);
      return place === null ? null : detailsOf(results, place, providers.marker);
    },
  };
}

/** The same providers, with the place that the searches of the turn were for: the first that was slept or flown to. */
function watchDestination(providers: Providers): { providers: Providers; destination: () => string | null } {
  let seen: string | null = null;
  const noting =
    <Query extends { readonly destination: Gazetted }, Offer>(search: (query: Query) => Promise<Offer[]>) =>
    (query: Query): Promise<Offer[]> => {
      seen ??= query.destination.city;
      return search(query);
    };
  return {
    providers: {
      ...providers,
      flights: { search: noting((query) => providers.flights.search(query)) },
      hotels: { search: noting((query) => providers.hotels.search(query)) },
      tours: { search: noting((query) => providers.tours.search(query)) },
    },
    destination: () => seen,
  };
}

/**
 * Where the plan is booked; null when it came with no offers. The place is the model's own word: what is no name of one
 * leads nowhere, and must not fail the answer, which has been read by then and would go for nothing.
 */
function detailsOf(results: ChatResults, destination: string, marker: string): BookingDetails | null {
  const { flights, hotels, tours } = results;
  const offers = [...flights, ...hotels, ...tours];
  if (offers.length === 0) return null;
  const [hotel] = hotels;
  const stay = {
    destination: destination.replaceAll(/\s+/g, ' ').slice(0, 120),
    ...(hotel ? { checkIn: hotel.checkIn, checkOut: hotel.checkOut } : {}),
  };
  const details = bookingDetailsSchema.safeParse({
    url: bookableLink(results, marker) ?? liveDealsLink(stay),
    ...stay,
    sample: offers.every((offer) => offer.sample === true),
  });
  return details.success ? details.data : null;
}

/** The partner's page of the first offer that can be booked as it is; sample data never can. */
function bookableLink({ flights, hotels, tours }: ChatResults, marker: string): string | undefined {
  const flight = flights.find((offer) => !offer.sample && offer.link !== '');
  if (flight && marker !== '') return flightLink(flight.link, marker);
  return [...hotels, ...tours].find((offer) => !offer.sample && offer.bookingUrl !== undefined)?.bookingUrl;
}
