/** The guides by city name. */
import { normalize } from '../../domain/text/normalize.ts';
import { AFRICA } from './africa.ts';
import { AMERICAS } from './americas.ts';
import { ASIA } from './asia.ts';
import { EUROPE } from './europe.ts';
import { OCEANIA } from './oceania.ts';
import type { CityGuide } from './types.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test reads every file by the schema; no phone does so again
const GUIDES = [...AFRICA, ...AMERICAS, ...ASIA, ...EUROPE, ...OCEANIA] as readonly CityGuide[];

const byName = new Map(
  [
    ...GUIDES.flatMap((guide) => (guide.aliases ?? []).map((name) => [name, guide] as const)),
    ...GUIDES.map((guide) => [guide.city, guide] as const),
  ].map(([name, guide]) => [normalize(name), guide]),
);

/** Names of the cities with a guide. */
export const GUIDED_CITIES: readonly string[] = GUIDES.map((guide) => guide.city);

/** The guide of a city by this name or another of its names; null where none is written. */
export function guideOf(city: string): CityGuide | null {
  return byName.get(normalize(city)) ?? null;
}
