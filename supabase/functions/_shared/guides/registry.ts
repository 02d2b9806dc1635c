/** The guides by city name. */
import { normalize } from '../places/normalize.ts';
import { kyoto } from './asia/kyoto.ts';
import type { CityGuide } from './types.ts';

const GUIDES: readonly CityGuide[] = [kyoto];

const byCity = new Map(GUIDES.map((guide) => [normalize(guide.city), guide]));

/** Names of the cities with a guide. */
export const GUIDED_CITIES: readonly string[] = GUIDES.map((guide) => guide.city);

/** The guide of a city; null where none is written. */
export function guideOf(city: string): CityGuide | null {
  return byCity.get(normalize(city)) ?? null;
}
