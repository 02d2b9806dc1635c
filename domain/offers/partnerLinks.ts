/** Where an offer is booked: the partners' addresses (requirements §7, Other). */

/** The partners' own pages: what an offer opens when nothing more exact can be said. */
export const PARTNER_HOME = {
  flights: 'https://www.aviasales.com',
  hotels: 'https://www.booking.com',
  tours: 'https://www.viator.com',
} as const;

/** Where bookings are made. A deployment with other partners passes its own. */
export interface Partners {
  /** Origin that flight links are appended to; also the home that is fallen back to. */
  readonly flights: string;
  /** Address that the hotel parameters are appended to. */
  readonly hotels: string;
  readonly hotelsHome: string;
}

// Hotellook, whose parameters the spec names, was switched off in 2025: a live partner takes its place.
export const defaultPartners: Partners = {
  flights: PARTNER_HOME.flights,
  hotels: `${PARTNER_HOME.hotels}/searchresults.html`,
  hotelsHome: PARTNER_HOME.hotels,
};

/** Partner base + link + marker (requirements §7); with no link or no marker the partner's home. */
export function flightLink(link: string, marker: string, partners: Partners = defaultPartners): string {
  if (link === '' || marker === '') return partners.flights;
  const path = link.startsWith('/') ? link : `/${link}`;
  return `${partners.flights}${path}${path.includes('?') ? '&' : '?'}marker=${encodeURIComponent(marker)}`;
}

export interface HotelStay {
  hotelId: string;
  /** The hotel's name, by which the partner finds it. */
  name: string;
  checkIn: string | null | undefined;
  checkOut: string | null | undefined;
  marker: string;
}

/**
 * Hotel link for 2 adults, in US dollars and English; the partner's home if any part is missing (requirements §7, Other).
 * The partner reads none of the specification's names: the stay is said in its own beside them.
 */
export function hotelLink(stay: HotelStay, partners: Partners = defaultPartners): string {
  const { hotelId, name, checkIn, checkOut, marker } = stay;
  if (!hotelId || !checkIn || !checkOut || !marker) return partners.hotelsHome;
  const query = Object.entries({
    hotelId,
    checkIn,
    checkOut,
    marker,
    language: 'en',
    currency: 'usd',
    adults: '2',
    ss: name,
    checkin: checkIn,
    checkout: checkOut,
    group_adults: '2',
    selected_currency: 'USD',
    lang: 'en-us',
  }).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${partners.hotels}?${query.join('&')}`;
}

export interface DealsSearch {
  destination: string;
  checkIn?: string | undefined;
  checkOut?: string | undefined;
}

/** The hotel partner's own search for a place and stay: where live deals are when no offer can be booked itself. */
export function liveDealsLink(
  { destination, checkIn, checkOut }: DealsSearch,
  partners: Partners = defaultPartners,
): string {
  const query = new Map([['ss', destination]]);
  if (checkIn !== undefined && checkOut !== undefined) {
    query.set('checkin', checkIn);
    query.set('checkout', checkOut);
  }
  const text = [...query].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `${partners.hotels}?${text}`;
}
