/** The pieces that days are built from. */
import type { PlanItem } from '../../../domain/itinerary/itinerary.ts';

/** An item before it has its id; times in minutes after midnight. */
export interface Draft extends Omit<PlanItem, 'id' | 'start' | 'end' | 'cost'> {
  readonly start: number;
  readonly end: number;
  readonly cost?: number | null;
}

/** What travel leaves of a day. */
export interface DayWindow {
  /** Minutes between which the day is free. */
  readonly from: number;
  readonly until: number;
  /** Before `until` where somebody tires or eats early: after it there are no visits, though there is dinner. */
  readonly visitsUntil: number;
  readonly items: readonly Draft[];
}
