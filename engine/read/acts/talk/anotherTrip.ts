/** Places of another trip than the one at hand, or that take the place of all others. */
import { AS_TRIP } from '../../../../content/words/dayEdits.ts';
import { TRIP_INSTEAD } from '../../../../content/words/everyday.ts';
import { isOfAnother } from '../../follow/otherTrips.ts';
import { isNegated } from '../../denial.ts';
import { normalize } from '../../../../domain/text/normalize.ts';
import type { Gazetted } from '../../../facts/types.ts';
import type { Words } from '../../words.ts';
import type { ActReader } from '../act.ts';

/** What was planned goes, and what is named next takes its place. */
const SCRAP =
  /\b(?:scrap|forget|bin|ditch|drop|cancel) (?:all (?:of )?)?(?:that|this|it|everything)(?: (?:plan|trip))?(?=\s*[.,;:!–-]+\s*\S)/;
/** Who comes along for a part only says nothing of the other towns. */
const NOTHING_ELSE =
  /(?<!\b(?:not|more than|n.t|(?:coming|comes|joining|joins)(?: (?:us|too|along|with us))?(?:,? but| and)?) )\b(?:only|just(?! (?:chang(?:e|ing)|pass(?:ing)?) )|nothing but)\b/;
const WHOLE = '(?:the (?:whole|entire) (?:time|week|trip|stay)|all week)';
/** "Stay in Heraklion the whole week"; one hotel for all of it is no town. */
const ALL_OF_IT = new RegExp(
  `\\b(?:stay|base|sleep)(?:ing)?(?: ourselves| us| put)? (?:${WHOLE} )?in (?!(?:the|an?|one|same|our|my)\\b)\\S+(?: \\S+)?(?:(?<=${WHOLE} in .+)| (?:for )?${WHOLE})|\\ball (?:(?:the|our|my|\\w+) )?nights in \\S+(?: \\S+)?`,
);
/** Whether a town of the plan is to be all of it. */
function isAllOfIt(words: Words, towns: readonly Gazetted[]): boolean {
  const said = ALL_OF_IT.exec(words.lower);
  const isTown = said !== null && towns.some(({ name }) => normalize(said[0]).includes(normalize(name)));
  const before = words.lower.slice(0, said?.index);
  return (
    isTown &&
    !isNegated(before) &&
    !/\b(?:boring|dull|too long)\b[^.,;!?]*$/i.test(before) &&
    words.test(ALL_OF_IT)
  );
}
const SAME_WEEKDAYS = /\bsame (?:week ?days|days of the week)\b/;
const SAME_TIME = /\b(?:the )?same (?:months?|dates?|weeks?|time(?: of year)?|period|days)\b/;

export const anotherTrip: ActReader = {
  act: 'another trip',
  read: (words, { towns = [] }) => {
    const isOut = towns.length > 1 && AS_TRIP.test(words.text);
    const isOnly = isOut || words.test(SCRAP) || words.test(NOTHING_ELSE) || isAllOfIt(words, towns);
    const isAnother = isOfAnother(words.text);
    const sameWeekdays = words.test(SAME_WEEKDAYS);
    const keepsDates = !sameWeekdays && words.test(SAME_TIME);
    const isInstead = words.test(TRIP_INSTEAD);
    return isOnly || isAnother || keepsDates || isInstead || sameWeekdays
      ? {
          isOnly,
          isAnother,
          keepsDates,
          ...(isInstead && { isInstead }),
          ...(sameWeekdays && { sameWeekdays }),
        }
      : null;
  },
  examples: [
    'now plan Tokyo',
    'another trip, to Oslo',
    'only Paris',
    'Lisbon instead',
    'scrap all that. Vienna, 3 days, same month',
  ],
  counterExamples: [
    'add Vienna',
    'another hotel',
    'a day in Rome',
    'stay in the same hotel the whole week',
    'we stay in Rome',
  ],
};
