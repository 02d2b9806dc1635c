/** What travellers ask of a country: money, sockets, tips, seasons. */
import facts from './countries.json' with { type: 'json' };
import type { CountryFacts } from './schema.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test reads the file by its schema; no phone does so again
const COUNTRIES = facts.countries as readonly CountryFacts[];
const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));

/** The facts of a country by its ISO 3166-1 alpha-2 code; null where none are written. */
export function countryFacts(code: string): CountryFacts | null {
  return byCode.get(code) ?? null;
}
