/** Other lengths of several towns at once: "more time in Barcelona, one day less in Lisbon". */
import { COUNT, countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';
import type { StopDelta } from '../../types.ts';

const NAME = "([\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+){0,2})";
const MORE = new RegExp(
  `\\b(?:(?:${COUNT} )?(?:more|extra|additional)(?: (?:time|days?|nights?))?|another (?:day|night)|longer|${COUNT} (?:days?|nights?) (?:more|longer|extra)) (?:in|at) ${NAME}`,
  'giu',
);
const LESS = new RegExp(
  `\\b(?:(?:${COUNT} )?(?:less|fewer)(?: (?:time|days?|nights?))?|shorter|${COUNT} (?:days?|nights?) (?:less|fewer|shorter)) (?:in|at) ${NAME}`,
  'giu',
);

export const stopLengths: ActReader = {
  act: 'lengths of towns',
  takesWords: true,
  read: (words, { gazetteer }) => {
    const found = [
      ...[...words.text.matchAll(MORE)].map((match) => ({ match, sign: 1 })),
      ...[...words.text.matchAll(LESS)].map((match) => ({ match, sign: -1 })),
    ];
    const deltas = found.flatMap(({ match, sign }): StopDelta[] => {
      const [, before, after, name = ''] = match;
      const place = knownName(name, (phrase) => gazetteer.byName(phrase));
      return place ? [{ place, delta: sign * (countOf((before ?? after ?? 'one').toLowerCase()) || 1) }] : [];
    });
    // one town alone is read with its name
    if (deltas.length < 2) return null;
    for (const { match } of found) words.take(match.index, match.index + match[0].length);
    return { stopDeltas: deltas };
  },
  examples: [
    'more time in Barcelona, one day less in Lisbon',
    'two more nights in Rome and one less night in Florence',
    'longer in Kyoto and shorter in Tokyo please',
  ],
  counterExamples: ['one more night in Rome', 'three days in Rome and two in Florence'],
};

/** The longest beginning of a phrase that is a place: "Lisbon please" is Lisbon. */
function knownName<Place>(phrase: string, byName: (name: string) => Place | null): Place | null {
  const words = phrase.split(' ');
  for (let count = words.length; count >= 1; count -= 1) {
    const place = byName(words.slice(0, count).join(' '));
    if (place) return place;
  }
  return null;
}
