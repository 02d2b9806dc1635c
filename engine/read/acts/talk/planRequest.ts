/** That something is to be planned, which a question by itself does not say. */
import { asksWhetherDoable } from '../../follow/questions.ts';
import type { ActReader } from '../act.ts';

/** What is said to want an answer, and nothing else. */
const NO_PLAN =
  /(?<!\b(?:have|has|got|had) )\b(?:no|not|don't|do not|never|without|nor|needn't)(?: (?:a|an|any|the|to|for|me|us|up|need|want|require|looking|asking|make|write|give|create|send|start|build|draw|draft|produce|actually|really|yet|bother|with|whole|full|complete|detailed|plan or|itinerary or)){0,6} (?:plan|planning|itinerary|itineraries|schedule|programme)(?: (?:is|are|yet|needed|required|necessary|wanted|please|for|me|us|now|thanks|thank you|though|just|at this (?:stage|point)|right))*(?=\s*(?:[.,;:!?)–-]|$))|\b(?:only|just) (?:have |has |got )?(?:a|one|1|this|the)(?: (?:quick|short|small|simple|single))? question\b|\b(?:only|just) (?:the|an|a (?:quick|short|brief)) answer\b|\banswer (?:briefly|only|in (?:brief|short|one|a))\b/;

export const planRequest: ActReader = {
  act: 'plan request',
  read: (words, { towns = [] }) => {
    if (towns.length === 0 && words.all(new RegExp(NO_PLAN, 'g')).length > 0) return { isQuestion: true };
    return words.test(
      /(?<!\bbefore (?:we|i) )\b(?:plan|itinerar\w*|organi[sz]e|arrange|put together|thinking of|want to go|would like to go|book|make (?:me|us)|where (?:should|shall|do|can|could|would|to) (?:(?:we|i|you) )?(?:sleep|stay|spend)(?: (?:each|every) (?:night|day))(?= *(?:$|[,.;?!])))\b/,
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
  ],
  counterExamples: ['is it safe in Bogota?', 'which month is best', 'Rome for three days'],
};
