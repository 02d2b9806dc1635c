/** What is to stay while something else changes: "same total", "still 5 days", "same end", "the rest in Florence". */
import { COUNT, countOf } from '../../numbers.ts';
import type { ActReader } from '../act.ts';

const UNIT = '(days?|nights?)';
const WHOLE = '(?: (?:in total|in all|total|altogether|overall|all in all))';
/** The length of the whole, named beside a change: "still 5 days total", "so 6 days in all". */
const TOTAL = new RegExp(
  `\\b(?:still|keep(?:ing)?(?: (?:it|us|everything|the (?:trip|whole|total)))?(?: (?:at|to|within|as))?|stay(?:ing)? (?:at|within)|but) (?:just |only |the )?(?:same )?${COUNT} ${UNIT}${WHOLE}?\\b(?! (?:free|open|empty|clear|off|for|in|at|of)\\b)|\\b(?:so|that(?:'s| is| makes)|making(?: it)?|makes it|which makes) ${COUNT} ${UNIT}${WHOLE}|(?<=\\b(?:add|put|include|squeeze|fit|finish|end)\\b.{2,80})\\bso ${COUNT} ${UNIT}(?=\\W*$)|\\bso (?:that )?(?:the|our|my) (?:trip|whole|stay|holiday) (?:takes|is|lasts|becomes|has|gets) ${COUNT} ${UNIT}\\b`,
);
/** Beside a town that is added: "make it 7 and put Granada in", "add Siena and make it 8 days". */
const WITH_MORE = new RegExp(
  `\\b(?:make (?:it|that|the trip)|(?:extend|stretch|shorten|cut|reduce)(?: (?:it|the trip))?(?: down)? to) ${COUNT} ${UNIT}(?=.{0,60}\\b(?:leave out|drop|skip|without|add|put|include|squeeze|fit|finish|end)\\b)|\\b(?:make (?:it|that|the trip)|(?:extend|stretch)(?: (?:it|the trip))? to) ${COUNT}(?= (?:and|so|to|,) ?(?:(?:we|i|you|can|could|please) ){0,3}(?:add|put|include|squeeze|fit|finish|end)\\b)|\\b(?<=\\b(?:add|put|include|squeeze|fit|finish|end)\\b.{2,60})(?:make (?:it|that|the trip)|(?:extend|stretch)(?: (?:it|the trip))? to) ${COUNT}(?: ${UNIT})?(?=\\W*(?:$|in total|total|altogether|please))`,
);
const SAME =
  /\b(?:trip|holiday|whole (?:thing|trip)|length|it)(?: itself)? (?:(?:should|must|can|has to|is to|to) (?:stay|remain|be)|stays|remains) (?:just |exactly )?(?:as long as (?:it (?:is|was)|now|before|planned|we planned)|no longer than (?:it is|now|before))\b|\bwithout (?:making|getting) (?:it|the trip|everything) (?:any )?longer\b|\b(?:the )?(?:total|overall|whole)(?: (?:length|duration|nights|days))?,? (?:(?:stays?|is|being|remains?|kept) )?(?:the )?same\b|\b(?:the )?same (?:(?:total|overall) (?:length|nights|days)|total|length|duration|number of (?:days|nights)|amount of (?:days|nights|time))(?: (?:in total|overall))?\b|\bsame overall\b|(?<=\b(?:add|put|include|squeeze|fit|visit|see|too|as well|also)\b.{0,60})\b(?:on |for |over )?(?:(?:the|those|our) )?same (?:dates|days)\b(?! but)|\b(?:with)?in (?:the|those|these|our) same (?:dates|days|period|time|week)\b|\bwithin (?:the|those|these|our) (?:dates|days|same \w+ days)\b|\bwithout (?:adding |any |an )?(?:extra|more|additional) (?:days?|nights?)\b|\b(?:without|not) (?:making (?:it|the trip) |getting )?(?:any )?longer (?:in total|overall)\b|\bkeep(?:ing)? the (?:total|length)(?: (?:the same|as it is))?\b|\b(?:for )?(?:the (?:whole|entire|full) (?:time|trip|stay|week|fortnight|\w+ days)|all the (?:time|days))\b|\btake (?:it|them|that|those|the (?:days?|nights?|time)) (?:from|off|out of)\b|\b(?:has|have|needs?|must|should) (?:to )?be in (?:there|it|the (?:plan|trip))\b|\bsplit (?:it|the (?:trip|stay|week|time))\b(?! (?:with|between us))/;
/** What a town that is dropped leaves, for another: "drop Porto and spend it all in Lisbon". */
const GIVEN =
  /(?<=\b(?:drop|skip|scrap|forget|ditch|cut|cancel|leave out|lose|remove|without)\b.{2,60}|\bno \p{L}[^.;!?]{1,40}[,;] (?:and |so |but )?)\b(?:(?:spend|give|put|use|add|move|have|do|stay|shift) )?(?:it all|all of it|everything|(?:all )?(?:the|its|their|those|these|that) (?:extra |other |freed |spare )?(?:nights?|days?|time)|all (?:the )?(?:nights|days|time)|(?:the )?(?:whole|entire) (?:time|trip|stay|week))(?= (?:in|at|to|into|for|on) \p{L})/u;
/** "Make the whole trip one night shorter" changes it. */
const OTHER_LENGTH =
  /\b(?:whole|entire|full) (?:trip|stay|holiday|thing)\b[^.;!?]{0,25}\b(?:shorter|longer|less|more|earlier|later|sooner|forwards?|back)\b/;
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const END = new RegExp(
  `\\b(?:(?:keep|leave|not change) (?:the )?(?:day|date) (?:that )?(?:we|i) (?:come|fly|go|get|are|travel) (?:back )?(?:home|back)(?: as it is)?|(?:the )?same end(?: date| day)?|end(?:ing)? (?:on )?the same (?:day|date)|(?:home|back|return(?:ing)?) (?:on )?(?:the |that )?same (?:day|date|${DAY})|same (?:return|way back|flight (?:home|back)|(?:day|date) (?:back|home))|(?:still )?(?:home|back|return(?:ing)?) as planned|still (?:(?:be|com(?:e|ing)|get(?:ting)?|fly(?:ing)?|go(?:ing)?) )?(?:back|home)(?: home)?(?: on| by)?(?: the)?(?: ${DAY})?(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?)?(?=\\W*(?:$|[.,;!]|please|pls))|back still(?: on)?(?: the)?(?: ${DAY})?(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?)?(?=\\W*(?:$|[.,;!]))|(?:remains|stays|is still) (?:the|our|my) (?:last|final) day|(?:the|our|my) (?:last|final) day (?:(?:remains|stays|is|as)(?: (?:the same|as (?:it is|planned)|it is|where it is))?)(?=\\W*(?:$|[.,;!]))|(?:the )?end (?:date )?(?:stays|as it is|unchanged))\\b`,
);

export const keeps: ActReader = {
  act: 'keeps',
  takesWords: true,
  read: (words) => {
    const total = words.exec(TOTAL);
    if (total) {
      const [, one, unit, two, other, three, last, four, end] = total;
      const count = countOf(one ?? two ?? three ?? four ?? '');
      const isNights = (unit ?? other ?? last ?? end ?? '').startsWith('n');
      return count > 0 ? { total: isNights ? count + 1 : count } : null;
    }
    const more = words.exec(WITH_MORE);
    if (more) {
      const [, one, unit, two, three, last] = more;
      const count = countOf(one ?? two ?? three ?? '');
      return count > 0 ? { total: (unit ?? last ?? '').startsWith('n') ? count + 1 : count } : null;
    }
    if (words.test(OTHER_LENGTH)) return null;
    if (words.test(GIVEN) || words.test(SAME)) return { total: 'same' };
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
    'add Gyumri one night, so 7 days',
    'forget Venice and give its nights to Florence',
    'can we fit Modena in too, same dates',
    'add 2 nights in Mendoza before Santiago, keep 8 days',
  ],
  counterExamples: [
    'put it all in one bag',
    'make the whole trip one night shorter, take it off Rome',
    '5 days in Rome',
    'Rome and Naples, 7 days in total',
    'the same hotel please',
    'same dates but in Rome',
    'keep 2 days free',
  ],
};
