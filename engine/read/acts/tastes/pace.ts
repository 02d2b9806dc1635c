/** How full the days are to be. */
import { Words } from '../../words.ts';
import type { ActReader } from '../act.ts';
import type { Message } from '../../types.ts';

const SLOW =
  /\b(?:slow(?:er|ly)?(?: pace)?|relaxed|relaxing|(?:easy|gentle|leisurely|balanced) pace|(?:take it|nice and) easy|easy[- ]?going|laid[- ]back|not too (?:busy|packed|full|much)|(?:too|less|not so) (?:much )?(?:packed|crammed|busy|full|rushed)(?: in)?|too much (?:going on|to do|in (?:it|one day|a day|each day))|overpacked|no rush|unhurried|chill(?:ed)?|(?:don't|do not|not|no)(?: want| wanting)?(?: to)?(?: be)? rush(?:ed|ing)?(?: (?:about|around))?|(?:only |just )?(?:one|1|two|2|a couple of) (?:things?|sights?|activit(?:y|ies)|stops?) (?:a|per|each) day(?: (?:is|are) (?:plenty|enough|fine))?|(?:only |just )?(?:one|1) (?:things?|sights?|activit(?:y|ies)|stops?) (?:in the |each |every |per |before |a )(?:morning|noon|lunch)(?:,? (?:and|then) (?:only |just )?(?:one|1) (?:(?:in|after|before|each|every|per)(?: the)?(?: (?:afternoon|evening|lunch|noon|that|it))?))?(?:,? (?:and )?no more)?(?: (?:is|are) (?:plenty|enough|fine))?|(?:want|like|love|time) to wander|take (?:our|my|your) time|go slow|(?:keep|make|leave|have|want|need) (?:the |our |my |all )?(?:mornings?|afternoons?|evenings?|days) (?:very |really |quite |a bit |nice and )?(?:light|easy|gentle|quiet|calm|slow|short)(?:er)?|(?:light|easy|gentle|quiet|slow|short)(?:er)? (?:mornings|afternoons|days)|(?:gets?|is|are|am|feels?) (?:very |quite |so |easily |always )?tired (?:easily|quickly|after (?:lunch|noon|breakfast)|in the (?:afternoons?|evenings?))|tires? (?:easily|quickly|fast))\b/g;
const FULL =
  /\b(?:pack (?:it |them )?(?:full|in|out)|packed|see (?:everything|it all)|fast[- ]paced|busy|action[- ]packed|as much as (?:possible|we can)|cram(?:med)?)\b/;

/** The pace of a text that is nobody's message. */
export function findPace(text: string): Message['pace'] {
  return paceIn(new Words(text));
}

function paceIn(words: Words): Message['pace'] {
  if (words.all(SLOW).length > 0) return 'slow';
  return words.test(FULL) ? 'full' : null;
}

export const pace: ActReader = {
  act: 'pace',
  read: (words) => {
    const said = paceIn(words);
    return said && { pace: said };
  },
  examples: [
    'only one thing a day, we want to wander',
    'take it easy',
    'a relaxed week in Rome',
    'see everything',
    'nothing too rushed, slow pace',
    'dad tires easily, so easy afternoons please',
    'keep the mornings quiet',
  ],
  counterExamples: ['make it cheaper', 'three days in Rome'],
};
