/** That something is to be planned, which a question by itself does not say. */
import { asksWhetherDoable } from '../../follow/questions.ts';
import type { ActReader } from '../act.ts';

/** What is said to want an answer, and nothing else. */
const NO_PLAN =
  /(?<!\b(?:have|has|got|had) )\b(?:no|not|don't|do not|never|without|nor|needn't)(?: (?:a|an|any|the|to|for|me|us|up|need|want|require|looking|asking|make|write|give|create|send|start|build|draw|draft|produce|actually|really|yet|bother|with|whole|full|complete|detailed|plan or|itinerary or)){0,6} (?:plan|planning|itinerary|itineraries|schedule|programme)(?: (?:is|are|yet|needed|required|necessary|wanted|please|for|me|us|now|thanks|thank you|though|just|at this (?:stage|point)|right))*(?=\s*(?:[.,;:!?)–-]|$))|\b(?:not|don't|do not|aren't|are not|won't be) (?:book(?:ing)?|plan(?:ning)?|decid(?:e|ing)|commit(?:ting)?)(?: (?:on |to )?(?:anything|a thing|it|this|any of (?:it|this)))?(?: just)? yet\b|\b(?:don't|do not) (?:plan|book) anything\b|\b(?:only|just) (?:asking|curious)(?: for now| so far)?\b|\b(?:only|just) (?:have |has |got )?(?:a|one|1|this|the)(?: (?:quick|short|small|simple|single))? question\b|\b(?:only|just) (?:the|an|a (?:quick|short|brief)) answer\b|\banswer (?:briefly|only|in (?:brief|short|one|a))\b/;

/** What is wanted instead: "give me 3 options with a one-line reason each". */
const OPTIONS =
  /\b(?:(?:give|send|tell|show|name|list) (?:me|us) |suggest |propose )?(?:(?:some|just|only|a few|two|three|four|five|\d) )*(?:options?|ideas?|suggestions?|proposals?|places|destinations)(?: (?:with|and) (?:a|an|one|some|the)? ?(?:(?:one|short|brief|single)[- ]?(?:line|sentence)?[- ]?)*(?:reasons?|sentences?|lines?|words?)(?: (?:each|for each|why))*)?(?! (?:in|for|of)\b)/g;

export const planRequest: ActReader = {
  act: 'plan request',
  read: (words, { towns = [] }) => {
    const denied = towns.length === 0 ? words.all(new RegExp(NO_PLAN, 'g')) : [];
    // a plan is no booking: who books nothing yet may want one all the same
    if (denied.some(([said]) => !/\bbook/.test(said)) || (denied.length > 0 && /\?/.test(words.text)))
      return { isQuestion: true, noPlan: words.all(OPTIONS).length > 0 ? 'options' : 'answer' };
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
