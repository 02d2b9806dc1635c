/** Other lengths of several towns at once: "more time in Barcelona, one day less in Lisbon". */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { COUNT, countOf } from '../../numbers.ts';
import { mentionsIn, sparing } from '../../places/mentions.ts';
import { knownName, movedIn, NAME } from './movedNights.ts';
import type { Gazetteer } from '../../../facts/gazetteer.ts';
import type { Gazetted } from '../../../facts/types.ts';
import type { ActReader } from '../act.ts';
import type { StopDelta } from '../../types.ts';

const MORE = new RegExp(
  `\\b(?:(?:${COUNT} )?(?:more|extra|additional)(?: (?:time|days?|nights?))?|another (?:day|night)|longer|${COUNT} (?:days?|nights?) (?:more|longer|extra)) (?:in|at|on) ${NAME}`,
  'giu',
);
const LESS = new RegExp(
  `\\b(?:(?:${COUNT} )?(?:less|fewer)(?: (?:time|days?|nights?))?|shorter|${COUNT} (?:days?|nights?) (?:less|fewer|shorter)) (?:in|at|on) ${NAME}`,
  'giu',
);

/** "More Kyoto, less Tokyo". */
const BARE = /\bmore (\p{L}+),? (?:and )?less (\p{L}+)/iu;
/** "Replace one night of Rome by Naples". */
const REPLACES = new RegExp(
  `\\b(?:replace|swap|exchange|trade|change) ${COUNT} (?:of (?:the|our) )?(?:days?|nights?) (?:of|in|from|at) ${NAME} (?:by|with|for|to|into) (?:${COUNT} (?:days?|nights?)? ?(?:in|at) |(?:a|one) (?:day|night) (?:in|at) )?(?:the )?${NAME}`,
  'iu',
);

/** "At the beach" is a town of the trip without its name. */
const NO_TOWN = /^(?:the|a|an|our|my|each|both|either|other|total)\b/i;

export const stopLengths: ActReader = {
  act: 'lengths of towns',
  takesWords: true,
  read: (words, { gazetteer, towns = [] }) => {
    const moved = movedIn(words, towns, gazetteer);
    if (moved) return moved;
    const swap = REPLACES.exec(words.text);
    const [whole = '', count = 'one', left = '', , other = ''] = swap ?? [];
    const [shorter, longer] = [left, other].map((phrase) =>
      knownName(phrase, (own) => gazetteer.byName(own)),
    );
    if (swap && shorter) {
      // what is not known takes no night from anywhere, and is quoted
      words.take(swap.index, swap.index + (longer ? whole : whole.slice(0, -other.length)).length);
      const by = countOf(count.toLowerCase()) || 1;
      if (!longer) return { stopDeltas: [] };
      return {
        stopDeltas: [
          { place: shorter, delta: -by },
          { place: longer, delta: by, isNew: /night/iu.test(whole) ? 'nights' : 'days' },
        ],
      };
    }
    const bare = BARE.exec(words.text);
    const [more, less] = [bare?.[1], bare?.[2]].map((name) =>
      towns.find((town) => name !== undefined && knownName(name, (own) => gazetteer.byName(own)) === town),
    );
    if (bare && more && less) {
      words.take(bare.index, bare.index + bare[0].length);
      return {
        stopDeltas: [
          { place: more, delta: 1 },
          { place: less, delta: -1 },
        ],
      };
    }
    const found = [
      ...matchesIn(words.text, MORE).map((match) => ({ match, sign: 1 })),
      ...matchesIn(words.text, LESS).map((match) => ({ match, sign: -1 })),
    ];
    const read = found.map(({ match, sign }) => {
      const [, before, after, name = ''] = match;
      const place = NO_TOWN.test(name) ? null : knownName(name, (phrase) => gazetteer.byName(phrase));
      return { place, delta: sign * (countOf((before ?? after ?? 'one').toLowerCase()) || 1) };
    });
    const deltas = read.flatMap(({ place, delta }): StopDelta[] => (place ? [{ place, delta }] : []));
    // one town alone is read with its name
    const isAlone = read.length < 2 && !keepsOthers(words.text, deltas, towns, gazetteer);
    if (isAlone || deltas.length === 0) return null;
    for (const { match } of found) words.take(match.index, match.index + match[0].length);
    // "one night less in Nairobi and one more at the beach": the whole stays as long as it is
    const isEven = read.reduce((sum, { delta }) => sum + delta, 0) === 0;
    return { stopDeltas: deltas, ...(isEven && deltas.length < read.length && { total: 'same' as const }) };
  },
  exampleTowns: ['Rome', 'Florence', 'Himeji', 'Tokyo', 'Athens', 'Milos', 'Naples', 'Barcelona', 'Lisbon'],
  examples: [
    'more time in Barcelona, one day less in Lisbon',
    'two more nights in Rome and one less night in Florence',
    'take a night from Rome and give it to Florence',
    'longer in Kyoto and shorter in Tokyo please',
    'one night less in Nairobi and one more at the beach',
    'one night less in Athens and one more on Milos',
    'replace one night of Rome by Florence',
    'more Florence less Rome',
    'swap a night in Rome for Naples',
    'give one of the Rome nights to Florence',
    'give Florence one of the Rome days',
    'lose a night in Rome and add it to Florence',
    'spend one of the Rome nights in Florence instead',
    'take one off Rome and give it to Florence',
    'trade one of the Rome nights for a farmhouse in Florence',
    'swap two of the Tokyo days for Himeji',
    'one day less in Rome, Florence stays as it is',
    'take one night off Rome and one off Naples',
    'cut two days from Lisbon',
    'give Rome one more night and Florence one less',
    'one more night in Naples, leave Rome alone',
  ],
  counterExamples: [
    'one more night in Rome',
    'three days in Rome and two in Florence',
    'add two days in Florence after Rome',
    'take the train from Rome to Florence one day later',
    'drop one of the museums in Rome',
    'trade the big museum in Rome for a day in Florence',
    'swap one of the Rome hotels for a farmhouse near Florence',
  ],
};

/** "One day less in Rome; Florence stays as it is": another town of the trip is named, and is not what is changed. */
function keepsOthers(
  text: string,
  [delta]: readonly StopDelta[],
  towns: readonly Gazetted[],
  gazetteer: Gazetteer,
): boolean {
  if (!delta || !towns.includes(delta.place)) return false;
  return mentionsIn(text, sparing(gazetteer), towns).found.some(
    ({ place, from, to }) =>
      place !== delta.place &&
      towns.includes(place) &&
      (KEEPS.test(text.slice(0, from)) || STAYS_AS_IT_IS.test(text.slice(to))),
  );
}

const KEEPS = /\b(?:keep|leave|not touch|don't touch|do not touch)(?: the)? $/i;
const STAYS_AS_IT_IS =
  /^ (?:(?:can |should |must |may |has to )?(?:stays?|remains?|is kept) )?(?:(?:just )?as (?:it is|is|it was|before|planned)|the same|unchanged|alone)\b/i;
