/** A number that says nothing of what it counts: "make it 4 instead". */
import { COUNT, countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';

const POLITE =
  "(?:ok|okay|no|hmm+|actually|sorry|wait|please|pls|oh|then|rather|instead|maybe|can you|could you|let's|lets)";
const BARE = new RegExp(
  `^\\W*(?:${POLITE}\\W+)*(?:make (?:it|that|this)|change (?:it|that) to|i meant?|better|hmm+,?|better:|rather)\\s+(?!an?\\b)${COUNT}(?:\\W+${POLITE})*\\W*$`,
);
/** "She says four is enough", of somebody who comes along. */
const ENOUGH = new RegExp(
  `^\\W*(?:${POLITE}\\W+)*(?:(?:s?he|they|(?:my|the) (?:wife|husband|partner|girlfriend|boyfriend|gf|bf|kids|others)|we|i) (?:both |all |just )?(?:says?|said|thinks?|reckons?|feels?|agreed?) (?:that )?)?(?!an?\\b)${COUNT} (?:is|are|will be|would be|'s)? ?(?:just |more than |quite |probably )*(?:enough|plenty|will do|would do|fine)(?: for (?:us|me|her|him|them))?(?:\\W+${POLITE})*\\W*$`,
);
/** "7 is a rush, make it 9": of how long it is, where nothing is said of days. */
const TOO_SHORT =
  /^\W*(?:\w+\W+)?\d{1,2}(?: days)? (?:is|feels)[a-z ]* (?:rush|rushed|short|tight|long)\W+(?:so )?(?:make it|do) (\w+)(?: days)?(?: (?:please|then|instead))?\W*$/;

export const bareCount: ActReader = {
  act: 'bare count',
  takesWords: true,
  read: (words) => {
    const days = countOf(words.exec(TOO_SHORT)?.[1] ?? '');
    if (days > 0) return { days };
    const count = countOf((words.exec(BARE) ?? words.exec(ENOUGH))?.[1] ?? '');
    return count > 0 ? { bareCount: count } : null;
  },
  examples: [
    'hmm 5',
    'make it 4 instead',
    'no, make that three',
    'make it 4 please',
    'nah 7 is a rush, make it 9',
    'she says four is enough',
    'ok 4 is plenty',
  ],
  counterExamples: [
    'make it 4 days',
    'make it a bit cheaper',
    'make it 4 of us',
    '4 rooms is too much, do 2',
    '2 is not enough museums',
    'is 4 enough',
    'one museum is enough',
  ],
};
