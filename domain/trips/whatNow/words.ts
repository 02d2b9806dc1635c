/** What is said of a trip that is on, on its page and by the assistant. */
import { formatShortDate } from '../../dates/formatDates.ts';
import { formatTime } from '../../dates/dayTimes.ts';
import { clockOf } from '../../itinerary/measures.ts';
import type { Trouble } from '../replanDay.ts';
import type { Today } from '../today.ts';

/** "Tue 4 May in Dublin, 10:05 AM there" */
export function todayWords({ day, minute, town }: Pick<Today, 'day' | 'minute' | 'town'>): string {
  return `${formatShortDate(day.date)} in ${town}, ${formatTime(clockOf(minute))} there`;
}

/** As buttons say them; the assistant hears them so, too. */
export const REASONS: readonly { readonly reason: Trouble['reason']; readonly words: string }[] = [
  { reason: 'late', words: 'I’m late' },
  { reason: 'closed', words: 'It’s closed' },
  { reason: 'rain', words: 'It’s raining' },
  { reason: 'tired', words: 'I’m tired' },
  { reason: 'skip', words: 'Skip this' },
];

/** Where nobody says by how much. */
export const USUALLY_LATE = 30;

/** Why nothing can be changed. */
export const NOTHING_CHANGED: Readonly<Record<Trouble['reason'], string>> = {
  late: 'What comes next has its own hour and does not wait, or the rest would not fit before it. Nothing is changed.',
  closed: 'The day would not work without it. Nothing is changed.',
  rain: 'Nothing that is left today is known to be outdoors and free to move.',
  tired: 'No visit is left today that could go.',
  skip: 'The day would not work without it. Nothing is changed.',
};

export const NOTHING_TO_GO = 'Nothing is left today that could go.';

export const KEEP_DAY = 'Keep the day as it is';
export const CHANGE_DAY = 'Change the day';
