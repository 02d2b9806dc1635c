/** Words by which a message corrects itself; what is corrected is read where it is said. */
import { MARK } from '../../corrections.ts';
import type { ActReader } from '../act.ts';

export const correction: ActReader = {
  act: 'correction',
  read: (words) => (words.all(MARK).length > 0 ? {} : null),
  examples: ['Rome in April, no wait June', '4 days, no 5', '3 people. scrap that just me'],
  counterExamples: ['no museums please', 'four days in Rome', 'is there no way by train'],
};
