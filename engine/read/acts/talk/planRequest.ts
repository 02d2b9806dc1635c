/** That something is to be planned, which a question by itself does not say. */
import type { ActReader } from '../act.ts';

export const planRequest: ActReader = {
  act: 'plan request',
  read: (words) =>
    words.test(
      /(?<!\bbefore (?:we|i) )\b(?:plan|itinerar\w*|organi[sz]e|arrange|put together|thinking of|want to go|would like to go|book|make (?:me|us))\b/,
    )
      ? { wantsPlan: true }
      : null,
  examples: ['can you plan 4 days in Oslo', 'thinking of going for a week', 'put together an itinerary'],
  counterExamples: ['is it safe in Bogota?', 'which month is best', 'Rome for three days'],
};
