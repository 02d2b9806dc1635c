import { z } from 'zod';
import { type Place, placeSchema } from '@domain/search/searchApi.ts';
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
