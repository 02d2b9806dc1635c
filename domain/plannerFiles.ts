/** Where the planner's files lie in a build, and which part of the pack each belongs to. */

/** Folder of the built files, from the site's root. */
export const PLANNER_FILES = 'assets/planner';

/** The parts of the world that guides come in: one folder and one list of them each. */
export const GUIDE_PARTS = [
  'africa',
  'canada',
  'easternStates',
  'westernStates',
  'middleAmerica',
  'southAmerica',
  'farEast',
  'southeastAsia',
  'nearEast',
  'southAsia',
  'britishIsles',
  'midEurope',
  'nordics',
  'iberia',
  'italyAndBalkans',
  'oceania',
] as const;
export type GuidePart = (typeof GUIDE_PARTS)[number];

/** A part that can be had apart: guides of a part of the world by its name, and all else as `planner`. */
export const PACK_PARTS = ['planner', ...GUIDE_PARTS] as const;
export type PackPartName = (typeof PACK_PARTS)[number];

const NORTH_AMERICA: readonly GuidePart[] = ['canada', 'easternStates', 'westernStates'];
const LATIN_AMERICA: readonly GuidePart[] = ['middleAmerica', 'southAmerica'];
const AMERICA: readonly GuidePart[] = [...NORTH_AMERICA, ...LATIN_AMERICA];
const EAST_ASIA: readonly GuidePart[] = ['farEast', 'southeastAsia'];
const WEST_ASIA: readonly GuidePart[] = ['nearEast', 'southAsia'];
const ASIA: readonly GuidePart[] = [...EAST_ASIA, ...WEST_ASIA];
const CENTRAL_EUROPE: readonly GuidePart[] = ['midEurope', 'nordics'];
const NORTHERN_EUROPE: readonly GuidePart[] = ['britishIsles', ...CENTRAL_EUROPE];
const SOUTHERN_EUROPE: readonly GuidePart[] = ['iberia', 'italyAndBalkans'];
const EUROPE: readonly GuidePart[] = [...NORTHERN_EUROPE, ...SOUTHERN_EUROPE];

/** A part of an earlier version. */
type FormerPart =
  | 'americas'
  | 'northAmerica'
  | 'latinAmerica'
  | 'asia'
  | 'eastAsia'
  | 'westAsia'
  | 'europe'
  | 'northernEurope'
  | 'centralEurope'
  | 'southernEurope';
/** What earlier versions had as one part, by its name: questions that wait and what was wanted still name it. */
const FORMER: ReadonlyMap<unknown, readonly GuidePart[]> = new Map<FormerPart, readonly GuidePart[]>([
  ['americas', AMERICA],
  ['northAmerica', NORTH_AMERICA],
  ['latinAmerica', LATIN_AMERICA],
  ['asia', ASIA],
  ['eastAsia', EAST_ASIA],
  ['westAsia', WEST_ASIA],
  ['europe', EUROPE],
  ['northernEurope', NORTHERN_EUROPE],
  ['centralEurope', CENTRAL_EUROPE],
  ['southernEurope', SOUTHERN_EUROPE],
]);

/** What the parts of the world are called, and those of earlier versions. */
export const GUIDE_NAMES: Readonly<Record<GuidePart | FormerPart, string>> = {
  africa: 'Africa',
  americas: 'the Americas',
  northAmerica: 'the USA and Canada',
  canada: 'Canada',
  easternStates: 'the eastern USA',
  westernStates: 'the western USA',
  latinAmerica: 'Latin America and the Caribbean',
  middleAmerica: 'Mexico, Central America and the Caribbean',
  southAmerica: 'South America',
  asia: 'Asia',
  eastAsia: 'East and Southeast Asia',
  farEast: 'China, Japan and Korea',
  southeastAsia: 'Southeast Asia',
  westAsia: 'Western and Southern Asia',
  nearEast: 'Western and Central Asia',
  southAsia: 'India and its neighbours',
  europe: 'Europe',
  northernEurope: 'Northern and Central Europe',
  britishIsles: 'Great Britain and Ireland',
  centralEurope: 'France, Central and Northern Europe',
  midEurope: 'France, the Low Countries and Central Europe',
  nordics: 'the Nordic and Baltic countries',
  southernEurope: 'Southern Europe',
  iberia: 'Spain and Portugal',
  italyAndBalkans: 'Italy, Greece and the Balkans',
  oceania: 'Oceania, Hawaii and Alaska',
};

/** The parts that have now what a name stands for that was kept, maybe by an earlier version; none for one that never was. */
export function partsNamed(name: unknown): readonly PackPartName[] {
  return FORMER.get(name) ?? PACK_PARTS.filter((part) => part === name);
}

/** The part that a file belongs to, by its path; null for a file of no part. */
export function packPartOf(path: string): PackPartName | null {
  const name = path.startsWith('/') ? path.slice(1) : path;
  if (!name.startsWith(`${PLANNER_FILES}/`)) return null;
  const file = name.slice(PLANNER_FILES.length + 1);
  return PACK_PARTS.find((part) => part !== 'planner' && file.startsWith(`${part}-`)) ?? 'planner';
}

/**
 * The parts of the world that a time zone lies in: those whose guides its towns have. Who lives in one part of Europe, of
 * America or of Asia travels in the others, too.
 */
const ZONES: readonly (readonly [zone: RegExp, parts: readonly PackPartName[]])[] = [
  [/^(?:Africa\/|Atlantic\/(?:Cape_Verde|St_Helena))/, ['africa']],
  // these islands are told of with Africa's towns, and most who live there travel in Europe
  [/^Atlantic\/(?:Canary|Madeira)$/, ['africa', ...EUROPE]],
  [
    /^(?:US\/(?:Hawaii|Alaska|Aleutian)|Pacific\/Honolulu|America\/(?:Anchorage|Juneau|Nome|Sitka|Yakutat|Metlakatla|Adak|Atka))$/,
    [...AMERICA, 'oceania'],
  ],
  [/^(?:America\/|US\/|Atlantic\/(?:Bermuda|Stanley)|Pacific\/(?:Galapagos|Easter))/, AMERICA],
  [/^(?:Australia|Pacific|Antarctica)\//, ['oceania']],
  // most of Turkey's towns are told of with Asia's
  [/^Europe\/Istanbul$/, [...EUROPE, 'nearEast']],
  [/^(?:Europe|Atlantic|Arctic)\//, EUROPE],
  [/^Asia\/Nicosia$/, ['nearEast', ...EUROPE]],
  [/^Asia\//, ASIA],
  [/^Indian\//, ['africa', 'southAsia']],
];

/** Parts with the guides of a zone's towns; none for a zone that is not known. @param zone IANA */
export function partsOfZone(zone: string): readonly PackPartName[] {
  return ZONES.find(([pattern]) => pattern.test(zone))?.[1] ?? [];
}
