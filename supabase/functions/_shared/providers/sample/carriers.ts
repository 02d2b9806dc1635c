/**
 * Carriers of the sample timetable. They do not exist: an invented price never stands under a real airline's name.
 * Their codes have three characters, where airlines' IATA designators have two.
 */
export interface SampleCarrier {
  readonly code: string;
  readonly name: string;
  /** Factor on the fare. */
  readonly fare: number;
  /** Longest leg it flies, in kilometres. */
  readonly rangeKm: number;
}

export const SAMPLE_CARRIERS: readonly [SampleCarrier, ...SampleCarrier[]] = [
  { code: 'SA1', name: 'Meridian Sample Air', fare: 1.08, rangeKm: 14_500 },
  { code: 'SA2', name: 'Sample Skyways', fare: 1, rangeKm: 13_000 },
  { code: 'SA3', name: 'Longhaul Sample Lines', fare: 0.96, rangeKm: 15_000 },
  { code: 'SA4', name: 'Sample Hopper', fare: 0.82, rangeKm: 3_200 },
  { code: 'SA5', name: 'Sample Connect', fare: 0.9, rangeKm: 6_000 },
];

/** Airports where long trips change planes. */
export const HUBS = [
  'LHR',
  'CDG',
  'AMS',
  'FRA',
  'MAD',
  'FCO',
  'IST',
  'HEL',
  'ZRH',
  'VIE',
  'CPH',
  'LIS',
  'DXB',
  'DOH',
  'AUH',
  'ADD',
  'JNB',
  'NBO',
  'CAI',
  'CMN',
  'DEL',
  'BOM',
  'SIN',
  'BKK',
  'KUL',
  'HKG',
  'TPE',
  'ICN',
  'HND',
  'PVG',
  'CAN',
  'SYD',
  'AKL',
  'JFK',
  'EWR',
  'ATL',
  'ORD',
  'DFW',
  'LAX',
  'SFO',
  'SEA',
  'YYZ',
  'YVR',
  'MIA',
  'MEX',
  'PTY',
  'BOG',
  'LIM',
  'GRU',
  'SCL',
  'HNL',
  'NAN',
  'KEF',
  'ATH',
  'WAW',
  'MNL',
  'CGK',
  'PER',
  'DEN',
  'IAH',
] as const;
