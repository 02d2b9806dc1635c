/** What follow-ups changed of single days, and of the offers chosen. */
import type { DayChange } from '../read/follow/dayEdits.ts';
import type { Gazetted } from '../facts/types.ts';

/** A change of one day; it holds on when the trip's dates move. */
export interface TripEdit {
  /** Number of the day, from 1; null where the change is for every day or for wherever a thing is. */
  readonly day: number | null;
  readonly change: DayChange;
  /** How many of the trip's swaps came before it: it is of the day that stood there then. */
  readonly afterSwaps: number;
}

/** Two days that change places, or a thing whose day goes to the place of another. */
export type Swap = readonly [number, number] | { readonly thing: string; readonly to: number };

/** What was asked of the stay in one town, and of no other. */
interface TownWish {
  readonly town: Gazetted;
  /** Added to that of the trip. */
  readonly comfort: number;
  /** Stays that are passed over there. */
  readonly passed: number;
}

/** Offers that the traveller did not take: so many choices are passed over. */
interface PassedOver {
  readonly hotels: number;
  readonly flights: number;
  readonly tours: number;
}

export interface Wishes {
  readonly edits: readonly TripEdit[];
  readonly passed: PassedOver;
  readonly towns: readonly TownWish[];
  /** Flights without a stop, where there are any. */
  readonly nonStop: boolean;
  /** Those that cost least, whatever their hours. */
  readonly cheapFlights: boolean;
  /** Than the flights that would be chosen. */
  readonly flightTime: 'earlier' | 'later' | null;
  /** Flights of their own: none from home and back are looked for. */
  readonly ownFlights: boolean;
  /** Minute of the first day at which their own flight lands. */
  readonly landsAt: number | null;
  /** Edits and swaps whose fate an earlier answer told: what they could not do is no news. */
  readonly told: { readonly edits: number; readonly swaps: number };
}

export const NO_WISHES: Wishes = {
  edits: [],
  passed: { hotels: 0, flights: 0, tours: 0 },
  towns: [],
  nonStop: false,
  cheapFlights: false,
  flightTime: null,
  ownFlights: false,
  landsAt: null,
  told: { edits: 0, swaps: 0 },
};
