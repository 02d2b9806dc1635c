/** What the planner knows of a city: written by hand, real places only, one file a city. */
import type { Weekday } from '../../domain/dates/calendar.ts';

export const INTERESTS = [
  'food',
  'temples',
  'history',
  'museums',
  'art',
  'architecture',
  'nature',
  'views',
  'beach',
  'shopping',
  'markets',
  'nightlife',
  'music',
  'family',
  'wellness',
  'adventure',
  'festivals',
] as const;
export type Interest = (typeof INTERESTS)[number];

export type Slot = 'morning' | 'afternoon' | 'evening';

/** Who and what time of the year or week a place is not for; what is absent holds nobody back. */
interface Limits {
  /** Weekdays on which it is shut, 0 is Sunday. */
  readonly closed?: readonly Weekday[];
  /** Months, 1 to 12, in which it is open or sensible; absent: all year. */
  readonly months?: readonly number[];
  /** Many steps, a steep climb, rough ground or a long way by foot, saddle or paddle, and no step-free way round it. */
  readonly steep?: true;
  /** Not with children: clubs, bars at night, red-light districts, casinos. */
  readonly adult?: true;
}

export interface Sight extends Limits {
  readonly name: string;
  /** A line that is true and helps: what it is, when to go, what to book. */
  readonly line: string;
  readonly tags: readonly Interest[];
  /** When it is best, first choice first. */
  readonly slots: readonly [Slot, ...Slot[]];
}

/** Sights that make one day on foot or with a short ride. */
export interface Area {
  readonly name: string;
  readonly sights: readonly [Sight, ...Sight[]];
  /** Where and what to eat around here. */
  readonly lunch: string;
}

interface District {
  readonly name: string;
  /** What it is like to stay there. */
  readonly line: string;
}

interface DayTrip extends Limits {
  readonly name: string;
  readonly line: string;
  readonly tags: readonly Interest[];
}

export interface CityGuide {
  /** As the gazetteer names it. */
  readonly city: string;
  readonly intro: string;
  /** Most worthwhile first. */
  readonly areas: readonly [Area, ...Area[]];
  readonly districts: readonly [District, ...District[]];
  /** Dishes with where to look for them, for dinners. */
  readonly food: readonly [string, ...string[]];
  readonly dayTrips: readonly DayTrip[];
  readonly gettingAround: string;
  /** From the airport into town. */
  readonly arrival: string;
  /** What the months are like; the planner quotes the line of the month of travel. */
  readonly seasons: readonly { readonly months: readonly number[]; readonly line: string }[];
  /** US dollars a person and day for meals and local transport, modest style. */
  readonly dailyCost: number;
}
