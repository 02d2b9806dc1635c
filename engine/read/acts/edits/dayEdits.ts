/** Changes of single days, or of something in them. */
import { findDayEdits } from '../../follow/dayEditClauses.ts';
import { townCalled } from '../../places/known.ts';
import type { ActReader } from '../act.ts';

export const dayEdits: ActReader = {
  act: 'day edit',
  read: (words, { gazetteer, towns = [] }) => {
    const isTown = (name: string) => townCalled(name, towns, gazetteer) !== null;
    const edits = findDayEdits(words, isTown, towns.length > 0);
    return edits.length === 0 ? null : { dayEdits: edits };
  },
  examples: ['make day 2 lighter', 'a day trip to Siena', 'we want to sleep in', 'another dinner on day 3'],
  counterExamples: ['more museums', 'swap day 2 and 3', 'what do we eat on day 3?', 'three days in Rome'],
};
