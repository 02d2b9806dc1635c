/** Weekdays to start on, or not to travel on. */
import { findWeekdayWish } from '../../follow/weekdayWish.ts';
import type { ActReader } from '../act.ts';

export const weekday: ActReader = {
  act: 'weekday',
  read: (words) => {
    const wish = findWeekdayWish(words);
    return wish === null ? null : { weekday: wish };
  },
  examples: ['start on a Friday', 'not on a Sunday', 'from Thursday to Sunday'],
  counterExamples: ['next Monday', 'make Tuesday lighter'],
};
