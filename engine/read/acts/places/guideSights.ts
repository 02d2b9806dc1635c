/** What the guides of the towns named tell of: "the Forum", "spy museum", "Lake Bled". */
import { sightsNamed } from '../../places/guideSights.ts';
import { placesIn } from './places.ts';
import type { ActReader } from '../act.ts';

/** Words that want something in the plan: there a sight needs no capital. */
const WANTS =
  /\b(?:add|include|see|visit|put|want|instead|rather|do|swap|move|fit|squeeze|must|definitely|for sure|if (?:there's |there is )?time)\b/;

export const guideSights: ActReader = {
  act: 'guideSights',
  read: (words, context) => {
    const { destinations, musts, isChoice, spans } = placesIn(words, context);
    const named = destinations.map(({ place }) => place);
    const towns = [...named, ...(context.towns ?? [])];
    if (isChoice || towns.length === 0) return null;
    const isOfPlan = context.towns !== undefined && context.towns.length > 0 && WANTS.test(words.lower);
    const found = sightsNamed(words.without(spans).text, towns, isOfPlan).filter(
      ({ name }) => !musts.some((must) => must.name === name),
    );
    for (const { start, end } of found) words.take(start, end);
    if (found.length === 0) return null;
    const wished = found.filter(({ isWish }) => isWish);
    const left = found.filter(({ isWish }) => !isWish);
    return {
      ...(wished.length > 0 && { musts: wished.map(({ name, town }) => ({ name, town })) }),
      ...(left.length > 0 && { nots: left.map(({ name }) => name) }),
    };
  },
  examples: [
    'Florence for 3 days in May, the Bargello',
    'Rome for 4 days, the sistine chapel & the forum',
    'washington 4 days, air and space, spy museum',
    'Munich for 3 days, not the residenz',
  ],
  counterExamples: [
    'Florence for 3 days, near the Bargello',
    'Turin for 4 days',
    'a day at the beach in Nice',
  ],
};
