/** The plan in markdown, from the same value that is answered as data: why, day by day, what it costs, what to check. */
import { CHECK_HEADING } from '../../../domain/chat/replyText.ts';
import { MONTH_NAMES } from '../../../domain/dates/calendar.ts';
import { formatDay, listOf } from './format.ts';
import { headline } from './headline.ts';
import { needLines } from './needLines.ts';
import { seasonLine } from './season.ts';
import { verdict, writeCosts } from './writeBudget.ts';
import { writeDays } from './writeDays.ts';
import { avoidedInWords, wishLines } from './wishLines.ts';
import { writeWhy } from './writeWhy.ts';
import { restDayNotes } from '../../plan/brief/holidays.ts';
import { unguidedLines } from './unguided.ts';
import { saysNotKept } from '../talk/notKept.ts';
import type { Itinerary } from '../../../domain/itinerary/itinerary.ts';
import type { Brief, Stop } from '../../plan/brief/brief.ts';
import type { Choice } from '../../plan/choose/choose.ts';

export interface WriteInput {
  readonly brief: Brief;
  readonly choice: Choice;
  readonly plan: Itinerary;
  /** Words on the searches that failed. */
  readonly failures: readonly string[];
  /** What changed since the plan before; empty for a first plan. */
  readonly changes: readonly string[];
  /** The trip before, of whose towns the traveller has read; null for a first plan. */
  readonly before: Pick<Brief, 'stops' | 'activities'> | null;
  /** Wishes that the days could not hold. */
  readonly notes: readonly string[];
}

export interface Written {
  /** The whole answer. */
  readonly text: string;
  /** Its words around the plan, for those who show the plan as data: without title, days and sums. */
  readonly lead: string;
}

export function writePlan(input: WriteInput): Written {
  const { brief, choice, plan, changes } = input;
  const changed =
    changes.length === 0 ? '' : `**What changed**\n${changes.map((change) => `- ${change}`).join('\n')}`;
  const needs = needLines(brief).join('\n\n');
  const about = introduction(input);
  const why = writeWhy(brief, choice);
  const fits = verdict(plan, brief, choice);
  const checks = `${CHECK_HEADING}\n${checksFor(input)
    .filter((line) => !changes.includes(line))
    .map((line) => `- ${line}`)
    .join('\n')}`;
  return {
    text: joined(
      changed,
      needs,
      heading(brief),
      about,
      why,
      ...writeDays(plan),
      writeCosts(plan),
      fits,
      checks,
    ),
    lead: joined(changed, needs, about, why, fits, checks),
  };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function heading(brief: Brief): string {
  const until = brief.days > 1 ? ` to ${formatDay(brief.lastDay)}` : '';
  return `## ${headline(brief)}\n\n${formatDay(brief.firstDay)}${until}`;
}

/** What was assumed, what could not be, and what new towns are like then; without what stands among the changes. */
export function introduction(
  input: Pick<WriteInput, 'brief' | 'notes' | 'choice' | 'plan' | 'changes' | 'before'>,
): string {
  const { brief, notes, changes, before } = input;
  const news = brief.stops.filter((stop) => !before?.stops.some((own) => isSameStop(own, stop)));
  // a town that comes twice is as it is the first time
  const towns = news.filter((stop, index) => news.findIndex(({ place }) => place === stop.place) === index);
  const about = towns.flatMap((stop) => aboutStop(stop, brief.stops.length > 1));
  // a change says so among its lines
  const avoided = before || brief.avoid.length === 0 ? [] : [avoidedInWords(brief.avoid)];
  return [...avoided, ...wishLines(input), ...brief.notes, ...notes, ...about, ...unguidedLines(brief.stops)]
    .filter((line) => !changes.includes(line))
    .join(' ');
}

/** The same town in the same month. */
function isSameStop(one: Stop, other: Stop): boolean {
  return one.place === other.place && one.firstDay.slice(0, 7) === other.firstDay.slice(0, 7);
}

function aboutStop({ guide, place, firstDay, lastDay }: Stop, several: boolean): string[] {
  if (!guide) return [];
  const season = seasonLine(guide, { firstDay, lastDay });
  if (several)
    return season === null
      ? []
      : [`${place.name} in ${MONTH_NAMES[Number(firstDay.slice(5, 7)) - 1]}: ${season}`];
  return [guide.intro, ...(season === null ? [] : [season])];
}

/** What the traveller is to look at before the trip, a line each. */
export function checksFor({
  brief,
  choice,
  failures,
}: Pick<WriteInput, 'brief' | 'choice' | 'failures'>): string[] {
  const offers = [...choice.flights, ...choice.hotels, ...choice.tours];
  const isSample = offers.some((offer) => offer?.sample === true);
  const unfound = brief.routes.filter((route, index) => route.kind === 'air' && !choice.flights[index]);
  const abroad = [
    ...new Set(
      brief.stops.map(({ place }) => place.country).filter((country) => country !== brief.origin?.country),
    ),
  ];
  return [
    ...failures,
    brief.origin === null && !brief.ownFlights && brief.routes.every(({ role }) => role === 'between')
      ? 'Tell me where you leave from and I add flights; they are not in the sum.'
      : '',
    unfound.length > 0 && !failures.some(saysNotKept)
      ? `I found no flights for these dates: ${listOf(unfound.map(({ from, to }) => `${from.name} to ${to.name}`))}. They are not in the sum.`
      : '',
    isSample
      ? 'The flights, hotels and tours here are **sample data**: realistic in time and price, but made up, so they cannot be booked. Compare with live prices before you decide.'
      : 'Prices change by the hour; check them on the cards before you book.',
    // once of a town that comes twice
    ...new Set(
      brief.stops.map(({ guide, place }) =>
        guide ? `Into ${brief.stops.length > 1 ? place.name : 'town'}: ${guide.arrival}` : '',
      ),
    ),
    ...restDayNotes(brief),
    'Opening times and closing days: look once more on each sight’s own site in the week before.',
    brief.origin !== null && abroad.length > 0
      ? `Passport, visa and health rules for ${listOf(abroad)}: I cannot know yours, so ask the embassy or your airline.`
      : '',
    brief.children > 0 && choice.flights.some((flight) => flight !== null)
      ? 'Flights are counted at the adult fare for children too; most airlines take less.'
      : '',
    brief.mobility.length > 0
      ? 'Access: I know no lifts or ramps for certain, so ask each sight and your hotel before you book.'
      : '',
  ].filter((line) => line !== '');
}
