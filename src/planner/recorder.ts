/**
 * The offers that a device has, as the source of a turn: searches that were made earlier, and what the trip's own plan
 * rests on. What a turn uses of them is recorded, so that the server comes to the same by it (docs/decisions/0021).
 */
import {
  MAX_RECORDED_OFFERS,
  MAX_RECORDED_SEARCHES,
  type RecordedOffers,
} from '@domain/chat/answeredHere.ts';
import type { FlightOffer, HotelOffer, TourOffer } from '@domain/offers/offers.ts';
import type { Gazetteer } from '../../engine/facts/gazetteer.ts';
import type { Gazetted } from '../../engine/facts/types.ts';
import { bestFlights, bestHotels, bestTours } from '../../engine/offers/offerChoice.ts';
import { OffersUnavailable, type OfferSource } from '../../engine/offers/offerSource.ts';
import { placeKey } from '../../engine/offers/recordedOffers.ts';
import type { AskedHere, KeptSearches } from './planner.ts';
import { offersOfTrip } from './tripSearches.ts';

/** What a turn may use, in bytes of JSON: with the rest it fits into a request (MAX_ANSWERED_HERE_BYTES). */
const MAX_BYTES = 300 * 1024;

export interface Recorder {
  readonly source: OfferSource;
  /** What was used so far. */
  recorded(): RecordedOffers;
}

/** Offers that were found at one time. */
export interface Seen<Offer> {
  readonly offers: readonly Offer[];
  /** ISO instant. */
  readonly seenAt: string;
}

/** A source of what the device has, for one turn. */
export function createRecorder(
  { searches, trip }: Pick<AskedHere, 'searches' | 'trip'>,
  gazetteer: Pick<Gazetteer, 'resolve'>,
): Recorder {
  const kept = byQuery(searches, gazetteer);
  const own = offersOfTrip(trip);
  const used = {
    flights: new Map<string, Used>(),
    hotels: new Map<string, Used>(),
    tours: new Map<string, Used>(),
  };
  let seenAt: string | null = null;
  let bytes = 0;

  /** The newest of what is there, cut to what a record holds. @throws OffersUnavailable */
  function take<Offer>(
    kind: keyof typeof used,
    query: object,
    found: readonly (Seen<Offer> | null | undefined)[],
    best: (offers: readonly Offer[]) => Offer[],
  ): Offer[] {
    const key = JSON.stringify(query);
    const before = used[kind].get(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was recorded under this key and kind
    if (before) return before.offers as Offer[];
    const [newest] = found.flatMap((one) => one ?? []).toSorted((a, b) => timeOf(b) - timeOf(a));
    const offers = newest ? cut(newest.offers, best) : [];
    const size = new TextEncoder().encode(key + JSON.stringify(offers)).length;
    if (!newest || used[kind].size >= MAX_RECORDED_SEARCHES || bytes + size > MAX_BYTES)
      throw new OffersUnavailable('Nothing of this search is on the device');
    bytes += size;
    used[kind].set(key, { query, offers });
    if (seenAt === null || timeOf(newest) < Date.parse(seenAt)) seenAt = newest.seenAt;
    return offers;
  }

  return {
    source: {
      marker: searches.marker,
      get seenBefore() {
        return seenAt;
      },
      flights: async (asked) => {
        const { departure, returnDate, passengers } = asked;
        const [origin, destination] = [placeKey(asked.origin), placeKey(asked.destination)];
        const query = { origin, destination, departure, returnDate, passengers };
        return take(
          'flights',
          query,
          [kept.flights.get(JSON.stringify(query)), own.flights(asked)],
          bestFlights,
        );
      },
      hotels: async (asked) => {
        const query = {
          destination: placeKey(asked.destination),
          checkin: asked.checkin,
          checkout: asked.checkout,
        };
        return take('hotels', query, [kept.hotels.get(JSON.stringify(query)), own.hotels(asked)], bestHotels);
      },
      tours: async (asked) => {
        const query = { destination: placeKey(asked.destination) };
        return take('tours', query, [kept.tours.get(JSON.stringify(query)), own.tours(asked)], bestTours);
      },
    },
    recorded: () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind is filled by its own search above
      return {
        marker: searches.marker,
        seenAt,
        flights: all(used.flights),
        hotels: all(used.hotels),
        tours: all(used.tours),
      } as RecordedOffers;
    },
  };
}

function all(used: ReadonlyMap<string, Used>): object[] {
  return [...used.values()].map(({ query, offers }) => ({ ...query, offers }));
}

interface Used {
  readonly query: object;
  readonly offers: readonly unknown[];
}

function timeOf({ seenAt }: Pick<Seen<unknown>, 'seenAt'>): number {
  return Date.parse(seenAt);
}

/** So many that the record takes them, those first that a plan would be made of. */
function cut<Offer>(offers: readonly Offer[], best: (offers: readonly Offer[]) => Offer[]): Offer[] {
  return [...new Set([...best(offers), ...offers])].slice(0, MAX_RECORDED_OFFERS);
}

interface ByQuery {
  readonly flights: ReadonlyMap<string, Seen<FlightOffer>>;
  readonly hotels: ReadonlyMap<string, Seen<HotelOffer>>;
  readonly tours: ReadonlyMap<string, Seen<TourOffer>>;
}

function keyOf(place: Gazetted | null): string | null {
  return place ? placeKey(place) : null;
}

function listed<Offer>(list: readonly (readonly [object, Seen<Offer>])[]): Map<string, Seen<Offer>> {
  return new Map(
    list
      .toSorted(([, a], [, b]) => timeOf(a) - timeOf(b))
      .map(([query, { offers, seenAt }]) => [JSON.stringify(query), { offers, seenAt }]),
  );
}

/** The kept searches by what the engine would ask; of two alike the newer. */
function byQuery({ flights, hotels, tours }: KeptSearches, { resolve }: Pick<Gazetteer, 'resolve'>): ByQuery {
  return {
    flights: listed(
      flights.map((kept) => {
        const { from, to, departure, returnDate, passengers, tripType } = kept.params;
        const [origin, destination] = [keyOf(resolve(from)), keyOf(resolve(to))];
        const back = tripType === 'return' ? returnDate : null;
        return [{ origin, destination, departure, returnDate: back, passengers }, kept];
      }),
    ),
    hotels: listed(
      hotels.map((kept) => {
        const { destination, checkin, checkout } = kept.params;
        return [{ destination: keyOf(resolve(destination)), checkin, checkout }, kept];
      }),
    ),
    tours: listed(tours.map((kept) => [{ destination: keyOf(resolve(kept.params.destination)) }, kept])),
  };
}
