/** Location autocomplete by Travelpayouts (places2): cities and airports. */
import { z } from 'zod';
import { iataCode } from '../domain/offers.ts';
import { fetchJson } from './fetchJson.ts';
import type { PlacesProvider } from './places.ts';

const BASE_URL = 'https://autocomplete.travelpayouts.com';

const rowSchema = z.object({
  code: iataCode,
  name: z.string().min(1),
  /** Absent on the rows of cities. */
  city_name: z.string().nullish(),
  country_name: z.string().nullish(),
});

export interface TravelpayoutsPlacesOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
}

/** The provider; the service needs no key. */
export function createTravelpayoutsPlaces(options: TravelpayoutsPlacesOptions): PlacesProvider {
  return {
    async suggest(typed, locale, limit) {
      const url = new URL('/places2', options.baseUrl ?? BASE_URL);
      url.searchParams.set('term', typed);
      url.searchParams.set('locale', locale);
      url.searchParams.append('types[]', 'city');
      url.searchParams.append('types[]', 'airport');
      const rows = await fetchJson({
        provider: 'Travelpayouts places',
        url,
        schema: z.array(z.unknown()),
        fetch: options.fetch,
        ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
      });
      // one odd row must not cost the traveller the others
      const places = rows.flatMap((row) => rowSchema.safeParse(row).data ?? []);
      return places.slice(0, limit).map((row) => ({
        name: row.name.slice(0, 120),
        city_name: (row.city_name ?? row.name).slice(0, 120),
        country_name: (row.country_name ?? '').slice(0, 120),
        code: row.code,
        iata: row.code,
      }));
    },
  };
}
