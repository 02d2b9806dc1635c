/** Other lengths of several towns at once: "more time in Barcelona, one day less in Lisbon". */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { COUNT, countOf } from '../../numbers.ts';
import { type Found, mentionsIn, sparing } from '../../places/mentions.ts';
import type { Gazetteer } from '../../../facts/gazetteer.ts';
import type { Gazetted } from '../../../facts/types.ts';
import type { ActReader } from '../act.ts';
import type { StopDelta } from '../../types.ts';
import type { Words } from '../../words.ts';

const NAME = "([\\p{L}\\p{M}'’-]+(?: (?!and\\b|then\\b)[\\p{L}\\p{M}'’-]+){0,2})";
const MORE = new RegExp(
  `\\b(?:(?:${COUNT} )?(?:more|extra|additional)(?: (?:time|days?|nights?))?|another (?:day|night)|longer|${COUNT} (?:days?|nights?) (?:more|longer|extra)) (?:in|at|on) ${NAME}`,
  'giu',
);
const LESS = new RegExp(
  `\\b(?:(?:${COUNT} )?(?:less|fewer)(?: (?:time|days?|nights?))?|shorter|${COUNT} (?:days?|nights?) (?:less|fewer|shorter)) (?:in|at|on) ${NAME}`,
  'giu',
);

/** "Rome one more night and Venice one less": behind each of two towns. */
const BEHIND = `([\\p{L}\\p{M}'’-]+(?: (?:City|Town|de|of) ?[\\p{L}]*)?) ${COUNT} (?:days? |nights? )?(more|extra|less|fewer)\\b(?: (?:days?|nights?)\\b)?`;
const BOTH_BEHIND = new RegExp(`${BEHIND}(?:,? and|,| but)+ (?:take |give )?(?:only )?${BEHIND}`, 'iu');

/** Two towns of which one gets what is said of it, and the other as well. */
function behindIn(words: Words, gazetteer: Gazetteer): StopDelta[] | null {
  const said = BOTH_BEHIND.exec(words.text);
  const [, first = '', one = '', more = '', second = '', two = '', other = ''] = said ?? [];
  const deltas = [
    [first, one, more],
    [second, two, other],
  ].flatMap(([name = '', count = '', sign = '']): StopDelta[] => {
    const place = gazetteer.byName(name);
    return place ? [{ place, delta: (countOf(count.toLowerCase()) || 1) * (/^[me]/i.test(sign) ? 1 : -1) }] : [];
  });
  if (!said || deltas.length < 2) return null;
  words.take(said.index, said.index + said[0].length);
  return deltas;
}

/** Days or nights that go from one town to another: "take a night from Himeji and give it to Tokyo". */
const GIVEN = new RegExp(
  `\\b(?:take|move|shift|steal|give|transfer|switch|swap|trade|exchange|sacrifice|turn|use|spend|lose|cut|drop|shave|knock|shorten|reduce|trim|add)\\b.*?(?<!\\bto )\\b${COUNT}(?: (?:days?|nights?)\\b| of\\b| (?=(?:from|off)\\b))`,
  'iu',
);
const A_NIGHT = /\bnights?\b/i;
/** Round a town that they are taken from, and before one that has them. */
const FROM_BEHIND = /^(?:['’]s)? (?:days?|nights?|part|leg|stay|bit)\b/i;
const FROM_AHEAD =
  /\b(?:from|off|out of)(?: the)? $|\b(?:lose|cut|drop|shave|knock|less|fewer)\b(?:(?! and )[^,;])*\b(?:in|at|of)(?: the)? $|\b(?:swap|trade|exchange) (?:an?|one|two|three|\d) (?:of (?:the|our) )?(?:days?|nights?) (?:in|at|of)(?: the)? $|\b(?:(?:days?|nights?) of|cut|shorten|reduce|trim)(?: the)? $/i;
const TO_AHEAD = /\b(?:to|into|onto|in|at|for|on|give|gives|let)(?: have)?(?: the)? $/i;
/** What the night is for, which is a wish by itself: "for a ryokan in Hakone". */
const FOR_STAY =
  /\bfor (?:an? |some |one )(?!(?:days?|nights?)\b)[^,.;]{3,30}(?=\b(?:in|at|on|near) (?:the )?$)/i;
/** A longer text says more than this. */
const MOST_CHARS = 160;

/** What a text takes from one town for another; null where it does not say both. */
function givenIn(words: Words, towns: readonly Gazetted[], gazetteer: Gazetteer): StopDelta[] | null {
  const { text } = words;
  // "spend five days in Rome from Florence" begins a trip
  const given = text.length > MOST_CHARS || towns.length === 0 ? null : GIVEN.exec(text);
  const count = countOf((given?.[1] ?? '').toLowerCase());
  const named = given && count > 0 ? mentionsIn(text, sparing(gazetteer), towns).found : [];
  const [first, second] = named;
  if (!given || !first || !second || named.length > 2 || first.place === second.place) return null;
  if (given.index + given[0].length > second.from) return null;
  const isFrom = ({ from, to }: Found) =>
    FROM_BEHIND.test(text.slice(to)) || FROM_AHEAD.test(text.slice(0, from));
  const from = named.find(isFrom);
  const to = named.find((own) => own !== from && TO_AHEAD.test(text.slice(0, own.from)));
  if (!from || !to || named.every(isFrom)) return null;
  const wish = FOR_STAY.exec(text.slice(first.to, second.from));
  const gap = first.to + (wish?.index ?? 0);
  words.take(given.index, wish ? gap : second.to);
  if (wish) words.take(gap + wish[0].length, second.to);
  const behind = FROM_BEHIND.exec(text.slice(from.to));
  if (behind) words.take(from.to, from.to + behind[0].length);
  const isNew = !towns.includes(to.place);
  return [
    { place: from.place, delta: -count },
    {
      place: to.place,
      delta: count,
      ...(isNew && { isNew: A_NIGHT.test(text) ? ('nights' as const) : ('days' as const) }),
    },
  ];
}

/** One of the towns that nights are taken off: "one night off Rome", "two from Naples". */
const OFF = `${COUNT}(?: (?:days?|nights?))?(?: (?:each|away))? (?:off|from|out of|away from|less (?:in|at)) (?:the )?${NAME}`;
const TAKEN = new RegExp(
  `\\b(?:take|taking|cut|cutting|shave|knock|trim|drop|lose|remove|steal|deduct|subtract)(?: off)? ${OFF}(?:(?:,| and|,? & )+ ?${OFF})*`,
  'iu',
);

/** Nights that are taken off towns of the trip, and given to none: "take one night off Rome and one off Naples". */
function takenIn(words: Words, towns: readonly Gazetted[], gazetteer: Gazetteer): StopDelta[] | null {
  const taken = towns.length === 0 ? null : TAKEN.exec(words.text);
  if (!taken) return null;
  const deltas = matchesIn(taken[0], new RegExp(`\\b${OFF}`, 'giu')).flatMap(
    ({ 1: count = '', 2: name = '' }): StopDelta[] => {
      const place = knownName(name, (phrase) => gazetteer.byName(phrase));
      const isOwn = place !== null && towns.includes(place);
      return isOwn ? [{ place, delta: -(countOf(count.toLowerCase()) || 1) }] : [];
    },
  );
  if (deltas.length === 0) return null;
  words.take(taken.index, taken.index + taken[0].length);
  return deltas;
}

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
    const given = givenIn(words, towns, gazetteer);
    if (given) return { stopDeltas: given };
    const taken = takenIn(words, towns, gazetteer) ?? (towns.length > 0 ? behindIn(words, gazetteer) : null);
    if (taken) return { stopDeltas: taken };
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

/** The longest beginning of a phrase that is a place: "Lisbon please" is Lisbon. */
function knownName<Place>(phrase: string, byName: (name: string) => Place | null): Place | null {
  const words = phrase.split(' ');
  for (let count = words.length; count >= 1; count -= 1) {
    const place = byName(words.slice(0, count).join(' '));
    if (place) return place;
  }
  return null;
}
