/** What a flight search costs when it starts some days earlier or later. */
import { addDays } from '../../../../domain/dates/calendar.ts';
import { FARE_DAYS_AROUND, type FareDay } from '../../../../domain/search/searchApi.ts';
import { ProviderError } from '../providers/error.ts';
import type { FlightProvider } from '../providers/flights.ts';
import type { FlightQuery } from '../../../../engine/offers/offerSource.ts';

/**
 * The days around the departure that are not past, with the lowest price of each; a return moves along, so that the
 * trip stays as long as it is. Empty for "any date", and where the provider cannot say or fails: the flights that
 * were found must not be lost over it.
 */
export async function findFareDays(query: FlightQuery, provider: FlightProvider): Promise<FareDay[]> {
  const { departure, returnDate, today } = query;
  if (departure === null || !provider.lowestPrices) return [];
  const offsets = Array.from({ length: 2 * FARE_DAYS_AROUND + 1 }, (_, index) => index - FARE_DAYS_AROUND);
  const queries = offsets
    .map((offset) => ({
      ...query,
      departure: addDays(departure, offset),
      returnDate: returnDate === null ? null : addDays(returnDate, offset),
    }))
    .filter((day) => day.departure >= today || day.departure === departure);
  try {
    const prices = await provider.lowestPrices(queries);
    return queries.map((day, index) => ({
      departure: day.departure,
      returnDate: day.returnDate,
      price: prices[index] ?? null,
    }));
  } catch (thrown) {
    if (thrown instanceof ProviderError) return [];
    throw thrown;
  }
}
