/** Words that say that something was wrong: what is meant instead is read by whoever reads it. */
import { MARKS } from '../../corrections.ts';
import type { ActReader } from '../act.ts';

export const correction: ActReader = {
  act: 'correction',
  read: (words) => (words.all(MARKS).length === 0 ? null : {}),
  examples: ['Rome in april, no wait june', 'three days, scratch that, four', 'Malaga, sorry I mean Majorca'],
  counterExamples: ['no museums please', 'we cannot wait', 'two adults and a baby'],
};
