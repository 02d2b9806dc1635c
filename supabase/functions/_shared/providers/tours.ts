/** Tour search behind an interface. */
import type { TourOffer } from '../../../../domain/offers/offers.ts';
import type { TourQuery } from '../../../../engine/offers/offerSource.ts';

export interface TourProvider {
  /**
   * Tours priced a person in US dollars, best rated first; empty when there are none.
   * @throws ProviderError
   */
  search(query: TourQuery): Promise<TourOffer[]>;
}
