/** How full the days are to be. */
import { FULL, SLOW } from '../../../../content/words/pace.ts';
import { Words } from '../../words.ts';
import type { ActReader } from '../act.ts';
import type { Message } from '../../types.ts';

/** The pace of a text that is nobody's message. */
export function findPace(text: string): Message['pace'] {
  return paceIn(new Words(text));
}

function paceIn(words: Words): Message['pace'] {
  if (words.all(SLOW).length > 0) return 'slow';
  return words.test(FULL) ? 'full' : null;
}

export const pace: ActReader = {
  act: 'pace',
  read: (words) => {
    const said = paceIn(words);
    return said && { pace: said };
  },
  examples: [
    'only one thing a day, we want to wander',
    'take it easy',
    'a relaxed week in Rome',
    'see everything',
    'pack more in',
    'nothing too rushed, slow pace',
    'dad tires easily, so easy afternoons please',
    'keep the mornings quiet',
  ],
  counterExamples: ['make it cheaper', 'three days in Rome'],
};
