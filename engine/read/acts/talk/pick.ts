/** Choosing one of the places that were proposed: "the first option sounds good". */
import { PICK, LEFT_OPEN } from '../../../../content/words/openWishes.ts';
import type { ActReader } from '../act.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const NUMBERS = ['one', 'two', 'three', 'four'];

export const pick: ActReader = {
  act: 'pick',
  read: (words) => {
    if (words.test(LEFT_OPEN)) return { pick: 0 };
    const match = words.exec(PICK);
    if (!match) return null;
    const [, ordinal, short, number] = match;
    if (ordinal === 'last') return { pick: -1 };
    const at = ordinal === undefined ? 0 : ORDINALS.indexOf(ordinal) + 1;
    return { pick: at || Number.parseInt(short ?? number ?? '', 10) || NUMBERS.indexOf(number ?? '') + 1 };
  },
  examples: [
    'the first option sounds good',
    'option 2 please',
    'the last one',
    'let us do the second',
    'not sure, you decide',
  ],
  counterExamples: [
    'the first day is too full',
    'the last day off',
    'first Rome, then Naples',
    'do you decide on the dates?',
  ],
};
