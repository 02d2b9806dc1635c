/** Offers that the traveller chose by hand: what a message leaves of a choice, and what a search found with those that hold. */
import {
  flightKey,
  type Chosen,
  type ChosenFlight,
  type ChosenHotel,
  type ChosenTour,
} from '../../domain/trips/chosen.ts';
import { usableFlights } from '../plan/choose/flights.ts';
import { flightAskId, hotelAskId, tourAskId } from '../offers/asks.ts';
import type { Brief, Stop } from '../plan/brief/brief.ts';
import type { AirRoute, Route } from '../plan/brief/routes.ts';
import type { Found, SeenFlight, SeenHotel } from '../offers/found.ts';
import type { Message } from '../read/types.ts';

type Left = NonNullable<ChosenHotel['left']>;

/** The flight that was chosen for a way, and whether a message has asked for another since; undefined for none. */
export function chosenFlight(brief: Pick<Brief, 'chosen'>, { from, to }: Route): ChosenFlight | undefined {
  return brief.chosen.flights.find((own) => own.from === from.city && own.to === to.city);
}

type Stays = Pick<Brief, 'chosen' | 'stops'>;

function chosenHotel({ chosen, stops }: Stays, stop: Stop): ChosenHotel | undefined {
  const slept = stops.filter(({ nights }) => nights > 0);
  return chosenAt(chosen.hotels, slept, stop);
}

/** A day without a night has tours too. */
function chosenTour({ chosen, stops }: Stays, stop: Stop): ChosenTour | undefined {
  return chosenAt(chosen.tours, stops, stop);
}

function chosenAt<Own extends Pick<ChosenHotel, 'city' | 'visit'>>(
  chosen: readonly Own[],
  stops: readonly Stop[],
  stop: Stop,
): Own | undefined {
  const { city } = stop.place;
  const visit = stops.filter(({ place }) => place.city === city).indexOf(stop);
  return chosen.find((own) => own.city === city && own.visit === visit);
}

/** The tour that was chosen for a stay, where no message has asked for another since. */
export function heldTour(brief: Stays, stop: Stop): ChosenTour | undefined {
  const own = chosenTour(brief, stop);
  return own && holds(own) ? own : undefined;
}

/** Whether a tour was chosen for a day of the trip, counted from 1. @param ends the last day of each town */
export function isOnDay(
  { city, visit, day: dayOfStay }: ChosenTour,
  day: number,
  towns: readonly { readonly place: { readonly city: string } }[],
  ends: readonly number[],
): boolean {
  const at = ends.findIndex((end) => day <= end);
  const isHere = towns.map(({ place }) => place.city === city);
  const isVisit = isHere[at] === true && isHere.slice(0, at).filter(Boolean).length === visit;
  return isVisit && day - (ends[at - 1] ?? 0) - 1 === dayOfStay;
}

/**
 * What was chosen, after a message: words for another hotel or flight end the choice of that, and what they ask for is
 * measured by it.
 * @param towns cities that the words are about; null for every one
 */
export function chosenAfter(
  { flights, hotels, tours }: Chosen,
  { comfort, isOfBed, offers, maxNight, stay }: Message,
  towns: readonly string[] | null,
): Chosen {
  const flight: Left | null = offers.otherFlight
    ? 'other'
    : (offers.flightTime ?? (offers.nonStop ? 'direct' : offers.cheaperFlight ? 'cheaper' : null));
  const hotel: Left | null = offers.otherHotel
    ? 'other'
    : comfort === 0 || offers.cheaperFlight
      ? null
      : comfort < 0
        ? 'cheaper'
        : 'nicer';
  const isDescribed =
    maxNight !== null ||
    (stay !== null && stay.near.length + stay.kinds.length + stay.notKinds.length + (stay.stars ?? 0) > 0);
  const isMeant = ({ city }: Pick<ChosenHotel, 'city'>) => towns === null || towns.includes(city);
  return {
    flights: flight === null ? flights : flights.map((own) => ({ ...own, left: own.left ?? flight })),
    hotels: hotels.flatMap((own) => {
      if (!isMeant(own)) return own;
      if (hotel !== null) return { ...own, left: own.left ?? hotel };
      return isDescribed && own.left === undefined ? [] : own;
    }),
    // who saves on the whole trip has no tour; on a hotel or a flight, the one that was chosen
    tours: tours.flatMap((own) => {
      if (!isMeant(own)) return own;
      if (offers.otherTour) return { ...own, left: own.left ?? 'other' };
      const isOfTrip = towns === null && !isOfBed && !offers.cheaperFlight;
      return comfort < 0 && isOfTrip ? [] : own;
    }),
  };
}

/** What was found, with nothing beside the flights from which earlier or later ones are asked for. */
export function measuredBy(brief: Brief, found: Found): Found {
  return narrowed(
    brief,
    found,
    (own) => own.left === 'earlier' || own.left === 'later',
    () => false,
  );
}

/**
 * What is left, and where a choice holds nothing beside it: nothing that was passed over or ruled out by earlier words
 * counts against it. Where a message asked for another one, that is none of it.
 * @param found all that was found
 */
export function withChosen(brief: Brief, left: Found, found: Found): Found {
  const others: Found = {
    ...left,
    flights: (askId) => {
      const own = wayOf(brief, askId);
      const chosen = own && chosenFlight(brief, own);
      const offer = chosen && found.flights(askId).find((one) => flightKey(one) === chosen.key);
      return offer && chosen.left
        ? flightsBeside(left.flights(askId), offer, chosen.left)
        : left.flights(askId);
    },
    hotels: (askId) => {
      const stop = brief.stops.find((_, index) => hotelAskId(index) === askId);
      const chosen = stop && chosenHotel(brief, stop);
      const offer = chosen && found.hotels(askId).find(({ hotelId }) => hotelId === chosen.hotelId);
      return offer && chosen.left ? hotelsBeside(left.hotels(askId), offer, chosen.left) : left.hotels(askId);
    },
    tours: (askId) => {
      const stop = brief.stops.find((_, index) => tourAskId(index) === askId);
      const chosen = stop && chosenTour(brief, stop);
      const own = found.tours(askId).find(({ id }) => id === chosen?.tourId);
      if (!own) return left.tours(askId);
      const beside = left.tours(askId).filter(({ id }) => id !== own.id);
      return chosen?.left ? orOwn(beside, own) : [own];
    },
  };
  return narrowed(brief, others, holds, holds, found);
}

const holds = ({ left }: { readonly left?: Left | undefined }) => left === undefined;

function narrowed(
  brief: Brief,
  left: Found,
  isOwnFlight: (own: ChosenFlight) => boolean,
  isOwnHotel: (own: ChosenHotel) => boolean,
  found: Found = left,
): Found {
  return {
    ...left,
    flights: (askId) => {
      const route = wayOf(brief, askId);
      const chosen = route && chosenFlight(brief, route);
      const own = chosen && isOwnFlight(chosen) && flightIn(brief, found, route, chosen);
      return own ? [own] : left.flights(askId);
    },
    hotels: (askId) => {
      const stop = brief.stops.find((_, index) => hotelAskId(index) === askId);
      const chosen = stop && chosenHotel(brief, stop);
      const own =
        chosen && isOwnHotel(chosen)
          ? found.hotels(askId).find(({ hotelId }) => hotelId === chosen.hotelId)
          : undefined;
      return own ? [own] : left.hotels(askId);
    },
  };
}

function wayOf({ routes }: Brief, askId: string): AirRoute | undefined {
  return routes.flatMap((route, index) =>
    route.kind === 'air' && askId === flightAskId(index) ? [route] : [],
  )[0];
}

/** The chosen flight where it is offered and can be used. */
function flightIn(
  { routes }: Pick<Brief, 'routes'>,
  found: Found,
  route: AirRoute,
  { key }: ChosenFlight,
): SeenFlight | undefined {
  const index = routes.findIndex(
    ({ from, to, role }) => from === route.from && to === route.to && role === route.role,
  );
  const own = found.flights(flightAskId(index)).filter((flight) => flightKey(flight) === key);
  return usableFlights(
    { ...found, flights: (id) => (id === flightAskId(index) ? own : []) },
    route,
    index,
  )[0];
}

/** Those that are what was asked for, measured by the one that was chosen; where none is, that one stays. */
function flightsBeside(flights: readonly SeenFlight[], own: SeenFlight, left: Left): readonly SeenFlight[] {
  if (left === 'direct') return own.transfers === 0 ? [own] : flights;
  if (left === 'earlier' || left === 'later') return flights;
  return orOwn(
    flights.filter((one) => (left === 'cheaper' ? one.price < own.price : one.id !== own.id)),
    own,
  );
}

function hotelsBeside(hotels: readonly SeenHotel[], own: SeenHotel, left: Left): readonly SeenHotel[] {
  return orOwn(
    hotels.filter((one) =>
      left === 'cheaper'
        ? one.priceFrom < own.priceFrom
        : left === 'nicer'
          ? one.stars > own.stars
          : one.hotelId !== own.hotelId,
    ),
    own,
  );
}

function orOwn<Offer>(others: readonly Offer[], own: Offer): readonly Offer[] {
  return others.length > 0 ? others : [own];
}

/** A choice of a spec with what became of it in a plan. */
export interface Choices {
  /** Those that go on counting. */
  readonly chosen: Chosen;
  /** Names of those that are not offered any more. */
  readonly gone: readonly string[];
}

function settled<Own extends ChosenFlight | ChosenHotel | ChosenTour>({
  isNew: _isNew,
  ...own
}: Own): Omit<Own, 'isNew'> {
  return own;
}

/** Whether a choice was made since the plan was. */
export function hasNewChoice({ flights, hotels, tours }: Chosen): boolean {
  return [...flights, ...hotels, ...tours].some(({ isNew }) => isNew === true);
}

/** What of the choices goes on counting: of a way or stay that the trip has no more, and of an offer that is gone, none. */
export function choicesIn(brief: Brief, found: Found): Choices {
  const gone: string[] = [];
  const flights = brief.chosen.flights.filter((own) => {
    const index = brief.routes.findIndex(
      (route) => chosenFlight(brief, route) === own && route.kind !== 'return',
    );
    const route = brief.routes[index];
    if (route?.kind !== 'air') return false;
    const isKept = own.left !== undefined || found.flights(flightAskId(index)).length === 0;
    if (isKept || flightIn(brief, found, route, own)) return true;
    gone.push(own.name);
    return false;
  });
  const isThere = ({ left, name }: ChosenHotel | ChosenTour, id: string, offered: readonly string[]) => {
    if (left !== undefined || offered.length === 0 || offered.includes(id)) return true;
    gone.push(name);
    return false;
  };
  const hotels = brief.chosen.hotels.filter((own) => {
    const index = brief.stops.findIndex((stop) => chosenHotel(brief, stop) === own);
    const offered = found.hotels(hotelAskId(index)).map(({ hotelId }) => hotelId);
    return index >= 0 && isThere(own, own.hotelId, offered);
  });
  const tours = brief.chosen.tours.filter((own) => {
    const index = brief.stops.findIndex((stop) => chosenTour(brief, stop) === own);
    const offered = found.tours(tourAskId(index)).map(({ id }) => id);
    return index >= 0 && isThere(own, own.tourId, offered);
  });
  return {
    chosen: {
      flights: flights.map((own) => settled(own)),
      hotels: hotels.map((own) => settled(own)),
      tours: tours.map((own) => settled(own)),
    },
    gone,
  };
}
