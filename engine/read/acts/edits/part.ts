/** Nights of the trip as it is that go to another town: "the last two in Córdoba", "one of the nights in Sintra". */
import { COUNT, countOf } from '../../numbers.ts';
import type { Gazetteer } from '../../../facts/gazetteer.ts';
import type { ActReader } from '../act.ts';

const UNIT = '(?:(days?|nights?) )';
/** "By a lake instead, Hallstatt or so" is a place too. */
const TO = '(?=(?:in|at|on|to|for) |(?:by|near) (?:an?|the) [a-z]+,? (?:instead,? )?[a-z])';
const AT_END = `(?:(?:the|our|my|its) )?(last|final|first) (?:${COUNT} ${UNIT}?|(?:of (?:the|those|these|our|my) )?${UNIT})(?:(?:(?:should|could|can|to|will|would) )?be )?${TO}`;
const SOME = `${COUNT} ${UNIT}?of (?:them|those|these|it|(?:the|our|my|those|these) (?:\\d{1,2} )?(?:days|nights|trip|time|week|stay))`;
const PART = new RegExp(
  `\\b(?:(?:spend|move|give|do|have|make|with|switch|change|use|for|on) )?(?:${AT_END}|${SOME}(?: (?:(?:should|could|can|to) )?be)? ${TO}|break(?:ing)? (?:(?:it|that|this|the (?:trip|journey|drive|ride|way|train)(?: ride)?) up|up (?:the|that|this) (?:trip|journey|drive|ride|way|train)(?: ride)?) (?:with|by) ${COUNT} ${UNIT}${TO})`,
);
/** Behind the town that they go to: "Porto for the last 2 nights?", "sleep in Sintra for one of the nights". */
const BEHIND = new RegExp(
  `\\bfor (?:(?:the |our |my )?(last|final|first) (?:${COUNT} )?(days?|nights?)()|${SOME})(?=\\W*(?:$|please|pls|then|instead|maybe|[.?!,]))`,
);
/** A length of the whole beside it. */
const WHOLE = new RegExp(
  `\\b(?:make (?:it|that|the trip)|(?:extend|stretch|lengthen)(?: (?:it|the trip))? to) ${COUNT} (days?|nights?)\\b`,
);

/** What comes before the clause. */
const EARLIER = /^.*[.?!,;:]/;
/** Before the town, in a clause that says nothing else. */
const LEAD =
  /^\s*(?:(?:and|then|or|maybe|perhaps|also|how about|what about|(?:could|can|shall) we (?:do|have|go to|sleep in|stay in)|let'?s (?:do|go to|stay in)|spend|stay in|go to|to|in)\s+)+/i;

/** Whether the clause that a text ends with is the name of a town. */
function isTown(before: string, gazetteer: Gazetteer): boolean {
  const clause = before.replace(EARLIER, '').replace(LEAD, '').trim();
  return clause !== '' && gazetteer.byName(clause) !== null;
}

export const part: ActReader = {
  act: 'part',
  takesWords: true,
  read: (words, { towns = [], gazetteer }) => {
    if (towns.length === 0) return null;
    const behind = BEHIND.exec(words.lower);
    const isBehind = behind !== null && isTown(words.text.slice(0, behind.index), gazetteer);
    const found = isBehind ? words.exec(BEHIND) : words.exec(PART);
    if (!found) return null;
    words.exec(/\bsleep (?=in )/);
    const [, side, count, unit, single, some, someUnit, broken, brokenUnit] = found;
    const days = countOf(count ?? some ?? broken ?? 'one');
    if (days === 0) return null;
    const isDay = (unit ?? single ?? someUnit ?? brokenUnit ?? 'night').startsWith('d');
    // a day of them is seen from where one sleeps
    if (isDay && days === 1) return side === undefined ? { edit: 'dayTrip' } : null;
    const whole = words.exec(WHOLE);
    const all = whole ? countOf(whole[1] ?? '') + Number(whole[2]?.startsWith('n')) : 0;
    return {
      edit: 'part',
      days: days + Number(!isDay),
      inNights: !isDay,
      ...(side !== undefined && { where: { kind: side === 'first' ? 'start' : 'end' } }),
      ...(broken !== undefined && { where: { kind: 'between' } }),
      total: all > 0 ? all : 'same',
    };
  },
  exampleTowns: ['Lisbon'],
  examples: [
    'the last two nights in Porto',
    'make it 6 nights and the last 2 in Porto',
    'one of the nights in Sintra please',
    'spend the first night in Cascais',
    'could we spend the last of those nights in Sintra',
    'move our final 3 days to Porto',
    'and 1 of them in Porto',
    'Porto for the last 2 nights?',
    'could the final two nights be in Sintra',
    'can we sleep in Cascais for one of the nights?',
    'can one of the nights be in Sintra',
    'break it up with a night in Coimbra',
  ],
  counterExamples: [
    'the last day in Lisbon',
    'two nights in Porto',
    'what are we doing on the last day?',
    'one more night in Lisbon',
    'delete the last two days',
    'a better hotel for the last two nights',
  ],
};
