/** Hours in which a child sleeps: "he naps 1 to 3 every day", "nap from one till half two". */
import { COUNT, countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';
import type { Busy } from './busyHours.ts';
import type { Words } from '../../words.ts';

const CLOCK = `(?:(half)(?: past)? )?${COUNT}(?:[:.h](\\d{2}))?(?: o'clock)?(?:\\s*([ap])\\.?m\\b\\.?)?`;
const NAP = new RegExp(
  `\\b(?:naps?|nap ?times?|napping|sleeps|siestas?|has (?:his|her|a) (?:nap|sleep))\\b(?: (?:is|are|time|always|usually|daily|every day|each day|in the (?:afternoon|middle of the day)|at the hotel))*,?(?: (?:from|between|at))? ${CLOCK}\\s*(?:-|–|to|till|til|'til|until|and)\\s*${CLOCK}(?! (?:years?|months?|weeks?|days?)\\b)(?: (?:every day|each day|daily|at the hotel|in the (?:hotel|room|afternoon)))*(?:,?(?: and| so)? (?:please )?(?:keep|leave|make|have) (?:that|it|this|those hours|the time) (?:clear|free|open|empty)(?: (?:every day|each day|daily))?)?`,
);
/** An hour before this is of the afternoon. */
const EARLIEST = 8;

function napIn(words: Words): Busy | null {
  const match = words.exec(NAP);
  if (!match) return null;
  const [, half1, hour1 = '', minutes1, ap1, half2, hour2 = '', minutes2, ap2] = match;
  const from = minuteOf(hour1, minutes1, ap1 ?? null, half1 !== undefined);
  const until = minuteOf(hour2, minutes2, ap2 ?? null, half2 !== undefined);
  return until > from ? { what: 'Nap', weekdays: [], on: null, from, until } : null;
}

/** "Half two" is half past two; "one" is of the afternoon. */
function minuteOf(hour: string, minutes: string | undefined, half: string | null, isHalf: boolean): number {
  const typed = countOf(hour);
  const isAfternoon = half === null ? typed < EARLIEST : half === 'p';
  return (typed + (isAfternoon && typed < 12 ? 12 : 0)) * 60 + (isHalf ? 30 : Number(minutes ?? 0));
}

export const naps: ActReader = {
  act: 'naps',
  read: (words) => {
    const busy = napIn(words);
    return busy && { busy: [busy] };
  },
  examples: [
    'and he naps 1 to 3 every day at the hotel',
    'little one naps 1 til 3 keep that clear every day',
    'the little one naps one till half two so keep that free every day',
    'nap time is 12:30-14:30',
  ],
  counterExamples: ['our toddler naps at noon', 'she sleeps a lot', 'two kids 1 and 3'],
};
