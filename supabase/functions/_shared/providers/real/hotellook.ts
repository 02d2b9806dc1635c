/**
 * Links and photos by the scheme that the specification shows (Hotellook's). The service itself was switched off
 * in October 2025, so nothing points at it by default: an operator whose partner kept the scheme names the addresses.
 */
import type { HotelOffer } from '../../../../../domain/offers/offers.ts';
import type { HotelProvider } from '../hotels.ts';
import type { HotelQuery } from '../../../../../engine/offers/offerSource.ts';

export interface HotellookOptions {
  /** Address that hotelId, checkIn, checkOut and the rest are appended to. */
  readonly linkUrl?: string | undefined;
  /** Address before `/h{hotelId}_1/800/520.auto`. */
  readonly photoUrl?: string | undefined;
  /** Affiliate marker; without it hotels link to the partner's front page. */
  readonly marker: string;
}

/** The hotels of a provider; those without a link or a photo of their own get one by the scheme. */
export function withHotellookScheme(hotels: HotelProvider, options: HotellookOptions): HotelProvider {
  const { linkUrl, photoUrl } = options;
  if (linkUrl === undefined && photoUrl === undefined) return hotels;
  return {
    async search(query) {
      const offers = await hotels.search(query);
      return offers.map((offer) => ({
        ...(photoUrl === undefined ? {} : { imageUrl: photoOf(photoUrl, offer) }),
        ...(linkUrl === undefined ? {} : { bookingUrl: linkOf(linkUrl, offer, query, options.marker) }),
        ...offer,
      }));
    },
  };
}

function photoOf(base: string, { hotelId }: HotelOffer): string {
  return `${base.replace(/\/+$/, '')}/h${encodeURIComponent(hotelId)}_1/800/520.auto`;
}

/** Requirements §7: when any part is missing, the partner's home. */
function linkOf(base: string, { hotelId }: HotelOffer, stay: HotelQuery, marker: string): string {
  const url = new URL(base);
  const { checkin, checkout } = stay;
  if (checkin === null || checkout === null || marker === '') return url.origin;
  const params = {
    hotelId,
    checkIn: checkin,
    checkOut: checkout,
    adults: '2',
    language: 'en',
    currency: 'usd',
    marker,
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}
