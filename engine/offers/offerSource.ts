/** Where offers come from: what hosts the engine brings the searches along. */
import type { FlightOffer, HotelOffer, TourOffer } from '../../domain/offers/offers.ts';
import type { Gazetted } from '../facts/types.ts';

export interface FlightQuery {
  readonly origin: Gazetted;
  readonly destination: Gazetted;
  /** ISO date; null is any date. */
  readonly departure: string | null;
  /** ISO date; null for one way. */
  readonly returnDate: string | null;
  readonly passengers: number;
  /** ISO date on which the search is made. */
  readonly today: string;
}

export interface HotelQuery {
  readonly destination: Gazetted;
  /** ISO dates; null is any date. */
  readonly checkin: string | null;
  readonly checkout: string | null;
  /** ISO date on which the search is made. */
  readonly today: string;
}

export interface TourQuery {
  readonly destination: Gazetted;
}

/** Searches; each answers an empty list when there are no offers. @throws OffersUnavailable */
export interface OfferSource {
  /** Priced for one adult and the whole trip. */
  flights(query: FlightQuery): Promise<FlightOffer[]>;
  /** Priced a night for the room. */
  hotels(query: HotelQuery): Promise<HotelOffer[]>;
  /** Priced a person. */
  tours(query: TourQuery): Promise<TourOffer[]>;
  /** Affiliate marker for partner links; empty where there is none. */
  readonly marker: string;
  /**
   * Of a source that has only what was found earlier: ISO instant of the oldest of what it has answered, null where it has
   * answered nothing. Absent where the offers are of now.
   */
  readonly seenBefore?: string | null;
}

/** A provider that does not answer: the plan is made without it, and says so. */
export class OffersUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OffersUnavailable';
  }
}
