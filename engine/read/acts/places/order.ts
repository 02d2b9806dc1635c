/** Another order of the towns of the trip. */
import type { ActReader } from '../act.ts';

const REVERSE =
  /\b(?:reverse|swap|switch|flip|change|turn)\b.*\b(?:order|cities|towns|route|round)\b|\bother way (?:a)?round\b|\bin reverse\b/i;
const FIRST = /\b(?:start|begin) (?:with|in)\b|\bfirst\W*$/i;

export const order: ActReader = {
  act: 'order',
  read: (words) => {
    if (words.test(REVERSE)) return { order: 'reverse' };
    return words.test(FIRST) ? { order: 'first' } : null;
  },
  examples: ['the other way round', 'reverse the route', 'start with Porto', 'Porto first'],
  counterExamples: ['a week in Porto', 'the first day is too full', 'turn left'],
};
