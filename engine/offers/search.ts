/** Asks the sources of offers, all at once; what fails is said in words, and the plan goes on without it. */
import { earliestToday, isoDateOf } from '../../domain/dates/calendar.ts';
import { flightIssues, SAME_PLACE, stayIssues } from '../../domain/search/searchChecks.ts';
import { flightKey, type Chosen } from '../../domain/trips/chosen.ts';
import { bestFlights, bestHotels, bestTours } from './offerChoice.ts';
import { OffersUnavailable, type OfferSource } from './offerSource.ts';
import { notKeptWords } from '../say/talk/notKept.ts';
import { sharesAirport } from '../facts/ground.ts';
import type { FlightOffer, StayHotel, TourOffer } from '../../domain/offers/offers.ts';
import type { Ask } from './asks.ts';
import type { Found } from './found.ts';
import type { TurnOffers } from './turnOffers.ts';

interface Answer {
  readonly flights?: readonly FlightOffer[];
  readonly hotels?: readonly StayHotel[];
  readonly tours?: readonly TourOffer[];
  readonly failure?: string;
  /** The search was not made before, and cannot be made now. */
  readonly isNotKept?: true;
}

/** To the airport and through it. */
const LEAST_AHEAD_MS = 3 * 3_600_000;

/** The searches of one turn. */
export class Searches {
  readonly #answers = new Map<string, Answer & Pick<Ask, 'kind'>>();

  readonly #source: OfferSource;
  readonly #offers: TurnOffers;
  readonly #now: Date;
  readonly #chosen: Chosen;

  /**
   * @param offers takes what is found, with its towns
   * @param chosen kept also where others are better
   */
  constructor(source: OfferSource, offers: TurnOffers, now: Date, chosen: Chosen) {
    this.#chosen = chosen;
    this.#source = source;
    this.#offers = offers;
    this.#now = now;
  }

  /** Makes the searches; their answers are added to those before. */
  async make(asks: readonly Ask[]): Promise<void> {
    const answers = await Promise.all(asks.map((ask) => this.#answerTo(ask)));
    // in the order of the asks, whichever answered first: the same turn must give the same cards
    asks.forEach((ask, index) => {
      const answer = answers[index] ?? {};
      this.#answers.set(ask.id, { ...answer, kind: ask.kind });
      this.#keep(ask, answer);
    });
  }

  /** All answers so far. */
  found(): Found {
    const answers = new Map(this.#answers);
    return {
      has: (askId) => answers.has(askId),
      flights: (askId) => answers.get(askId)?.flights ?? [],
      hotels: (askId) => answers.get(askId)?.hotels ?? [],
      tours: (askId) => answers.get(askId)?.tours ?? [],
      failures: [
        ...new Set([...answers.values()].flatMap(({ failure }) => failure ?? [])),
        ...notKeptWords([...answers.values()].filter(({ failure }) => failure === undefined)),
      ],
    };
  }

  #keep(ask: Ask, { flights, hotels, tours }: Answer): void {
    const { city } = ask.destination;
    if (ask.kind === 'flights' && flights)
      this.#offers.addFlights(flights, { from: ask.origin.city, to: city });
    if (hotels) this.#offers.addHotels(hotels, { city });
    if (tours) this.#offers.addTours(tours, { city });
  }

  async #answerTo(ask: Ask): Promise<Answer> {
    const failure = issueOf(ask, earliestToday(this.#now));
    if (failure !== undefined) return { failure };
    try {
      return await this.#search(ask);
    } catch (thrown) {
      if (!(thrown instanceof OffersUnavailable)) throw thrown;
      if (this.#source.seenBefore !== undefined) return { isNotKept: true };
      return {
        failure: `The ${ask.kind.replace(/s$/, '')} search is not answering, so the plan is without it.`,
      };
    }
  }

  async #search(ask: Ask): Promise<Answer> {
    const today = isoDateOf(this.#now);
    switch (ask.kind) {
      case 'flights':
        return {
          flights: withOwn(
            (flights) => bestFlights(flights.filter((flight) => this.#canBeCaught(flight))),
            await this.#source.flights({ ...ask, today }),
            (flight) => this.#chosen.flights.some(({ key }) => key === flightKey(flight)),
          ),
        };
      case 'hotels': {
        const stay = { checkIn: ask.checkin, checkOut: ask.checkout };
        const hotels = await this.#source.hotels({ ...ask, today });
        const own = ({ hotelId }: StayHotel) => this.#chosen.hotels.some((one) => one.hotelId === hotelId);
        return {
          hotels: withOwn(
            bestHotels,
            hotels.map((hotel) => ({ ...hotel, ...stay })),
            own,
          ),
        };
      }
      case 'tours':
        return {
          tours: withOwn(bestTours, await this.#source.tours({ destination: ask.destination }), ({ id }) =>
            this.#chosen.tours.some(({ tourId }) => tourId === id),
          ),
        };
    }
  }

  /** Of today's flights those that leave late enough. */
  #canBeCaught({ departure_at: leaves }: FlightOffer): boolean {
    return Date.parse(leaves) - this.#now.getTime() >= LEAST_AHEAD_MS;
  }
}

/** The best, and those that were chosen by hand beside them. */
function withOwn<Offer>(
  best: (offers: readonly Offer[]) => Offer[],
  offers: readonly Offer[],
  isOwn: (offer: Offer) => boolean,
): Offer[] {
  return [...new Set([...best(offers), ...offers.filter(isOwn)])];
}

/** Why a search cannot be made; undefined where it can. */
function issueOf(ask: Ask, today: string): string | undefined {
  switch (ask.kind) {
    case 'flights':
      if (sharesAirport(ask.origin, ask.destination)) return SAME_PLACE;
      return flightIssues({ ...ask, from: ask.origin, to: ask.destination }, today)[0]?.message;
    case 'hotels':
      return stayIssues(ask, today)[0]?.message;
    case 'tours':
      return undefined;
  }
}
