/** The acts of the length of a trip. */
import {
  ALL_OF_THEM,
  WEIGHED,
  CHANGED,
  MOOD,
  NEAR_TOWN,
  TOO_LONG,
  WHICH_WEEKEND,
  TRAVEL_ON_TOP,
} from '../../../../content/words/lengths.ts';
import { lastSaid } from '../../corrections.ts';
import { COUNT } from '../../numbers.ts';
import { kindsIn } from '../../places/kinds.ts';
import { datesSaid } from './dates.ts';
import { findDays, OF_WHOLE } from '../../time/length.ts';
import {
  findDaysDelta,
  findDue,
  findEndDay,
  findEndWeekday,
  findShift,
  findShorten,
} from '../../time/lengthChange.ts';
import type { Words } from '../../words.ts';
import type { ActReader, ReadContext } from '../act.ts';

const NIGHTS_IN = `${COUNT} (?:days?|nights?) (?:(?:in|at|on|near|by|along)`;
/** "Two nights in the north of the island", "a night on a boat": neither a town nor the whole. What a way has taken is blank by now. */
const OF_PART = new RegExp(
  `\\b${NIGHTS_IN} (?:(?:an?|some) [a-z]|(?<=\\bon )(?:the|an?) {3,}(?=$|[.,;!?]|then|please)|the (?:north|south|east|west|mountains?|hills?|coast|beach|sea|seaside|countryside|desert|jungle|forest|woods|bush|lakes?|islands?|train|boat|ship|camp|lodge|village|farm|same)\\b))|\\b(?:a|one|1|half a) (?:full |whole )?day (?:(?:completely|totally|entirely|all|fully) )?(?:(?:of|to) (?!the\\b)[a-z]|(?:with(?:out)?|off|free|where|when|in between|just|at the|by the|on the|for (?!\\d|(?:one|two|three|four|five|six|us|me)\\b))\\b)|\\b${COUNT} ${MOOD} days?\\b`,
);

const SLOW_DAYS = /\b(?:easy|calm|quiet|slow|lazy|relax(?:ed|ing)|chilled|peaceful)(?= days\b)/;

/** "3 nights in a jungle lodge near Puerto Maldonado": a town that is not one of the plan's has them. */
function isElsewhere(lower: string, { towns = [], gazetteer }: ReadContext): boolean {
  const [, name = ''] = NEAR_TOWN.exec(lower.slice(OF_PART.exec(lower)?.index)) ?? [];
  const place = gazetteer.byName(name.trim());
  return place !== null && !towns.includes(place);
}

/** Days of the trip as a whole. */
export const length: ActReader = {
  act: 'length',
  // "4 days, make that 6" are no six people
  takesWords: true,
  read: (all, context) => {
    const { towns = [], gazetteer } = context;
    const words = towns.length > 0 ? all.leaving(TOO_LONG).leaving(WHICH_WEEKEND).leaving(ALL_OF_THEM) : all;
    // of a plan that stands it is a part of it, but where a town is found for it
    const isOfPart = towns.length > 0 && OF_PART.test(words.lower) && !isElsewhere(words.lower, context);
    if (towns.length > 0 && WEIGHED.test(words.lower)) return null;
    if (isOfPart && kindsIn(words.text, [], towns, gazetteer).length === 0) return null;
    const days = lastSaid(words, (part) => findDays(part));
    if (days === null) return null;
    const said = words.spans.map(({ start, end }) => words.lower.slice(start, end)).join(' ');
    if (words !== all) all.all(TOO_LONG);
    words.test(OF_WHOLE);
    const isSlow = towns.length === 0 && words.test(SLOW_DAYS);
    // of a plan that stands they are counted in
    const travel = towns.length > 0 && words.test(TRAVEL_ON_TOP) ? 2 : 0;
    return {
      days: days + travel,
      inNights: /\bn(?:ights?|ites?|ts?)\b/.test(said),
      ...(isSlow && { pace: 'slow' as const }),
    };
  },
  examples: [
    '5 days in Rome',
    'Prague 7 night',
    'a week and a half in Japan',
    'seven-day trip to Oslo',
    'Porto, 3 nights',
    'a long weekend in Ghent',
    'Istanbul layover 9 hours',
    'Rome 4 days, no 5',
    '4 dayz in Rome',
    'two weeks and 3 days in Peru',
    'make it 2 nights',
  ],
  counterExamples: [
    'is there something under 100 a night',
    'max 70 euro a night for hotel in Porto',
    '150 a day per person',
    "we don't want to walk more than 5k a day",
    'max 3 hours by plane',
    'a day trip to Sintra',
    'three museums and a market',
  ],
};

/** What a reader finds beside the dates that the message puts together: "arrive a day earlier" is part of them. */
function besideDates<Said>(words: Words, context: ReadContext, read: (beside: Words) => Said): Said {
  const own = words.fresh();
  const found = datesSaid(own, context);
  if (found?.isRound !== true) return read(words);
  const beside = words.without(own.spans);
  const said = read(beside);
  for (const { start, end } of beside.spans) words.take(start, end);
  return said;
}

/** A plan made longer or shorter by some days. */
export const lengthChange: ActReader = {
  act: 'change of length',
  read: (words) => {
    const daysDelta = findDaysDelta(words);
    // the words may be taken by a length that is said beside them
    return daysDelta === 0 && words.spans.length === 0 ? null : { daysDelta };
  },
  examples: [
    'one day less',
    'two more nights please',
    'stay a night longer',
    'shorten it by two days',
    'another day',
  ],
  counterExamples: ['5 days in Rome', 'a longer walk on day 2', 'one less museum'],
};

/** Days off at the start or the end of a plan. */
export const shorten: ActReader = {
  act: 'shorten',
  takesWords: true,
  read: (words, context) => {
    const hasPlan = (context.towns ?? []).length > 0;
    const said = besideDates(words, context, (beside) => findShorten(beside, hasPlan));
    return said && { shorten: said };
  },
  examples: [
    'can we leave one day earlier?',
    'we have to go home a day early',
    'we arrive a day later',
    'delete the last two days',
    'drop the first two days',
    'coming back two days sooner',
    'add a day at the end',
    'one more day at the beginning please',
    'arriving one day late, so skip day one',
  ],
  counterExamples: [
    'a week later',
    'start a day earlier',
    'what is on the last day?',
    'delete the last day',
    'drop Paris',
    'one of us is arriving a day later',
    'add a museum at the end of day 2',
  ],
};

/** "I get the Thursday off too, let's go a day earlier": a day more. */
const GAINED = /\b(?:gets?|got|have|has|takes?|taking)\b[^.;!?]{0,24}\boff (?:too|as well|also)\b/;

/** The whole trip on other dates. */
export const shift: ActReader = {
  act: 'shift',
  takesWords: true,
  read: (words, context) => {
    if (findShorten(words.fresh())) return null;
    const shiftDays = besideDates(words, context, (beside) =>
      findShift(beside, (context.towns ?? []).length > 0),
    );
    if (shiftDays === 0) return null;
    return { shiftDays, ...(shiftDays < 0 && GAINED.test(words.lower) && { keepsEnd: true as const }) };
  },
  examples: [
    'a week later',
    'can we go two days earlier?',
    'push the trip back by a month',
    'start a day later',
  ],
  counterExamples: ['go home a day earlier', 'dinner an hour later', 'a week in Rome', 'later in the day'],
};

/** The day on which the traveller is at work again; who plans a trip to an office has to be there on a day of it. */
export const due: ActReader = {
  act: 'due',
  takesWords: true,
  read: (words, { towns = [] }) => {
    const day = towns.length > 0 ? findDue(words) : null;
    return day && { due: day };
  },
  exampleTowns: ['Lisbon'],
  examples: [
    'I must be at my desk on Monday the 16th at 9',
    "we're back at work on the 5th",
    'my wife has to be in the office on Thursday',
  ],
  counterExamples: [
    "I don't have to be back at work until the 5th",
    'I was back at work on Monday',
    'I have to be at my desk on Friday from 10 to 12',
    'the office of the guide is shut on Monday',
  ],
};

/** The weekday by which the traveller is home. */
export const endBy: ActReader = {
  act: 'end by',
  takesWords: true,
  read: (words, context) => {
    // "from 10 April until Sunday" is a pair of dates
    if (datesSaid(words.fresh(), context)?.wish.kind === 'days') return null;
    // "until Monday the 17th" is the day of the month, whichever weekday it has
    const endDay = besideDates(words, context, findEndDay);
    const end = endDay === null ? besideDates(words, context, findEndWeekday) : null;
    if (endDay === null && end === null) return null;
    // the end says by how much
    words.test(CHANGED);
    // a day that is added ends the trip where it is the next one
    return end === null ? { endDay } : { endWeekday: end.weekday, ...(end.isAdded && { edit: 'add' }) };
  },
  examples: [
    'can we be home by sunday night',
    'stay until Sunday',
    'we must be back on Monday',
    'returning by friday evening',
    'we have to be back by the 9th',
    'stay until monday the 17th',
  ],
  counterExamples: ['start on a friday', 'a museum on Sunday', 'next sunday', 'make Tuesday slower'],
};
