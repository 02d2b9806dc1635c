/** Tour search behind an interface. */
import type { TourOffer } from '../../../../domain/offers/offers.ts';
import type { Gazetted } from '../../../../engine/facts/types.ts';

interface TourQuery {
  readonly destination: Gazetted;
}

export interface TourProvider {
  /**
   * Tours priced a person in US dollars, best rated first; empty when there are none.
   * @throws ProviderError
   */
  search(query: TourQuery): Promise<TourOffer[]>;
}
