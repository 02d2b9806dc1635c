/** Places of another trip than the one at hand, or that take the place of all others. */
import { isOfAnother } from '../../follow/otherTrips.ts';
import type { ActReader } from '../act.ts';

export const anotherTrip: ActReader = {
  act: 'another trip',
  read: (words) => {
    const isOnly = words.test(/\b(?:only|just|nothing but)\b/);
    const isAnother = isOfAnother(words.text);
    return isOnly || isAnother ? { isOnly, isAnother } : null;
  },
  examples: ['now plan Tokyo', 'another trip, to Oslo', 'only Paris'],
  counterExamples: ['add Vienna', 'another hotel', 'a day in Rome'],
};
