import {
  ALL_PAID,
  APPOINTMENT,
  NO_APPOINTMENT,
  ROUND_ITS_NAME,
  SAME_DAY_TOO,
} from '../../../../content/words/appointments.ts';
import { EVENTS } from '../../../../content/words/programme.ts';
import { matchesIn } from '../../../../domain/text/matches.ts';
import { nearest } from '../../../facts/ground.ts';
import { hasOtherDates } from './days.ts';
import { hoursIn } from './hourRange.ts';
import { dayIn, timeIn, type DayOf } from './when.ts';
import type { ActReader } from '../act.ts';
import type { Words } from '../../words.ts';

/** Something that is booked, or that happens at its own hour. */
export interface Appointment {
  readonly what: string;
  /** Null where no day was named. */
  readonly on: DayOf | null;
  /** Minutes of the day; the second null where no end was named. */
  readonly from: number;
  readonly until: number | null;
}

export const CLAUSE = /[^.;!?\n,]+(?:[.,](?=\d)[^.;!?\n,]+)*/gu;
const AND =
  /\s+(?:and|then|plus|also)\s+(?=(?:an?|the|my|our|then|on|dinner|lunch|tickets?|\p{Lu}[\p{L}'’]*)\b)|(?<=\d[:.]\d\d|\d ?[ap]m)\s+(?:and|&|plus)\s+(?!(?:we|i|they|then|leave|leaving|back|home|want|need)\b)(?=\p{L}[^.;!?,]{2,40} \d)/gu;
/** A wedding takes the evening. */
const WEDDING = /\b(?:wedding(?! (?:dinner|lunch|brunch|breakfast))|married|marries)\b/iu;
/** Whatever it is of. */
const LABEL = /^\s*appointment:\s*/iu;
const NIGHT = 23 * 60;
/** What is booked in a town this near one of the plan is gone to from there. */
const MOST_KM_BESIDE = 50;
const ANOTHER = /\bthe (?:other|second|next)?\s?one\b/iu;
/** A name, a day and an hour, and nothing else. */
const LISTED =
  /^(?!(?:Arriv|Leav|Depart|Land|Check|Wake|Fly)\p{Ll}*)(?:the )?\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,5} (?:(?:on )?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8} \d{1,2}),? )?(?:on |at )*\d{1,2}(?::\d\d| ?[ap]m)\b(?: on \p{L}+)?$/u;
/** Ahead of a list of what is booked, which tells it of each. */
const BOOKED_LIST = /\b(?:paid(?: for)?|booked|bookings?|fixed|reserved)(?: already| so far)?\s*:/iu;
/** What goes on behind it in one breath is none of it. */
const NEXT = /\s+[-–]\s+|\s+(?:need|so|we|i|want|because|from|come|coming|which)\s+/iu;
const DETERMINERS = /^(?:an?|the|my|our|his|her|their|to|for|at|of)$/i;

const EVENT_IN = new RegExp(`^(${EVENTS} )(.+)$`, 'iu');

function appointmentsIn(
  words: Words,
  isTown: (name: string) => boolean,
  isBeside: (name: string) => boolean,
): Appointment[] {
  const found: Appointment[] = [];
  let day: DayOf | null = null;
  const clauses = clausesOf(words.text);
  const isPaid = clauses.some(({ text }) => ALL_PAID.test(text));
  const isBooked = isPaid || BOOKED_LIST.test(words.text);
  for (const { text, start } of clauses) {
    if (found.length > 0 && ALL_PAID.test(text)) words.take(start, start + text.length);
    // the hour of a meal of all days is no appointment
    if (DAILY_MEAL.test(text)) continue;
    // "the concert in Riga is on the 6th, the one in Tallinn on the 9th"
    const isSuch = found.length > 0 && ANOTHER.test(text);
    // "tickets for the opera sat 10:00, Riding School sun 11:00"
    const isListed =
      ((found.length > 0 || isBooked) && LISTED.test(text.trim()) && dayIn(text, null) !== null) ||
      (found.length > 0 && SAME_DAY_TOO.test(text));
    const label = LABEL.exec(text)?.[0].length ?? 0;
    if (!(APPOINTMENT.test(text) || isSuch || isListed) || (label === 0 && NO_APPOINTMENT.test(text)))
      continue;
    const time = timeIn(text) ?? hoursAlone(text);
    if (!time) continue;
    const on = dayIn(text, day);
    day = on?.value ?? day;
    const range = hoursIn(text, time.start);
    const until =
      range?.from === time.value ? range.until : WEDDING.test(text) && time.value < NIGHT ? NIGHT : null;
    const spans = [
      { start: time.start, end: until === null ? time.end : (range?.end ?? time.end) },
      ...(on ? [on] : []),
    ];
    const what = plainOf(text, label > 0 ? [{ start: 0, end: label }, ...spans] : spans);
    if (what === '') continue;
    for (const span of spans) {
      const own = { start: start + span.start, end: start + span.end };
      // a date that is the only one is that of the trip as well
      const isTrips = span === on && on.value.kind === 'date' && !hasOtherDates(words.text, [own]);
      if (!isTrips) words.take(own.start, own.end);
    }
    const own = isSuch
      ? (found.at(-1)?.what ?? what)
      : label > 0 || isListed
        ? what
        : ofCue(withoutTown(what, isTown, isBeside));
    const at = text.indexOf(own);
    const cue = APPOINTMENT.exec(text);
    // "interview Dublin": the town is one to be in
    const town = label > 0 ? EVENT_IN.exec(own) : null;
    const named = town && isTown(town[2] ?? '') ? (town[1] ?? '') : own;
    const end = at + named.length + (IS_THERE.exec(text.slice(at + named.length))?.[0].length ?? 0);
    if (at >= 0) words.take(start + at, start + end);
    if (cue) words.take(start + cue.index, start + cue.index + cue[0].replace(/\s*\d+$/, '').length);
    found.push({ what: own, on: on?.value ?? null, from: time.value, until });
  }
  return found;
}

/** "10 to 14h" has no other hour; "10 to 14" may be days. */
function hoursAlone(text: string): { value: number; start: number; end: number } | null {
  const range = hoursIn(text, 0);
  const isMarked = range !== null && /\d ?h\b/iu.test(text.slice(range.start, range.end));
  return isMarked ? { value: range.from, start: range.start, end: range.end } : null;
}

const DAILY_MEAL =
  /\b(?:dinners?|supper|lunch(?:es)?|breakfast)\b.*\b(?:(?:every|each) (?:day|night|evening)|at the latest|latest)\b/iu;

/** Clauses with their place in the text; what was cut off by a comma and only tells the hour or the day is of the one before. */
function clausesOf(text: string): { text: string; start: number }[] {
  const parts = matchesIn(text, CLAUSE).flatMap((match) => {
    let from = 0;
    const own: { text: string; start: number }[] = [];
    for (const cut of matchesIn(match[0], AND)) {
      own.push({ text: match[0].slice(from, cut.index), start: match.index + from });
      from = cut.index + cut[0].length;
    }
    return [...own, { text: match[0].slice(from), start: match.index + from }];
  });
  const isCutOff = (at: number) => {
    const [part, next] = [parts[at], parts[at + 1]];
    if (!part || !next || !APPOINTMENT.test(part.text) || timeIn(part.text) || !timeIn(next.text))
      return false;
    return (
      !APPOINTMENT.test(next.text) || (dayIn(part.text, null) !== null && dayIn(next.text, null) === null)
    );
  };
  return parts.flatMap((part, at) => {
    const next = parts[at + 1];
    if (next && isCutOff(at))
      return [{ ...part, text: text.slice(part.start, next.start + next.text.length) }];
    return isCutOff(at - 1) ? [] : [part];
  });
}

/**
 * "The wedding is in Jaipur": a town that is named with it is no part of what is booked.
 * @param isBeside whether it is so near one of the plan that nobody moves there for it
 */
function withoutTown(
  what: string,
  isTown: (name: string) => boolean,
  isBeside: (name: string) => boolean,
): string {
  for (const pattern of [IN_TOWN, LAST_IN]) {
    const [, thing = '', where, town = ''] = pattern.exec(what) ?? [];
    if (isBeside(town)) return what;
    if ((where === 'in' && /^\p{Lu}/u.test(town)) || isTown(town)) return thing;
  }
  return what;
}
/** "Aida in the Arena in Verona". */
const LAST_IN = /^(.+) (in|on) (\p{L}.*)$/u;
const IN_TOWN = /^(.+?)(?: (?:is|are|takes? place))? (in|on) (\p{L}.*)$/u;
const IS_THERE = /^ (?:is|are|takes? place)(?= (?:in|on)\b)/iu;

function plainOf(text: string, spans: readonly { start: number; end: number }[]): string {
  const cut = spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const plain = ROUND_ITS_NAME.reduce(
    (left, junk) => left.replace(junk, ''),
    cut.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim(),
  );
  return plain.trim().slice(0, 80);
}

/** The part of a clause that names what it is. */
function ofCue(what: string): string {
  const part = what.split(NEXT).find((own) => APPOINTMENT.test(own)) ?? what;
  const cue = APPOINTMENT.exec(part);
  if (!cue) return part;
  const before = part
    .slice(0, cue.index)
    .split(' ')
    .filter((word) => word !== '');
  const at = before.findLastIndex((word) => DETERMINERS.test(word));
  // "bring my son to a football trial" is the trial, "hamilton tix london" the tickets
  const first = before.length > 2 && at >= 0 ? before.slice(at + 1) : before;
  const rest = /^(?:tix|tickets?)$/i.test(cue[0]) && before.length > 0 ? cue[0] : part.slice(cue.index);
  return [...first, rest].join(' ');
}

export const appointments: ActReader = {
  act: 'appointments',
  takesWords: true,
  read: (words, { gazetteer, towns = [] }) => {
    const fixed = appointmentsIn(
      words,
      (name) => gazetteer.byName(name) !== null,
      (name) => {
        const town = gazetteer.byName(name);
        return town !== null && towns.some((own) => own !== town && nearest(own, town) < MOST_KM_BESIDE);
      },
    );
    return fixed.length === 0 ? null : { fixed };
  },
  examples: [
    'Got Sagrada Familia tickets 9:15 on 5 May and a Camp Nou tour 15:00 the same day',
    'wedding on Saturday at 3pm',
    'We have tickets for Harry Potter Studios on Wed June 16 at 10am',
    'dinner reservation at 8 on Friday',
    'we booked the Alhambra for 10:30 on 6 May',
    'concert at 20:00 on the last evening',
    'cooking class in Bologna Sat 9 October 10:00 to 14:00 is already paid',
    "we've got Aida in the Arena on Fri 16 July 21:00",
    'table for four at 19:30 on day 2',
    'our slot at the Anne Frank House is Thursday the 22nd, 11:15',
    'Already paid for: flat in Trastevere, 3-8 May; Colosseum underground 4 May at 14:20; Vatican Museums 6 May at 8:30',
    'appointment: conference at Marina Bay Sands at 08:30 to 17:00 on 8 June',
  ],
  counterExamples: [
    'four days in Rome in May',
    'tickets for the museum please',
    'our flight is booked, we land at 14:30',
    'the flat is already paid, keys at 15:00',
    "we've got to be home by 18:00",
    'move dinner to 8pm',
    'conference Tue-Thu 9 to 5',
  ],
};
