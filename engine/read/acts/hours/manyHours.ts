/** Hours that one cue is not enough for: each of several days with its own, a day that is gone, evenings from an hour on. */
import { GONE, EVENINGS, FROM, EACH_TIME } from '../../../../content/words/manyHours.ts';
import { OCCASIONS, ON_THE_WAY } from '../../../../content/words/programme.ts';
import { matchesIn } from '../../../../domain/text/matches.ts';
import { numberedDaysIn, weekdaysIn, weekdaySpans } from './days.ts';
import { hoursIn } from './hourRange.ts';
import { MONTHS, timeIn, WEEKDAY } from './when.ts';
import { blanked } from '../../time/ranges.ts';
import type { Busy } from './busyHours.ts';
import type { Span, Words } from '../../words.ts';

const DATE = `(?:(?:(?:${WEEKDAY}),? )?(?:${MONTHS}) \\d{1,2}(?:st|nd|rd|th)?|(?:${WEEKDAY}),? (?:the )?(?:\\d{1,2}/\\d{1,2}\\b|\\d{1,2}(?:st|nd|rd|th)?(?! ?[:.]\\d|\\s*(?:-|–|to\\b))(?: (?:of )?(?:${MONTHS}))?)?|\\d{1,2}/\\d{1,2}\\b|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTHS}))`;
const CLOCK = '\\d{1,2}(?:[:.h]\\d{2})?\\s*(?:[ap]\\.?m\\b)?';
const PART_OF_DAY =
  '(?:in (?:the )?)?(?:morning|afternoon|evening|night)\\b|(?:for )?(?:all|(?:the )?(?:whole|entire|full)) day\\b(?: long)?';
const DAY_WITH_HOURS = new RegExp(
  `\\b(?:on )?(?:the )?${DATE}(?: 20\\d\\d)?,?\\s+(?:(?:from |at |between )?${CLOCK}\\s*(?:-|–|to|till?|until|and)\\s*${CLOCK}|(${PART_OF_DAY}))`,
  'giu',
);
/** What ends before the name of the next one: "mehndi 11 Feb evening, sangeet 12 Feb evening". */
const APART = /[,;:•]|\s[-–]\s|\b(?:and|then|plus|also)\s/giu;

/** Behind the name of a thing, where it is and what it does. */
const GOES_ON = /\s+(?:is|are|was|will|has|have|goes|takes|in|at|on)\b.*$/iu;
/** What was named before: "and once more on Friday". */
const AGAIN = /^(?:once|again|another|one|more|the other|next)\b/iu;

/**
 * "Tue 2 Feb 9:30-17:00 and Wed 3 Feb 13:00-16:00", "mehndi 11 Feb evening, wedding 13 Feb all day": each day with its own
 * hours; empty where there is but one, which is no part of an occasion.
 * @param isTown what is named is where they are, and not what they do there
 */
export function dayByDay(
  own: Words,
  what: string | null,
  takesDates: (spans: readonly Span[]) => boolean,
  isTown: (name: string) => boolean,
): Busy[] {
  const all = matchesIn(own.text, DAY_WITH_HOURS);
  if (all.length < 2 && !(all[0]?.[1] !== undefined && OCCASIONS.test(own.text))) return [];
  // "my appointments: lawyer …, notary …": the heading names none of them
  const isList = what === null || /:\s/u.test(own.text.slice(0, all[0]?.index));
  let latest = what;
  const found = all.flatMap(({ 0: said, 1: part, index }, at) => {
    const before = all[at - 1];
    const lead = own.text
      .slice(before ? before.index + before[0].length : 0, index)
      .replace(/[\s,:(–-]+$/u, '');
    const piece = lead.split(APART).at(-1) ?? '';
    const start = (before ? before.index + before[0].length : 0) + lead.length - piece.length;
    const name = piece.replace(/^\s*(?:(?:the|our|my|an?)\s)?/iu, '').replace(GOES_ON, '');
    const days = numberedDaysIn(said);
    const range = part === undefined ? hoursIn(days ? blanked(said, days) : said, 0) : null;
    const hours = part === undefined ? range : partOfDay(part);
    const weekdays = days ? [] : weekdaysIn(said);
    if (!hours || (!days && weekdays.length === 0) || ON_THE_WAY.test(name)) return [];
    const isNamed =
      /^[^\d]*\p{L}{3}[^\d]*$/u.test(name) && name.length < 40 && !AGAIN.test(name) && !isTown(name);
    const isOwn = isNamed && (part !== undefined || isList);
    const known = isOwn ? name.charAt(0).toUpperCase() + name.slice(1) : latest;
    if (known === null) return [];
    latest = known;
    const busy: Busy = {
      what: known,
      weekdays,
      ...(days && { on: days.on }),
      from: hours.from,
      until: hours.until,
    };
    const end =
      part === undefined && range ? range : { start: said.length - (part?.length ?? 0), end: said.length };
    return [
      {
        busy,
        index,
        said,
        days,
        hours: end,
        name: isOwn ? { start, end: start + piece.indexOf(name) + name.length } : null,
        isPart: part !== undefined,
      },
    ];
  });
  const isProgramme = found.some(({ busy }) => OCCASIONS.test(busy.what)) || OCCASIONS.test(what ?? '');
  // sights that a traveller puts on mornings and evenings are wishes
  const items = isProgramme ? found : found.filter(({ isPart }) => !isPart);
  if (items.length < (isProgramme ? 1 : 2)) return [];
  const spans = items.flatMap(({ index, days }) =>
    (days?.spans ?? []).map(({ start, end }) => ({ start: index + start, end: index + end })),
  );
  // where no others are named the first date is that of the trip
  const isOfTrip = !takesDates(spans);
  for (const { start, end } of spans.slice(isOfTrip ? 1 : 0)) own.take(start, end);
  for (const { index, hours, said, busy, name } of items) {
    own.take(index + hours.start, index + hours.end);
    if (name) own.take(name.start, name.end);
    if (busy.on === undefined)
      for (const weekday of weekdaySpans(said)) own.take(index + weekday.start, index + weekday.end);
  }
  const occasion = OCCASIONS.exec(own.text);
  if (occasion) own.take(occasion.index, occasion.index + occasion[0].length);
  return items.map(({ busy }) => busy);
}

/** The hours of a half of the day. */
function partOfDay(part: string): Pick<Busy, 'from' | 'until'> {
  if (/day/iu.test(part)) return WHOLE_DAY;
  const [from, until] = /morning/iu.test(part) ? [9, 13] : /afternoon/iu.test(part) ? [13, 18] : [18, 23];
  return { from: from * 60, until: until * 60 };
}

const TICKETS =
  /\b(?:(?:\p{Lu}[\p{L}']+ ){1,3}|[\p{L}']+ )?(?:[Tt]ickets?|[Tt]ix|[Pp]ass(?:es)?|[Ss]eats?)(?: (?:for|on))?\b/u;
const WHOLE_DAY = { from: 8 * 60, until: 22 * 60 };

/** "Tickets for 29 June, that's the whole day gone". */
export function dayGone(own: Words, takesDate: (start: number, end: number) => boolean): Busy | null {
  const gone = GONE.exec(own.text);
  const days = gone && numberedDaysIn(own.text);
  if (!gone || !days) return null;
  const tickets = TICKETS.exec(own.text);
  own.take(gone.index, gone.index + gone[0].length);
  if (tickets) own.take(tickets.index, tickets.index + tickets[0].length);
  for (const { start, end } of days.spans) if (takesDate(start, end)) own.take(start, end);
  const what = tickets ? tickets[0].replace(/ (?:for|on)$/iu, '') : 'Own day';
  return { what: what.charAt(0).toUpperCase() + what.slice(1), weekdays: [], on: days.on, ...WHOLE_DAY };
}

const OF_DAYS = /\bon (?:all |both )?(?:two|three|four|five|\d|both|all)(?: of)?(?: the(?:se|m)?)? days\b/iu;
const EVENING = 17 * 60;
const NIGHT = 23 * 60;

/** "Every evening from 6pm": until the night; null where no such hour is told. */
export function fromHourOn(own: Words): { readonly from: number; readonly until: number } | null {
  const from = FROM.exec(own.text);
  const evenings = EVENINGS.exec(own.text);
  const time = from && evenings ? timeIn(from[0].replace(/^\D+(?=\d)/u, 'at ')) : null;
  if (!from || !time || time.value < EVENING) return null;
  for (const match of [from, evenings, OF_DAYS.exec(own.text)])
    if (match) own.take(match.index, match.index + match[0].length);
  return { from: time.value, until: NIGHT };
}

/** "Always from 8:00 to 13:00", of what was told before; null where it is not. */
export function eachTime(part: Words): Pick<Busy, 'from' | 'until'> | null {
  const cue = EACH_TIME.exec(part.text);
  const hours = cue && hoursIn(part.text, cue.index);
  if (!cue || !hours) return null;
  part.take(cue.index, cue.index + cue[0].length);
  part.take(hours.start, hours.end);
  return { from: hours.from, until: hours.until };
}
/** What the lessons are in. */
export const OF_LESSONS =
  /\b(?:(?:\p{Lu}\p{Ll}+|language|cooking|music|dance) )?(?:school|courses?|class(?:es)?|lessons?)\b/gu;
/** Where the treatment is, and that its hours are promised. */
export const CLINIC =
  /\b(?:(?:a|the|on|his|her|my) )?(?:clinic|hospital)(?: days?| mornings?)?(?= (?:in|at|there|has|have|is|days?|mornings?)\b)|\b(?:already |has |have |had )+(?:confirmed|booked|reserved)(?: (?:his|her|my|a|the) (?:places?|slots?|sessions?|clinic))?(?: there)?/giu;
