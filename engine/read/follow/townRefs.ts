/** Towns of a plan that a message means without their names: "the second city", "the bay", "just one of the two towns". */
import { NUM, countOf } from '../numbers.ts';
import type { Gazetted } from '../../facts/types.ts';

const TOWN = '(?:towns?|cit(?:y|ies)|stops?|places?|destinations?)';
const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'];
/** Not "Lisbon should be the last stop", which says where a town is to be. */
const BY_ORDER = new RegExp(
  `(?<=\\b(?:skip|drop|remove|cancel|cut|scrap|ditch|out|in|at|for|from|of) )the (${ORDER.join('|')}|last|final) (?:town|city|stop|destination)\\b(?! (?:hall|cent(?:re|er)|tour|is|was|has))`,
  'gi',
);
/** What a town may be called after, and is then called for short. */
const LANDMARK = /\b(?:bay|canyon|falls|valley|islands?|springs|desert|peninsula)\b/i;
/** Fewer towns than the plan has, whichever they are. */
const ONLY_SOME = new RegExp(
  `\\b(?:(?:and|so|now|please|we|i|you|it|'ll|will|would|'d|want|like|to|can|could|rather|prefer|visit(?:ing)?|see(?:ing)?|do(?:ing)?|go(?:ing)?|have|make|be|in) )*(?:(?:only|just) (?:(?:want|need|like) to )?(?:(?:visit(?:ing)?|see(?:ing)?|do(?:ing)?|go(?:ing)? to|to|in) )?${NUM} (?:of (?:the |those |these |our )?(?:${NUM} )?)?|(?:visit(?:ing)?|see(?:ing)?) ${NUM} of (?:the |those |these |our )(?:${NUM} )?)${TOWN}\\b`,
  'gi',
);

/** The text with such words as the names that they stand for. @param towns of the plan, in their order */
export function withTownNames(text: string, towns: readonly Gazetted[]): string {
  const names = [...new Set(towns.map(({ name }) => name))];
  if (names.length < 2) return text;
  const ordered = text
    .replace(BY_ORDER, (said, order: string) => {
      const at = ORDER.indexOf(order.toLowerCase());
      return (at < 0 ? names.at(-1) : names[at]) ?? said;
    })
    .replace(ONLY_SOME, (said, some?: string, _whole?: string, seen?: string) => {
      const gone = names.slice(countOf((some ?? seen ?? '').toLowerCase()));
      return gone.length > 0 && gone.length < names.length ? `drop ${gone.join(' and ')}` : said;
    });
  return names.reduce((done, name) => {
    const [mark] = LANDMARK.exec(name) ?? [];
    if (mark === undefined || mark.length === name.length) return done;
    return done.replace(
      new RegExp(`\\bthe ${mark}\\b(?! \\p{Ll}{4,}\\b(?<!again|instead|please|after))`, 'giu'),
      name,
    );
  }, ordered);
}
