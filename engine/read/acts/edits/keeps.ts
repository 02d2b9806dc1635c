/** What is to stay while something else changes: "same total", "still 5 days", "same end", "the rest in Florence". */
import { END, GIVEN, OTHER_LENGTH, SAME, SEEN_FROM } from '../../../../content/words/keeps.ts';
import { TOO_LONG } from '../../../../content/words/lengths.ts';
import { COUNT, countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';

const UNIT = '(days?|nights?)';
const WHOLE = '(?: (?:in total|in all|total|altogether|overall|all in all))';
/** The length of the whole, named beside a change: "still 5 days total", "so 6 days in all". */
const TOTAL = new RegExp(
  `\\b(?:still|keep(?:ing)?(?: (?:it|us|everything|the (?:trip|whole|total)))?(?: (?:at|to|within|as))?|stay(?:ing)? (?:at|within)|but) (?:just |only |the )?(?:same )?${COUNT} ${UNIT}${WHOLE}?\\b(?! (?:free|open|empty|clear|off|for|in|at|of|more|longer|extra|less|fewer|shorter)\\b)|\\b(?:so|that(?:'s| is| makes)|making(?: it)?|makes it|which makes) ${COUNT} ${UNIT}${WHOLE}|(?<=\\b(?:add|put|include|squeeze|fit|finish|end)\\b.{2,80})\\bso ${COUNT} ${UNIT}(?=\\W*$)|\\bso (?:that )?(?:the|our|my) (?:trip|whole|stay|holiday) (?:takes|is|lasts|becomes|has|gets) ${COUNT} ${UNIT}\\b|(?<!\\b(?:first|last|the|these|those|next|other) )\\b${COUNT} ${UNIT}${WHOLE}? still(?=\\W*(?:$|[.,;!?]|(?:please|pls|then)\\b))`,
);
/** "Make it 2 nights in Gozo, still 5 altogether": what is counted has been named. */
const STILL = new RegExp(
  `(?<=\\b(days?|nights?)\\b[^.;!?]{0,40})\\bstill (?:just |only )?${COUNT}${WHOLE}(?! \\p{L})`,
  'u',
);
/** Beside a town that is added: "make it 7 and put Granada in", "add Siena and make it 8 days". */
const WITH_MORE = new RegExp(
  `\\b(?:make (?:it|that|the trip)|(?:extend|stretch|shorten|cut|reduce)(?: (?:it|the trip))?(?: down)? to) ${COUNT} ${UNIT}(?=.{0,60}\\b(?:leave out|drop|skip|without|add|put|include|squeeze|fit|finish|end)\\b)|\\b(?:make (?:it|that|the trip)|(?:extend|stretch)(?: (?:it|the trip))? to) ${COUNT}(?= (?:and|so|to|,) ?(?:(?:we|i|you|can|could|please) ){0,3}(?:add|put|include|squeeze|fit|finish|end)\\b)|\\b(?<=\\b(?:add|put|include|squeeze|fit|finish|end)\\b.{2,60})(?:make (?:it|that|the trip)|(?:extend|stretch)(?: (?:it|the trip))? to) ${COUNT}(?: ${UNIT})?(?=\\W*(?:$|in total|total|altogether|please))`,
);

/** Beside a town that goes: "back to 9 and drop Chiang Mai". */
const BACK_TO = new RegExp(
  `\\b(?:back (?:down )?to|make (?:it|that)) ${COUNT}(?: ${UNIT})?(?= again\\b|\\W*(?:$|[.,;!]|and\\b|so\\b|then\\b))`,
);
/** "All 5 nights in Sliema", "just Bologna for all 5 days": of a plan that stands they are those of the whole, as a sentence by itself says. */
const ALL = new RegExp(
  `(?<=(?:^|[.;:!,])\\s*(?:(?:just|only|ok(?:ay)?|then|so|spend|sleep|stay|let's (?:spend|sleep|stay)|can we (?:spend|sleep|stay)) )*)\\ball (?:of )?(?:the |our |my )?${COUNT} ${UNIT} (?=in ([^,.;!?]{3,40}?)\\s*(?:$|[,.;!?]))|(?<=\\b(?:just|only) (?:in |stay in )?([^.;!?]{3,40}?),? (?:for )?)all ${COUNT} ${UNIT}(?=\\W*(?:$|[.,;!]))`,
);
const DROPS = /\b(?:drop|skip|leave out|lose|remove|cut|ditch|scrap|without|no)\b/;

/** The town behind it is none that is spoken of: "an extra night, don't take it from Rome". */
const NOT_TAKEN =
  /\b(?:don['’]?t|do not|not|without) tak(?:e|ing) (?:it|that|them|those|one|any)(?: away)? (?:from|off|out of) (?:the )?\p{L}[\p{L}\p{M}'’-]*/u;

export const keeps: ActReader = {
  act: 'keeps',
  takesWords: true,
  read: (words, { towns = [] }) => {
    if (words.exec(NOT_TAKEN)) return {};
    const names = towns.map(({ name }) => name.toLowerCase());
    // "all 4 nights in Ghent and Bruges on Saturday"
    const isTown = (said: string) => {
      const [own = '', ...others] = said.split(' and ');
      return names.includes(own) && others.every((other) => names.some((name) => other.startsWith(name)));
    };
    const [, , , town, only] = ALL.exec(words.lower) ?? [];
    const isOfAll = town === undefined ? isTown(only ?? '') : isTown(town) && !DROPS.test(words.lower);
    const total = words.exec(TOTAL) ?? (isOfAll ? words.exec(ALL) : null);
    const seen = towns.length > 0 && SEEN_FROM.exec(words.lower);
    const edit = seen ? { edit: 'dayTrip' as const } : {};
    // "do Bruges on the Saturday" puts nothing on a day of the plan
    const [, verb] = (seen && seen.indices) || [];
    if (verb) words.take(...verb);
    if (total) {
      const [said = '', unit = ''] = total
        .slice(1)
        .filter((group) => group !== undefined && group !== town && group !== only);
      const count = countOf(said);
      return count > 0 ? { ...edit, total: unit.startsWith('n') ? count + 1 : count } : null;
    }
    const still = words.exec(STILL);
    if (still) return { total: countOf(still[2] ?? '') + Number(still[1]?.startsWith('n')) };
    const more = words.exec(WITH_MORE);
    if (more) {
      const [, one, unit, two, three, last] = more;
      const count = countOf(one ?? two ?? three ?? '');
      return count > 0 ? { total: (unit ?? last ?? '').startsWith('n') ? count + 1 : count } : null;
    }
    const isWithout =
      DROPS.test(words.lower) && towns.some(({ name }) => words.lower.includes(name.toLowerCase()));
    const [, count = '', unit = ''] = (isWithout && words.exec(BACK_TO)) || [];
    if (count !== '') {
      words.all(TOO_LONG);
      return { total: countOf(count) + Number(unit.startsWith('n')) };
    }
    if (words.test(OTHER_LENGTH)) return null;
    if (words.test(GIVEN) || words.test(SAME)) return { ...edit, total: 'same' };
    // of no plan yet "there the night before, back home the same day" is when it ends
    if (towns.length === 0 && /\b(?:home|back) (?:the )?same day\b/.test(words.lower)) return null;
    return words.test(END) ? { keepsEnd: true } : null;
  },
  examples: [
    'only one night in Salzburg, same total',
    'sleep in Monterey 1 night, still 5 days total',
    'start a day earlier, same end',
    'I can only leave on Monday the 10th, same day back',
    'leave 2 days later, still 4 days',
    'we cannot leave before Saturday, keep the day we come home',
    'put Porto in, total nights the same',
    'make it 7 and put Granada in',
    'add Siena and make it 8 days',
    'make it 6 nights and finish in Siena',
    'just Quebec the whole time',
    'put two nights in Siena in, the trip stays as long as it is',
    'include Jodhpur as well, within the same dates',
    'one more day in Vienna, so that the trip takes 12 days',
    'put Jeju in for 2 nights, take them from Seoul',
    'put a night in Siena in, taken from Rome',
    'add Gyumri one night, so 7 days',
    'forget Venice and give its nights to Florence',
    'can we fit Modena in too, same dates',
    'add 2 nights in Mendoza before Santiago, keep 8 days',
    'make it 2 nights in Gozo, still 5 altogether',
  ],
  counterExamples: [
    'put it all in one bag',
    'make the whole trip one night shorter, take it off Rome',
    '5 days in Rome',
    'Rome and Naples, 7 days in total',
    'the same hotel please',
    'the first 2 days still look empty',
    'but one night more then',
    'same dates but in Rome',
    'keep 2 days free',
  ],
};
