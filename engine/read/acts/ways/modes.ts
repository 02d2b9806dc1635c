/** How travellers want to get about, and how not. */

export const MODES = ['flight', 'train', 'bus', 'car', 'boat'] as const;
export type Mode = (typeof MODES)[number];
export const CARS = ['own', 'hire', 'camper', 'driver'] as const;

export interface Modes {
  readonly banned: readonly Mode[];
  /** What was named last comes first. */
  readonly wanted: readonly Mode[];
  /** Only of the ways from town to town, not of those from home and back. */
  readonly isBetween: boolean;
  /** Whose car, where one was named. */
  readonly car: (typeof CARS)[number] | null;
}

export const NO_MODES: Modes = { banned: [], wanted: [], isBetween: false, car: null };

/** What was said last decides: who asks for the train after all has no ban on it, and no wish to drive. */
export function withModes(before: Modes, said: Modes | null): Modes {
  if (said === null) return before;
  const wanted = said.wanted.length > 0 ? said.wanted : before.wanted;
  return {
    wanted: wanted.filter((mode) => !said.banned.includes(mode)),
    banned: [...new Set([...before.banned.filter((mode) => !said.wanted.includes(mode)), ...said.banned])],
    isBetween: said.isBetween,
    car: said.banned.includes('car') ? null : (said.car ?? before.car),
  };
}
