/** The day of the month that a plan is to end on: "extend till the 18th", "fly back on the 17th, not the 18th". */
import { monthNumberOf } from '../../time/calendar.ts';
import { findDates } from '../../time/dates.ts';
import { DAY, DAY_TH, dayIn, MONTH } from '../../time/patterns.ts';
import type { ActReader } from '../act.ts';

export interface EndOn {
  /** Of the month. */
  readonly day: number;
  /** From 1; null for the first such day in the trip or after it. */
  readonly month: number | null;
}

const GOING =
  '(?:(?:(?:be|fly|flying|go|going|come|coming|get|getting|travel|head|heading) )?(?:already )?(?:back|home)(?: home| again)?|return(?:ing)?|(?:the )?(?:return|flight (?:back|home)|way (?:back|home)) (?:should be|is|has to be|must be)|leave again|end(?:ing)?|finish(?:ing)?|last day (?:is|should be))';
const STAYING =
  '(?:extend(?: (?:it|this|the (?:trip|stay)))?|stay(?:ing)?(?: on| there| longer)?|prolong(?: it)?)';
const TILL = "(?:until|till|til|'til|to|through|up to)";
const DATE = `(?:the )?(?:${DAY} (?:of )?${MONTH}|${MONTH} (?:the )?${DAY}|${DAY_TH})`;
const ENDS = new RegExp(
  `\\b(?:${GOING} (?:already )?(?:on|by|before|${TILL}) |${STAYING} ${TILL} |^\\W*(?:until|till) )${DATE}(?!\\w)(?:,? (?:and )?(?:not|instead of) (?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?)?`,
);

export const endOn: ActReader = {
  act: 'end on',
  takesWords: true,
  read: (words, { today }) => {
    if (findDates(words.text, today)?.wish.kind === 'days') return null;
    const match = words.exec(ENDS);
    if (!match) return null;
    const [, before, month, named, after, alone] = match;
    const number = dayIn(before ?? after ?? alone);
    const of = month ?? named;
    if (!(number >= 1 && number <= 31)) return null;
    return { endOn: { day: number, month: of === undefined ? null : monthNumberOf(of) } };
  },
  examples: [
    'extend till the 18th',
    'fly back on the 17th not the 18th',
    'we must be back already on the 14th because of my work',
    'can we stay until the third',
    'returning on 9 June instead',
  ],
  counterExamples: [
    'from the 10th to the 14th of June',
    'start on the 12th',
    'back by Sunday',
    'back to the hotel',
  ],
};
