import { APPOINTMENT } from '../../../../content/words/appointments.ts';
import { BUSY, LETS_NOT, ONE_LEFT, BESIDE_HOURS } from '../../../../content/words/busy.ts';
import { OCCASIONS } from '../../../../content/words/programme.ts';
import { matchesIn } from '../../../../domain/text/matches.ts';
import { hasOtherDates, numberedDaysIn, weekdaysIn, weekdaySpans, type HoursDays } from './days.ts';
import { CLINIC, dayByDay, dayGone, eachTime, fromHourOn, OF_LESSONS } from './manyHours.ts';
import { beforeSettingOut } from './settingOut.ts';
import { isOfTrip, mealOf, nameOf } from './busyName.ts';
import { ownEvening } from './ownEvening.ts';
import { hoursIn, untilIn, type HourRange } from './hourRange.ts';
import { directFlightsOf } from '../../places/directFlights.ts';
import { blanked } from '../../time/ranges.ts';
import { MONTHS, WEEKDAY, type DayOf } from './when.ts';
import type { Weekday } from '../../../../domain/dates/calendar.ts';
import type { ActReader } from '../act.ts';
import type { Span, Words } from '../../words.ts';

/** Hours that the plan keeps out of. */
export interface Busy {
  readonly what: string;
  /** Empty for every day, unless `on` names some. */
  readonly weekdays: readonly Weekday[];
  /** Days by their date or number. */
  readonly on?: readonly DayOf[] | undefined;
  /** Minutes of the day. */
  readonly from: number;
  readonly until: number;
}

const CUES = new RegExp(BUSY, 'giu');
/** Hours that are to be left free, whatever for. */
const KEEP = new RegExp(
  `\\b(?:keep|leave|have|make|need|want|would like)\\b(?=[^.;!?]{0,50}\\b(?:free|clear|open(?! (?:to|return|ticket|jaw)\\b|-)|empty|(?<!\\b(?:set|head|driv|tak|start|kick|fly|see|go)(?:t?ing|e)? )off|unplanned)\\b)(?![^.;!?]{0,50}\\bevenings? free)|(?<!\\b(?:the|that|this|our|my|your) )\\bfree (?=(?:mornings?|afternoons?)\\b)|\\b(?:mornings?|afternoons?)(?= (?:completely |totally |is |are )*(?:free|off|open|empty|clear|with (?:nothing|no plans?))\\b)|(?<!\\b(?:find|found|is|was|are|there's|see|saw|seen|has|had|got|shows?|ate|eat|did|you have|we have) )\\b(?:nothing|no plans?|no program(?:me)?|(?:don't|do not) (?:plan|book|schedule|put) any(?:thing)?)\\b(?! before)(?: (?:planned|booked|scheduled|at all|please))*(?=[^.;!?,]{0,30}\\b(?:mornings?|afternoons?|evenings?)\\b| (?:between|from) (?:\\d{1,2} ?(?:and|to|till?|until|-|–) ?)?\\d{1,2}(?::\\d\\d| ?[ap]m)| (?:on|for) (?:(?:the|${WEEKDAY}),? )*(?:\\d|(?:${WEEKDAY})\\b|(?:${MONTHS}) \\d))`,
  'iu',
);
/** The hours are those of the words before it: "we sing from 18:00 to 21:00, keep that free". */
const KEEPS_IT = /^(?:keep|leave|have|make|need|want) (?:it|that|this|those|these|them)\b/iu;
const ONE_FREE = /\b(?:an?|one|1) $/iu;
const FREE =
  /\b(?:(?:completely|totally|all|quite) )?(?:free|clear|open|empty|off|unplanned|nothing|no plans?|no program(?:me)?|(?:plan|book|schedule|put) anything)\b(?: of (?:plans|everything))?/iu;
const EVENINGS_FREE =
  /\b(?:only )?(?:free (?:in the )?evenings?(?: only)?|(?:the )?evenings? (?:are |only )?free|only (?:the )?evenings?(?: are)? free|(?:plan )?(?:my|our|the) evenings|free (?:only )?(?:after|from) (?:work|5 ?pm|6 ?pm|17:00|18:00))\b/iu;
/** A date in the message, beside which weekdays are of the hours alone. */
const DATED = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? ?(?:of )?(?:${MONTHS})\\b|\\b(?:${MONTHS}) \\d`, 'iu');
const HALF =
  /\b(?:(?:in |of )?(?:the |every |all |each |whole |that )*)?(mornings?|afternoons?|evenings?|after lunch)\b(?: of\b)?/iu;
const ALL_DAY = /\bmorning (?:to|till?|until|through) (?:late )?(?:night|evening)\b/iu;
const EVERY =
  /\b(?:every (?:single )?(?:day|morning|afternoon)|each (?:day|morning|afternoon)|daily|(?:the )?(?:whole|all|entire) day|both days|all (?:of )?(?:the |my |our |these )?(?:(?:two|three|four|five|six|seven|\d) )?days|per day|a day)\b/iu;
const WORKDAY = { from: 9 * 60, until: 17 * 60 };
const WHOLE_DAY = { from: 8 * 60, until: 22 * 60 };
const NAP = { from: 13 * 60, until: 15 * 60 };
const HALVES = {
  m: { from: 9 * 60, until: 13 * 60 },
  a: { from: 13 * 60, until: 18 * 60 },
  e: { from: 18 * 60, until: 23 * 60 },
} as const;
const BODY = /dialysis|chemo|therap|treatment/i;
/** A wedding takes the evening; it is one that others read, where it has only its beginning. */
const ITS_OWN = /\b(?:tickets?|reserv|booked|appointment|interview)\b/iu;

/** Sessions are booked too, and are not seen like a show. */
function isOfOthers(text: string, cue: RegExpExecArray | null): boolean {
  return LETS_NOT.test(text) || (ITS_OWN.test(text) && !SESSIONS.test(cue?.[0] ?? ''));
}

const SESSIONS = /sessions?|dialysis|chemo|therap|treatment|lessons?|classes/iu;

/** Every clause that tells of such hours. */
function allBusy(words: Words, isTown: (name: string) => boolean): Busy[] {
  const all: Busy[] = [];
  for (const clause of matchesIn(words.text, /[^.;!?\n]+(?:[.](?=\d)[^.;!?\n]+)*/gu)) {
    const part = words.slice(clause.index, clause.index + clause[0].length);
    const cue = BUSY.exec(part.text);
    const isOther = (start: number, end: number) =>
      hasOtherDates(words.text, [moved({ start, end }, clause.index)]);
    const areOther = (spans: readonly Span[]) =>
      hasOtherDates(
        words.text,
        spans.map((span) => moved(span, clause.index)),
      );
    const booked = APPOINTMENT.exec(part.text);
    // a concert and a table are seen by appointment; "my appointments" are what follows
    const isBooked = cue === null && booked !== null && !/s$/iu.test(booked[0]) && !OCCASIONS.test(part.text);
    const byDay =
      isBooked || isOfOthers(part.text, cue) ? [] : dayByDay(part, cue && nameOf(cue[0]), areOther, isTown);
    if (cue && byDay.length > 0) part.take(cue.index, cue.index + cue[0].length);
    const own =
      byDay.length > 0
        ? null
        : (beforeSettingOut(part) ?? dayGone(part, isOther) ?? ownEvening(part) ?? busyIn(part, words.text));
    const before = all.at(-1);
    const hours = own === null && byDay.length === 0 && before && isUntimed(before) ? eachTime(part) : null;
    if (before && hours) all[all.length - 1] = { ...before, ...hours };
    all.push(...byDay, ...(own ? [own] : []));
  }
  if (all.some(({ what }) => BODY.test(what))) words.all(CLINIC);
  if (all.some(({ what }) => /^(?:lessons?|school|courses?|class)/iu.test(what))) words.all(OF_LESSONS);
  return all;
}

/** Whether the hours were not said, and are those of a day at work. */
function isUntimed({ from, until, on, weekdays }: Busy): boolean {
  return from === WORKDAY.from && until === WORKDAY.until && (on !== undefined || weekdays.length > 0);
}

function busyIn(own: Words, whole: string): Busy | null {
  const cue = cueIn(own.text);
  const keep = KEEP.exec(own.text);
  const evenings = EVENINGS_FREE.exec(own.text);
  // "ideas for the evenings and Thursday" tells of no work
  const isOnlyEvenings = evenings !== null && /^(?:plan )?(?:my|our|the) evenings$/iu.test(evenings[0]);
  if ((!cue && !keep && (!evenings || isOnlyEvenings)) || isOfOthers(own.text, cue)) return null;
  // "nothing between 1 and 3pm, that's nap time": what they are for is told behind them
  const isReason = cue !== null && hoursIn(own.text.slice(clauseStart(own.text, cue.index)), 0) === null;
  const isKept = keep !== null && (!cue || (keep.index < cue.index && isReason));
  const at = isKept ? keep.index : (cue?.index ?? 0);
  const from = isKept && KEEPS_IT.test(own.text.slice(at)) ? 0 : clauseStart(own.text, at);
  const text = own.text.slice(from);
  const piece = text.slice(0, pieceEnd(text, at - from));
  // "for a fair, I am there 9-17 on the 10th and 11th": the days that stand by the hours are theirs
  const byHours = daysBehind(text, hoursIn(text, piece.length));
  const near = byHours ?? numberedDaysIn(piece);
  const nearWeekdays = near ? [] : weekdaysIn(piece);
  const days = near ?? (nearWeekdays.length > 0 ? null : numberedDaysIn(text));
  const weekdays = days ? [] : nearWeekdays.length > 0 ? nearWeekdays : weekdaysIn(text);
  const plain = days ? blanked(text, days) : text;
  // "the ceremony goes till midnight" is of one day, and not of each
  const isDayTold =
    cue !== null &&
    (days !== null || weekdays.length > 0 || EVERY.test(text) || /work|school|class|office/i.test(cue[0]));
  const hours =
    hoursIn(plain, Math.max(0, at - from)) ?? hoursIn(plain, 0) ?? (isDayTold ? untilIn(plain) : null);
  const late = hours === null && cue ? fromHourOn(own) : null;
  const half = ALL_DAY.test(text) ? null : HALF.exec(text);
  const isNap = /nap|siesta|sleep/i.test(cue?.[0] ?? '');
  const isOfHalves =
    isKept ||
    isNap ||
    /work|school|class|course|call|dialysis|chemo|therap|treatment|physio/i.test(cue?.[0] ?? '');
  const isTold =
    hours ||
    late ||
    evenings ||
    (cue && days && EVERY.test(text)) ||
    (half && isOfHalves) ||
    weekdays.length > 0 ||
    (isKept && days);
  if (!isTold || (isKept && !FREE.test(text.slice(at - from)))) return null;
  take(own, from, { cue, keep: isKept ? keep : null, evenings, half: hours || late ? null : half, hours });
  takeDays(
    own,
    from,
    days,
    text,
    whole,
    weekdays.length > 0 &&
      (isKept || isNap || !isOfTrip(cue?.[0] ?? '') || (hours !== null && DATED.test(whole))),
  );
  const slot =
    hours ??
    late ??
    (isNap
      ? NAP
      : half && !evenings && isOfHalves
        ? halfOf(half)
        : isKept
          ? (mealOf(text) ?? WHOLE_DAY)
          : (mealOf(cue?.[0] ?? '') ?? WORKDAY));
  // "one free afternoon" is no wish for each of them: the first that is whole
  const isOne =
    isKept &&
    !days &&
    weekdays.length === 0 &&
    (ONE_FREE.test(own.text.slice(0, keep.index)) || ONE_LEFT.test(own.text));
  return {
    what: isKept ? 'Free time' : nameOf(cue?.[0] ?? 'work'),
    weekdays,
    ...(days ? { on: days.on } : isOne ? { on: [{ kind: 'day', day: 2 }] } : {}),
    from: slot.from,
    until: slot.until,
  };
}

/** The days right behind hours. */
function daysBehind(text: string, hours: HourRange | null): HoursDays | null {
  const cue = hours && /^\s*(?:on\s+)?(?=the\s+\d|\d{1,2}(?:st|nd|rd|th))/iu.exec(text.slice(hours.end));
  if (!hours || !cue) return null;
  const days = numberedDaysIn(text.slice(hours.end));
  const isNext = days?.spans.every(({ start }) => start <= cue[0].length) === true;
  return days && isNext ? { ...days, spans: days.spans.map((span) => moved(span, hours.end)) } : null;
}

/** The first that has hours or days in its own words, as "for work" before "the conference is tue and wed" has not. */
function cueIn(text: string): RegExpExecArray | null {
  const all = matchesIn(text, CUES);
  const told = all.find((cue) => {
    const from = clauseStart(text, cue.index);
    const piece = text.slice(from, from + pieceEnd(text.slice(from), cue.index - from));
    return hoursIn(piece, 0) !== null || weekdaysIn(piece).length > 0 || numberedDaysIn(piece) !== null;
  });
  return told ?? all[0] ?? null;
}

function halfOf(half: RegExpExecArray): { from: number; until: number } {
  const first = (half[1] ?? '').slice(0, 1).toLowerCase();
  return HALVES[first === 'm' ? 'm' : first === 'e' ? 'e' : 'a'];
}

/** The words between commas that hold the cue: dates before it are those of the trip. */
function clauseStart(text: string, at: number): number {
  const comma = Math.max(text.lastIndexOf(',', at), text.lastIndexOf(': ', at));
  return comma < 0 || /^\s*$/.test(text.slice(0, comma)) ? 0 : comma + 1;
}

/** A comma that no further day of a list follows: "on the 9th, 10th", "mon, tue and fri". */
const PIECE_ENDS = new RegExp(`,(?!\\s*(?:and\\s+)?(?:the\\s+)?(?:\\d|(?:${WEEKDAY})\\b))`, 'iu');

/** Where the words that hold the cue end; "13, 14 and 15" goes on behind its commas. */
function pieceEnd(text: string, at: number): number {
  const end = PIECE_ENDS.exec(text.slice(at));
  return end ? at + end.index : text.length;
}

interface Taken {
  readonly cue: RegExpExecArray | null;
  readonly keep: RegExpExecArray | null;
  readonly evenings: RegExpExecArray | null;
  readonly half: RegExpExecArray | null;
  readonly hours: { readonly start: number; readonly end: number } | null;
}

function take(own: Words, from: number, { cue, keep, evenings, half, hours }: Taken): void {
  // what a body needs is read with the needs as well
  const said = cue && BODY.test(cue[0]) ? null : cue;
  for (const match of [said, keep, evenings]) if (match) own.take(match.index, match.index + match[0].length);
  if (half) own.take(from + half.index, from + half.index + half[0].length);
  if (hours) own.take(from + hours.start, from + hours.end);
  const every = EVERY.exec(own.text);
  const free = keep ? FREE.exec(own.text.slice(keep.index)) : null;
  if (every) own.take(every.index, every.index + every[0].length);
  if (free && keep) own.take(keep.index + free.index, keep.index + free.index + free[0].length);
  own.all(BESIDE_HOURS);
}

/** Days with a month are left to those who read dates, where the message has no other dates. */
function takeDays(
  own: Words,
  from: number,
  days: ReturnType<typeof numberedDaysIn>,
  text: string,
  whole: string,
  takesWeekdays: boolean,
): void {
  if (takesWeekdays) for (const { start, end } of weekdaySpans(text)) own.take(from + start, from + end);
  const at = whole.indexOf(own.text) + from;
  if (
    !days ||
    (days.isDated &&
      !hasOtherDates(
        whole,
        days.spans.map((span) => moved(span, at)),
      ))
  )
    return;
  for (const { start, end } of days.spans) own.take(from + start, from + end);
}

function moved({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by };
}

/** Leaves weekdays to those who read dates. */
export const busyHours: ActReader = {
  act: 'busy hours',
  takesWords: true,
  read: (words, { gazetteer }) => {
    // days of a puzzle of flights say when to be where, and are read with it
    const busy = directFlightsOf(words.text) ? [] : allBusy(words, (name) => gazetteer.byName(name) !== null);
    return busy.length === 0 ? null : { busy };
  },
  examples: [
    'conference Tue-Thu 9 to 5',
    'in Chicago for work tue-thu next week, free evenings only',
    'I work mornings',
    'I have a workshop on Monday and Tuesday from 10:00 to 16:00',
    'meetings 9-17 on Wednesday',
    'he naps 1 to 3 every day at the hotel',
    'she needs dialysis mon wed fri mornings',
    'leave the afternoon of day 2 completely free',
    'day 2 afternoon free',
    'free morning on day 3',
    'we need a break from 2 till 4 each afternoon',
    'my workshop runs 10:00-15:30 on the 4th and 5th',
    'conference 14-16 april, 9h-17h each day',
    'keep Friday free from 2 til 6',
    'I must be at the stand from 9 to 18 on all three days',
    'we are on site 8 to 16 every day',
    'we sing on 30 April from 18:00 to 21:00, keep that free',
    "on the 4th nothing from 1 to 3pm please, that's nap time",
  ],
  counterExamples: [
    'four days in Rome in May',
    'working holiday ideas',
    'we leave on Friday',
    'an afternoon in the Prado',
    'keep it cheap',
    'is breakfast free?',
    'I cannot stand crowds from 9 to 18',
    'we want to be at the beach all three days',
    'leave on the 5th in the morning',
    'I found nothing between 9:00 and 11:00',
    'nothing between 20 and 30 euros',
    'I see nothing from 14:00 to 17:00 on day 2, please add something',
    'you have nothing between 13:00 and 15:00 on day 2',
    'You have to attend a workshop in Venice between day 5 and day 10',
  ],
};
