import { matchesIn } from '../../../../domain/text/matches.ts';
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

const CLAUSE = /[^.;!?\n,]+(?:[.,](?=\d)[^.;!?\n,]+)*/gu;
const AND =
  /\s+(?:and|then|plus|also)\s+(?=(?:an?|the|my|our|then|on|dinner|lunch|tickets?|\p{Lu}[\p{L}'’]*)\b)/gu;
const CUE =
  /\b(?:tickets?(?! prices?)|tix|(?:gets?|getting) married|marries|trial|audition|christening|baptism|graduation|recital|viewing|reserv(?:ed|ations?)|(?<!already )booked(?! (?:flights?|hotel))|bookings?|appointments?|wedding|concert|gig|match|ceremony|table (?:at|for|in|booked)|(?:already )?paid for|pre-?(?:paid|booked)|performance|lessons?|interview|exam|funeral|(?:birthday|anniversary) (?:dinner|party|lunch)|(?:dinner|lunch|party|meeting|class|workshop|show|course|tour|slot) (?:is |starts? |begins? )?(?:at )?(?:\d+|on\b|with\b)|(?:time ?)?slots?|dinner reservation|(?:dinner|lunch|brunch|drinks) at (?!(?:\d|noon|home|the hotel)\b)[^.;!?,]{2,40} at (?=\d))\b/iu;
const NOT =
  /\b(?:flights?|trains?|hotels?|planes?|bus|ferry|ship|cruise|conference|congress|airbnb|move|swap|change|instead|skip|remove|cancel)\b|\?\s*$/iu;
/** A wedding takes the evening. */
const WEDDING = /\b(?:wedding(?! (?:dinner|lunch|brunch|breakfast))|married|marries)\b/iu;
/** Whatever it is of. */
const LABEL = /^\s*appointment:\s*/iu;
const NIGHT = 23 * 60;
const ANOTHER = /\bthe (?:other|second|next)?\s?one\b/iu;
/** A name, a day and an hour, and nothing else. */
const LISTED =
  /^(?:the )?\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,5} (?:on |at )*\d{1,2}(?::\d\d| ?[ap]m)\b(?: on \p{L}+)?$/u;
/** What goes on behind it in one breath is none of it. */
const NEXT = /\s+[-–]\s+|\s+(?:need|so|we|i|want|because|from|come|coming|which)\s+/iu;
const DETERMINERS = /^(?:an?|the|my|our|his|her|their|to|for|at|of)$/i;
const JUNK = [
  /^\W*(?:(?:(?:we|i|they)(?:['’]ve|['’]re)?|managed|to get|secured|snagged|got|have|has|had|'ve|already|bought|booked|reserved|paid(?: for)?:?|hold|there is|there's|it's|with|and|also|then|plus|our|my|the|an?|some)\s+)+/iu,
  /^(?:tickets?|reservations?|bookings?|a table|table|a slot|an appointment|(?:time ?)?slot)\s+(?:booked )?(?:for|to|at|of)\s+/iu,
  /^(?:the|a|an|our|my)\s+/iu,
  /[\s,:–-]*(?:\b(?:on|at|for|from|in|is|starts?|begins?|and|the|booked|reserved)\b[\s,:–-]*)+$/iu,
  /\s+(?:tickets?|reservations?|bookings?|slots?)$/iu,
];

function appointmentsIn(words: Words): Appointment[] {
  const found: Appointment[] = [];
  let day: DayOf | null = null;
  for (const { text, start } of clausesOf(words.text)) {
    // the hour of a meal of all days is no appointment
    if (DAILY_MEAL.test(text)) continue;
    // "the concert in Riga is on the 6th, the one in Tallinn on the 9th"
    const isSuch = found.length > 0 && ANOTHER.test(text);
    // "tickets for the opera sat 10:00, Riding School sun 11:00"
    const isListed = found.length > 0 && LISTED.test(text.trim()) && dayIn(text, null) !== null;
    const label = LABEL.exec(text)?.[0].length ?? 0;
    if (!(CUE.test(text) || isSuch || isListed) || (label === 0 && NOT.test(text))) continue;
    const time = timeIn(text);
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
    // a town that is named with it is no part of what is booked
    const own = isSuch
      ? (found.at(-1)?.what ?? what)
      : label > 0 || isListed
        ? what
        : ofCue(what.replace(/ in \p{Lu}.*$/u, ''));
    const at = text.indexOf(own);
    const cue = CUE.exec(text);
    if (at >= 0) words.take(start + at, start + at + own.length);
    if (cue) words.take(start + cue.index, start + cue.index + cue[0].replace(/\s*\d+$/, '').length);
    found.push({ what: own, on: on?.value ?? null, from: time.value, until });
  }
  return found;
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
    if (!part || !next || !CUE.test(part.text) || timeIn(part.text) || !timeIn(next.text)) return false;
    return !CUE.test(next.text) || (dayIn(part.text, null) !== null && dayIn(next.text, null) === null);
  };
  return parts.flatMap((part, at) => {
    const next = parts[at + 1];
    if (next && isCutOff(at))
      return [{ ...part, text: text.slice(part.start, next.start + next.text.length) }];
    return isCutOff(at - 1) ? [] : [part];
  });
}

function plainOf(text: string, spans: readonly { start: number; end: number }[]): string {
  const cut = spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const plain = JUNK.reduce(
    (left, junk) => left.replace(junk, ''),
    cut.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim(),
  );
  return plain.trim().slice(0, 80);
}

/** The part of a clause that names what it is. */
function ofCue(what: string): string {
  const part = what.split(NEXT).find((own) => CUE.test(own)) ?? what;
  const cue = CUE.exec(part);
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
  read: (words) => {
    const fixed = appointmentsIn(words);
    return fixed.length === 0 ? null : { fixed };
  },
  examples: [
    'Got Sagrada Familia tickets 9:15 on 5 May and a Camp Nou tour 15:00 the same day',
    'wedding on Saturday at 3pm',
    'We have tickets for Harry Potter Studios on Wed June 16 at 10am',
    'dinner reservation at 8 on Friday',
    'we booked the Alhambra for 10:30 on 6 May',
    'concert at 20:00 on the last evening',
    'table for four at 19:30 on day 2',
    'our slot at the Anne Frank House is Thursday the 22nd, 11:15',
    'appointment: conference at Marina Bay Sands at 08:30 to 17:00 on 8 June',
  ],
  counterExamples: [
    'four days in Rome in May',
    'tickets for the museum please',
    'our flight is booked, we land at 14:30',
    'move dinner to 8pm',
    'conference Tue-Thu 9 to 5',
  ],
};
