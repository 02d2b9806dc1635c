/** Location autocomplete behind an interface, and its embedded default. */
import { loadGazetteer } from '../../../../engine/facts/gazetteer.ts';
import type { Place } from '../../../../domain/search/searchApi.ts';

export interface PlacesProvider {
  /**
   * Places for what was typed, best first.
   * @param locale two letters; a provider may ignore it
   * @throws ProviderError
   */
  suggest(typed: string, locale: string, limit: number): Promise<Place[]>;
}

/** Real airports and the cities they serve, without a network. */
export const embeddedPlaces: PlacesProvider = {
  async suggest(typed, _locale, limit) {
    const gazetteer = await loadGazetteer();
    return gazetteer.suggest(typed, limit).map((found) => ({
      name: found.name.slice(0, 120),
      city_name: found.city,
      country_name: found.country,
      code: found.code,
      iata: found.code,
    }));
  },
};
