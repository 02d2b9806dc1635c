/** The way on the ground for those who said how they want to go, or how not. */
import {
  isDrivenIn,
  isOpen,
  landmass,
  nearest,
  groundWay,
  rounded,
  waterWay,
  type GroundWay,
} from './ground.ts';
import { roadSpeed, wishedRailSpeed } from './speeds.ts';
import type { Gazetted } from './types.ts';

interface WayWish {
  readonly banned: readonly string[];
  readonly wanted: readonly string[];
  readonly isOnly?: boolean;
  /** Whose car; their own is nowhere to be left. */
  readonly car?: string | null;
}

/** Longest that anybody is sent by a way that is merely liked, minutes; who flies nowhere sits longer. */
const LIKED: Readonly<Record<GroundWay['mode'], number>> = { train: 900, car: 900, bus: 720, boat: 1080 };
const LONGEST = 48 * 60;
/** Roads are so much longer than the line between two towns, and cars so much faster than coaches. */
const ROAD_FACTOR = 1.25;
const CAR_SPEED = 82;
const CAR_FASTER = 1.35;
const BOAT_SPEED = 35;
const SEA_KM = 700;
/** A closed border is one that can be crossed on the ground where the towns lie no farther apart. */
const BORDER_KM = 1_800;
const MINUTES = 60;

/** The way; null where there is none of the kind, and people fly. */
export function wishedWay(from: Gazetted, to: Gazetted, wish: WayWish): GroundWay | null {
  const usual = groundWay(from, to, wish.wanted.includes('train'));
  if (wish.wanted[0] === 'flight' && usual === null) return null;
  const noFlight = wish.banned.includes('flight') || wish.isOnly === true;
  const isOwnCar = wish.car === 'own' || wish.car === 'camper';
  const ways = (['train', 'car', 'bus', 'boat'] as const).flatMap((mode) => {
    const isOut = mode === 'car' && !wish.wanted.includes('car') && !isDrivenIn(from, to);
    const way = isOut || wish.banned.includes(mode) ? null : wayBy(mode, from, to, noFlight, usual);
    return way === null ? [] : [way];
  });
  const liked = wish.wanted.flatMap((mode) =>
    ways.filter(
      (way) =>
        way.mode === mode &&
        (noFlight ||
          way.minutes <= LIKED[way.mode] ||
          (mode === 'car' && isOwnCar && way.minutes <= LONGEST)),
    ),
  );
  const usualLeft = usual && !wish.banned.includes(usual.mode) ? usual : null;
  const instead = usual || noFlight ? ways.filter(({ minutes }) => minutes <= LONGEST) : [];
  return (
    // a ferry is named for the one way that has it
    liked.find(({ mode }) => mode === 'boat') ??
    liked[0] ??
    usualLeft ??
    instead.toSorted((a, b) => a.minutes + comfortOf(a) - b.minutes - comfortOf(b))[0] ??
    null
  );
}

/** Minutes on a coach or at the wheel count for more than on a train. */
function comfortOf({ mode, minutes }: GroundWay): number {
  return mode === 'train' ? 0 : mode === 'bus' ? minutes * 0.3 : minutes * 0.15;
}

function wayBy(
  mode: GroundWay['mode'],
  from: Gazetted,
  to: Gazetted,
  isFar: boolean,
  usual: GroundWay | null,
): GroundWay | null {
  if (usual?.mode === mode) return usual;
  const km = nearest(from, to);
  const known = waterWay(from, to);
  const isOneLand = landmass(from) === landmass(to) && !known;
  if (mode === 'boat') {
    const isChannel =
      [from, to].some(({ countryCode }) => countryCode === 'GB') && from.countryCode !== to.countryCode;
    if (known) return known;
    if ((isOneLand && !isChannel) || km > SEA_KM) return null;
    return {
      mode,
      minutes: rounded(60 + (km / BOAT_SPEED) * MINUTES, 15),
      price: rounded(15 + km * 0.18, 5),
    };
  }
  const crosses = isOpen(from.countryCode, to.countryCode) || (isFar && km <= BORDER_KM);
  if (!isOneLand || !crosses) return null;
  const road = roadSpeed(from, to);
  if (mode === 'bus')
    return { mode, minutes: rounded(40 + (km / road) * MINUTES, 15), price: rounded(5 + km * 0.07, 5) };
  if (mode === 'car') {
    const speed = Math.min(CAR_SPEED, road * CAR_FASTER);
    return {
      mode,
      minutes: rounded(20 + ((km * ROAD_FACTOR) / speed) * MINUTES, 15),
      price: rounded(5 + km * ROAD_FACTOR * 0.09, 5),
    };
  }
  const rail = wishedRailSpeed(from, to);
  if (rail === null) return null;
  return { mode, minutes: rounded(45 + (km / rail) * MINUTES, 15), price: rounded(8 + km * 0.13, 5) };
}
