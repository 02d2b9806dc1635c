/**
 * Towns without an airport of their own, or with one that has no flights to speak of: where they lie, and the airports
 * they are reached by, usual first. A line is `Name|other name = country, latitude, longitude, airports`,
 * and for an island the sea that its ferries cross. Positions are
 * those of the town's middle, to about a kilometre (general knowledge, OpenStreetMap's names).
 */
import { AMERICAN_TOWNS } from '../../content/regions/towns/americas.ts';
import { EUROPEAN_TOWNS } from '../../content/regions/towns/europe.ts';
import { ISLAND_TOWNS } from '../../content/regions/towns/islands.ts';
import { OTHER_TOWNS } from '../../content/regions/towns/others.ts';
import { WEIGHT, type Airport, type Gazetted } from './types.ts';

/** @param countries names by ISO code. Towns none of whose airports is known are left out */
export function townsOf(
  byCode: ReadonlyMap<string, Airport>,
  countries: ReadonlyMap<string, string>,
): Gazetted[] {
  return [AMERICAN_TOWNS, EUROPEAN_TOWNS, OTHER_TOWNS, ISLAND_TOWNS]
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      const [names = '', facts] = line.split(' = ');
      if (facts === undefined) return [];
      const [countryCode = '', latitude = '', longitude = '', codes = '', sea] = facts.split(', ');
      const [first, ...others] = codes.split(' ').flatMap((code) => byCode.get(code) ?? []);
      if (!first) return [];
      const [name = '', ...otherNames] = names.split('|');
      const town: Gazetted = {
        kind: 'city',
        code: first.code,
        name,
        city: name,
        country: countries.get(countryCode) ?? first.country,
        countryCode,
        airports: [first, ...others],
        otherNames,
        borrowsCode: true,
        weight: WEIGHT.wellKnown,
        at: { latitude: Number(latitude), longitude: Number(longitude) },
      };
      return [sea === undefined ? town : { ...town, sea }];
    });
}
