/** What the traveller wants of the planner on this device. Kept here and not with the account: it is this device's room. */
import { PLANNER_WISH_KEY } from '@/config/names.ts';
import { PACK_PARTS, partsNamed, type PackPartName } from '@domain/plannerFiles.ts';

/** The parts that were asked for; none where it was removed, null where nothing was ever said. */
export function plannerWish(): readonly PackPartName[] | null {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(PLANNER_WISH_KEY) ?? 'null');
  } catch {
    return null;
  }
  if (!Array.isArray(stored)) return null;
  const asked = new Set(stored.flatMap(partsNamed));
  return PACK_PARTS.filter((part) => asked.has(part));
}

/** Keeps it; without storage nothing is fetched ahead of being asked for again. */
export function keepPlannerWish(parts: readonly PackPartName[]): void {
  try {
    localStorage.setItem(PLANNER_WISH_KEY, JSON.stringify(parts));
  } catch {
    // what is here is shown all the same
  }
}
