/** Offers as the cards show them (requirements §3, §7 and §9). */
import type { FlightOffer, HotelOffer, StayHotel } from './offers.ts';
import { defaultPartners, flightLink, hotelLink, type Partners } from './partnerLinks.ts';
import { daysBetween } from '../dates/calendar.ts';
import { type ClockFace, formatTime, onClock } from '../dates/dayTimes.ts';
import { formatShortDate } from '../dates/formatDates.ts';
import { clockOf, DAY_MINUTES } from '../itinerary/measures.ts';

interface WallTime {
  date: string;
  minutes: number;
}

/** The date and the minutes since midnight that a traveller's watch shows, whatever zone this device is in. */
function wallTime(iso: string): WallTime {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(iso);
  return match
    ? { date: match[1] ?? '', minutes: Number(match[2]) * 60 + Number(match[3]) }
    : { date: iso.slice(0, 10), minutes: 0 };
}

interface Arrival {
  /** Minutes since midnight. */
  minutes: number;
  /** Days after the departure's calendar day. */
  dayOffset: number;
}

/** Reckoned on the clock face: a stored row may name a duration that ends beyond every calendar. */
function arrivalAfter({ minutes }: WallTime, duration: number): Arrival {
  const total = minutes + duration;
  return { minutes: total % DAY_MINUTES, dayOffset: Math.floor(total / DAY_MINUTES) };
}

function arrivalAt(departure: WallTime, iso: string): Arrival {
  const { date, minutes } = wallTime(iso);
  return { minutes, dayOffset: daysBetween(departure.date, date) };
}

/** 'Xh Ym'. */
export function formatDuration(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

/** 'Non-stop', '1 stop', '2 stops'. */
export function stopsLabel(transfers: number): string {
  return transfers === 0 ? 'Non-stop' : `${transfers} stop${transfers > 1 ? 's' : ''}`;
}

/** '$1,250': whole dollars, as everywhere (requirements §9). */
export function formatDollars(amount: number): string {
  return `$${dollars.format(Math.round(amount))}`;
}

// Made once: a formatter costs more than five hundred uses of it.
const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Flight result, as shown (requirements §3), with what filters and details need. */
export interface FlightCard {
  id: string;
  /** The airline's name, else its code. */
  airline: string;
  airlineCode: string;
  flightNumber: string;
  /** Null for sample data: there is a placeholder, and no request leaves the machine. */
  logoUrl: string | null;
  /** US dollars. */
  price: number;
  from: string;
  to: string;
  /** ISO date at the origin, for the order by departure. */
  departureDay: string;
  /** The same in words: 'Sat 14 March'. */
  departureDate: string;
  /** 12-hour clock. */
  departureTime: string;
  arrivalTime: string;
  /** Days after the departure's calendar day, by the local calendars: 1 is shown as '+1'. */
  arrivalDayOffset: number;
  /** Minutes since midnight at the origin, for the departure-time filter. */
  departureMinutes: number;
  durationMinutes: number;
  duration: string;
  stopCount: number;
  stops: string;
  /** Codes of the stops, where they are known. */
  via: readonly string[];
  bookingUrl: string;
  /** The way back of a round trip, where the provider tells its times. */
  back: FlightBack | null;
  sample: boolean;
}

/** The way back in words, from the destination to the origin. */
interface FlightBack {
  /** 'Sat 17 April'. */
  date: string;
  /** 12-hour clock at the destination. */
  departureTime: string;
  /** The same at the origin; null where the provider says neither when it lands nor how long it takes. */
  arrivalTime: string | null;
  arrivalDayOffset: number;
  duration: string | null;
  stops: string | null;
}

export function toFlightCard(
  offer: FlightOffer,
  marker: string,
  partners: Partners = defaultPartners,
): FlightCard {
  const departure = wallTime(offer.departure_at);
  const arrival = offer.arrival_at
    ? arrivalAt(departure, offer.arrival_at)
    : arrivalAfter(departure, offer.duration_to);
  return {
    id: offer.id,
    airline: offer.airline_name ?? offer.airline,
    airlineCode: offer.airline,
    flightNumber: offer.flight_number,
    logoUrl: offer.sample ? null : `https://pics.avs.io/200/80/${encodeURIComponent(offer.airline)}.png`,
    price: offer.price,
    from: offer.origin,
    to: offer.destination,
    departureDay: departure.date,
    departureDate: formatShortDate(departure.date),
    departureTime: formatTime(clockOf(departure.minutes)),
    arrivalTime: formatTime(clockOf(arrival.minutes)),
    arrivalDayOffset: arrival.dayOffset,
    departureMinutes: departure.minutes,
    durationMinutes: offer.duration_to,
    duration: formatDuration(offer.duration_to),
    stopCount: offer.transfers,
    stops: stopsLabel(offer.transfers),
    via: offer.via ?? [],
    bookingUrl: flightLink(offer.link, marker, partners),
    back: toFlightBack(offer),
    sample: offer.sample ?? false,
  };
}

/** A card as a device shows it; what filters and orders by its times does not change. */
export function cardOnClock(card: FlightCard, face: ClockFace): FlightCard {
  if (face === '12-hour') return card;
  const { departureTime, arrivalTime, back } = card;
  return {
    ...card,
    departureTime: onClock(face, departureTime),
    arrivalTime: onClock(face, arrivalTime),
    back: back && {
      ...back,
      departureTime: onClock(face, back.departureTime),
      arrivalTime: back.arrivalTime && onClock(face, back.arrivalTime),
    },
  };
}

/** Cards without their pictures, which are drawn in their place: nothing is fetched for them. */
export function withoutPictures<Card extends FlightCard | HotelCard>(cards: readonly Card[]): Card[] {
  return cards.map((card) => ('logoUrl' in card ? { ...card, logoUrl: null } : { ...card, imageUrl: null }));
}

function toFlightBack(offer: FlightOffer): FlightBack | null {
  if (offer.return_at === undefined) return null;
  const departure = wallTime(offer.return_at);
  const arrival =
    offer.return_arrival_at === undefined ? null : arrivalAt(departure, offer.return_arrival_at);
  return {
    date: formatShortDate(departure.date),
    departureTime: formatTime(clockOf(departure.minutes)),
    arrivalTime: arrival && formatTime(clockOf(arrival.minutes)),
    arrivalDayOffset: arrival?.dayOffset ?? 0,
    duration: offer.return_duration === undefined ? null : formatDuration(offer.return_duration),
    stops: offer.return_transfers === undefined ? null : stopsLabel(offer.return_transfers),
  };
}

/** Hotel result (requirements §3). */
export interface HotelCard {
  id: string;
  name: string;
  /** Star count. */
  rating: number;
  /** US dollars a night, rounded. */
  price: number;
  /** 'from $X / night'. */
  priceLabel: string;
  /** '4 nights × $46 = $184'; null where the nights are not known, and for a single one. */
  stayLabel: string | null;
  district: string | null;
  imageUrl: string | null;
  bookingUrl: string;
  sample: boolean;
}

/** The stay's dates come with the offer in a chat, and with the reply's searchParams in a search. */
export function toHotelCard(
  offer: HotelOffer | StayHotel,
  marker: string,
  stay: { checkIn: string; checkOut: string } | null = null,
  partners: Partners = defaultPartners,
): HotelCard {
  const dates = 'checkIn' in offer ? offer : stay;
  const price = Math.round(offer.priceFrom);
  return {
    id: offer.hotelId,
    name: offer.hotelName,
    rating: offer.stars,
    price,
    priceLabel: `from ${formatDollars(price)} / night`,
    stayLabel: dates && stayLabel(dates, price),
    district: offer.district ?? null,
    imageUrl: offer.imageUrl ?? null,
    bookingUrl:
      offer.bookingUrl ??
      hotelLink(
        {
          hotelId: offer.hotelId,
          name: offer.hotelName,
          checkIn: dates?.checkIn,
          checkOut: dates?.checkOut,
          marker,
        },
        partners,
      ),
    sample: offer.sample ?? false,
  };
}

/** The price of the whole stay, by the rounded price that stands beside it. */
function stayLabel(
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
  price: number,
): string | null {
  const nights = daysBetween(checkIn, checkOut);
  return nights > 1 ? `${nights} nights × ${formatDollars(price)} = ${formatDollars(nights * price)}` : null;
}
