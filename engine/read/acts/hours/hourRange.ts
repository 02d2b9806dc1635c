/** Hours from the one to the other: "9 to 5", "10:00-15:30", "0800-1800", "9h-17h", "4pm till late". */

import { countOf, NUM } from '../../numbers.ts';

export interface HourRange {
  /** Minutes of the day. */
  readonly from: number;
  readonly until: number;
  /** Where they are written. */
  readonly start: number;
  readonly end: number;
}

const HOUR = '(\\d{1,2})(?:[:.h](\\d{2}))?\\s*(?:h\\b)?(?:([ap])(?:\\.?m\\b\\.?|(?<=\\d[ap])\\b))?';
/** "Kids of 11 and 6" are no hours. */
const TO = "\\s*(?:-|–|to|till?|'til|until|(?<=\\bbetween [\\d:.hapm ]{1,9})and)\\s*";
const NOT_HOURS =
  '(?!\\d|[:.]\\d|\\s*(?:st|nd|rd|th|days?|nights?|people|adults?|kids?|years?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|euros?|k\\b|%))';
const HOURS = new RegExp(
  `(?<![\\d.:/$€£])\\b(?:from |between )?${HOUR}${TO}(?:${HOUR}${NOT_HOURS}|(late|midnight|noon|midday))`,
  'iu',
);
/** "0800-1800". */
const FOUR_FIGURES = /\b([01]\d|2[0-3])([0-5]\d)\s*(?:-|–|to|till?|until)\s*([01]\d|2[0-3])([0-5]\d)\b/iu;
/** "till 4pm … starting at nine", "3pm for an hour". */
const FOR_HOURS = new RegExp(
  `\\b(?:from |at )?(\\d{1,2})(?:[:.](\\d{2}))?\\s*([ap])?\\.?(?:m\\b)?\\s+for (?:about |around |roughly )?(an|${NUM.slice(1, -1)})(?: and a half)? hours?\\b`,
  'iu',
);
const UNTIL_FROM =
  /\b(?:till?|until)\s+(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\b)?[^.;!?]{0,40}?\b(?:starting|starts|beginning|from)(?: at)?\s+(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?/iu;
/** An hour before this, as an end, is of the afternoon. */
const LATEST_MORNING = 8;
const LATE = 23 * 60;

/** "All day til 5": from the hour at which work begins. */
const UNTIL_ONLY =
  /\b(?:until|till?|'til)\s+(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?\.?(?:m\b)?(?!\d|\s*(?:st|nd|rd|th|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b)/iu;
const WORK_BEGINS = 9 * 60;

/** Hours of which only the end is told. */
export function untilIn(text: string): HourRange | null {
  const match = UNTIL_ONLY.exec(text);
  if (!match) return null;
  const [, hour = '', minutes = '0', half] = match;
  const until = minuteOf(hour, minutes, half, true);
  return until > WORK_BEGINS && until <= 24 * 60 ? at(match, WORK_BEGINS, until) : null;
}

/** The first such hours from a place on; null for none. */
export function hoursIn(text: string, after: number): HourRange | null {
  const part = text.slice(after);
  const read = fourFigures(part) ?? fromTo(part) ?? forHours(part) ?? untilFrom(part);
  if (!read || read.until <= read.from || read.until > 24 * 60) return null;
  return { ...read, start: read.start + after, end: read.end + after };
}

function fourFigures(text: string): HourRange | null {
  const match = FOUR_FIGURES.exec(text);
  if (!match) return null;
  const [, h1 = '0', m1 = '0', h2 = '0', m2 = '0'] = match;
  return at(match, Number(h1) * 60 + Number(m1), Number(h2) * 60 + Number(m2));
}

function fromTo(text: string): HourRange | null {
  const match = HOURS.exec(text);
  if (!match) return null;
  const [, h1 = '', m1 = '0', half1, h2 = '', m2 = '0', half2, word] = match;
  if (Number(h1) > 24 || Number(h2 || 0) > 24) return null;
  if (word !== undefined) {
    const until = /noon|midday/i.test(word) ? 12 * 60 : LATE;
    return at(match, minuteOf(h1, m1, half1, false), until);
  }
  const until = minuteOf(h2, m2, half2, true);
  const own = minuteOf(h1, m1, half1, false);
  // "2 to 4pm" has one half for both
  const shared = half1 === undefined && half2 !== undefined ? minuteOf(h1, m1, half2, false) : own;
  const typed = half1 === undefined && Number(h1) < 12 && own >= until ? Number(h1) * 60 + Number(m1) : own;
  const from = shared < until && half1 === undefined && Number(h1) < LATEST_MORNING ? shared : typed;
  return at(match, from, until);
}

function forHours(text: string): HourRange | null {
  const match = FOR_HOURS.exec(text);
  if (!match) return null;
  const [, h = '', m = '0', half, count = 'an'] = match;
  const from = minuteOf(h, m, half, false);
  return at(match, from, from + countOf(count.toLowerCase()) * 60);
}

function untilFrom(text: string): HourRange | null {
  const match = UNTIL_FROM.exec(text);
  if (!match) return null;
  const [, h2 = '', m2 = '0', half2, h1 = '', m1 = '0', half1] = match;
  const from = minuteOf(h1, m1, half1, false);
  return at(match, from, minuteOf(h2, m2, half2, true));
}

function at({ index, 0: whole }: RegExpExecArray, from: number, until: number): HourRange {
  return { from, until, start: index, end: index + whole.trimEnd().length };
}

/** An end at "5" and a start at "2" are of the afternoon. */
function minuteOf(hour: string, minutes: string, half: string | undefined, isEnd: boolean): number {
  const typed = Number(hour);
  const isLate = typed < LATEST_MORNING - 1 || (isEnd && typed <= LATEST_MORNING);
  const isAfternoon = half === undefined ? isLate : /p/i.test(half);
  const hours = half !== undefined && !isAfternoon ? typed % 12 : typed;
  return (isAfternoon && typed < 12 ? typed + 12 : hours) * 60 + Number(minutes);
}
