/** The ways of a trip: there, between its towns, and home. */
import { hoursAndMinutes } from '../../say/write/format.ts';
import { addDays } from '../../../domain/dates/calendar.ts';
import { wishedWay } from '../../facts/wishedWay.ts';
import { groundWay, sharesAirport, type GroundWay } from '../../facts/ground.ts';
import { overnightDays } from './startDay.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Stop } from './brief.ts';
import { modesOf, type Modes } from '../../read/acts/ways/modes.ts';

/** From this long on the ground a flight may be the better way. */
const FLIGHT_MINUTES = 180;

interface Ends {
  readonly from: Gazetted;
  readonly to: Gazetted;
  /** ISO date of setting out. */
  readonly date: string;
  readonly role: 'out' | 'between' | 'home';
}

export interface AirRoute extends Ends {
  readonly kind: 'air';
  /** ISO date on which a usable flight lands. */
  readonly lands: string;
  /** ISO date of the way back, when both are one booking. */
  readonly returnDate: string | null;
  readonly instead?: Instead;
}

/** Another way that was looked at, about: minutes from door to door, and US dollars a person. */
interface Instead {
  readonly mode: GroundWay['mode'] | 'flight';
  readonly minutes: number;
  readonly price: number;
}

/** The second half of a return booking. */
interface ReturnRoute extends Ends {
  readonly kind: 'return';
}

export interface GroundRoute extends Ends {
  readonly kind: 'ground';
  readonly way: GroundWay;
  /** Whether it takes so long that flights are looked up as well. */
  readonly mayFly: boolean;
  readonly instead?: Instead;
}

export type Route = AirRoute | ReturnRoute | GroundRoute;

/**
 * Every way in its order: one return booking where the trip flies home from the town it came to, else one way each.
 * @param home where it ends; null when the traveller named neither origin nor end
 * @param modes how they want to go, and how not
 */
export function routesOf(
  stops: readonly [Stop, ...Stop[]],
  origin: Gazetted | null,
  home: Gazetted | null,
  modes: Modes,
): Route[] {
  const [first] = stops;
  const last = stops[stops.length - 1] ?? first;
  const isReturn =
    origin !== null &&
    origin === home &&
    first.place === last.place &&
    wayFor('out', origin, first.place, modes) === null;
  const out = origin
    ? routeOf('out', origin, first.place, first.firstDay, isReturn ? last.lastDay : null, modes)
    : [];
  const between = stops
    .slice(1)
    .flatMap((stop, index) =>
      routeOf('between', (stops[index] ?? first).place, stop.place, stop.firstDay, null, modes),
    );
  // who drives there drives home, unless they say how else they go
  const isDriven = out.some((route) => route.kind === 'ground' && route.way.mode === 'car');
  const homeward: Modes =
    isDriven &&
    modes.car !== 'hire' &&
    !modes.wanted.includes('flight') &&
    modes.legs.every(({ to }) => to !== null)
      ? { ...modes, car: 'own', legs: [], wanted: modes.wanted.length > 0 ? modes.wanted : ['car'] }
      : modes;
  const back = isReturn && origin ? returnOf(last, origin) : home ? homeOf(last, home, homeward) : [];
  return [...out, ...between, ...back];
}

function routeOf(
  role: Ends['role'],
  from: Gazetted,
  to: Gazetted,
  arrival: string,
  returnDate: string | null,
  modes: Modes,
): Route[] {
  if (from === to) return [];
  const way = wayFor(role, from, to, modes);
  if (way) return [groundRoute({ role, from, to, date: arrival }, way, modes)];
  const date = addDays(arrival, -overnightDays(from, to));
  return [{ kind: 'air', role, from, to, date, lands: arrival, returnDate }];
}

/** What is wished of one way. */
function modesFor(modes: Modes, role: Ends['role'], to: Gazetted): Modes {
  return modesOf(modes, role === 'home' ? null : to.name);
}

/** Whether the wish is one of these ways. */
function isOf({ isBetween }: Modes, role: Ends['role']): boolean {
  return !isBetween || role === 'between';
}

function wayFor(role: Ends['role'], from: Gazetted, to: Gazetted, modes: Modes): GroundWay | null {
  const own = modesFor(modes, role, to);
  return isOf(own, role) ? wishedWay(from, to, own) : groundWay(from, to);
}

function groundRoute(ends: Ends, way: GroundWay, all: Modes): GroundRoute {
  const modes = modesFor(all, ends.role, ends.to);
  const isFarByLand = way.mode !== 'boat' && way.minutes >= FLIGHT_MINUTES;
  return {
    kind: 'ground',
    ...ends,
    way,
    mayFly:
      isFarByLand &&
      !(isOf(modes, ends.role) && (modes.banned.includes('flight') || modes.wanted.includes(way.mode))) &&
      !sharesAirport(ends.from, ends.to),
  };
}

function returnOf(last: Stop, origin: Gazetted): Route[] {
  return [{ kind: 'return', role: 'home', from: last.place, to: origin, date: last.lastDay }];
}

/** Home leaves on the last day, whenever it lands. */
function homeOf(last: Stop, home: Gazetted, modes: Modes): Route[] {
  if (last.place === home) return [];
  const way = wayFor('home', last.place, home, modes);
  const ends = { role: 'home' as const, from: last.place, to: home, date: last.lastDay };
  if (way) return [groundRoute(ends, way, modes)];
  const lands = addDays(last.lastDay, overnightDays(last.place, home));
  return [{ kind: 'air', ...ends, lands, returnDate: null }];
}

/** The ways that can be planned: where flights are banned, what has no other way is left to the traveller. */
export function allowedRoutes(routes: readonly Route[], modes: Modes): Route[] {
  return routes.filter(
    ({ role, kind, to }) =>
      !(
        modesFor(modes, role, to).banned.includes('flight') &&
        isOf(modes, role) &&
        // a flight between two towns is the last resort of whoever asked for a train there, and of nobody who bans flights
        (role !== 'between' || modes.banned.includes('flight')) &&
        kind !== 'ground'
      ),
  );
}

const WISHED: Readonly<Record<string, string>> = {
  train: 'I know no train that takes less than a day',
  car: 'I cannot plan the drive, which would take too long',
  bus: 'I know no bus that takes less than a day',
  boat: 'I know no ferry',
};

/** Why ways are not as was asked; empty where all are. @param routes before those that cannot be planned are left out */
export function modeNotes(routes: readonly Route[], modes: Modes): string[] {
  const isSailed = routes.some((route) => route.kind === 'ground' && route.way.mode === 'boat');
  const isDry = modes.wanted.length > 1 && modes.wanted.includes('boat') && routes.length > 0 && !isSailed;
  const notes = routes.flatMap((route) => {
    const own = modesFor(modes, route.role, route.to);
    const [wanted] = own.wanted;
    const noFlight = modes.banned.includes('flight');
    if (!isOf(own, route.role)) return [];
    const ends = `From ${route.from.name} to ${route.to.name}`;
    if (route.kind === 'ground') {
      const isMet = own.wanted.length === 0 || own.wanted.includes(route.way.mode);
      const unmet = isMet ? undefined : WISHED[wanted ?? ''];
      return unmet === undefined ? [] : [`${ends} ${unmet}, so that way is by ${route.way.mode}.`];
    }
    if (noFlight)
      return [
        `${ends} I know no way without a flight, so that way is left to you and not in the sum${route.role === 'between' ? ': keep its hours free, or say which town could lie between' : ''}.`,
      ];
    if (route.kind === 'return') return [];
    const why = wanted === undefined ? undefined : WISHED[wanted];
    return why === undefined ? [] : [`${ends} ${why}, so that way is a flight.`];
  });
  return [
    ...notes,
    ...(isDry
      ? [
          modes.car === 'own'
            ? 'I know no ferry for any of these ways: with your car on it, it is yours to book.'
            : 'I know no ferry for any of these ways, so none is by ferry.',
        ]
      : []),
    ...driveNotes(routes, modes),
    ...(modes.isByNight
      ? [
          'You want a night train: I know no timetables, so look whether one goes and sells beds; the plan counts the way by day.',
        ]
      : []),
    ...(modes.trainName === undefined
      ? []
      : [
          `You want “${modes.trainName}”: I know no timetables, so look when it goes and book your seats on it.`,
        ]),
  ];
}

/** Which drives are longer than is wanted of a day, by our estimate; or that none is. */
function driveNotes(routes: readonly Route[], { longestDrive }: Modes): string[] {
  if (longestDrive === undefined) return [];
  const driven = routes.flatMap((route) =>
    route.kind === 'ground' && route.way.mode === 'car' ? [route] : [],
  );
  const most = hoursAndMinutes(longestDrive);
  const long = driven.filter(({ way }) => way.minutes > longestDrive);
  if (driven.length > 0 && long.length === 0)
    return [`No drive from town to town is over the ${most} that you want, by my estimate.`];
  return long.map(
    ({ from, to, way }) =>
      `The drive from ${from.name} to ${to.name} is about ${hoursAndMinutes(way.minutes)}, more than the ${most} that you want: name a town between, and I stop there.`,
  );
}
