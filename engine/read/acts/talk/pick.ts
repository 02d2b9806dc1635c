/** Choosing one of the places that were proposed: "the first option sounds good". */
import type { ActReader } from '../act.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const PICK =
  /\b(?:the\s+)?(?:(first|second|third|fourth|last)|(1st|2nd|3rd|4th)|(?:number|option|idea|no\.?)\s*([1-4]|one|two|three|four))\b(?:\s+(?:one|option|idea|choice|suggestion|place|city|town))?(?:\s+(?:that |which )?(?:you|u) (?:said|named|mentioned|suggested|proposed|listed|gave(?: us| me)?))?(?=\s*(?:$|[,.;!?]|please|sounds?|looks?|is |would|it is|then|i |we ))/;
const NUMBERS = ['one', 'two', 'three', 'four'];

/** Who leaves it open takes the first. */
const LEFT_OPEN =
  /^\W*(?:(?:ok(?:ay)?|well|hmm+|oh|not sure|no idea|(?:i )?don't know|idk|dunno|really|honestly|just|whatever|both (?:sound|look) (?:good|great|nice))\W+)*(?:(?:you (?:choose|decide|pick|tell me)(?: (?:for (?:me|us)|one))?|(?:it'?s |that'?s )?(?:all )?up to you|(?:it'?s )?your (?:choice|call|pick)|surprise (?:me|us)|whichever(?: (?:you (?:like|think|prefer|want)|is (?:best|better|cheaper|easier|fine)))*|either(?: one)?(?: (?:is|would be) (?:fine|ok|good|great))?|(?:i|we) (?:don't|do not) (?:mind|care)(?: which(?: one)?)?|(?:it )?(?:doesn't|does not) matter(?: which(?: one)?)?|(?:pick|choose) (?:one|any|the best)(?: (?:one|for (?:me|us)))*)(?:\W+|$))+(?:(?:please|pls|thanks|then)\W*)*$/;

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
