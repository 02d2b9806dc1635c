/** That people fly, which is how trips are planned anyway: it asks for nothing. */
import { FLOWN } from '../../../../content/words/thereAndBack.ts';
import type { ActReader } from '../act.ts';

export const flown: ActReader = {
  act: 'flown',
  read: (words) => (words.all(FLOWN).length > 0 ? {} : null),
  examples: [
    'we need the flights and a hotel',
    'flying in from Calgary',
    'flights and hotel for two',
    'we fly from Boston',
  ],
  counterExamples: ['no flights please', 'we prefer not to take flights', 'a flight museum'],
};
