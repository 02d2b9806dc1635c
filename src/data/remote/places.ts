import * as z from 'zod/mini';
import { type Place, placeSchema } from '@domain/search/searchApi.ts';
import { MAX_SPOTS, type Spot, spotSchema, type SpotTown, writeTowns } from '@domain/search/spots.ts';
import { callFunction } from './transport/functions.ts';
import type { Http } from './transport/http.ts';

/** Location suggestions; each carries its code as `iata` too (requirements §3). */
export async function fetchPlaces(http: Http, query: string, signal: AbortSignal): Promise<Place[]> {
  const places = await callFunction(
    http,
    { name: 'places', method: 'GET', query: { q: query, locale: 'en' }, token: null, signal },
    z.array(placeSchema),
  );
  return places.map((place) => ({ ...place, iata: place.code }));
}

/** What the trip itself knows waits with it, and is not to wait long. */
const SPOTS_TIMEOUT_MS = 1_500;

/** Places in and around the towns of a trip. */
export function fetchSpots(
  http: Http,
  query: string,
  towns: readonly SpotTown[],
  signal: AbortSignal,
): Promise<Spot[]> {
  return callFunction(
    http,
    {
      name: 'places',
      method: 'GET',
      query: { q: query, locale: 'en', towns: writeTowns(towns) },
      token: null,
      timeoutMs: SPOTS_TIMEOUT_MS,
      signal,
    },
    z.array(spotSchema).check(z.maxLength(MAX_SPOTS)),
  );
}
