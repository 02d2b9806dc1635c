/** Hotel search behind an interface. */
import { addDays } from '../../../../domain/dates/calendar.ts';
import type { HotelOffer } from '../../../../domain/offers/offers.ts';
import type { HotelQuery } from '../../../../engine/offers/offerSource.ts';

/** A search without dates is priced for one night so many days from now: far enough for rooms to be free. */
const ANY_DATE_DAYS = 28;

/** The night that a search without dates is priced for, ISO dates. */
export function anyDateNight(today: string): { checkIn: string; checkOut: string } {
  return { checkIn: addDays(today, ANY_DATE_DAYS), checkOut: addDays(today, ANY_DATE_DAYS + 1) };
}

export interface HotelProvider {
  /**
   * Hotels priced a night in US dollars, best value first; empty when there are none. Without dates they are priced
   * for {@link anyDateNight}.
   * @throws ProviderError
   */
  search(query: HotelQuery): Promise<HotelOffer[]>;
}
