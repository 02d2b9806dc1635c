/** Which of the offers found the plan rests on, and what the trip costs with them. */
import type { Interest } from '../guides/types.ts';
import type { Brief } from './brief.ts';
import type { Found, SeenFlight, SeenHotel, SeenTour } from './found.ts';

export interface CostLine {
  readonly kind: 'flights' | 'hotel' | 'tour' | 'daily';
  readonly label: string;
  /** How the sum is made: "2 × $612". */
  readonly basis: readonly [count: number, unit: string, price: number];
  readonly cost: number;
}

export interface Choice {
  readonly flight: SeenFlight | null;
  readonly hotel: SeenHotel | null;
  readonly tour: SeenTour | null;
  readonly lines: readonly CostLine[];
  readonly total: number;
  /** The traveller's limit for the whole trip in dollars; null when they gave none. */
  readonly limit: number | null;
  /** What the same trip costs with the cheapest flight and hotel and no tour. */
  readonly floor: number;
}

/** A modest day's meals and local transport where no guide says better, US dollars a person. */
export const DEFAULT_DAILY_COST = 45;
/** A stay must leave a little room in the budget. */
const HEADROOM = 0.98;
/** Part of what the nights may cost that a traveller hardly notices. */
const PAINLESS = 0.3;

/** Chooses a flight, a hotel and perhaps a tour within the budget, or the cheapest when nothing fits. */
export function chooseOffers(brief: Brief, found: Found, dailyCost: number): Choice {
  const limit = limitOf(brief);
  const flights = usableFlights(found.flights ?? [], brief);
  const cheapest = flights.toSorted((a, b) => a.price - b.price)[0] ?? null;
  const best = flights.toSorted((a, b) => discomfort(a, brief) - discomfort(b, brief))[0] ?? null;
  const hotels = (found.hotels ?? []).toSorted((a, b) => a.priceFrom - b.priceFrom);
  const daily = dailyCost * brief.travellers * brief.days;
  const floor = totalOf(brief, dailyCost, cheapest, hotels[0] ?? null, null);

  const afford = (flight: SeenFlight | null, hotel: SeenHotel | null, tour: SeenTour | null) =>
    limit === null || totalOf(brief, dailyCost, flight, hotel, tour) <= limit * HEADROOM;
  const flight = best && afford(best, hotels[0] ?? null, null) ? best : cheapest;
  const left = limit === null ? null : limit * HEADROOM - daily - (flight?.price ?? 0) * brief.travellers;
  const hotel = brief.nights > 0 ? pickHotel(hotels, brief, left) : null;
  const tour =
    byInterest(found.tours ?? [], brief.interests).find((candidate) => afford(flight, hotel, candidate)) ??
    null;
  const wantsTour = brief.comfort > -1 && brief.days > 1;

  const lines = costLines(brief, dailyCost, flight, hotel, wantsTour ? tour : null);
  const total = lines.reduce((sum, line) => sum + line.cost, 0);
  return { flight, hotel, tour: wantsTour ? tour : null, lines, total, limit, floor };
}

/** The budget as a limit for everyone and the whole trip; a limit a night binds the hotel alone. */
function limitOf({ budget, travellers }: Brief): number | null {
  if (!budget || budget.per === 'night') return null;
  return budget.per === 'person' ? budget.amount * travellers : budget.amount;
}

/** Flights that land on the first day, else all. */
function usableFlights(flights: readonly SeenFlight[], { firstDay }: Brief): readonly SeenFlight[] {
  const inTime = flights.filter(
    (flight) => flight.arrival_at === undefined || flight.arrival_at.slice(0, 10) === firstDay,
  );
  return inTime.length > 0 ? inTime : flights;
}

/** Dollars, with hours on the way, stops and a late arrival counted as money. */
function discomfort(flight: SeenFlight, { comfort }: Brief): number {
  const hours = flight.duration_to / 60;
  const arrivalHour = flight.arrival_at === undefined ? 12 : Number(flight.arrival_at.slice(11, 13));
  const nuisance = hours * 6 + flight.transfers * 25 + Math.max(0, arrivalHour - 14) * 6;
  return flight.price + nuisance * (comfort > 0 ? 3 : comfort < 0 ? 0 : 1);
}

function pickHotel(hotels: readonly SeenHotel[], brief: Brief, left: number | null): SeenHotel | null {
  const perNight = brief.budget?.per === 'night' ? brief.budget.amount / brief.rooms : brief.nightlyLimit;
  const affordable = Math.min(
    left === null ? Number.POSITIVE_INFINITY : left / (brief.nights * brief.rooms),
    perNight ?? Number.POSITIVE_INFINITY,
  );
  const mostStars =
    brief.comfort < 0 ? 2 + Math.max(0, 1 + brief.comfort) : brief.comfort > 0 ? 5 : left === null ? 3 : 4;
  // a fifth star is for those who ask for it, and for budgets that hardly notice
  const fits = hotels.filter(
    (hotel) =>
      hotel.priceFrom <= affordable &&
      (hotel.stars <= mostStars ||
        (brief.comfort >= 0 && left !== null && hotel.priceFrom <= affordable * PAINLESS)),
  );
  return fits.toSorted((a, b) => b.stars - a.stars || a.priceFrom - b.priceFrom)[0] ?? hotels[0] ?? null;
}

const TOUR_WORDS: Partial<Record<Interest, RegExp>> = {
  food: /food|cook|tast|market/i,
  history: /history|heritage|old/i,
  temples: /temple|shrine|history/i,
  nightlife: /evening|night/i,
  views: /photo|view/i,
  adventure: /bicycle|kayak|hike/i,
  nature: /bicycle|hike|nature/i,
};

function byInterest(tours: readonly SeenTour[], interests: readonly Interest[]): readonly SeenTour[] {
  const rank = (tour: SeenTour) => {
    const index = interests.findIndex((interest) => TOUR_WORDS[interest]?.test(tour.name) ?? false);
    return index < 0 ? interests.length : index;
  };
  return tours.toSorted((a, b) => rank(a) - rank(b) || b.rating - a.rating);
}

function totalOf(
  brief: Brief,
  dailyCost: number,
  flight: SeenFlight | null,
  hotel: SeenHotel | null,
  tour: SeenTour | null,
): number {
  return costLines(brief, dailyCost, flight, hotel, tour).reduce((sum, line) => sum + line.cost, 0);
}

function costLines(
  brief: Brief,
  dailyCost: number,
  flight: SeenFlight | null,
  hotel: SeenHotel | null,
  tour: SeenTour | null,
): CostLine[] {
  return [
    ...(flight
      ? [costLine('flights', 'Flights, both ways', brief.travellers, 'traveller', flight.price)]
      : []),
    ...(hotel && brief.nights > 0
      ? [
          costLine(
            'hotel',
            hotel.hotelName,
            brief.nights * brief.rooms,
            brief.rooms > 1 ? 'room night' : 'night',
            hotel.priceFrom,
          ),
        ]
      : []),
    ...(tour ? [costLine('tour', tour.name, brief.travellers, 'traveller', tour.price)] : []),
    costLine(
      'daily',
      'Meals and local transport (my estimate)',
      brief.travellers * brief.days,
      brief.travellers > 1 ? 'person-day' : 'day',
      dailyCost,
    ),
  ];
}

function costLine(
  kind: CostLine['kind'],
  label: string,
  count: number,
  unit: string,
  price: number,
): CostLine {
  return { kind, label, basis: [count, unit, price], cost: count * price };
}
