/** The trip that a conversation has arrived at: every message of the traveller folded into what came before. */
import type { Interest } from '../guides/types.ts';
import type { Budget, DateWish, Message, Party, PlaceMention } from './parse/types.ts';

export interface Trip {
  readonly destinations: readonly PlaceMention[];
  readonly country: string | null;
  readonly origin: PlaceMention | null;
  readonly dates: DateWish | null;
  readonly days: number | null;
  readonly isWeekend: boolean;
  readonly party: Party | null;
  readonly budget: Budget | null;
  readonly interests: readonly Interest[];
  readonly avoid: readonly Interest[];
  readonly pace: 'slow' | 'full' | null;
  /** Below zero the traveller asked for cheaper, above for more comfort. */
  readonly comfort: number;
  readonly swaps: readonly (readonly [number, number])[];
}

export const NO_TRIP: Trip = {
  destinations: [],
  country: null,
  origin: null,
  dates: null,
  days: null,
  isWeekend: false,
  party: null,
  budget: null,
  interests: [],
  avoid: [],
  pace: null,
  comfort: 0,
  swaps: [],
};

/** Folds one message into the trip so far: what it says replaces, what it leaves out stays. */
export function continueTrip(trip: Trip, message: Message): Trip {
  const names = message.destinations.length > 0;
  const isNewTrip =
    names && trip.destinations.length > 0 && (message.dates !== null || message.days !== null);
  const base = isNewTrip ? { ...trip, dates: null, days: null, budget: null, swaps: [], comfort: 0 } : trip;
  const avoid = [...base.avoid.filter((interest) => !message.interests.includes(interest)), ...message.avoid];
  const interests = [...message.interests, ...base.interests].filter(
    (interest) => !message.avoid.includes(interest),
  );
  return {
    destinations: names ? message.destinations : message.country === null ? base.destinations : [],
    country: names ? null : (message.country ?? base.country),
    origin: message.origin ?? base.origin,
    dates: message.dates ?? base.dates,
    days: message.days ?? base.days,
    isWeekend: message.isWeekend || (base.isWeekend && message.days === null),
    party: message.party ?? base.party,
    budget: message.budget ?? base.budget,
    interests: [...new Set(interests)],
    avoid: [...new Set(avoid)],
    pace: message.pace ?? base.pace,
    comfort: Math.max(-2, Math.min(2, base.comfort + message.comfort)),
    swaps: message.swapDays === null ? base.swaps : [...base.swaps, message.swapDays],
  };
}
