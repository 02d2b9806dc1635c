/** A length of one part of the trip that is not named by its town: "7 nights at the beach instead of 5". */
import { COUNT, countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';

const UNIT = '(days?|nights?)';
const BEACH = '(?:beach|sea|seaside|coast|ocean|shore)';
/** Where it is, in words that name no town. */
const THERE = `(?:at|on|in|by|near) (?:the|our) (?:${BEACH}|city|capital|town|mountains?|hills?|countryside|desert|islands?|safari|lakes?)`;
const PART = `(?:the|our) (?:${BEACH}|city|mountain|safari|island|desert|lake) (?:part|bit|stay|leg|end|half)`;
const OVER = `(?:instead of|rather than|and not|not) (?:the )?${COUNT}(?: (?:days?|nights?))?\\b(?! (?:days?|nights?|in|at|on|people|of us)\\b)`;
const LENGTH = new RegExp(
  `\\b(?:${PART} (?:to |be |for )?)?${COUNT} ${UNIT}(?: ${THERE})?,? ${OVER}(?: ${THERE})?|\\b(?:back (?:to|down to)|make (?:it|that)|only|just) ${COUNT} ${UNIT} (?:at|on|by|near) (?:the|our) ${BEACH}\\b|\\b${PART} (?:to |be |for )?${COUNT} ${UNIT}\\b`,
);
const BY_THE_SEA = new RegExp(`\\b${BEACH}\\b`);

export const partLength: ActReader = {
  act: 'length of a part',
  takesWords: true,
  read: (words, { towns = [] }) => {
    if (towns.length === 0) return null;
    const found = words.exec(LENGTH);
    if (!found) return null;
    const [whole, count, unit, over, back, backUnit, named, namedUnit] = found;
    const isNights = (unit ?? backUnit ?? namedUnit ?? '').startsWith('n');
    return {
      partLength: {
        count: countOf(count ?? back ?? named ?? 'one'),
        isNights,
        over: over === undefined ? null : countOf(over),
        isBeach: BY_THE_SEA.test(whole),
      },
    };
  },
  exampleTowns: ['Lisbon'],
  examples: [
    'can we do 7 nights at the beach instead of 5',
    'back to 5 nights on the beach',
    'make the beach part 8 nights',
    '4 days instead of 3',
  ],
  counterExamples: [
    '5 nights in Rome instead of 4',
    '3 days at the beach after that',
    'a train instead of 2 flights',
    '2 nights instead of 3 in Rome',
  ],
};
