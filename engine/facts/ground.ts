/** Whether the way between two places is made on the ground, and about how long and dear it is. */
import { FAR_FROM_AIRPORT, ISLANDS, WATER } from '../../content/regions/crossings.ts';
import { distanceKm } from './geo.ts';
import { each, railSpeed, ROAD_SPEEDS, roadSpeed, words } from './speeds.ts';
import type { Gazetted } from './types.ts';

export interface GroundWay {
  readonly mode: 'train' | 'bus' | 'car' | 'boat';
  /** Door to door; an estimate from the distance. */
  readonly minutes: number;
  /** US dollars a person; an estimate from the distance. */
  readonly price: number;
}

/** Regions, as airports name them, that are islands, or lie on another than the rest of their country. */
const ISLAND_REGIONS: Readonly<Record<string, string>> = {
  'GB-NIR': 'IE',
  'AU-TAS': 'Tasmania',
  'FR-COR': 'Corsica',
  'IT-82': 'Sicily',
  'IT-88': 'Sardinia',
  'JP-01': 'Hokkaido',
  ...each('NZ-CAN NZ-MBH NZ-NSN NZ-OTA NZ-STL NZ-TAS NZ-WTC', 'South Island'),
};
/** Countries on islands of their own. Great Britain is not among them: trains go through the tunnel. */
const ISLAND_COUNTRIES = words(
  'IE IS JP TW PH ID MV LK MU SC MG FJ NZ CY MT CU JM DO HT BS BB LC TT BH FO GL BM AG DM GD VC KN PF NC WS TO VU SB PG CV',
);
/** Neighbours whose borders trains or coaches cross as a matter of course. */
const OPEN_BORDERS = [
  words(
    'AT BE BG CH CZ DE DK EE ES FI FR GB GI GR HR HU IT LI LT LU LV MC ME MK NL NO PL PT RO RS SE SI SK SM BA AL AD VA',
  ),
  words('IE GB'),
  words('US CA'),
  words('MY SG TH LA'),
  words('VN KH'),
  words('AR UY CL BR PY'),
  words('PE BO CL AR EC CO'),
  words('ZA SZ LS BW NA'),
  words('CN HK MO'),
];
const SLOW_RAIL = 60;
/** Nobody sits longer than this, in minutes. */
const LONGEST_WAY = 690;
const DRIVING = words('IS NZ NA ZA US CA AU CR');
/** Above this people fly where there are no fast trains. */
const ROAD_KM = 400;
const RAIL_KM = 560;
/** About eight hours by train: for those who ask for it. */
const WISHED_RAIL_KM = 1_100;
/** Towns that share an airport lie about this far apart. */
const SHARED_KM = 45;

const DOLLARS_AN_HOUR = 10;
/** Airports whose towns have ferries to small islands, by the sea that these name. */
const PORTS: Readonly<Record<string, string>> = {
  ...each('ATH JTR JMK JNX PAS MLO JSY', 'Cyclades'),
  ...each('RHO KGS', 'Dodecanese'),
  ...each('SPU DBV', 'Adriatic'),
  ...each('KBV HKT', 'Andaman'),
  ...each('LOP DPS', 'Lombok'),
  NAP: 'Naples',
  USM: 'Samui',
  SOU: 'Solent',
  MLA: 'Malta',
  SEZ: 'Seychelles',
  MLE: 'Malé',
  IXZ: 'Andamans',
  TDX: 'Trat',
  CEB: 'Visayas',
  DGT: 'Visayas',
  ISG: 'Yaeyama',
  TAK: 'Inland Sea',
  OKA: 'Kerama',
  TTT: 'Taitung',
  APW: 'Samoa',
  VXE: 'Mindelo',
  GPS: 'Galápagos',
  PTP: 'Guadeloupe',
  ANU: 'Antigua',
  TSV: 'Townsville',
  ACE: 'Lanzarote',
  ISC: 'Scilly',
  GCI: 'Channel',
  TPS: 'Egadi',
  CTA: 'Aeolian',
  ZAD: 'Zadar',
  ...each('CFU EFL PVK', 'Ionian'),
  ...each('HOR PIX SJZ', 'Azores'),
  ...each('STT EIS', 'Virgin Islands'),
  PPT: 'Tahiti',
  PVD: 'Block Island',
  NAN: 'Fiji',
};
/** Kilometres an hour of a ferry with its stops, and minutes to be at the pier. */
const FERRY = { speed: 38, pier: 60 } as const;
/** A road is longer than the line on the map by about this. */
const DETOUR = 1.35;
/** Towns nearer to their airport than this have the usual way. */
const NEAR_AIRPORT_KM = 20;

/**
 * The usual way on the ground; null where people fly, for sea, distance or a border.
 * @param byRail whether the traveller asked for the train: then a day on rails is not too far
 */
export function groundWay(from: Gazetted, to: Gazetted, byRail = false): GroundWay | null {
  if (from.sea !== undefined || to.sea !== undefined) return ferry(from, to);
  if (sharesAirport(from, to) && !(from.at && to.at)) {
    const own = from.at ?? to.at;
    if (own && !(from.name in FAR_FROM_AIRPORT) && !(to.name in FAR_FROM_AIRPORT))
      return wayOf(from, to, Math.max(SHARED_KM, kilometres(from, to)));
    const far = Math.max(FAR_FROM_AIRPORT[from.name] ?? 0, FAR_FROM_AIRPORT[to.name] ?? 0);
    const near = wayOf(from, to, SHARED_KM);
    return far === 0 ? near : { ...near, minutes: far, price: rounded((far / 60) * DOLLARS_AN_HOUR, 5) };
  }
  const crossing = waterWay(from, to);
  // nobody sleeps on a ship without being asked, and there is no road beside it
  if (crossing) return crossing.minutes > LONGEST_WAY ? null : crossing;
  if (landmass(from) !== landmass(to) || !isOpen(from.countryCode, to.countryCode)) return null;
  const km = from.at && to.at ? kilometres(from, to) : Math.max(SHARED_KM, kilometres(from, to));
  const hasRail = railSpeed(from, to) !== null;
  const farthest = hasRail ? (byRail ? WISHED_RAIL_KM : RAIL_KM) : ROAD_KM;
  const way = wayOf(from, to, km);
  return km > farthest || way.minutes > LONGEST_WAY ? null : way;
}

/** The ferry that is the usual way between two towns; null where there is none. */
export function waterWay({ airports: [a] }: Gazetted, { airports: [b] }: Gazetted): GroundWay | null {
  const crossing = WATER.find(([x, y]) => (x === a.code && y === b.code) || (x === b.code && y === a.code));
  return crossing?.[2] ?? null;
}

/** Usual minutes from the airport to a place that lies far from it, about; null where it does not. */
export function minutesFromAirport(place: Place): number | null {
  const { name, at, sea } = place;
  const usual = FAR_FROM_AIRPORT[name];
  if (usual !== undefined || !at) return usual ?? null;
  const km = distanceKm(at, place.airports[0]) * DETOUR;
  if (km < NEAR_AIRPORT_KM && sea === undefined) return null;
  return rounded(
    20 + (km / (ROAD_SPEEDS[place.countryCode] ?? 60)) * 60 + (sea === undefined ? 0 : FERRY.pier),
    15,
  );
}

type Place = Pick<Gazetted, 'name' | 'at' | 'sea' | 'airports' | 'countryCode'>;

/** As the crow flies between two towns; of a town whose own place is not known, from its usual airport. */
export function kilometres(
  from: Pick<Gazetted, 'at' | 'airports'>,
  to: Pick<Gazetted, 'at' | 'airports'>,
): number {
  return distanceKm(from.at ?? from.airports[0], to.at ?? to.airports[0]);
}

/** Between an island without flights and the ports of its sea; null where no ferry goes. */
function ferry(from: Gazetted, to: Gazetted): GroundWay | null {
  const [a, b] = [from, to].map((place) => place.sea ?? PORTS[place.airports[0].code]);
  if (a === undefined || a !== b) return null;
  const km = kilometres(from, to);
  return {
    mode: 'boat',
    minutes: rounded(FERRY.pier + (km / FERRY.speed) * 60, 15),
    price: rounded(15 + km * 0.25, 5),
  };
}

/** Whether two places are reached by the same airport; an island with one of its own is not reached by a neighbour's. */
export function sharesAirport(from: Gazetted, to: Gazetted): boolean {
  if (landmass(from) !== landmass(to)) return false;
  return from.airports.some((airport) => to.airports.some((other) => other.code === airport.code));
}

/** Kilometres as the crow flies, and at least what lies between neighbours. */
export function nearest(from: Gazetted, to: Gazetted): number {
  return Math.max(SHARED_KM, kilometres(from, to));
}

/** What a road or railway can reach from a town: the island of its airport, or the mainland. */
export function landmass({
  airports: [airport],
  countryCode,
}: Pick<Gazetted, 'airports' | 'countryCode'>): string {
  // the airport of Saranda lies on an island of the neighbours
  const island = countryCode === airport.countryCode ? ISLANDS[airport.code] : undefined;
  return (
    island ??
    ISLAND_REGIONS[airport.regionCode] ??
    (ISLAND_COUNTRIES.has(airport.countryCode) ? airport.countryCode : 'mainland')
  );
}

/** Whether trains or coaches cross the border between two countries as a matter of course. */
export function isOpen(from: string, to: string): boolean {
  return from === to || OPEN_BORDERS.some((group) => group.has(from) && group.has(to));
}

/** Whether people go by car there as a matter of course. */
export function isDrivenIn(from: Gazetted, to: Gazetted): boolean {
  return DRIVING.has(from.countryCode) && DRIVING.has(to.countryCode);
}

function wayOf(from: Gazetted, to: Gazetted, km: number): GroundWay {
  const rail = railSpeed(from, to);
  if (rail !== null) {
    const fare = rail < SLOW_RAIL ? 0.05 : 0.16;
    return { mode: 'train', minutes: rounded(45 + (km / rail) * 60, 15), price: rounded(8 + km * fare, 5) };
  }
  if (isDrivenIn(from, to))
    return { mode: 'car', minutes: rounded(30 + (km / 70) * 60, 15), price: rounded(10 + km * 0.14, 5) };
  const road = roadSpeed(from, to);
  return { mode: 'bus', minutes: rounded(40 + (km / road) * 60, 15), price: rounded(5 + km * 0.07, 5) };
}

/** To the nearest step, and at least one. */
export function rounded(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}
