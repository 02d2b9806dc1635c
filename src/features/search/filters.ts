/** The filter panel's rules (spec section 9; untouched filters hide nothing, once touched they filter). */
import type { FlightCard, HotelCard } from '@/domain/offers.ts';

/** Dollars. A limit of the maximum stands for "any price". */
export const PRICE_MAX = 1000;
export const PRICE_SCALE = { initial: 500, max: PRICE_MAX, step: 10 } as const;

export const STOP_CHOICES = ['Non-stop', '1 stop', '2+ stops'] as const;
type StopChoice = (typeof STOP_CHOICES)[number];

export const DAY_PARTS = ['Morning', 'Afternoon', 'Evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
/** Hours by the airport's clock, from inclusive to exclusive, and their words. */
export const dayPartHours: Record<DayPart, { from: number; to: number; words: string }> = {
  Morning: { from: 5, to: 12, words: '5am–12pm' },
  Afternoon: { from: 12, to: 18, words: '12pm–6pm' },
  Evening: { from: 18, to: 23, words: '6pm–11pm' },
};

export const STAR_CHOICES = [5, 4, 3, 2] as const;
type StarChoice = (typeof STAR_CHOICES)[number];

export interface FlightFilters {
  /** Dollars; null until the slider was moved. */
  readonly maxPrice: number | null;
  readonly stops: readonly StopChoice[];
  readonly dayParts: readonly DayPart[];
}

export interface HotelFilters {
  readonly maxPrice: number | null;
  readonly stars: readonly StarChoice[];
}

export const noFlightFilters: FlightFilters = { maxPrice: null, stops: [], dayParts: [] };
export const noHotelFilters: HotelFilters = { maxPrice: null, stars: [] };

export function flightFiltersTouched(filters: FlightFilters): boolean {
  return filters.maxPrice !== null || filters.stops.length > 0 || filters.dayParts.length > 0;
}

export function hotelFiltersTouched(filters: HotelFilters): boolean {
  return filters.maxPrice !== null || filters.stars.length > 0;
}

/** The flights that pass every group; within a group one match is enough, an empty group lets all pass. */
export function filterFlights(
  cards: readonly FlightCard[],
  { maxPrice, stops, dayParts }: FlightFilters,
): readonly FlightCard[] {
  return cards.filter(
    (card) =>
      withinPrice(card.price, maxPrice) &&
      (stops.length === 0 || stops.includes(stopChoiceOf(card.stopCount))) &&
      (dayParts.length === 0 || dayParts.some((part) => departsIn(card.departureMinutes, part))),
  );
}

/** The hotels that pass every group. */
export function filterHotels(
  cards: readonly HotelCard[],
  { maxPrice, stars }: HotelFilters,
): readonly HotelCard[] {
  return cards.filter(
    (card) =>
      withinPrice(card.price, maxPrice) &&
      (stars.length === 0 || stars.some((count) => count === Math.round(card.rating))),
  );
}

/** `values` with `value` added, or taken out where it was in. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function withinPrice(price: number, maxPrice: number | null): boolean {
  return maxPrice === null || maxPrice >= PRICE_MAX || price <= maxPrice;
}

function stopChoiceOf(stopCount: number): StopChoice {
  if (stopCount === 0) return 'Non-stop';
  return stopCount === 1 ? '1 stop' : '2+ stops';
}

function departsIn(minutes: number, part: DayPart): boolean {
  const { from, to } = dayPartHours[part];
  return minutes >= from * 60 && minutes < to * 60;
}
