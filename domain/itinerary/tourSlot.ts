/** When in a day a tour takes place. */
import type { TourOffer } from '../offers/offers.ts';

type Tour = Pick<TourOffer, 'name' | 'duration'>;

interface Slot {
  /** Minutes of the day. */
  readonly from: number;
  readonly until: number;
}

/** A longer one begins in the morning. */
const LONG_MINUTES = 270;
/** A longer one, from the morning on, is over when kitchens have shut: who is on it eats there. */
const LONGEST_BEFORE_LUNCH = 330;
const HALF_DAY_MINUTES = 180;
const DEFAULT_MINUTES = 120;
const DAY_MINUTES = 540;

/** Before the day's sights, in the afternoon or in the evening, by the tour's name and length. */
export function slotOf(tour: Tour): Slot {
  const minutes = minutesOfTour(tour);
  const at = (from: number): Slot => ({ from, until: from + minutes });
  if (minutes > LONG_MINUTES) return at(9 * 60);
  if (/first light|sunrise|dawn/i.test(tour.name)) return at(7 * 60);
  if (/evening|night|sunset/i.test(tour.name)) return { from: 19 * 60 + 15 - minutes, until: 19 * 60 + 15 };
  return at(minutes >= HALF_DAY_MINUTES ? 14 * 60 + 15 : 16 * 60 + 30);
}

/** Whether lunch is had on a tour of so many minutes, and none is planned beside it. */
export function isAllDay(minutes: number): boolean {
  return minutes > LONGEST_BEFORE_LUNCH;
}

/** What stands under a tour in a plan. */
export function tourNote(tour: Tour): string {
  const lunch = isAllDay(minutesOfTour(tour)) ? '; ask whether lunch is part of it' : '';
  return `guided, ${tour.duration}${lunch}.`;
}

/** Minutes of a duration in words ("3 hours", "45 minutes", "2-3 h", "2 days"); two hours where none can be read. */
export function minutesOfTour({ duration }: Pick<Tour, 'duration'>): number {
  if (/\bdays?\b/i.test(duration)) return DAY_MINUTES;
  const hours = /(\d+(?:\.\d+)?)\s*(?:-\s*\d+\s*)?h/i.exec(duration)?.[1] ?? '0';
  const minutes = /(\d+)\s*min/i.exec(duration)?.[1] ?? '0';
  const total = Math.round(Number(hours) * 60 + Number(minutes));
  return total > 0 ? Math.min(total, DAY_MINUTES) : DEFAULT_MINUTES;
}
