/** Evenings that travellers have plans of their own for: "Saturday night we eat with friends, so nothing there from 7". */
import { weekdaysIn, weekdaySpans } from './days.ts';
import { timeIn, WEEKDAY } from './when.ts';
import type { Busy } from './busyHours.ts';
import type { Words } from '../../words.ts';

const EVENING = new RegExp(
  `\\b(?:(?:on )?(?:the )?(?:${WEEKDAY}) (?:evening|night)|(?:${WEEKDAY})(?= from \\d))\\b`,
  'iu',
);
const WITH =
  "(?:with|at) (?:(?:our|my|some|an?|the|his|her)(?: old| good)? )?(?:friends?|famil|parents|cousin|sister|brother|aunt|uncle|in-laws|colleague|mate|people)[\\p{L}']*(?: (?:place|house|party|birthday|flat))?";
const TAKEN = new RegExp(
  `\\b(?:we|i)(?:['’](?:re|m)| are| am)? (?:(?:going to |will )?(?:eat(?:ing)?|din(?:e|ing)|have dinner|having dinner|meet(?:ing)? up|out|invited(?: for dinner)?) )?${WITH}|\\b(?:is|['’]s) (?:already )?(?:taken|spoken for)\\b|\\b(?:keep|leave)\\b[^.;!?]* free\\b`,
  'iu',
);
const FROM =
  /\b(?:so )?(?:nothing (?:(?:there|then|planned|on) )*)?(?:free )?(?:from|after) (?:about |around )?\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\b)?(?: on(?:wards)?\b)?(?!\s*(?:-|–|to|till?|until)\s*\d)/iu;
const NOTHING = /\b(?:so )?nothing (?:there|then|planned)\b/iu;
const DUSK = 18 * 60;
const NIGHT = 23 * 60;
const NOON = 12 * 60;

/** An evening that is taken, from its hour or from dusk on; null for none. */
export function ownEvening(own: Words): Busy | null {
  const evening = EVENING.exec(own.text);
  const taken = evening && TAKEN.exec(own.text);
  if (!evening || !taken) return null;
  const from = FROM.exec(own.text);
  const said = from ? (timeIn(from[0].replace(/^\D+(?=\d)/u, 'at '))?.value ?? DUSK) : DUSK;
  // "Saturday from 10" is the morning, "Saturday night from 10" is not
  const hour = said < NOON && /night|evening/iu.test(evening[0]) ? said + NOON : said;
  if (hour < DUSK - 60) return null;
  for (const match of [evening, taken, from ?? NOTHING.exec(own.text)])
    if (match) own.take(match.index, match.index + match[0].length);
  for (const { start, end } of weekdaySpans(own.text)) own.take(start, end);
  return { what: 'Own plans', weekdays: weekdaysIn(own.text), from: hour, until: NIGHT };
}
