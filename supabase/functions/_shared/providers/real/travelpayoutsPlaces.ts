/** Location autocomplete by Travelpayouts (places2): cities and airports. */
import { z } from 'zod';
import { iataCode } from '../../../../../domain/offers/offers.ts';
import { endpoint, fetchJson, type HttpOptions } from '../fetchJson.ts';
import type { PlacesProvider } from '../places.ts';

const BASE_URL = 'https://autocomplete.travelpayouts.com';

const rowSchema = z.object({
  code: iataCode,
  name: z.string().min(1),
  /** Absent on the rows of cities. */
  city_name: z.string().nullish(),
  country_name: z.string().nullish(),
});

/** The provider; the service needs no key. */
export function createTravelpayoutsPlaces(options: HttpOptions): PlacesProvider {
  return {
    async suggest(typed, locale, limit) {
      const url = endpoint(options.baseUrl ?? BASE_URL, '/places2');
      url.searchParams.set('term', typed);
      url.searchParams.set('locale', locale);
      url.searchParams.append('types[]', 'city');
      url.searchParams.append('types[]', 'airport');
      const rows = await fetchJson({
        provider: 'Travelpayouts places',
        url,
        schema: z.array(z.unknown()),
        http: options,
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
