/** Towns of a plan that a message means without their names: "the second city", "the bay", "just one of the two towns". */
import { isNegated } from '../denial.ts';
import { ABOARD, calledSo, KIND_GONE, KIND_ORDERED } from '../../../content/words/kinds.ts';
import { NUM, countOf } from '../numbers.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'];
/** Behind a word that changes something there: "Lisbon should be the last stop" says where a town is to be. */
const BY_ORDER = new RegExp(
  `(?<=\\b(?:skip|drop|remove|cancel|cut|scrap|ditch|leave out|days?|nights?) (?:(?:in|at|for|from|of|more|less) )*)the (${ORDER.join('|')}|last|final) (?:town|city|stop|destination)\\b(?! (?:hall|cent(?:re|er)|tour|is|was|has|of|on))`,
  'gi',
);
/** What a town may be called after, and is then called for short. */
const LANDMARK = /\b(?:bay|canyon|falls|valley|islands?|springs|desert|peninsula)\b/i;
/** The whole of a message, "and fly home from there", is said of the last town. */
const HOME_FROM_LAST =
  /(?<=^\W*(?:(?:and|then|so|we|i|i'll|we'll|want to|would like to|can we|just)\W+)*(?:(?:(?:the|our|my) )?(?:(?:return )?flights? |(?:fly|go|travel|head|get) ))?(?:home|back) from )there\b/i;
const VERB = '(?:(?:want|need|like) to )?(?:(?:visit(?:ing)?|see(?:ing)?|do(?:ing)?|go(?:ing)? to|to|in) )?';
const THE = '(?:the |those |these |our )';
/**
 * Fewer towns than the plan has, whichever they are. Without "of the" a stop or a place may be another thing, as of a
 * flight; and who asks why there are so few, or tells of a flight with one, wants none of it gone.
 */
const ONLY_SOME = new RegExp(
  `(?<!\\b(?:is|are|was|were|why|had|got|saw|seen|with|flights?) [^.;!?]{0,14})\\b(?:(?:only|just) ${VERB}(?:${NUM} (?:towns?|cit(?:y|ies)|destinations?)|${NUM} of ${THE}(?:${NUM} )?(?:towns?|cities|destinations|stops|places))|(?:visit(?:ing)?|see(?:ing)?) ${NUM} of ${THE}(?:${NUM} )?(?:towns|cities|destinations|stops|places))(?= *(?:$|[,.;!?]|(?:please|pls|now|then|instead|only|after all|this time|and|but|so)\\b))`,
  'gi',
);

/** "I mean the one in Costa Rica". */
const NAMESAKE =
  /^\W*(?:(?:no|sorry|oh|oops|i mean(?:t)?|it'?s|not that one|wait|actually)\W+)+(?:the )?(?:other )?one in (\p{L}+(?: \p{L}+)?)(?=\W*$)/iu;

/** The text with such words as the names that they stand for. @param towns of the plan, in their order */
export function withTownNames(text: string, towns: readonly Gazetted[], gazetteer?: Gazetteer): string {
  const names = [...new Set(towns.map(({ name }) => name))];
  const [only = ''] = names;
  if (names.length < 2)
    return text.replace(NAMESAKE, (said, country: string) =>
      gazetteer?.namesakes(only).some((own) => own.country === gazetteer.country(country))
        ? `sorry I meant ${only} in ${country}`
        : said,
    );
  const ordered = text
    .replace(KIND_GONE, (said, kind: string, at: number) =>
      // "we don't want to lose the island"
      isNegated(text.slice(0, at)) ? said : (calledSo(kind, names) ?? said),
    )
    .replace(KIND_ORDERED, (said, kind: string) => calledSo(kind, names) ?? said)
    .replace(HOME_FROM_LAST, names.at(-1) ?? 'there')
    .replace(BY_ORDER, (said, order: string) => {
      const at = ORDER.indexOf(order.toLowerCase());
      return (at < 0 ? names.at(-1) : names[at]) ?? said;
    })
    .replace(ONLY_SOME, (said, some?: string, ofAll?: string, _all?: string, seen?: string) => {
      const gone = names.slice(countOf((some ?? ofAll ?? seen ?? '').toLowerCase()));
      return gone.length > 0 && gone.length < names.length ? `drop ${gone.join(' and ')}` : said;
    });
  return names.reduce((done, name) => {
    const [mark] = LANDMARK.exec(name) ?? [];
    if (mark === undefined || mark.length === name.length) return done;
    const own = /bay/i.test(mark) ? done.replace(ABOARD, `of the trip in ${name}`) : done;
    return own.replace(
      new RegExp(
        `\\bthe ${mark}\\b(?! \\p{Ll}{4,}\\b(?<!again|instead|please|after|then|altogether|completely))`,
        'giu',
      ),
      name,
    );
  }, ordered);
}
