/** Hotel search behind an interface. */
import type { HotelOffer } from '../domain/offers.ts';
import type { Gazetted } from '../places/types.ts';

interface HotelQuery {
  readonly destination: Gazetted;
  /** ISO dates; null is any date. */
  readonly checkin: string | null;
  readonly checkout: string | null;
}

export interface HotelProvider {
  /**
   * Hotels priced a night in US dollars, best value first; empty when there are none.
   * @throws ProviderError
   */
  search(query: HotelQuery): Promise<HotelOffer[]>;
}
