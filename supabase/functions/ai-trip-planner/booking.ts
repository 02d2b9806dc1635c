/** Where a planner's answer is booked. */
import { flightLink, liveDealsLink } from '../../../domain/offers/partnerLinks.ts';
import { bookingDetailsSchema, type BookingDetails } from '../../../domain/chat/plannerApi.ts';
import type { ChatResults } from '../../../domain/chat/results.ts';
import type { TurnAnswer } from '../../../engine/turn.ts';

/** Where the plan of an answer is booked; null when it has none. */
export function bookingOf({ plan, results }: TurnAnswer, marker: string): BookingDetails | null {
  const place = plan?.cities[0];
  return place === undefined ? null : detailsOf(results, place, marker);
}

/** Null when the plan came with no offers. A place that is no name must not fail an answer that is whole. */
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
