/** A trip without a way back, or with one after all. */
import type { ActReader } from '../act.ts';

const ONE_WAY =
  /\bone[- ]?way\b|\b(?:no|without a|don't need a|do not need a|not need a)\s+(?:return|way back|way home|flight (?:back|home)|return flight|return ticket)\b|\bnot (?:coming|going|flying) (?:back|home)\b|\bno return\b/i;
const ROUND_TRIP = /\b(?:round[- ]?trip|return (?:flight|ticket|trip)s?|there and back|both ways)\b/i;

export const oneWay: ActReader = {
  act: 'oneWay',
  read: (words) => {
    if (words.test(ONE_WAY)) return { oneWay: true };
    return words.test(ROUND_TRIP) ? { oneWay: false } : null;
  },
  examples: [
    'a one way flight to Rome',
    'one-way to Hanoi',
    'no return flight please',
    'we are not coming back',
    'I do not need a return ticket',
    'a round trip to Rome',
  ],
  counterExamples: ['on the way to Rome', 'we fly back to London', 'one day in Rome'],
};
