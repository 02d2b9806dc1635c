/** The offers that the tools returned in one turn: the only source of the cards in its answer, and of its plan. */
import { MAX_FLIGHT_CARDS, MAX_HOTEL_CARDS, MAX_TOUR_CARDS } from './offerChoice.ts';
import type { ChatResults } from '../domain/chat.ts';
import type { KnownOffers } from '../domain/itinerary/finding.ts';
import type { FlightOffer, StayHotel, TourOffer } from '../domain/offers.ts';

/** Searches of one kind a turn may show cards of: the towns of one trip. */
const MAX_SEARCHES = 3;

interface Found<Offer, Towns> {
  readonly offers: readonly Offer[];
  readonly towns: Towns;
}

export class TurnOffers {
  readonly #flights: Found<FlightOffer, { from: string; to: string }>[] = [];
  readonly #hotels: Found<StayHotel, { city: string }>[] = [];
  readonly #tours: Found<TourOffer, { city: string }>[] = [];

  /** Adds what a search found, with the towns that it was for. */
  addFlights(offers: readonly FlightOffer[], towns: { from: string; to: string }): void {
    this.#flights.push({ offers, towns });
  }

  addHotels(offers: readonly StayHotel[], towns: { city: string }): void {
    this.#hotels.push({ offers, towns });
  }

  addTours(offers: readonly TourOffer[], towns: { city: string }): void {
    this.#tours.push({ offers, towns });
  }

  /** Cards: of one search all, of several the best of each in turn. */
  results(): ChatResults {
    return {
      flights: roundRobin(listsOf(this.#flights), MAX_FLIGHT_CARDS, (offer) => offer.id),
      hotels: roundRobin(
        listsOf(this.#hotels),
        MAX_HOTEL_CARDS,
        (offer) => `${offer.hotelId} ${offer.checkIn}`,
      ),
      tours: roundRobin(listsOf(this.#tours), MAX_TOUR_CARDS, (offer) => offer.id),
    };
  }

  /** Every offer with its towns: what a plan may rest on. */
  known(): KnownOffers {
    return { flights: inTowns(this.#flights), hotels: inTowns(this.#hotels), tours: inTowns(this.#tours) };
  }

  /** Links that a tool returned; no other may stand in the text. */
  links(): ReadonlySet<string> {
    const offers = [...listsOf(this.#hotels).flat(), ...listsOf(this.#tours).flat()];
    return new Set(offers.flatMap(({ bookingUrl }) => bookingUrl ?? []));
  }
}

function listsOf<Offer>(found: readonly Found<Offer, unknown>[]): (readonly Offer[])[] {
  return found.map(({ offers }) => offers);
}

function inTowns<Offer, Towns>(found: readonly Found<Offer, Towns>[]): (Offer & Towns)[] {
  return found.flatMap(({ offers, towns }) => offers.map((offer) => ({ ...offer, ...towns })));
}

function roundRobin<Offer>(
  lists: readonly (readonly Offer[])[],
  perSearch: number,
  key: (offer: Offer) => string,
): Offer[] {
  const limit = perSearch * Math.min(Math.max(lists.length, 1), MAX_SEARCHES);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat();
  const unique = new Map(inTurn.map((offer) => [key(offer), offer]));
  return [...unique.values()].slice(0, Math.min(limit, 20));
}
