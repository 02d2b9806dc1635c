/** What the guides of the towns named tell of: "the Forum", "spy museum", "Lake Bled". */
import { sightsNamed } from '../../places/guideSights.ts';
import { placesIn } from './places.ts';
import type { ActReader } from '../act.ts';

export const guideSights: ActReader = {
  act: 'guideSights',
  read: (words, context) => {
    const { destinations, musts, isChoice, spans } = placesIn(words, context);
    if (isChoice || destinations.length === 0) return null;
    const towns = destinations.map(({ place }) => place);
    const found = sightsNamed(words.without(spans).text, towns).filter(
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
