/**
 * What a results page shows of its offers: filters and order (requirements §9). Untouched filters hide nothing, once
 * touched they filter. They work on what is there, so they need no network.
 */
import type { FlightCard, HotelCard } from '../offers/cards.ts';

/** Dollars. A limit of the maximum stands for "any price". */
export const PRICE_SCALE = { initial: 500, max: 1000, step: 10 } as const;

export const STOP_CHOICES = ['Non-stop', '1 stop', '2+ stops'] as const;
export type StopChoice = (typeof STOP_CHOICES)[number];

export const DAY_PARTS = ['Morning', 'Afternoon', 'Evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
/** Hours by the airport's clock, from inclusive to exclusive. */
export const dayPartHours: Record<DayPart, { from: number; to: number }> = {
  Morning: { from: 5, to: 12 },
  Afternoon: { from: 12, to: 18 },
  Evening: { from: 18, to: 23 },
};

export const STAR_CHOICES = [5, 4, 3, 2] as const;
type StarChoice = (typeof STAR_CHOICES)[number];

export const FLIGHT_SORTS = ['price', 'duration', 'departure'] as const;
export type FlightSort = (typeof FLIGHT_SORTS)[number];
export const HOTEL_SORTS = ['price', 'stars'] as const;
type HotelSort = (typeof HOTEL_SORTS)[number];

export interface FlightFilters {
  /** Dollars; null until the slider was moved. */
  readonly maxPrice: number | null;
  readonly stops: readonly StopChoice[];
  readonly dayParts: readonly DayPart[];
  readonly sort: FlightSort;
}

export interface HotelFilters {
  readonly maxPrice: number | null;
  readonly stars: readonly StarChoice[];
  readonly sort: HotelSort;
}

export const noFlightFilters: FlightFilters = { maxPrice: null, stops: [], dayParts: [], sort: 'price' };
export const noHotelFilters: HotelFilters = { maxPrice: null, stars: [], sort: 'price' };

/** Whether a filter was set; the order hides nothing and does not count. */
export function flightFiltersTouched(filters: FlightFilters): boolean {
  return filters.maxPrice !== null || filters.stops.length > 0 || filters.dayParts.length > 0;
}

/** As {@link flightFiltersTouched}. */
export function hotelFiltersTouched(filters: HotelFilters): boolean {
  return filters.maxPrice !== null || filters.stars.length > 0;
}

/**
 * The flights that pass every group, in the order asked for; within a group one match is enough, an empty group
 * lets all pass. What is equal by the order stays as it was.
 */
export function filterFlights(
  cards: readonly FlightCard[],
  { maxPrice, stops, dayParts, sort }: FlightFilters,
): readonly FlightCard[] {
  return cards
    .filter(
      (card) =>
        withinPrice(card.price, maxPrice) &&
        (stops.length === 0 || stops.includes(stopChoiceOf(card.stopCount))) &&
        (dayParts.length === 0 || dayParts.some((part) => departsIn(card.departureMinutes, part))),
    )
    .sort(flightOrders[sort]);
}

/** As {@link filterFlights}. */
export function filterHotels(
  cards: readonly HotelCard[],
  { maxPrice, stars, sort }: HotelFilters,
): readonly HotelCard[] {
  return cards
    .filter(
      (card) =>
        withinPrice(card.price, maxPrice) &&
        (stars.length === 0 || stars.some((count) => count === Math.round(card.rating))),
    )
    .sort(hotelOrders[sort]);
}

/** The first flight with each number of stops: of cards that come cheapest first, the cheapest. */
export function firstByStops(cards: readonly FlightCard[]): Partial<Record<StopChoice, FlightCard>> {
  const found: Partial<Record<StopChoice, FlightCard>> = {};
  for (const card of cards) found[stopChoiceOf(card.stopCount)] ??= card;
  return found;
}

/** How many leave between 11pm and 5am, in none of the times to choose from (requirements §2): a chosen time hides them. */
export function countNightFlights(cards: readonly FlightCard[]): number {
  return cards.filter((card) => !DAY_PARTS.some((part) => departsIn(card.departureMinutes, part))).length;
}

/** `values` with `value` added, or taken out where it was in. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

const byPrice = (a: { price: number }, b: { price: number }) => a.price - b.price;

const flightOrders: Record<FlightSort, (a: FlightCard, b: FlightCard) => number> = {
  price: byPrice,
  duration: (a, b) => a.durationMinutes - b.durationMinutes || byPrice(a, b),
  // An answer to "any date" spans weeks: the day goes before the hour.
  departure: (a, b) =>
    compare(a.departureDay, b.departureDay) || a.departureMinutes - b.departureMinutes || byPrice(a, b),
};

const hotelOrders: Record<HotelSort, (a: HotelCard, b: HotelCard) => number> = {
  price: byPrice,
  stars: (a, b) => b.rating - a.rating || byPrice(a, b),
};

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function withinPrice(price: number, maxPrice: number | null): boolean {
  return maxPrice === null || maxPrice >= PRICE_SCALE.max || price <= maxPrice;
}

function stopChoiceOf(stopCount: number): StopChoice {
  if (stopCount === 0) return 'Non-stop';
  return stopCount === 1 ? '1 stop' : '2+ stops';
}

function departsIn(minutes: number, part: DayPart): boolean {
  const { from, to } = dayPartHours[part];
  return minutes >= from * 60 && minutes < to * 60;
}
