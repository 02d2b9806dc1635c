/** The day of leaving and the day of coming back, named apart: "leaving June 3 from Dallas, back June 10". */
import { DAYS_COMING } from '../../../content/words/dates.ts';
import { matchesIn } from '../../../domain/text/matches.ts';
import { MONTH_NAMES } from '../../../domain/dates/calendar.ts';
import { monthNumberOf, span } from './calendar.ts';
import {
  DAY_MONTH,
  DAY_TH,
  dayIn,
  MONTH_DAY,
  NO_DAY,
  ON_WEEKDAY,
  pattern,
  YEAR,
  yearIn,
} from './patterns.ts';
import { withoutTown } from './ranges.ts';
import type { FoundDates } from './dates.ts';

const DATE = `${ON_WEEKDAY}(?:${DAY_MONTH}|${MONTH_DAY}${NO_DAY})${YEAR}`;
const DATES = new RegExp(pattern(DATE).source, 'g');
const LEAVING =
  /\b(?:leav(?:e|ing)|dep(?:art(?:ing|ure)?)?|outbound|arriv(?:e|ing|al)|start(?:s|ing)?|begin(?:s|ning)?|check(?:ing)?[- ]?in|fly(?:ing)?(?: out)?|land(?:ing)?|out|from|going)(?: in [a-z]+)?(?: (?:date|out|on|is|at))*:?\s+(?:the\s+)?$/;
export const BEFORE_END = new RegExp(`${DAYS_COMING}$`);
const END_DAY = new RegExp(`${DAYS_COMING}${DAY_TH}(?!\\w)(?!\\s+(?:of|day|week|night|time))`);
/** "Fly into Rome 3 May, out of Naples 12 May": where from is read with the way home. */
const OUT_OF = /\bout of [a-z]+(?: [a-z]+){0,2}?(?: on)?(?: the)? $/;
const LANDING =
  /\b(?:arriv(?:e|ing)|land(?:ing)?|get(?:ting)? in|fly(?:ing)? in)(?: (?:in|at|to) [a-z]+)?(?: on)?(?: the)? $/;
const CUE_CHARS = 40;
/** What happens at home before one leaves: "we marry on 3 April and leave on the 5th". */
const AT_HOME =
  /\b(?:marry(?:ing)?|get(?:ting)? married|exams?|finals|graduat\w+|finish(?:es|ing)? (?:work|school|uni\w*)|last day (?:of|at) \w+|retir(?:e|ing))\b[^.;!?]*$/;
/** "… and fly off on the seventh". */
const GOING_DAY = new RegExp(
  `\\b(?:leav(?:e|ing)|depart(?:ing)?|fly(?:ing)?|set(?:ting)? (?:off|out)|go(?:ing)?|head(?:ing)? off)\\b[^.;!?\\d]{0,50}?\\bon\\s+(?:the\\s+)?${DAY_TH}(?!\\w)`,
);
const WEDDING = /\bwedding\b[^.;!?]*$/;
const HONEYMOON = /\bhoney ?moon\b/;
const GOING = /\b(?:leav|depart|fly|go)/;
/** Days that are named before the last of them: "7th and 8th Dec". */
const LISTED =
  /(?:\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? (?:the )?)?(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?:,\s*\d{1,2}(?:st|nd|rd|th)?){0,6}\s*(?:,|and|&|-|–|—|to|till|until|through)\s*(?:the\s+)?$/;

/** Two days, the second with a word that says so; null where the text has no such pair. @param today ISO date */
export function findDayPair(lower: string, today: string): FoundDates | null {
  const before = (at: number) => lower.slice(Math.max(0, at - CUE_CHARS), at);
  const all = matchesIn(lower, DATES);
  // a fair on the 15th, for which one lands on the 14th
  const landing = all.slice(1).find((date) => LANDING.test(before(date.index)));
  // "for the feast (19 January), fly 17 January, return 21 January"
  const leaves =
    all.length > 2 && !LEAVING.test(before(all[0]?.index ?? 0))
      ? all.slice(1, -1).find((date) => LEAVING.test(before(date.index)))
      : undefined;
  const first = landing ?? leaves ?? all[0];
  if (!first) return null;
  const others = all.filter((date) => date !== first);
  const leaving = LEAVING.exec(before(first.index));
  const from = first.index - (leaving?.[0].length ?? 0);
  const second =
    others.find((date) => BEFORE_END.test(before(date.index))) ??
    others.find((date) => date.index > first.index && OUT_OF.test(before(date.index)));
  if (second) {
    const cue = BEFORE_END.exec(before(second.index))?.[0].length ?? 0;
    const end = [second[2] ?? second[3], second[1] ?? second[4]] as const;
    return pairOf(
      first,
      end,
      second[5],
      { from, at: second.index - cue, to: second.index + second[0].length },
      today,
    );
  }
  const rest = first.index + first[0].length;
  const day = END_DAY.exec(lower.slice(rest));
  const lead = before(first.index);
  if (AT_HOME.test(lead) || (WEDDING.test(lead) && HONEYMOON.test(lower))) {
    const going = day && GOING.test(day[0]) ? day : GOING_DAY.exec(lower.slice(rest));
    // what stands between says from where
    const skipped = going === day ? 0 : (going?.[0].lastIndexOf('on ') ?? 0);
    if (going) return startOf(first, going, rest + going.index, skipped, today);
  }
  if (day) {
    const month = first[2] ?? first[3];
    const isNext = dayIn(day[1]) < dayIn(first[1] ?? first[4]);
    const end = [isNext ? nameOf(monthNumberOf(month)) : month, day[1]] as const;
    const at = rest + day.index;
    return pairOf(first, end, undefined, { from, at, to: at + day[0].length }, today);
  }
  return null;
}

/** The day to leave on, in the month of the date before it. */
function startOf(
  first: RegExpMatchArray,
  day: RegExpExecArray,
  at: number,
  skipped: number,
  today: string,
): FoundDates | null {
  const wish = span(first[0], today, yearIn(first[5], today), [first[2] ?? first[3], day[1]]);
  const from = first.index ?? 0;
  return (
    wish && {
      wish,
      spans: [
        { start: from, end: from + first[0].length },
        { start: at + skipped, end: at + day[0].length },
      ],
      days: null,
    }
  );
}

/** From 0; the first again after the last. */
function nameOf(month: number): string | undefined {
  return MONTH_NAMES[month % 12]?.toLowerCase();
}

function pairOf(
  first: RegExpMatchArray,
  last: readonly [string | undefined, string | undefined],
  lastYear: string | undefined,
  { from, at, to }: { from: number; at: number; to: number },
  today: string,
): FoundDates | null {
  const year = yearIn(first[5], today);
  const listed = LISTED.exec(
    first.input?.slice(Math.max(0, (first.index ?? 0) - CUE_CHARS), first.index) ?? '',
  );
  const day = first[1] ?? first[4];
  const isListed = listed !== null && dayIn(listed[1]) < dayIn(day);
  const start = [first[2] ?? first[3], isListed ? listed[1] : day] as const;
  const typed = first[0];
  const wish = span(typed, today, year, start, [...last, yearIn(lastYear, today)]);
  if (!wish || first.index === undefined) return null;
  return {
    wish,
    spans: [
      { start: from - (isListed ? listed[0].length : 0), end: first.index + first[0].length },
      { start: at, end: to },
    ].map((own) => withoutTown(own, first.input ?? '').at(-1) ?? own),
    days: null,
    hasEnd: true,
  };
}
