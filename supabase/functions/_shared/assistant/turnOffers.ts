/** The offers that the tools returned in one turn: the only source of the cards in its answer. */
import { MAX_FLIGHT_CARDS, MAX_HOTEL_CARDS, MAX_TOUR_CARDS } from './offerChoice.ts';
import type { ChatResults } from '../domain/chat.ts';
import type { FlightOffer, StayHotel, TourOffer } from '../domain/offers.ts';

/** Searches of one kind a turn may show cards of: the towns of one trip. */
const MAX_SEARCHES = 3;

export class TurnOffers {
  readonly #flights: FlightOffer[][] = [];
  readonly #hotels: StayHotel[][] = [];
  readonly #tours: TourOffer[][] = [];

  addFlights(offers: FlightOffer[]): void {
    this.#flights.push(offers);
  }

  addHotels(offers: StayHotel[]): void {
    this.#hotels.push(offers);
  }

  addTours(offers: TourOffer[]): void {
    this.#tours.push(offers);
  }

  /** Cards: of one search all, of several the best of each in turn. */
  results(): ChatResults {
    return {
      flights: roundRobin(this.#flights, MAX_FLIGHT_CARDS, (offer) => offer.id),
      hotels: roundRobin(this.#hotels, MAX_HOTEL_CARDS, (offer) => `${offer.hotelId} ${offer.checkIn}`),
      tours: roundRobin(this.#tours, MAX_TOUR_CARDS, (offer) => offer.id),
    };
  }

  /** Links that a tool returned; no other may stand in the text. */
  links(): ReadonlySet<string> {
    const hotels = this.#hotels.flat().map((hotel) => hotel.bookingUrl);
    const tours = this.#tours.flat().map((tour) => tour.bookingUrl);
    return new Set([...hotels, ...tours].filter((link) => link !== undefined));
  }
}

function roundRobin<Offer>(
  lists: readonly Offer[][],
  perSearch: number,
  key: (offer: Offer) => string,
): Offer[] {
  const limit = perSearch * Math.min(Math.max(lists.length, 1), MAX_SEARCHES);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat();
  const unique = new Map(inTurn.map((offer) => [key(offer), offer]));
  return [...unique.values()].slice(0, Math.min(limit, 20));
}
