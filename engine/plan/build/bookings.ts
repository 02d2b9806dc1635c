/** What a plan says beside its days: party, ways, stays and costs. */
import { flightOf } from './travel/travel.ts';
import { headline } from '../../say/write/headline.ts';
import { MAX_DOLLARS } from '../../../domain/offers/offers.ts';
import type { Itinerary, PlanLeg, PlanStay } from '../../../domain/itinerary/itinerary.ts';
import type { Brief } from '../brief/brief.ts';
import type { Choice } from '../choose/choose.ts';

/** The plan without its days and where its towns lie. */
export function bookingsOf(brief: Brief, choice: Choice): Omit<Itinerary, 'days' | 'towns'> {
  const origin = originName(brief, choice);
  const home = brief.home?.city ?? null;
  return {
    title: headline(brief),
    origin,
    ...(origin !== null && home !== origin && { home }),
    ...(origin !== null && isOwnWayThere(brief) && { ownWayThere: true as const }),
    cities: brief.stops.map(({ place }) => place.city),
    party: { adults: brief.adults, children: brief.children },
    // a budget beyond every price holds nobody back
    budget: choice.limit === null ? null : Math.min(choice.limit, MAX_DOLLARS),
    ...(choice.limit !== null && brief.budget?.withoutFlights ? { budgetWithoutFlights: true as const } : {}),
    legs: legsOf(brief, choice),
    stays: staysOf(brief, choice),
    costs: [...choice.costs],
    total: Math.round(choice.total * 100) / 100,
  };
}

/** Where the trip starts and ends; null where no way from there was found. One that is the traveller's own is known all the same. */
function originName({ origin, routes, modes, ownFlights, landsAt }: Brief, choice: Choice): string | null {
  const first = routes[0];
  const hasWay = first?.role === 'out' && (first.kind === 'ground' || choice.flights[0]);
  const isOwn = (ownFlights || modes.car === 'own') && routes.every(({ role }) => role === 'between');
  return origin && (hasWay || isOwn || isOwnWayThere({ routes, landsAt })) ? origin.city : null;
}

/** Who tells when they land has the way there. */
function isOwnWayThere({ routes, landsAt }: Pick<Brief, 'routes' | 'landsAt'>): boolean {
  return landsAt !== null && routes[0]?.role !== 'out';
}

function legsOf(brief: Brief, choice: Choice): PlanLeg[] {
  return brief.routes.flatMap((route, index): PlanLeg[] => {
    const ends = { from: route.from.city, to: route.to.city };
    if (route.kind === 'ground') return [{ ...ends, date: route.date, mode: route.way.mode }];
    const flight = flightOf(brief, choice, index);
    // a way between towns is a fact also where no flight was found; one from home is not without it
    if (!flight) return route.role === 'between' ? [{ ...ends, date: route.date, mode: 'flight' }] : [];
    const isBack = route.kind === 'return';
    const date = (isBack ? (flight.return_at ?? route.date) : flight.departure_at).slice(0, 10);
    const [fromCode, toCode] = isBack
      ? [flight.destination, flight.origin]
      : [flight.origin, flight.destination];
    return [{ ...ends, date, mode: 'flight', fromCode, toCode, offerId: flight.id }];
  });
}

function staysOf(brief: Brief, choice: Choice): PlanStay[] {
  return brief.stops.flatMap((stop, index): PlanStay[] => {
    if (stop.nights < 1) return [];
    const hotel = choice.hotels[index];
    const stay = { city: stop.place.city, checkIn: stop.firstDay, checkOut: stop.checkOut };
    const rooms = brief.rooms === Math.ceil(brief.travellers / 2) ? {} : { rooms: brief.rooms };
    return [hotel ? { ...stay, ...rooms, offerId: hotel.hotelId, name: hotel.hotelName } : stay];
  });
}
