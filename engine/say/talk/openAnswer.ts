/** Whether things are open on a day: what the guides know of it, and who knows the rest. */
import { MONTH_NAMES, WEEKDAY_NAMES, addDays, type Weekday } from '../../../domain/dates/calendar.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { holidaysAt } from '../../plan/brief/holidays.ts';
import { isOpenOn } from '../../facts/openDays.ts';
import { findDayRef, findWeekday, numberOf } from '../../read/follow/dayRefs.ts';
import { formatShortDay, listOf } from '../write/format.ts';
import { keywordsOf } from './answerFromPlan.ts';
import { namedIn, shownRuns } from './askedThings.ts';
import type { Brief, Stop } from '../../plan/brief/brief.ts';
import type { InfoInput } from './infoAnswers.ts';
import type { Sight } from '../../../content/towns/types.ts';

const MOST_SIGHTS = 3;
const MOST_SHUT = 8;
const LOOK = 'Hours change, so look at its own page before you go.';
/** Words of such a question that name nothing. */
const OF_OPENING =
  /^(?:open|opens|opened|opening|shut|close|closes|closed|hours|time|times|sunday|monday|tuesday|wednesday|thursday|friday|saturday|place|places|everything|anything|thing|things|sights?|museums?|up|way|year|round|stuff|someone|told|ramadan)$/;

/** What the guides say of a sight that is named, else of what rests on the day that is named. */
export function openAnswer(input: InfoInput): string {
  const brief = input.plan?.brief ?? input.brief;
  const sights = sightsOf(brief.stops);
  const date = dateAsked(input.question, brief) ?? dateNamed(input);
  const named = sightsIn(input.question, sights, brief.stops);
  const holiday = date === null ? '' : holidaysOf(brief, date);
  if (named.length > 0)
    return `${holiday}${named.map((sight) => `- ${lineOf(sight, date, findWeekday(input.question))}`).join('\n')}\n\n${LOOK}`;
  const weekday = input.plan ? findWeekday(input.question) : null;
  if (date === null && weekday !== null)
    return `None of the days of the plan, ${formatShortDay(brief.firstDay)} to ${formatShortDay(brief.lastDay)}, is a ${WEEKDAY_NAMES[weekday]}, so what rests then is no trouble.`;
  if (date === null || sights.length === 0)
    return `${holiday}${whetherOpen(input)} The plan keeps out of the days on which my guide says that a sight rests.`;
  const shut = sightsOf(brief.stops.filter((stop) => stop.firstDay <= date && date <= stop.lastDay))
    .filter((sight) => !isOpenOn(sight, date))
    .map(({ name }) => name);
  const rest =
    shut.length === 0
      ? 'my guide knows of no sight that rests'
      : `my guide says that these rest: ${listOf(shut.slice(0, MOST_SHUT))}`;
  return `${holiday}On ${formatShortDay(date)} ${rest}. Shops and kitchens it does not know, so look at their own pages.`;
}

/** That nobody here knows it, of what was named. */
function whetherOpen({ question }: InfoInput): string {
  // of a message that tells of the trip as well only what it asks
  const asked =
    question.split(/(?<=[.;!?])\s/).find((sentence) => /\b(?:open|shut|clos)/i.test(sentence)) ?? question;
  const runs = namedIn(asked, (word) => OF_OPENING.test(word));
  return runs.length === 0
    ? 'I have no opening hours: the sight’s own page or the tourist office does.'
    : `On ${shownRuns(runs)} I have no opening hours, so I do not know whether it is open then: its own page or the tourist office does.`;
}

/** The public holidays of that day where the trip is then. */
function holidaysOf({ stops }: Brief, date: string): string {
  const there = stops.filter(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
  return there.map(({ place }) => holidaysAt(place, date)).join('');
}

function sightsOf(stops: readonly Stop[]): Sight[] {
  return stops.flatMap(({ guide }) => guide?.areas.flatMap((area) => area.sights) ?? []);
}

/** The day of the trip that a question names; null for none. */
function dateAsked(question: string, brief: Brief): string | null {
  const ref = findDayRef(question)?.ref;
  const days = brief.stops.reduce((sum, stop) => sum + stop.days, 0);
  const number = ref ? numberOf(ref, { firstDay: brief.firstDay, days }) : 0;
  return number === 0 ? null : addDays(brief.firstDay, number - 1);
}

/** The date that a question names by its number before there is a plan: of a month nobody can tell which day is meant. */
function dateNamed({ question, plan, brief: { firstDay, lastDay } }: InfoInput): string | null {
  if (plan !== null) return null;
  // "is anything shut on the 6th": a day within the trip
  const [, on] = /\bon (?:the )?(\d{1,2})(?:st|nd|rd|th)\b[^.;!]*\?/i.exec(question) ?? [];
  const own = on === undefined ? '' : `${firstDay.slice(0, 8)}${on.padStart(2, '0')}`;
  if (firstDay <= own && own <= lastDay) return own;
  const number = new RegExp(`(?<!\\d)${Number(firstDay.slice(8))}(?:st|nd|rd|th)?(?!\\d)`);
  return number.test(question) ? firstDay : null;
}

function sightsIn(question: string, sights: readonly Sight[], stops: readonly Stop[]): Sight[] {
  // a museum called after its town is not asked after by the name of the town
  const towns = stops.flatMap(({ place }) => normalize(place.name).split(' '));
  const words = keywordsOf(question).filter(
    (word) => word.length > 3 && !OF_OPENING.test(word) && !towns.includes(word),
  );
  const found = sights.filter(({ name }) => words.some((word) => normalize(name).includes(word)));
  return [...new Map(found.map((sight) => [sight.name, sight])).values()].slice(0, MOST_SIGHTS);
}

function lineOf(sight: Sight, date: string | null, weekday: Weekday | null): string {
  const { name, closed = [], months } = sight;
  const rests = closed.map((day) => `${WEEKDAY_NAMES[day] ?? ''}s`);
  const season = months
    ? `it is open in ${listOf(months.map((month) => MONTH_NAMES[month - 1] ?? ''))}`
    : null;
  const known = [...(rests.length > 0 ? [`it rests on ${listOf(rests)}`] : []), ...(season ? [season] : [])];
  const day =
    date === null ? '' : `, so on ${formatShortDay(date)} it is ${isOpenOn(sight, date) ? 'open' : 'shut'}`;
  return known.length === 0
    ? `**${name}**: my guide knows of no weekday and no season in which it rests${weekday === null ? '' : `, ${WEEKDAY_NAMES[weekday]}s included`}.`
    : `**${name}**: my guide says that ${known.join(', and ')}${day}.`;
}
