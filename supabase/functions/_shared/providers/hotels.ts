/** Hotel search behind an interface. */
import type { HotelOffer } from '../domain/offers.ts';
import type { Gazetted } from '../places/types.ts';

export interface HotelQuery {
  readonly destination: Gazetted;
  /** ISO dates; null is any date. */
  readonly checkin: string | null;
  readonly checkout: string | null;
  /** ISO date on which the search is made. */
  readonly today: string;
}

export interface HotelProvider {
  /**
   * Hotels priced a night in US dollars, best value first; empty when there are none.
   * @throws ProviderError
   */
  search(query: HotelQuery): Promise<HotelOffer[]>;
}
