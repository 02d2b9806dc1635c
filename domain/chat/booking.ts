/** Where a plan is booked: that of a planner's answer, or of a kept trip. */
import type { CheckedPlan } from '../itinerary/itinerary.ts';
import { flightLink, liveDealsLink } from '../offers/partnerLinks.ts';
import { bookingDetailsSchema, type BookingDetails } from './plannerApi.ts';
import type { ChatResults } from './results.ts';

interface Planned {
  readonly plan: Pick<CheckedPlan, 'cities'> | undefined;
  readonly results: ChatResults;
}

/** Where a plan is booked that rests on these offers; null when there is none. */
export function bookingOf({ plan, results }: Planned, marker: string): BookingDetails | null {
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
