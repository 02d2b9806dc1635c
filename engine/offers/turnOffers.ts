/** The offers that the searches of one turn found: the only source of the cards in its answer, and of its plan. */
import { MAX_FLIGHT_CARDS, MAX_HOTEL_CARDS, MAX_TOUR_CARDS } from './offerChoice.ts';
import type { ChatResults } from '../../domain/chat/results.ts';
import type { KnownOffers } from '../../domain/itinerary/finding.ts';
import type { Itinerary } from '../../domain/itinerary/itinerary.ts';
import type { FlightOffer, StayHotel, TourOffer } from '../../domain/offers/offers.ts';

/** Searches of one kind a turn may show cards of: the towns of one trip. */
const MAX_SEARCHES = 3;
/** Cards of one kind that an answer may carry (chatResultsSchema). */
const MAX_CARDS = 20;

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

  /**
   * Cards: of one search all, of several the best of each in turn. What the plan rests on comes before all others: a
   * booking without its card could not be made.
   */
  results(plan?: Pick<Itinerary, 'legs' | 'stays' | 'days'>): ChatResults {
    const named = new Set(plan && [...plan.legs, ...plan.days.flatMap(({ items }) => items)].map(offerIdOf));
    const stays = new Set(plan?.stays.map(({ offerId, checkIn }) => `${offerId} ${checkIn}`));
    return {
      flights: withTowns(cards(listsOf(this.#flights), MAX_FLIGHT_CARDS, offerKey, named), this.#flights),
      hotels: cards(listsOf(this.#hotels), MAX_HOTEL_CARDS, stayKey, stays),
      tours: withTowns(cards(listsOf(this.#tours), MAX_TOUR_CARDS, offerKey, named), this.#tours),
    };
  }

  /** Every offer with its towns: what a plan may rest on. */
  known(): KnownOffers {
    return { flights: inTowns(this.#flights), hotels: inTowns(this.#hotels), tours: inTowns(this.#tours) };
  }

  /** Links that a search returned; no other may stand in the text. */
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

/** Offers with the towns that they were found for: another of them can be used instead by what is known of both. */
function withTowns<Offer extends { readonly id: string }, Towns>(
  offers: readonly Offer[],
  found: readonly Found<Offer, Towns>[],
): (Offer & Towns)[] {
  const known = inTowns(found);
  return offers.flatMap((offer) => known.find(({ id }) => id === offer.id) ?? []);
}

function offerIdOf({ offerId }: { readonly offerId?: string | undefined }): string | undefined {
  return offerId;
}

function offerKey({ id }: { readonly id: string }): string {
  return id;
}

/** A hotel may be found for several stays, each with a price of its own. */
function stayKey({ hotelId, checkIn }: StayHotel): string {
  return `${hotelId} ${checkIn}`;
}

/** The chosen offers, then the others row by row, up to the limit of that many searches. */
function cards<Offer>(
  lists: readonly (readonly Offer[])[],
  perSearch: number,
  keyOf: (offer: Offer) => string,
  chosen: ReadonlySet<string | undefined>,
): Offer[] {
  const limit = perSearch * Math.min(Math.max(lists.length, 1), MAX_SEARCHES);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list[row] ?? [])).flat();
  const unique = [...new Map(inTurn.map((offer) => [keyOf(offer), offer])).values()];
  const first = unique.filter((offer) => chosen.has(keyOf(offer)));
  const others = unique.filter((offer) => !chosen.has(keyOf(offer)));
  return [...first, ...others].slice(0, Math.min(Math.max(limit, first.length), MAX_CARDS));
}
