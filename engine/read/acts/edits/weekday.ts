/** Weekdays to start on, or not to travel on. */
import { findWeekdayBeside, findWeekdayWish } from '../../follow/weekdayWish.ts';
import type { ActReader } from '../act.ts';

export const weekday: ActReader = {
  act: 'weekday',
  read: (words, { towns = [] }) => {
    const wish = (towns.length > 0 ? findWeekdayBeside(words) : null) ?? findWeekdayWish(words);
    return wish === null ? null : { weekday: wish };
  },
  examples: ['start on a Friday', 'not on a Sunday', 'from Thursday to Sunday'],
  counterExamples: ['next Monday', 'make Tuesday lighter'],
};
