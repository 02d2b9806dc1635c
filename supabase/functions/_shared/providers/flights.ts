/** Flight search behind an interface. */
import type { FlightOffer } from '../../../../domain/offers/offers.ts';
import type { FlightQuery } from '../../../../engine/offers/offerSource.ts';

export interface FlightProvider {
  /**
   * Offers priced for one adult and the whole trip, cheapest first; empty when there are none.
   * @throws ProviderError
   */
  search(query: FlightQuery): Promise<FlightOffer[]>;
  /**
   * Lowest prices of the days around the departure, for providers that can say: one entry for each query, in
   * their order, null where there is no offer. Queries differ in their dates alone.
   * @throws ProviderError
   */
  lowestPrices?(queries: readonly FlightQuery[]): Promise<(number | null)[]>;
}
