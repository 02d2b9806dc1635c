/** Borders between countries, as a traveller who lands meets them. */

/** Countries without border checks between them: the Schengen area, and the Common Travel Area. */
const OPEN_AREAS: readonly ReadonlySet<string>[] = [
  new Set(
    'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
  ),
  new Set('GB IE'.split(' ')),
];

/**
 * Whether passports are looked at between two countries.
 * @param from ISO 3166-1 alpha-2 code, as `to`
 */
export function hasBorderCheck(from: string, to: string): boolean {
  return from !== to && !OPEN_AREAS.some((area) => area.has(from) && area.has(to));
}
