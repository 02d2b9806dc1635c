import { SHOW_ME } from '../../../../content/words/questionWords.ts';
import type { ActReader } from '../act.ts';

/** "My flight only lands at 3" is no wish for it alone. */
const ALONE =
  'only\\b(?! (?:lands?|leaves?|arrives?|gets?|departs?|takes?|goes|comes|costs?|has|have|is|are|runs?|opens?|lets?)\\b)';
const FLIGHTS = new RegExp(
  `\\b(?:just|only) (?:the |need |want |looking for )*flights?\\b|(?<!\\b(?:direct|non-?stop) )\\bflights? ${ALONE}|\\bonly (?:the )?(?:flight|airfare|plane tickets?)\\b|\\bno hotels?,? (?:just|only) (?:the )?flights?\\b`,
  'giu',
);
const HOTEL = new RegExp(
  `(?<!\\badults?[- ])\\b(?:just|only) (?:a |the |need a |want a |looking for a )*hotels?\\b(?! (?:with|near))|\\bhotels? ${ALONE}`,
  'giu',
);

/** Only one thing is wanted, and no plan of days beside it. */
export const only: ActReader = {
  act: 'only',
  takesWords: true,
  read: (words, { towns = [] }) => {
    // of a plan it is shown
    if (towns.length > 0 && SHOW_ME.test(words.text)) return null;
    if (words.all(FLIGHTS).length > 0) return { only: 'flights', ownBeds: true };
    return words.all(HOTEL).length > 0 ? { only: 'hotel' } : null;
  },
  examples: [
    'flights only please: Warsaw to Tel Aviv',
    'just the flights',
    'I only need a hotel',
    'hotel only in Rome',
  ],
  counterExamples: [
    '10 nights in Mauritius, adults only hotel',
    'direct flights',
    'using direct flights only',
    'my flight only lands at 3',
    'a hotel near the station',
    'only Paris',
  ],
};
