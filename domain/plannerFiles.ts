/** Where the planner's files lie in a build, and which part of the pack each belongs to. */

/** Folder of the built files, from the site's root. */
export const PLANNER_FILES = 'assets/planner';

/** A part that can be had apart: guides of a part of the world by its name, and all else as `planner`. */
export const PACK_PARTS = ['planner', 'africa', 'americas', 'asia', 'europe', 'oceania'] as const;
export type PackPartName = (typeof PACK_PARTS)[number];

/** The part that a file belongs to, by its path; null for a file of no part. */
export function packPartOf(path: string): PackPartName | null {
  const name = path.startsWith('/') ? path.slice(1) : path;
  if (!name.startsWith(`${PLANNER_FILES}/`)) return null;
  const file = name.slice(PLANNER_FILES.length + 1);
  return PACK_PARTS.find((part) => part !== 'planner' && file.startsWith(`${part}-`)) ?? 'planner';
}

/** The parts of the world that a time zone lies in: those whose guides its towns have. */
const ZONES: readonly (readonly [zone: RegExp, parts: readonly PackPartName[]])[] = [
  [/^(?:Africa\/|Atlantic\/(?:Cape_Verde|St_Helena))/, ['africa']],
  // these islands are told of with Africa's towns, and most who live there travel in Europe
  [/^Atlantic\/(?:Canary|Madeira)$/, ['africa', 'europe']],
  [/^(?:America\/|US\/|Atlantic\/(?:Bermuda|Stanley)|Pacific\/(?:Honolulu|Galapagos|Easter))/, ['americas']],
  [/^(?:Australia|Pacific|Antarctica)\//, ['oceania']],
  // most of Turkey's towns are told of with Asia's
  [/^Europe\/Istanbul$/, ['europe', 'asia']],
  [/^(?:Europe|Atlantic|Arctic)\//, ['europe']],
  [/^Asia\/Nicosia$/, ['asia', 'europe']],
  [/^Asia\//, ['asia']],
  [/^Indian\//, ['africa', 'asia']],
];

/** Parts with the guides of a zone's towns; none for a zone that is not known. @param zone IANA */
export function partsOfZone(zone: string): readonly PackPartName[] {
  return ZONES.find(([pattern]) => pattern.test(zone))?.[1] ?? [];
}
