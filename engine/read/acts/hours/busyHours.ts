import { dayIn, WEEKDAY, weekdayNamed, type DayOf } from './when.ts';
import type { Weekday } from '../../../../domain/dates/calendar.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

/** Hours that the plan keeps out of. */
export interface Busy {
  readonly what: string;
  /** Empty for every day, or for the one of `on`. */
  readonly weekdays: readonly Weekday[];
  /** The one day that it is of. */
  readonly on: DayOf | null;
  /** Minutes of the day. */
  readonly from: number;
  readonly until: number;
}

const CUE =
  /\b(?:conferences?|congress|convention|trade fair|expo|meetings?|workshops?|seminars?|trainings?|courses?|lectures?|school|university|classes|for work|(?:i|we|he|she|husband|wife|partner) (?:have to |must |will |'ll )?works?|work(?:ing)?(?= (?:mornings?|afternoons?|from|until|till|mon|tue|wed|thu|fri|sat|sun|on|during|\d|days|weekdays|remotely|every))|remote work|office|busy|on duty|business)\b/iu;
const RANGE = new RegExp(`\\b(${WEEKDAY})\\s*(?:-|–|to|through|thru|till|until)\\s*(${WEEKDAY})\\b`, 'iu');
const EACH = new RegExp(`\\b(${WEEKDAY})\\b`, 'giu');
const HOURS =
  /\b(?:from |between )?(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?\s*(?:-|–|to|till|until|and)\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\b(?!\s*(?:st|nd|rd|th|days?|nights?|people|adults?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|euros?|k\b))/iu;
const EVENINGS_FREE =
  /\b(?:only )?(?:free (?:in the )?evenings?(?: only)?|(?:the )?evenings? (?:are |only )?free|only (?:the )?evenings?(?: are)? free|free (?:only )?(?:after|from) (?:work|5 ?pm|6 ?pm|17:00|18:00))\b/iu;
const HALF = /\b(?:in the |every |all )?(mornings?|afternoons?)\b/iu;
const WORKDAY = { from: 9 * 60, until: 17 * 60 };
const HALVES = { m: { from: 9 * 60, until: 13 * 60 }, a: { from: 13 * 60, until: 18 * 60 } } as const;
/** An hour before this, as an end, is of the afternoon. */
const LATEST_MORNING = 8;

function busyIn(words: Words): Busy | null {
  for (const clause of words.text.matchAll(/[^.;!?\n]+/gu)) {
    const own = words.slice(clause.index, clause.index + clause[0].length);
    const cue = CUE.exec(own.text);
    const evenings = EVENINGS_FREE.exec(own.text);
    if (!cue && !evenings) continue;
    const weekdays = weekdaysIn(own.text);
    const hours = hoursIn(own.text, cue?.index ?? 0);
    const half = HALF.exec(own.text);
    const isTold =
      weekdays.length > 0 || hours || evenings || (half && /work|school|class|course/i.test(cue?.[0] ?? ''));
    if (!isTold) continue;
    if (cue) own.take(cue.index, cue.index + cue[0].length);
    if (evenings) own.take(evenings.index, evenings.index + evenings[0].length);
    if (hours) own.take(hours.start, hours.end);
    if (half && !hours) own.take(half.index, half.index + half[0].length);
    const slot = hours ?? (half && !evenings ? HALVES[/^m/i.test(half[1] ?? '') ? 'm' : 'a'] : WORKDAY);
    const on = weekdays.length > 0 ? null : oneDayIn(own.text);
    return { what: nameOf(cue?.[0] ?? 'work'), weekdays, on, from: slot.from, until: slot.until };
  }
  return null;
}

/** The one day that is named; a span of dates is that of the trip. */
function oneDayIn(text: string): DayOf | null {
  const found = dayIn(text, null);
  if (!found) return null;
  const isSpan = /(?:-|–|\bto|\btill|\buntil)\s*$/i.test(text.slice(0, found.start));
  return isSpan || /^\s*(?:-|–|to|till|until)\s*\d/i.test(text.slice(found.end)) ? null : found.value;
}

function weekdaysIn(text: string): Weekday[] {
  const range = RANGE.exec(text);
  if (range) {
    const [first, last] = [weekdayNamed(range[1] ?? ''), weekdayNamed(range[2] ?? '')];
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => WEEK[(first + index) % 7] ?? 0);
  }
  return [...new Set([...text.matchAll(EACH)].map(([word]) => weekdayNamed(word)))];
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

function hoursIn(
  text: string,
  after: number,
): { from: number; until: number; start: number; end: number } | null {
  const match = HOURS.exec(text.slice(after));
  if (!match) return null;
  const [, h1 = '', m1 = '0', half1, h2 = '', m2 = '0', half2] = match;
  const [from, until] = [minuteOf(h1, m1, half1, false), minuteOf(h2, m2, half2, true)];
  if (until <= from || until > 24 * 60) return null;
  return { from, until, start: after + match.index, end: after + match.index + match[0].length };
}

/** An end at "5" and a start at "2" are of the afternoon. */
function minuteOf(hour: string, minutes: string, half: string | undefined, isEnd: boolean): number {
  const typed = Number(hour);
  const isLate = typed < LATEST_MORNING - 1 || (isEnd && typed <= LATEST_MORNING);
  const isAfternoon = half === undefined ? isLate : /p/i.test(half);
  return (isAfternoon && typed < 12 ? typed + 12 : typed) * 60 + Number(minutes);
}

function nameOf(cue: string): string {
  const word = cue.trim().toLowerCase();
  return /work|busy|office|duty|business/.test(word) ? 'Work' : word.charAt(0).toUpperCase() + word.slice(1);
}

/** Leaves weekdays to those who read dates. */
export const busyHours: ActReader = {
  act: 'busy hours',
  takesWords: true,
  read: (words) => {
    const busy = busyIn(words);
    return busy && { busy: [busy] };
  },
  examples: [
    'conference Tue-Thu 9 to 5',
    'in Chicago for work tue-thu next week, free evenings only',
    'I work mornings',
    'I have a workshop on Monday and Tuesday from 10:00 to 16:00',
    'meetings 9-17 on Wednesday',
  ],
  counterExamples: [
    'four days in Rome in May',
    'working holiday ideas',
    'we leave on Friday',
    'You have to attend a workshop in Venice between day 5 and day 10',
  ],
};

/** Rests on the weekdays of busy hours, and leaves them to those who read dates. */
export const busyDays: ActReader = {
  act: 'busy days',
  read: (words) => {
    const busy = busyIn(words.fresh());
    if (!busy || busy.weekdays.length === 0) return null;
    const found = words.all(new RegExp(`\\b(?:${WEEKDAY})\\b`, 'giu'));
    words.test(/\b(?:is |was |are |has |have )?(?:now |been )?(?:moved|shifted|changed) (?:to|from)\b/);
    return found.length === 0 ? null : {};
  },
  examples: ['conference Tue-Thu 9 to 5', 'meetings wed + thu 9-17', 'thursday meeting moved to 13-18'],
  counterExamples: ['four days in Rome', 'we leave on Friday', 'I work mornings'],
};
