/** Other lengths of several towns at once: "more time in Barcelona, one day less in Lisbon". */
import { COUNT, countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';
import type { StopDelta } from '../../types.ts';

const NAME = "([\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+){0,2})";
const MORE = new RegExp(
  `\\b(?:(?:${COUNT} )?(?:more|extra|additional)(?: (?:time|days?|nights?))?|another (?:day|night)|longer|${COUNT} (?:days?|nights?) (?:more|longer|extra)) (?:in|at|on) ${NAME}`,
  'giu',
);
const LESS = new RegExp(
  `\\b(?:(?:${COUNT} )?(?:less|fewer)(?: (?:time|days?|nights?))?|shorter|${COUNT} (?:days?|nights?) (?:less|fewer|shorter)) (?:in|at|on) ${NAME}`,
  'giu',
);

/** "Take a night from Himeji and give it to Tokyo". */
const GIVES = new RegExp(
  `\\b(?:take|move|shift|steal) ${COUNT} (?:days?|nights?) (?:from|off|out of) ${NAME}? ?(?:,? ?(?:and )?(?:give|add|put|move) (?:it|them|that|those) )?(?:to|into|in|for|onto) ${NAME}`,
  'iu',
);

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
  read: (words, { gazetteer }) => {
    const gives = GIVES.exec(words.text);
    const [from, to] = [gives?.[2], gives?.[3]].map((name) =>
      name === undefined ? null : knownName(name, (phrase) => gazetteer.byName(phrase)),
    );
    if (gives && from && to) {
      words.take(gives.index, gives.index + gives[0].length);
      const by = countOf((gives[1] ?? 'one').toLowerCase()) || 1;
      return {
        stopDeltas: [
          { place: from, delta: -by },
          { place: to, delta: by },
        ],
      };
    }
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
    const found = [
      ...[...words.text.matchAll(MORE)].map((match) => ({ match, sign: 1 })),
      ...[...words.text.matchAll(LESS)].map((match) => ({ match, sign: -1 })),
    ];
    const read = found.map(({ match, sign }) => {
      const [, before, after, name = ''] = match;
      const place = NO_TOWN.test(name) ? null : knownName(name, (phrase) => gazetteer.byName(phrase));
      return { place, delta: sign * (countOf((before ?? after ?? 'one').toLowerCase()) || 1) };
    });
    const deltas = read.flatMap(({ place, delta }): StopDelta[] => (place ? [{ place, delta }] : []));
    // one town alone is read with its name
    if (read.length < 2 || deltas.length === 0) return null;
    for (const { match } of found) words.take(match.index, match.index + match[0].length);
    // "one night less in Nairobi and one more at the beach": the whole stays as long as it is
    const isEven = read.reduce((sum, { delta }) => sum + delta, 0) === 0;
    return { stopDeltas: deltas, ...(isEven && deltas.length < read.length && { total: 'same' as const }) };
  },
  examples: [
    'more time in Barcelona, one day less in Lisbon',
    'two more nights in Rome and one less night in Florence',
    'take a night from Rome and give it to Florence',
    'longer in Kyoto and shorter in Tokyo please',
    'one night less in Nairobi and one more at the beach',
    'one night less in Athens and one more on Milos',
    'replace one night of Rome by Florence',
    'swap a night in Rome for Naples',
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
