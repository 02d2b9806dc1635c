/** What one message says about a trip. Everything is null or empty when the message does not say it. */
import type { Interest } from '../../guides/types.ts';
import type { Gazetted } from '../../places/types.ts';

export interface PlaceMention {
  readonly place: Gazetted;
  /** As typed, when it was a misspelling. */
  readonly corrected: string | null;
}

export interface DateWish {
  /** ISO dates. A month or week is given by its first and last day. */
  readonly start: string;
  readonly end: string;
  /** `days` names both days, `start` only the first; in a `window` the trip lies somewhere. */
  readonly kind: 'days' | 'start' | 'window';
  /** As the traveller wrote it, when that lay in the past and was moved to a coming year. */
  readonly movedFrom: string | null;
}

export interface Party {
  readonly adults: number;
  readonly children: number;
}

export interface Budget {
  /** US dollars. */
  readonly amount: number;
  readonly per: 'trip' | 'person' | 'night';
  /** As typed ("£2k"), when it was not in dollars. */
  readonly converted: string | null;
}

export type Topic = 'greeting' | 'thanks' | 'visa' | 'weather' | 'help';

export interface Message {
  readonly destinations: readonly PlaceMention[];
  readonly origin: PlaceMention | null;
  /** A country that was named without a city. */
  readonly country: string | null;
  readonly dates: DateWish | null;
  /** Days at the destination, arrival and departure days included. */
  readonly days: number | null;
  /** A weekend was named: the trip begins on a Friday. */
  readonly isWeekend: boolean;
  readonly party: Party | null;
  readonly budget: Budget | null;
  readonly interests: readonly Interest[];
  readonly avoid: readonly Interest[];
  readonly pace: 'slow' | 'full' | null;
  /** "cheaper" is -1, "more comfortable" is 1. */
  readonly comfort: -1 | 0 | 1;
  readonly swapDays: readonly [number, number] | null;
  readonly topics: readonly Topic[];
}
