/** What a search found, without the offers that the traveller passed over and the flights they do not want. */
import { measuredBy, withChosen } from './chosenOffers.ts';
import { chooseOffers } from '../plan/choose/choose.ts';
import type { Brief } from '../plan/brief/brief.ts';
import type { Found } from '../offers/found.ts';
import type { PlanRemark } from '../say/planRemarks.ts';

interface Left {
  readonly left: Found;
  /** On wishes that no offer meets. */
  readonly notes: readonly PlanRemark[];
}

/** No search finds more of a kind; a spec out of a file may count to more. */
const MOST_OFFERS = 40;

/** Each time another was asked for, the one that would be chosen goes; the last one stays. What was chosen by hand holds. */
export function offersLeft(brief: Brief, found: Found): Left {
  const notes: PlanRemark[] = [];
  const direct = brief.nonStop ? nonStop(brief, found, notes) : found;
  const { hotels, flights, tours } = brief.passed;
  const hotelsAt = brief.stops.map(
    ({ place }) => hotels + (brief.towns.find(({ town }) => town === place)?.passed ?? 0),
  );
  const times = Math.min(MOST_OFFERS, Math.max(...hotelsAt, flights, tours));
  let left = brief.flightTime === null ? direct : atOtherTimes(brief, direct, brief.flightTime, notes);
  const passed = new Set<string | undefined>();
  const asWished = (own: Found) => (brief.comfort < 0 ? own : asGoodAs(passed, found, own));
  for (let time = 0; time < times; time += 1) {
    const choice = chooseOffers(brief, asWished(left));
    const gone = new Set([
      ...choice.hotels.flatMap((hotel, stop) => (time < (hotelsAt[stop] ?? 0) ? hotel?.hotelId : [])),
      ...(time < flights ? choice.flights.map((flight) => flight?.id) : []),
      ...(time < tours ? choice.tours.map((tour) => tour?.id) : []),
    ]);
    left = without(left, gone);
    for (const id of gone) passed.add(id);
  }
  return { left: withChosen(brief, asWished(left), found), notes };
}

/**
 * Who passes over a hotel wants no worse one, where there is another for less than twice its price.
 * @param passed ids of what was passed over @param found with it @param left without it
 */
function asGoodAs(passed: ReadonlySet<string | undefined>, found: Found, left: Found): Found {
  return {
    ...left,
    hotels: (callId) => {
      const gone = found.hotels(callId).filter(({ hotelId }) => passed.has(hotelId));
      const stars = Math.max(0, ...gone.map((hotel) => hotel.stars));
      const price = 2 * Math.max(0, ...gone.map(({ priceFrom }) => priceFrom));
      const offers = left.hotels(callId);
      const good = offers.filter((hotel) => hotel.stars >= stars && hotel.priceFrom < price);
      return good.length > 0 ? good : offers;
    },
  };
}

/** A search that has nothing else keeps what it has. */
function without(found: Found, gone: ReadonlySet<string | undefined>): Found {
  const rest = <Offer>(offers: readonly Offer[], idOf: (offer: Offer) => string): readonly Offer[] => {
    const others = offers.filter((offer) => !gone.has(idOf(offer)));
    return others.length > 0 ? others : offers;
  };
  return {
    ...found,
    flights: (callId) => rest(found.flights(callId), ({ id }) => id),
    hotels: (callId) => rest(found.hotels(callId), ({ hotelId }) => hotelId),
    tours: (callId) => rest(found.tours(callId), ({ id }) => id),
  };
}

/** Flights that leave earlier or later than those chosen, on each way that has such. */
function atOtherTimes(brief: Brief, found: Found, wish: 'earlier' | 'later', notes: PlanRemark[]): Found {
  const chosen = new Map(
    chooseOffers(brief, measuredBy(brief, found)).flights.flatMap((flight) =>
      flight ? [[flight.id, flight] as const] : [],
    ),
  );
  const times = (flights: ReturnType<Found['flights']>) => {
    const own = flights.find(({ id }) => chosen.has(id));
    const others = own
      ? flights.filter(({ departure_at: at }) =>
          wish === 'later' ? at > own.departure_at : at < own.departure_at,
        )
      : [];
    return others.length > 0 ? others : flights;
  };
  const left = { ...found, flights: (callId: string) => times(found.flights(callId)) };
  const isSame = chooseOffers(brief, left).flights.every(
    (flight) => flight === null || chosen.has(flight.id),
  );
  if (isSame) notes.push({ code: 'no_other_times', wish });
  return left;
}

function nonStop(brief: Brief, found: Found, notes: PlanRemark[]): Found {
  const ways = chooseOffers(brief, found).flights.flatMap((flight) => (flight ? [flight] : []));
  const direct: Found = {
    ...found,
    flights: (callId) => {
      const own = found.flights(callId).filter(({ transfers }) => transfers === 0);
      return own.length > 0 ? own : found.flights(callId);
    },
  };
  const still = chooseOffers(brief, direct).flights.filter(
    (flight) => flight !== null && flight.transfers > 0,
  );
  if (ways.length > 0 && still.length > 0)
    notes.push({
      code: 'no_non_stop',
      ways: still.flatMap((flight) => (flight ? [[flight.origin, flight.destination] as const] : [])),
    });
  return direct;
}
