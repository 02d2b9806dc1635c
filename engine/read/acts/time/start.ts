/** The acts of the first day: its day of the month, and that the trip is a weekend. */
import { START_DAY } from '../../../../content/words/dates.ts';
import { WHICH_WEEKEND } from '../../../../content/words/lengths.ts';
import { SUITS } from '../../../../content/words/suits.ts';
import { LATER_ORDINALS, ordinalOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

/** In words, or as a bare figure beside the day to return on, which the length has taken by now. */
const START_IN_WORDS = new RegExp(
  `\\b(?:start|begin|leave|depart)(?: (?:out|off|there))? on (?:the (${LATER_ORDINALS})(?= ?(?:$|[.,;!?]|(?:instead|please|now)\\b))|(\\d{1,2})(?=,? (?:and|then)(?: (?:we|i))? (?:return|(?:come|fly|go) (?:back|home)| {3})))`,
);

/** The day of the month that a text says to start on; null for none. */
export function findStartDay(words: Words): number | null {
  const inWords = words.exec(START_IN_WORDS);
  const said = inWords ?? words.exec(START_DAY) ?? words.exec(SUITS);
  const day = ordinalOf(inWords?.[1] ?? '') ?? Number(said?.[1] ?? said?.[2] ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

/** The day of the month to start on, in the month that the dates give. */
export const startDay: ActReader = {
  act: 'start day',
  read: (words) => {
    const day = findStartDay(words);
    return day === null ? null : { startDay: day };
  },
  examples: [
    'start on the 12th',
    'leave on the 3rd',
    'can we go on the 31st?',
    'around the 20th',
    "can't get away before the 9th",
    'the 16th would work better for us',
    'start on the twelfth instead',
    'we leave on 9 and return on 20',
    'no, back to the 12th',
  ],
  counterExamples: [
    'the 2nd week',
    'start in May',
    'leave on the fifth train',
    'go on 9 and a half',
    'go on the 45th floor',
    'from the 12th to the 15th of May',
    'would the 16th work better?',
    'the 16th would work better for the museum',
  ],
};

/** A weekend: it begins on a Friday. */
export const weekend: ActReader = {
  act: 'weekend',
  read: (words, { towns = [] }) =>
    (towns.length > 0 ? words.leaving(WHICH_WEEKEND) : words).test(
      /(?<!\b(?<!why )not (?:on |over )?(?:the |that )?(?:(?!an?\b)\p{L}+ )?)\bweekend\b/u,
    )
      ? { isWeekend: true }
      : null,
  examples: ['a weekend in Rome', 'long weekend in Ghent', 'Lisbon for the weekend'],
  counterExamples: ['a week in Rome', 'next week', 'at the end of the week'],
};
