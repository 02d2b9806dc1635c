/** What people want told with a plan, and do not ask: "include a short packing list". */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { TOLD_WITH_PLANS } from '../../../../content/words/infoTopics.ts';
import { isDisliked, sentenceBefore, unneededIn } from '../../denial.ts';
import type { ActReader } from '../act.ts';

/** It is there already, or is not to be. */
const HAD = /\b(?:no|not|without|my|our|your|have|has|got|had|made|wrote)(?: an?)? $/iu;

export const tells: ActReader = {
  act: 'told with the plan',
  takesWords: true,
  read: (words) => {
    const topics = TOLD_WITH_PLANS.flatMap(([topic, pattern]) => {
      const wished = matchesIn(words.lower, pattern).filter(({ index, 0: said }) => {
        const before = sentenceBefore(words.lower, index);
        return (
          !HAD.test(before) && !isDisliked(before) && unneededIn(words.lower.slice(index + said.length)) === 0
        );
      });
      for (const { index, 0: said } of wished) words.take(index, index + said.length);
      return wished.length > 0 ? [topic] : [];
    });
    return topics.length === 0 ? null : { tells: topics };
  },
  examples: [
    'Bergen for 4 days in June, include a short packing list',
    'four days in Quito with packing tips and safety advice',
    'add visa requirements and a few useful phrases',
  ],
  counterExamples: [
    'no packing list needed',
    'I have a packing list already',
    'skip the safety tips',
    'we are packing for Rome in May',
  ],
};
