/** What every plan is judged by, whatever was asked. */
import { checkSums } from '../../../../domain/itinerary/checkCosts.ts';
import { checkDates, checkRepeats } from '../../../../domain/itinerary/checkDays.ts';
import type { Itinerary } from '../../../../domain/itinerary/itinerary.ts';
import { failure, type Failure } from '../failure.ts';
import { sentencesOf } from '../words.ts';
import { isShut } from './closures.ts';

/** Words that tell of a sum that is not enough. */
const OVER =
  /\b(?:over|above|beyond|more than|exceeds?|short of|not enough|too (?:little|low|small|tight)|does not fit|do not fit|cannot be met)\b/iu;

/** Sums, dates, repeats, sights on days on which they are shut, and a total over the budget that is not said. */
export function judgeAlways(plan: Itinerary, reply: string): Failure[] {
  const isOver = plan.budget !== null && plan.total > plan.budget;
  const shut = plan.days.flatMap(({ date, items }) =>
    items
      .filter(({ kind, city, title }) => kind === 'sight' && isShut(city, title, date))
      .map(({ title }) => failure('shut', `${title} on ${date}`, undefined, title)),
  );
  return [
    ...checkSums(plan).map(({ message }) => failure('sums', message)),
    ...checkDates(plan).map(({ message }) => failure('dates', message)),
    ...checkRepeats(plan).map(({ message }) => failure('repeats', message)),
    ...shut,
    ...(isOver && !sentencesOf(reply).some((sentence) => /\$|budget/iu.test(sentence) && OVER.test(sentence))
      ? [failure('overBudget', `$${plan.total} of $${plan.budget ?? 0}, unsaid`)]
      : []),
  ];
}
