/** How travellers want to get about, and how not. */
import type { Mode } from '../../../../domain/itinerary/itinerary.ts';

export const CARS = ['own', 'hire', 'camper', 'driver'] as const;

/** How one way of the trip is made. */
export interface Leg {
  readonly mode: Mode;
  /** Name of the town that it leads to; null for the way home. */
  readonly to: string | null;
}

export interface Modes {
  readonly banned: readonly Mode[];
  /** What was named last comes first. */
  readonly wanted: readonly Mode[];
  /** Only of the ways from town to town, not of those from home and back. */
  readonly isBetween: boolean;
  /** Nothing else than what is wanted, where that goes at all. */
  readonly isOnly: boolean;
  /** Whose car, where one was named. */
  readonly car: (typeof CARS)[number] | null;
  /** A train that one sleeps on the way in. */
  readonly isByNight?: true | undefined;
  /** A train with a name of its own, as it is typed. */
  readonly trainName?: string | undefined;
  /** Minutes of one day in the car. */
  readonly longestDrive?: number | undefined;
  /** In the words of whoever writes, where they ask for more than a car: "compact SUV". */
  readonly carKind?: string | undefined;
  /** What a hired car costs a day, where whoever writes knows it: US dollars, and the words where it was in others. */
  readonly carADay?: { readonly amount: number; readonly converted: string | null } | undefined;
  /** Ways that are made otherwise than the rest. */
  readonly legs: readonly Leg[];
}

export const NO_MODES: Modes = {
  banned: [],
  wanted: [],
  isBetween: false,
  isOnly: false,
  car: null,
  legs: [],
};

/**
 * What was said last decides: who asks for the train after all has no ban on it, and no wish to drive.
 * @param legs ways that were told one by one: where all are of one kind, that is a wish for the whole
 */
export function withModes(before: Modes, said: Modes | null, legs: readonly Leg[]): Modes {
  const isMixed = new Set([...legs.map(({ mode }) => mode), ...(said?.wanted ?? [])]).size > 1;
  const isOfSingle = (said?.wanted ?? []).length === 0;
  // to fly is the usual way: that is worth a word only beside another
  const isUsual =
    legs.every(({ mode }) => mode === 'flight') &&
    [before.wanted, before.banned, before.legs, said?.banned ?? []].every(({ length }) => length === 0);
  const own = isMixed || (isOfSingle && !isUsual) ? legs : [];
  // "train home too" of a trip by train: that way is as the others again
  const isAsWhole = ({ mode }: Leg) =>
    before.wanted.includes(mode) && before.legs.every((leg) => leg.mode !== mode);
  if (said === null)
    return own.length === 0 ? before : { ...before, legs: own.filter((leg) => !isAsWhole(leg)) };
  const wanted = said.wanted.length > 0 ? said.wanted : before.wanted;
  const trainName = said.trainName ?? (said.wanted.length > 0 ? undefined : before.trainName);
  return {
    wanted: wanted.filter((mode) => !said.banned.includes(mode)),
    banned: [...new Set([...before.banned.filter((mode) => !said.wanted.includes(mode)), ...said.banned])],
    isBetween: said.isBetween,
    isOnly: said.isOnly || (before.isOnly && said.wanted.length === 0),
    car: said.banned.includes('car') ? null : (said.car ?? before.car),
    ...((said.longestDrive ?? before.longestDrive) !== undefined && {
      longestDrive: said.longestDrive ?? before.longestDrive,
    }),
    ...(said.banned.includes('car') ? {} : ofCar(said.car === null ? before : said)),
    ...(isByNight(before, said) && { isByNight: true as const }),
    ...(trainName !== undefined && !said.banned.includes('train') && { trainName }),
    legs: own.length > 0 || said.wanted.length > 0 ? own : before.legs,
  };
}

/** A night on the train is wished for until a train is not wanted, or another way is. */
function isByNight(before: Modes, { isByNight: isSaid, wanted, banned }: Modes): boolean {
  if (banned.includes('train')) return false;
  return isSaid ?? (wanted.length === 0 && before.isByNight === true);
}

/** What is said of a car; one that takes the place of another has its own. */
const ofCar = ({ carKind, carADay }: Modes): Pick<Modes, 'carKind' | 'carADay'> => ({
  ...(carKind === undefined ? {} : { carKind }),
  ...(carADay === undefined ? {} : { carADay }),
});

/** The wish for one way: its own, else that for the whole without what was only said of single ways. */
export function modesOf(modes: Modes, to: string | null): Modes {
  if (modes.legs.length === 0) return modes;
  const own = modes.legs.find((leg) => leg.to === to);
  if (!own) {
    const single = new Set(modes.legs.map(({ mode }) => mode));
    return { ...modes, wanted: modes.wanted.filter((mode) => !single.has(mode)) };
  }
  const banned =
    own.mode === 'flight'
      ? modes.banned.filter((mode) => mode !== 'flight')
      : [...new Set([...modes.banned, 'flight' as const])];
  return { ...modes, wanted: [own.mode], banned, isBetween: false };
}
