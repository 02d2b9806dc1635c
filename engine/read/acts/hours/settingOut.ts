/** Hours of a day in which nobody can set out yet: "I finish work at 5 on the Friday", "nothing before 10 in the morning". */
import { matchesIn } from '../../../../domain/text/matches.ts';
import { numberedDaysIn, weekdaysIn, weekdaySpans } from './days.ts';
import { timeIn, WEEKDAY, type DayOf } from './when.ts';
import type { Busy } from './busyHours.ts';
import type { Words } from '../../words.ts';

const LEAVE = '(?:set(?:ting)? (?:off|out)|leav(?:e|ing)|depart(?:ing)?|travel|fly|get away)';
const GOES = `(?:${LEAVE}|start|begin|go|come|make it|get (?:off|there))(?: (?!before|until|till)\\p{L}+){0,3}?`;
const NOT_YET =
  "(?:cannot|can't|can not|couldn't|won't|not|never|unable to|don't)(?: (?:be|able|want|like|to|really|possibly))*";
const CLOCK =
  '(?:\\d{1,2}[:.h]\\d{2}|\\d{1,2}(?!\\d| ?(?:days?|nights?|weeks?|years?)\\b))(?:\\s*[ap]\\.?m\\b)?|noon|midday';
/** Why nobody sets out before an hour: "cannot set off before 3 pm", "I finish work at 5", "nothing before 6 pm that day". */
const SETS_OUT = new RegExp(
  `\\b(?:${NOT_YET} ${GOES} (?:before|until|till)|(?:can|could|will|able to) only ${GOES} (?:after|from|at)|nothing(?: [\\p{L}\\d]+){0,5} (?:before|till|until)|no (?:early )?(?:starts?|plans?|activit(?:y|ies)|tours?|sights?(?:eeing)?|programme)(?: on (?:the )?[\\p{L}\\d]+)? (?:before|till|until)|(?:finish(?:es)?|get off|off|out of) (?:work|school|the office|uni|class(?:es)?) (?:only )?(?:at|by|around)|(?:i|we|(?:my|our) (?:friend|mate|husband|wife|partner|boyfriend|girlfriend|other half)) (?:have to |has to |must |still )?works? (?:till?|until)|(?:i|we) (?:set (?:off|out)|head (?:off|out)|drive off)) (?:about |around |at )?(?:${CLOCK})`,
  'giu',
);
/** "Friday evening till Sunday". */
const FROM_EVENING = new RegExp(
  `\\b(${WEEKDAY}) (?:evening|night|after work)(?=,? (?:till?|until|to|through|thru)(?: the)? (?:${WEEKDAY})|\\s*[-–]\\s*(?:${WEEKDAY}))`,
  'iu',
);
const EVENING = 17 * 60;

/** The day is the trip's first, which is read with its dates. */
function fromEvening(own: Words): Busy | null {
  const match = FROM_EVENING.exec(own.text);
  const [whole = '', weekday = ''] = match ?? [];
  if (!match || weekday === '') return null;
  own.take(match.index + weekday.length, match.index + whole.length);
  return { what: 'Before you set out', weekdays: weekdaysIn(weekday), from: 0, until: EVENING };
}

const NOON = 12 * 60;
/** Behind such an hour the day of the way home is another. */
const GOES_HOME = /\b(?:back|home|return(?:ing)?)\b.*$/iu;
/** Characters behind such an hour in which its day is named. */
const NEAR = 18;
/** The hours of the first day, or of the day that is named, in which nobody can set out yet; of each day where none is. */
export function beforeSettingOut(own: Words): Busy | null {
  const evening = fromEvening(own);
  if (evening) return evening;
  const said = matchesIn(own.text, SETS_OUT);
  // "we set off at 5pm on the Thursday and come back Monday": the days of the trip stand apart
  const [first] = said;
  const near = first
    ? own.text.slice(first.index, first.index + first[0].length + NEAR).replace(GOES_HOME, '')
    : '';
  const behind = weekdaysIn(near);
  const whole = numberedDaysIn(own.text);
  const days = numberedDaysIn(near) ?? (behind.length === 1 && (whole?.on.length ?? 0) > 1 ? null : whole);
  const all = days ? [] : weekdaysIn(own.text);
  const until = Math.max(-1, ...said.map(([words]) => minuteIn(words)));
  // "Eurostar on Fri after work, so nothing before 8 pm, back Sunday"
  const ahead = until >= NOON ? weekdaysIn(own.text.slice(0, first?.index)) : [];
  const weekdays = all.length < 2 ? all : ([behind, ahead].find(({ length }) => length === 1) ?? all);
  const isEarliest = said.some(([words]) => EARLIEST.test(words));
  if (said.length === 0 || (weekdays.length > 1 && !(isEarliest && until < NOON))) return null;
  const isOfDay = weekdays.length === 1 || days?.on.length === 1 || own.text.search(SAME_DAY) >= 0;
  const isOfFirst = isOfDay || said.some(([words]) => new RegExp(`${LEAVE}|\\bfinish`, 'iu').test(words));
  const isDaily = isEarliest && (own.text.search(DAILY) >= 0 || !isOfFirst);
  if (!isDaily && (!isOfFirst || own.text.search(DAILY) >= 0)) return null;
  if (until < 0) return null;
  for (const { index, 0: words } of said) own.take(index, index + words.length);
  own.all(SAME_DAY);
  own.all(DAILY);
  for (const { start, end } of isDaily ? [] : weekdaySpans(own.text)) own.take(start, end);
  own.all(THAT);
  if (isDaily) return { what: 'Late start', weekdays: [], from: 0, until };
  const [day, ...others] = days?.on ?? [];
  const on: readonly DayOf[] =
    day && others.length === 0 ? [day] : weekdays.length > 0 ? [] : [{ kind: 'day', day: 1 }];
  return { what: 'Before you set out', weekdays, ...(on.length > 0 && { on }), from: 0, until };
}

/** Of each day, and not of the one on which they set out. */
const DAILY = /\b(?:every (?:day|morning)|each (?:day|morning)|daily|mornings)\b/giu;
const EARLIEST = /^no(?:thing)?\b|\b(?:start|begin)\b/iu;
const SAME_DAY = /\b(?:that|the (?:first|same)|on the) day\b/giu;
const THAT =
  /\b(?:so|and) (?:i |we )?(?:cannot|can't|can not) (?:set off|leave|travel|go|depart) before (?:that|then)\b/giu;

/** The last hour of some words; -1 for none. Without "am" and minutes a small one is of the afternoon. */
function minuteIn(words: string): number {
  const time = /\d[^\p{L}]*\d{2}|[ap]\.?m|noon|midday/iu.test(words)
    ? words
    : words.replace(/(\d+)\D*$/u, 'at $1');
  return timeIn(time)?.value ?? -1;
}
