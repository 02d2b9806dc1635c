/**
 * Runs a search, or says in plain words which field cannot be searched with. Those answers have success false and
 * are no errors: the page shows the message.
 */
import { earliestToday, isoDateOf, addDays } from '../../../../domain/dates/calendar.ts';
import {
  flightIssues,
  SAME_PLACE,
  stayIssues,
  type FieldIssue,
} from '../../../../domain/search/searchChecks.ts';
import { loadGazetteer, type Gazetteer } from '../../../../engine/facts/gazetteer.ts';
import { findFareDays } from './fareDays.ts';
import { resolvePlace, Unsearchable } from './resolvePlace.ts';
import type {
  FlightSearchParams,
  FlightSearchReply,
  HotelSearchParams,
  HotelSearchReply,
  SearchRequest,
  TourSearchParams,
  TourSearchReply,
} from '../../../../domain/search/searchApi.ts';
import type { Gazetted } from '../../../../engine/facts/types.ts';
import type { FlightQuery } from '../../../../engine/offers/offerSource.ts';
import { anyDateNight } from '../providers/hotels.ts';
import type { Providers } from '../providers/providers.ts';

interface Context {
  readonly gazetteer: Gazetteer;
  readonly providers: Providers;
  readonly now: Date;
}

/** Runs a search of whichever type, as the three functions below. */
export function searchOffers(
  search: SearchRequest,
  providers: Providers,
  now: Date,
): Promise<FlightSearchReply | HotelSearchReply | TourSearchReply> {
  switch (search.type) {
    case 'flights':
      return searchFlightsWithDays(search.params, providers, now);
    case 'hotels':
      return searchHotels(search.params, providers, now);
    case 'tours':
      return searchTours(search.params, providers, now);
  }
}

/**
 * @returns the reply of requirements §7; success false with a message naming the field when it cannot be searched
 * @throws ProviderError
 */
function searchFlights(
  params: FlightSearchParams,
  providers: Providers,
  now: Date,
): Promise<FlightSearchReply> {
  return answer(providers, now, (context) => findFlights(params, context));
}

/** As {@link searchFlights}, with the prices of the days around the departure where the provider can say. */
async function searchFlightsWithDays(
  params: FlightSearchParams,
  providers: Providers,
  now: Date,
): Promise<FlightSearchReply> {
  const reply = await searchFlights(params, providers, now);
  if (!reply.success) return reply;
  const query = toQuery(params, { gazetteer: await loadGazetteer(), providers, now });
  const fareDays = await findFareDays(query, providers.flights);
  return fareDays.length === 0 ? reply : { ...reply, fareDays };
}

/** As {@link searchFlights}; searchParams carry the stay when it has dates. */
function searchHotels(params: HotelSearchParams, providers: Providers, now: Date): Promise<HotelSearchReply> {
  return answer(providers, now, (context) => findHotels(params, context));
}

/** As {@link searchFlights}. */
function searchTours(params: TourSearchParams, providers: Providers, now: Date): Promise<TourSearchReply> {
  return answer(providers, now, (context) => findTours(params, context));
}

type Unfound = Pick<FlightSearchReply, 'success' | 'message'>;
type Found<Part> = Part & Required<Pick<FlightSearchReply, 'success' | 'marker' | 'seenAt'>>;

async function answer<Part extends object>(
  providers: Providers,
  now: Date,
  find: (context: Context) => Promise<Part>,
): Promise<Found<Part> | Unfound> {
  try {
    const found = await find({ gazetteer: await loadGazetteer(), providers, now });
    return { success: true, marker: providers.marker, seenAt: now.toISOString(), ...found };
  } catch (thrown) {
    if (thrown instanceof Unsearchable) return { success: false, message: thrown.message };
    throw thrown;
  }
}

async function findFlights(params: FlightSearchParams, context: Context) {
  // a one-way search has no return date, whatever was sent
  const search = params.tripType === 'return' ? params : { ...params, returnDate: null };
  refuse(flightIssues(search, earliestToday(context.now)));
  const query = toQuery(search, context);
  if (sharesAirports(query.origin, query.destination)) throw new Unsearchable(SAME_PLACE);
  return { data: await context.providers.flights.search(query) };
}

/** @throws Unsearchable for a place that nobody knows */
function toQuery(params: FlightSearchParams, context: Context): FlightQuery {
  return {
    origin: resolvePlace('From', params.from, context.gazetteer),
    destination: resolvePlace('To', params.to, context.gazetteer),
    departure: params.departure,
    returnDate: params.tripType === 'return' ? params.returnDate : null,
    passengers: params.passengers,
    today: isoDateOf(context.now),
  };
}

async function findHotels(params: HotelSearchParams, context: Context) {
  refuse(stayIssues(params, earliestToday(context.now)));
  const destination = resolvePlace('Destination', params.destination, context.gazetteer);
  const { checkin } = params;
  const checkout = params.checkout ?? (checkin === null ? null : addDays(checkin, 1));
  const data = await context.providers.hotels.search({
    destination,
    checkin,
    checkout,
    today: isoDateOf(context.now),
  });
  if (checkin === null || checkout === null) return { data, pricedFor: anyDateNight(isoDateOf(context.now)) };
  return { data, searchParams: { checkIn: checkin, checkOut: checkout } };
}

async function findTours(params: TourSearchParams, context: Context) {
  const destination = resolvePlace('Destination', params.destination, context.gazetteer);
  return { data: await context.providers.tours.search({ destination }) };
}

function refuse([first]: readonly FieldIssue<string>[]): void {
  if (first) throw new Unsearchable(first.message);
}

function sharesAirports(a: Gazetted, b: Gazetted): boolean {
  return a.airports.some((airport) => b.airports.some((other) => other.code === airport.code));
}
