/** The ways of a trip: there, between its towns, and home. */
import { addDays } from '../../../domain/dates/calendar.ts';
import { groundWay, sharesAirport, type GroundWay } from '../../facts/ground.ts';
import { overnightDays } from './startDay.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Stop } from './brief.ts';
import type { RailWish } from '../../read/ways.ts';

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
 * @param rail ways that are to be by train where a train goes
 */
export function routesOf(
  stops: readonly [Stop, ...Stop[]],
  origin: Gazetted | null,
  home: Gazetted | null,
  rail: RailWish | null,
): Route[] {
  const [first] = stops;
  const last = stops[stops.length - 1] ?? first;
  const isReturn =
    origin !== null &&
    origin === home &&
    first.place === last.place &&
    !groundWay(origin, first.place, rail === 'all');
  const out = origin
    ? routeOf('out', origin, first.place, first.firstDay, isReturn ? last.lastDay : null, rail === 'all')
    : [];
  const between = stops
    .slice(1)
    .flatMap((stop, index) =>
      routeOf('between', (stops[index] ?? first).place, stop.place, stop.firstDay, null, rail !== null),
    );
  const back = isReturn && origin ? returnOf(last, origin) : home ? homeOf(last, home, rail === 'all') : [];
  return [...out, ...between, ...back];
}

function routeOf(
  role: Ends['role'],
  from: Gazetted,
  to: Gazetted,
  arrival: string,
  returnDate: string | null,
  byRail: boolean,
): Route[] {
  if (from === to) return [];
  const way = groundWay(from, to, byRail);
  if (way) return [groundRoute({ role, from, to, date: arrival }, way, byRail)];
  const date = addDays(arrival, -overnightDays(from, to));
  return [{ kind: 'air', role, from, to, date, lands: arrival, returnDate }];
}

function groundRoute(ends: Ends, way: GroundWay, byRail: boolean): GroundRoute {
  const isFarByLand = way.mode !== 'boat' && way.minutes >= FLIGHT_MINUTES;
  return {
    kind: 'ground',
    ...ends,
    way,
    mayFly: isFarByLand && !byRail && !sharesAirport(ends.from, ends.to),
  };
}

function returnOf(last: Stop, origin: Gazetted): Route[] {
  return [{ kind: 'return', role: 'home', from: last.place, to: origin, date: last.lastDay }];
}

/** Home leaves on the last day, whenever it lands. */
function homeOf(last: Stop, home: Gazetted, byRail: boolean): Route[] {
  if (last.place === home) return [];
  const way = groundWay(last.place, home, byRail);
  const ends = { role: 'home' as const, from: last.place, to: home, date: last.lastDay };
  if (way) return [groundRoute(ends, way, byRail)];
  const lands = addDays(last.lastDay, overnightDays(last.place, home));
  return [{ kind: 'air', ...ends, lands, returnDate: null }];
}

/** Why ways are not by train though that was asked for; empty where all are. */
export function railNotes(routes: readonly Route[], rail: RailWish | null): string[] {
  return routes.flatMap((route) =>
    rail !== null && route.kind === 'air' && (rail === 'all' || route.role === 'between')
      ? [
          `From ${route.from.name} to ${route.to.name} I know no train that takes less than a day, so that way is a flight.`,
        ]
      : [],
  );
}
