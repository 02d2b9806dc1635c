/** A day that is to go altogether: "delete the last day". At an end of the trip that is a day less there. */
import { DROP_DAY } from '../../../../content/words/dayEdits.ts';
import { findDayRef } from '../../follow/dayRefs.ts';
import { findShorten } from '../../time/lengthChange.ts';
import type { ActReader } from '../act.ts';

export const dropDay: ActReader = {
  act: 'drop a day',
  takesWords: true,
  read: (words) => {
    const match = DROP_DAY.exec(words.lower);
    const day = match && findDayRef((match[1] ?? '').replace(/night$/, 'day'));
    if (!match || !day) return null;
    const { ref } = day;
    const isEnd = ref.kind === 'last' || (ref.kind === 'number' && ref.number === 1);
    // "we arrive a day later, drop the first day" says it twice
    if (isEnd && findShorten(words.fresh())) return null;
    words.take(match.index, match.index + match[0].length);
    if (ref.kind === 'last') return { shorten: { end: 'end', by: 1 } };
    return isEnd ? { shorten: { end: 'start', by: 1 } } : { dropDay: ref };
  },
  examples: [
    'delete the last day',
    'remove day 3',
    'cut the first day please',
    'drop the final day',
    'drop the last night',
    'take off the last day again',
    'cut the last day, i work on the 8th',
  ],
  counterExamples: [
    'skip the museum on day 3',
    'one day less',
    'remove the tour on the last day',
    'cut day 3 short',
  ],
};
