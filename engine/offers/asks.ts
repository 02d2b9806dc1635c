/** What is looked up for a trip, each search under an id by which its answer is found again. */
import { addDays } from '../../domain/dates/calendar.ts';
import { MAX_PASSENGERS } from '../../domain/search/searchApi.ts';
import type { Brief, Stop } from '../plan/brief/brief.ts';
import type { AirRoute, GroundRoute } from '../plan/brief/routes.ts';
import type { Gazetted } from '../facts/types.ts';
import type { Found } from './found.ts';

export type Ask = { readonly id: string } & (
  | {
      readonly kind: 'flights';
      readonly origin: Gazetted;
      readonly destination: Gazetted;
      /** ISO dates; the second is null for one way. */
      readonly departure: string;
      readonly returnDate: string | null;
      readonly passengers: number;
    }
  | {
      readonly kind: 'hotels';
      readonly destination: Gazetted;
      readonly checkin: string;
      readonly checkout: string;
    }
  | { readonly kind: 'tours'; readonly destination: Gazetted }
);

/** Towns of one trip that tours are looked up for: the longest stays. */
const MAX_TOUR_TOWNS = 4;

export const flightAskId = (route: number): string => `searchFlights-${route + 1}`;
/** The same way a day earlier, where no flight of the first search lands in time. */
export const earlierAskId = (route: number): string => `${flightAskId(route)}-earlier`;
export const hotelAskId = (stop: number): string => `searchHotels-${stop + 1}`;
export const tourAskId = (stop: number): string => `searchTours-${stop + 1}`;

/** All searches of a trip. */
export function asksOf(brief: Brief): Ask[] {
  const flights = brief.routes.flatMap((route, index) =>
    route.kind === 'air' || (route.kind === 'ground' && route.mayFly)
      ? [flightAsk(flightAskId(index), route, route.date, brief)]
      : [],
  );
  const hotels = brief.stops.flatMap((stop, index): Ask[] =>
    stop.nights > 0 && !brief.ownBeds
      ? [
          {
            id: hotelAskId(index),
            kind: 'hotels',
            destination: stop.place,
            checkin: stop.firstDay,
            checkout: stop.checkOut,
          },
        ]
      : [],
  );
  const longest = brief.stops.toSorted((a, b) => b.days - a.days).slice(0, MAX_TOUR_TOWNS);
  const tours = brief.stops.flatMap((stop: Stop, index): Ask[] =>
    longest.includes(stop) ? [{ id: tourAskId(index), kind: 'tours', destination: stop.place }] : [],
  );
  return [...flights, ...hotels, ...tours];
}

/** Searches worth a second try: flights that all land after the day on which the traveller must be there. */
export function secondAsks(brief: Brief, found: Found, today: string): Ask[] {
  return brief.routes.flatMap((route, index): Ask[] => {
    if (route.kind !== 'air' || route.role === 'home' || found.has(earlierAskId(index))) return [];
    const flights = found.flights(flightAskId(index));
    const isLate =
      flights.length > 0 &&
      flights.every(
        (flight) => flight.arrival_at !== undefined && flight.arrival_at.slice(0, 10) > route.lands,
      );
    const earlier = addDays(route.date, -1);
    return isLate && earlier >= today ? [flightAsk(earlierAskId(index), route, earlier, brief)] : [];
  });
}

/** Whether two trips are looked up by the same searches. */
export function areSameAsks(one: readonly Ask[], other: readonly Ask[]): boolean {
  const key = (asks: readonly Ask[]) =>
    JSON.stringify(asks, (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'airports' in value ? { ...value, airports: [] } : value,
    );
  return key(one) === key(other);
}

function flightAsk(id: string, route: AirRoute | GroundRoute, departure: string, brief: Brief): Ask {
  return {
    id,
    kind: 'flights',
    origin: route.from,
    destination: route.to,
    departure,
    returnDate: route.kind === 'ground' ? null : route.returnDate,
    passengers: Math.min(brief.travellers, MAX_PASSENGERS),
  };
}
