/** How fast trains and coaches are, by country. */
import type { Gazetted } from './types.ts';

export const words = (text: string) => new Set(text.split(' '));

export function each<Value>(codes: string, value: Value): Record<string, Value> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, value]));
}

/**
 * Kilometres an hour as the crow flies that trains make there between large towns, stops and bends included; where a
 * country is missing people take the road. Timetables of 2026 between their largest towns, rounded.
 */
const RAIL_SPEEDS: Readonly<Record<string, number>> = {
  ...each('FR ES JP KR CN TW', 150),
  ...each('GB BE IT', 130),
  ...each('DE NL LU', 115),
  ...each('SE DK FI NO PT', 100),
  ...each('AT CH CZ PL HU SK LI MC SI', 85),
  ...each('RO RU UA MA TR IN TH EG', 55),
};
/** Where trains go that few take unless they want to: the same, of those lines that there are. */
const WISHED_RAIL_SPEEDS: Readonly<Record<string, number>> = {
  ...each('UZ SA', 110),
  ...each('IE MA', 85),
  ...each('CA LV LT EE MY GR', 70),
  ...each('US AU HR RS BG KZ VN MX KE', 58),
  ...each('NZ ID ZA TZ LK GE BD PK PE ME BA ZM', 45),
};
/** Neighbours with railways and no train between them that a traveller would take. */
const NO_TRAIN = [words('PT ES'), words('RO BG')];
/** Mountains and single lanes: kilometres an hour as the crow flies, where roads are slow. */
export const ROAD_SPEEDS: Readonly<Record<string, number>> = each('CO PE EC BO NP GT LA MM ID PH VN GE', 35);
/** Kilometres an hour by train between two countries' towns; null where none goes. */
export function railSpeed({ countryCode: from }: Gazetted, { countryCode: to }: Gazetted): number | null {
  const [a, b] = [RAIL_SPEEDS[from], RAIL_SPEEDS[to]];
  const isCut = from !== to && NO_TRAIN.some((pair) => pair.has(from) && pair.has(to));
  return a === undefined || b === undefined || isCut ? null : Math.min(a, b);
}

/** The same for those who ask for the train. */
export function wishedRailSpeed(from: Gazetted, to: Gazetted): number | null {
  const usual = railSpeed(from, to);
  if (usual !== null) return usual;
  const [a, b] = [from, to].map(
    ({ countryCode }) => RAIL_SPEEDS[countryCode] ?? WISHED_RAIL_SPEEDS[countryCode],
  );
  const isCut =
    from.countryCode !== to.countryCode &&
    NO_TRAIN.some((pair) => pair.has(from.countryCode) && pair.has(to.countryCode));
  return a === undefined || b === undefined || isCut ? null : Math.min(a, b);
}

/** Kilometres an hour as the crow flies that coaches make. */
export function roadSpeed(from: Gazetted, to: Gazetted): number {
  return Math.min(ROAD_SPEEDS[from.countryCode] ?? 60, ROAD_SPEEDS[to.countryCode] ?? 60);
}
