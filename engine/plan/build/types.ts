/** The pieces that days are built from. */
import type { PlanItem } from '../../../domain/itinerary/itinerary.ts';

/** An item before it has its id; times in minutes after midnight. */
export interface Draft extends Omit<PlanItem, 'id' | 'start' | 'end' | 'cost'> {
  readonly start: number;
  readonly end: number;
  readonly cost?: number | null;
  /** At the traveller's own hour: it neither moves nor goes. */
  readonly isFixed?: true;
}

/** Minutes of a day. */
export interface Taken {
  readonly from: number;
  readonly until: number;
}

/** What travel leaves of a day. */
export interface DayWindow {
  /** Minutes between which the day is free. */
  readonly from: number;
  readonly until: number;
  /** Before `until` where somebody tires or eats early: after it there are no visits, though there is dinner. */
  readonly visitsUntil: number;
  /** Hours between that are taken: nothing else is planned in them, nor on the way to them. */
  readonly taken: readonly Taken[];
  readonly items: readonly Draft[];
}
