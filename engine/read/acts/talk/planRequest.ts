/** That something is to be planned, which a question by itself does not say. */
import { NO_PLAN, OPTIONS } from '../../../../content/words/openWishes.ts';
import { asksWhetherDoable } from '../../follow/questions.ts';
import type { ActReader } from '../act.ts';

export const planRequest: ActReader = {
  act: 'plan request',
  read: (words, { towns = [] }) => {
    const denied = towns.length === 0 ? words.all(new RegExp(NO_PLAN, 'g')) : [];
    // a plan is no booking: who books nothing yet may want one all the same
    if (denied.some(([said]) => !/\bbook/.test(said)) || (denied.length > 0 && /\?/.test(words.text)))
      return { isQuestion: true, noPlan: words.all(OPTIONS).length > 0 ? 'options' : 'answer' };
    return words.test(
      /(?<!\bbefore (?:we|i) )\b(?:plan|itinerar\w*|organi[sz]e|arrange|put together|map out|thinking of|want to go|would like to go|book|make (?:me|us)|where (?:should|shall|do|can|could|would|to) (?:(?:we|i|you) )?(?:sleep|stay|spend)(?: (?:each|every) (?:night|day))(?= *(?:$|[,.;?!])))\b/,
    ) || asksWhetherDoable(words.text)
      ? { wantsPlan: true }
      : null;
  },
  examples: [
    'can you plan 4 days in Oslo',
    'thinking of going for a week',
    'put together an itinerary',
    'where should we sleep each night',
    'is a week in Peru doable',
    'no itinerary is needed',
    "don't build an itinerary yet, give me 3 options with a one-line reason each",
    'is it hot there then? Not booking anything yet',
  ],
  counterExamples: [
    'is it safe in Bogota?',
    'which month is best',
    'Rome for three days',
    'we have not booked anything yet',
  ],
};
