/** A quarter of a town of the plan to sleep in: "I'd rather sleep in Palermo", in Buenos Aires. */
import { guideFor } from '../../../facts/guides.ts';
import { normalize } from '../../../../domain/text/normalize.ts';
import { NO_STAY_WISH } from './stays.ts';
import type { Gazetted } from '../../../facts/types.ts';
import type { ActReader, ReadContext } from '../act.ts';

const BEDS =
  '(?:sleep(?:ing)?|stay(?:ing)?|be based|base (?:us|ourselves|me|myself)|hotels?|rooms?|apartments?|airbnb|accommodation|place to (?:stay|sleep))';
const IN = new RegExp(
  `\\b${BEDS}\\b[^.;!?]{0,20}?(?:,\\s*)?\\b(?:in|at|near|around|close to)\\s+(?:the\\s+)?((?:[\\p{L}\\p{M}'’-]+)(?: [\\p{L}\\p{M}'’-]+){0,2})`,
  'giu',
);
/** Shorter words of an area's name say nothing of it. */
const LONG_WORD = 4;

/** The quarter that words begin with, by the guides of the plan's towns; else a name that no gazetteer has. */
function quarterIn(typed: string, { towns = [], gazetteer }: ReadContext): string | null {
  const words = typed.split(' ');
  for (let count = words.length; count >= 1; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (towns.some((town) => isQuarterOf(town, name))) return name;
  }
  // a name with a capital that is no town, in a town that has no guide or another one
  const [first = ''] = words;
  const name = words.filter((word, index) => index === 0 || /^\p{Lu}/u.test(word)).join(' ');
  const isName = /^\p{Lu}[\p{L}\p{M}'’-]{3,}$/u.test(first) && gazetteer.byName(name) === null;
  return isName && gazetteer.byName(first) === null ? name : null;
}

function isQuarterOf(town: Gazetted, name: string): boolean {
  const wanted = normalize(name);
  const areas = guideFor(town)?.areas ?? [];
  if (wanted.length < LONG_WORD || normalize(town.city).includes(wanted)) return false;
  return areas.some((area) => ` ${normalize(area.name)} `.includes(` ${wanted} `));
}

export const quarters: ActReader = {
  act: 'quarter',
  takesWords: true,
  read: (words, context) => {
    if ((context.towns ?? []).length === 0) return null;
    const [match] = words.text.matchAll(IN);
    const quarter = match?.[1] === undefined ? null : quarterIn(match[1], context);
    if (!match || quarter === null) return null;
    words.take(match.index, match.index + match[0].length - (match[1]?.length ?? 0) + quarter.length);
    return { stay: { ...NO_STAY_WISH, near: [quarter] } };
  },
  exampleTowns: ['Buenos Aires', 'Berlin'],
  examples: [
    "i'd rather sleep in Palermo, can you do that",
    'we want to stay in Kreuzberg',
    'other hotel, near Recoleta',
  ],
  counterExamples: ['two nights in Rome', 'stay in a nice hotel', 'sleep in'],
};
