/** The act of dates. */
import {
  CORRECTS,
  TRAVELS,
  PAST,
  SOME_ON_DAY,
  ONLY_DAY,
  FOR_THE_DAY,
  ONLY_ON,
  FREE_BEHIND,
  ROUND_IT,
  SOON_OF_TRIP,
  SOON_SAID,
} from '../../../../content/words/dates.ts';
import { addDays } from '../../../../domain/dates/calendar.ts';
import { matchesIn } from '../../../../domain/text/matches.ts';
import { BEGINS, INCLUDES, IS_WITHIN, NOT_AT_ENDS, WITHIN } from '../../../../content/words/within.ts';
import { lastSaid, MARKS } from '../../corrections.ts';
import { correctedDates } from '../../time/dateCorrections.ts';
import { findDates, type FoundDates } from '../../time/dates.ts';
import { findMonthPart } from '../../time/monthParts.ts';
import { MONTH, WEEKDAY } from '../../time/patterns.ts';
import { placesIn } from '../places/places.ts';
import { Words } from '../../words.ts';
import type { ActReader, ReadContext } from '../act.ts';
import type { DateWish } from '../../types.ts';

/** "Mon-wed 8-10 march": the dates say it all. */
const WEEKDAYS_OF_DATES = new RegExp(
  `\\b${WEEKDAY} ?(?:-|–|to|till?|until) ?${WEEKDAY}(?=,? (?:the )?\\d{1,2}(?:st|nd|rd|th)? ?(?:-|–|to))`,
  'i',
);

/** "The twins who turn 4 in March": the month of a birthday, where another is that of the trip. */
const BIRTHDAY = new RegExp(
  `\\b(?:turn(?:s|ed|ing)?|(?:is|are|will be|be) (?=\\d{1,2} in)) ?\\w{1,8} in ${MONTH}\\b(?! (?:we|i)\\b)`,
  'gi',
);

function besideBirthday(words: Words, context: Pick<ReadContext, 'today' | 'towns'>): FoundDates | null {
  const birthdays = matchesIn(words.text, BIRTHDAY).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  if (birthdays.length === 0) return null;
  const rest = new Words(words.text.replace(BIRTHDAY, (said) => ' '.repeat(said.length)));
  const found = datesSaid(rest, context);
  if (found === null) return null;
  for (const { start, end } of [...rest.spans, ...birthdays]) words.take(start, end);
  return found;
}

/** The dates that a message says last. */
export function datesSaid(
  words: Words,
  { today, towns = [] }: Pick<ReadContext, 'today' | 'towns'>,
): FoundDates | null {
  const beside = besideBirthday(words, { today, towns });
  if (beside) return beside;
  const corrected = correctedDates(words.text);
  const own = corrected ? new Words(corrected.text) : words;
  const found = lastSaid(own, (part) => {
    const dates = findMonthPart(part.text, today, findDates) ?? findDates(part.text, today, towns.length > 0);
    for (const { start, end } of dates?.spans ?? []) part.take(start, end);
    if (dates) part.test(WEEKDAYS_OF_DATES);
    return dates;
  });
  for (const span of found && corrected ? [...own.spans.map(corrected.typedAt), ...corrected.spans] : [])
    words.take(span.start, span.end);
  return found;
}

/** Of a date, and of a thing on it as well. */
const EITHER = /\b(?:instead|rather|better|works?|suits?|make)\b/giu;
const POLITE =
  /\b(?:please|pls|thanks?|thank you|sorry|okay|yes|yeah|just|only|the|and|hmm+|for|then|that|this)\b/giu;

/** A trip within the trip: "a boat trip on Wednesday". */
const OUTING =
  /\b(?:boat|day|bus|bike|train|canal|river|wine|fishing|diving|balloon|guided) (?:trips?|tours?)\b/giu;

/** Whether something of a plan is to be soon, and not its trip: "the museum asap", where "can we go asap" is the trip. */
function isSoonOfThing(words: Words, { spans }: FoundDates): boolean {
  const [first] = spans;
  if (!first || !SOON_SAID.test(words.text.slice(first.start, first.end))) return false;
  return !SOON_OF_TRIP.test(words.without(words.spans).text.replace(POLITE, ' '));
}

/** Whether a message beside a plan tells of something that is on a day: "we sing on 30 April". */
function isDayOfThing(words: Words): boolean {
  // "sorry, typo: 12 May" tells of nothing else
  if (words.text.search(MARKS) >= 0) return false;
  const rest = words.without(words.spans).text.replace(POLITE, ' ').replace(OUTING, ' outing ');
  const thing = rest.replace(EITHER, ' ');
  return (/\bstop (?:there|off|at|in)\b/.test(thing) || !TRAVELS.test(thing)) && /\p{L}{3,}/u.test(thing);
}

/** "I have tomorrow completely free", "a day off on Friday": the trip is that day. */
function isFreeDay(words: Words, { spans }: FoundDates): boolean {
  const [first] = spans;
  const end = spans.at(-1)?.end;
  if (!first || end === undefined) return false;
  const before = FREE_BEFORE.exec(words.lower.slice(0, first.start));
  const after = HAVE.test(words.lower.slice(0, first.start))
    ? FREE_BEHIND.exec(words.lower.slice(end))
    : null;
  if (before) words.take(before.index, before.index + before[0].length);
  if (after) words.take(end, end + after[0].length);
  return before !== null || after !== null;
}
/** Who names nights or a row of towns goes for longer, and to one of them for the day. */
const STAYS =
  /\b(?:nights?|weeks?|(?:\d+|two|three|four|five|six|seven) days?|(?:fly|arrive|land|get)(?:ing)? (?:to|in|into)\b)/;
/** A first message of one day away: the date is that day, and not the first of more. */
function isDayOut(words: Words, { spans }: FoundDates, context: ReadContext): boolean {
  const { towns = [] } = context;
  // "in Rome only on 9 May, in Florence for the rest" is a day of more
  const isOnly = (before: string) =>
    ONLY_ON.test(before) && placesIn(words.fresh(), context).destinations.length < 2;
  const before = words.lower.slice(0, spans[0]?.start);
  const isFirst = towns.length === 0 && !BEGINS.test(before);
  return isFirst && !STAYS.test(words.lower) && (words.test(FOR_THE_DAY) || isOnly(before));
}

const HAVE = /\b(?:have|got|'ve|having|with)(?: (?:got|only|just|all|the|whole|of|all of))* $/;
const FREE_BEFORE = /\b(?:free day|day off|spare day|day free)(?:,? (?:is|on|there))* $/;

/** Days to either side, more than any trip has. */
const ROUND_DAYS = 30;

function roundIt(found: FoundDates, words: Words, isFirst: boolean): DateWish {
  const { wish } = found;
  const isWithin = isFirst && liesWithin(found, words);
  if (wish.kind !== 'start' || !(isWithin || words.test(ROUND_IT))) return wish;
  const [start, end] = [addDays(wish.start, -ROUND_DAYS), addDays(wish.start, ROUND_DAYS)];
  return { ...wish, kind: 'window', start, end, around: wish.start };
}

/** What is on the day, right before it. */
const THING = /\b([a-z]{4,})(?: (?:is|on|of|the|this|next|that|falls|at|[a-z]+day,?))* $/;

/** Whether a day is said to be one of the trip, and not the first of it. */
function liesWithin({ wish: { kind, feast, isEnd }, spans }: FoundDates, words: Words): boolean {
  const [first, last] = [spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0];
  const before = words.lower.slice(0, first);
  if (isEnd || (kind !== 'start' && feast === undefined) || BEGINS.test(before)) return false;
  const thing = feast?.toLowerCase() ?? THING.exec(before)?.[1];
  const behind = WITHIN.exec(words.lower.slice(last));
  const ahead = INCLUDES.exec(before);
  if (behind) words.take(last, last + behind[0].length);
  if (ahead) words.take(ahead.index, first);
  const isNamed = thing !== undefined && words.test(new RegExp(`\\b(?:the )?${thing}${IS_WITHIN}`));
  const isWithin = behind !== null || ahead !== null || isNamed;
  if (isWithin) words.test(NOT_AT_ENDS);
  return isWithin;
}

const ONLY_DAY_BEHIND = /^ (?:is|being|as) (?:our|my|the) only (?:free |full )?day\b/;

/** Nothing is said before, and behind is another clause: "Monday to Wednesday there is a strike" says none of the trip. */
const AT_START = /^\W*(?:(?:ok|okay|so|then|and|well|right|yes|fine|great)\W+)*$/;
const CLAUSE_ENDS = /^\s*(?:$|[,.;!?]|(?:and|but|please|pls|then|instead|rather)\b)/;
/** When the trip is: days, a first day, or a window in which it lies. */
export const dates: ActReader = {
  act: 'dates',
  takesWords: true,
  read: (all, context) => {
    // what was is no wish of a plan that stands
    const hasPlan = (context.towns ?? []).length > 0;
    if (hasPlan && PAST.test(all.lower)) return null;
    const words = hasPlan ? all.leaving(SOME_ON_DAY) : all;
    const found = datesSaid(words, context);
    if (!found || (hasPlan && isSoonOfThing(words, found))) return null;
    // "ok fri to mon, and we do the queue on saturday" begins with the days of the trip
    const isFirst =
      found.wish.open === 'week' &&
      found.wish.kind === 'days' &&
      AT_START.test(words.lower.slice(0, found.spans[0]?.start)) &&
      CLAUSE_ENDS.test(words.lower.slice(found.spans.at(-1)?.end));
    const isOfThing = hasPlan && !isFirst && isDayOfThing(words);
    const isOnlyDay =
      found.wish.kind === 'start' &&
      (isFreeDay(words, found) ||
        isDayOut(words, found, context) ||
        ONLY_DAY.test(words.lower.slice(0, found.spans[0]?.start)) ||
        ONLY_DAY_BEHIND.test(words.lower.slice(found.spans.at(-1)?.end)));
    const isMeant = hasPlan && CORRECTS.test(words.text);
    return {
      dates: {
        ...roundIt(found, words, !hasPlan),
        ...(isMeant && { isMeant }),
        ...(isOfThing && { isOfThing }),
      },
      impliedDays: isOnlyDay ? 1 : found.days,
    };
  },
  examples: [
    'Rome from the third to the ninth of June',
    'dallas to london leaving june third coming back june tenth',
    'tokyo from the tenth to the fourteenth of march',
    'London june 14-18',
    '20-22 March in Amsterdam',
    'Chicago tue-thu next week',
    'first two weeks of December next year in Vienna',
    'Prague next summer',
    'Lisbon next year',
    'Edinburgh this coming weekend',
    'Rome the week of 14 June',
    'Seville the week after Easter',
    'Munich on 6/7/27',
    'Porto 06.07.2027 to 10.07.2027',
    'arrive 29 dec leave 2 jan',
    'fly out on 3 June from Leeds and fly home on the 10th',
    'New York over Thanksgiving',
    'Rio for carnival 2027',
    'Kyoto in cherry blossom season',
    'Rome in april, no wait june',
    'in mid-June to Oslo',
    'from 10 April until Sunday',
  ],
  counterExamples: [
    'we may go',
    'march on',
    'a hotel for 10 people',
    'the second of two towns',
    'open 24/7',
    'make day 2 slower',
    'a museum for the kids',
  ],
};
