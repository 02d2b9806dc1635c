/** The towns of the table, as places that a trip can stop at. */
import { TOWN_TABLE } from './townTable.ts';
import type { Airport, Gazetted } from './types.ts';

/** As well known as what travellers name without a cue before it. */
const WEIGHT = 3;

/** @param countries names by ISO code. Towns none of whose airports is known are left out */
export function townsOf(
  byCode: ReadonlyMap<string, Airport>,
  countries: ReadonlyMap<string, string>,
): Gazetted[] {
  return TOWN_TABLE.split('\n').flatMap((line) => {
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
      weight: WEIGHT,
      at: { latitude: Number(latitude), longitude: Number(longitude) },
    };
    return [sea === undefined ? town : { ...town, sea }];
  });
}
