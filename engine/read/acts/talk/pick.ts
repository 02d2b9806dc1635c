/** Choosing one of the places that were proposed: "the first option sounds good". */
import type { ActReader } from '../act.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const PICK =
  /\b(?:the\s+)?(?:(first|second|third|fourth|last)|(1st|2nd|3rd|4th)|(?:number|option|idea|no\.?)\s*([1-4]|one|two|three|four))\b(?:\s+(?:one|option|idea|choice|suggestion|place|city|town))?(?=\s*(?:$|[,.;!?]|please|sounds?|looks?|is |would|it is|then|i |we ))/;
const NUMBERS = ['one', 'two', 'three', 'four'];

export const pick: ActReader = {
  act: 'pick',
  read: (words) => {
    const match = words.exec(PICK);
    if (!match) return null;
    const [, ordinal, short, number] = match;
    if (ordinal === 'last') return { pick: -1 };
    const at = ordinal === undefined ? 0 : ORDINALS.indexOf(ordinal) + 1;
    return { pick: at || Number.parseInt(short ?? number ?? '', 10) || NUMBERS.indexOf(number ?? '') + 1 };
  },
  examples: ['the first option sounds good', 'option 2 please', 'the last one', 'let us do the second'],
  counterExamples: ['the first day is too full', 'the last day off', 'first Rome, then Naples'],
};
