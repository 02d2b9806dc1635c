/** What is told and asks for nothing: stories of others, time to think, where the dog stays meanwhile. */
import { COUNT } from '../../numbers.ts';
import { FELLOWS, ONE, TWO } from '../../party/words.ts';
import type { ActReader } from '../act.ts';

/** Up to the end of the clause, or to where somebody speaks of this trip. */
const REST =
  '(?:(?! (?:we|i|so|but|then|because|who|and (?:is|are|has|have|uses|needs|cannot|can|my|our|she|he|they))\\b)[^.;!?,]){0,80}';
const OTHERS = `(?:(?:my|our|a|his|her|some) )(?:${ONE}|${TWO}|${FELLOWS}|boss|neighbou?rs?|friends?)`;
const WHEN =
  '(?:last (?:year|time|summer|winter|spring|autumn|fall|month|week)|(?:a few|some|two|three|\\d+) years ago)';
const TOLD: readonly RegExp[] = [
  new RegExp(
    `\\b${OTHERS} (?:once |already |just |only )?(?:did|went|spent|visited|flew|paid|had been|has been) (?=to\\b|in\\b|on\\b|there\\b|\\p{Lu}|it\\b|\\d|a (?:week|fortnight|month|similar)|the same)${REST}`,
    'u',
  ),
  new RegExp(
    `\\b${WHEN} (?:in|at|on) \\p{L}+,? (?:we|i) (?:paid|did|went|were|was|had|stayed|spent|saw|flew|took)\\b${REST}`,
    'u',
  ),
  new RegExp(
    `\\b(?:i|we)(?:'ve| have)?(?: still)?(?: got)? ${COUNT} (?:days|weeks|months) (?:left )?to (?:think|decide|book|prepare|save)\\b${REST}`,
    'u',
  ),
  new RegExp(
    `\\b(?:the|our|my) (?:dogs?|cats?|pets?|puppy|hamster|plants?) (?:will )?(?:stays?|goes|is staying|are staying|is|are) (?:with|at|to)(?! us\\b| me\\b)${REST}`,
    'u',
  ),
  /\b(?:let me|i(?:'ll| will| have to| need to| must)|we(?:'ll| will| have to| need to| must)) (?:first )?(?:show (?:it|this|that|them)|ask|check with|talk to|talk it over|think (?:about it|it over)|discuss (?:it|this|that)|sleep on it)\b(?: (?:to|with))?(?: (?:my|our|the) \p{L}+)?(?: first)?/u,
  /\b(?:don't worry|no worries|just (?:saying|kidding|thinking aloud)|this looks (?:nice|good|great)(?:er)?)\b/u,
];

export const story: ActReader = {
  act: 'story',
  takesWords: true,
  read: (words) => {
    const told = TOLD.filter((pattern) => words.test(pattern));
    return told.length === 0 ? null : { topics: ['aside'] };
  },
  examples: [
    'my sister went to Porto and loved it',
    'last year in Paris we paid 3000 dollars, this looks nicer',
    'i have 2 weeks to think about it right?',
    "the dog stays with my parents, don't worry lol",
    'ok let me show it to my wife first',
  ],
  counterExamples: [
    'my sister is coming too',
    'I have 2 weeks in May',
    'we were in Rome last year, Florence rather',
    'show me the plan',
    'I want to show my dad Rome',
    'a hotel where the dog may come',
  ],
};
