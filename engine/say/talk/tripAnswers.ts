/** Answers on the trip as a whole: its length, its longest way, one person more, the sea, feasts, another month. */
import { capitalized } from '../../../domain/text/capital.ts';
import { monthNumberOf } from '../../read/time/calendar.ts';
import { feastNotes, holidayNotes } from '../../plan/brief/holidays.ts';
import { feastsIn } from '../../read/time/feasts.ts';
import { headline, partyInWords } from '../write/headline.ts';
import { formatShortDay, hoursAndMinutes, listOf, money, plural } from '../write/format.ts';
import { dayTripMeant, kilometresBetween } from './distances.ts';
import type { Gazetted } from '../../facts/types.ts';
import { reasonsOf } from './planLines.ts';
import type { InfoInput } from './infoAnswers.ts';

/** Lines of a guide that speak of water to swim in. */
const WATER = /\b(?:sea|swim\w*|bath(?:e|ing)|beach(?:es)?|ocean|lake|water)\b/i;

/** What the guides say of the water; a temperature is in none of them. */
export function seaAnswer({ brief }: InfoInput): string {
  const lines = brief.stops.flatMap(({ place, guide, firstDay }) => {
    const month = Number(firstDay.slice(5, 7));
    const season = guide?.seasons.find(({ months }) => months.includes(month));
    const about = season && WATER.test(season.line) ? [season.line] : [];
    const beaches = (guide?.areas ?? [])
      .flatMap(({ sights }) => sights)
      .filter(({ tags, name }) => tags.includes('beach') || /\bbeach\b/i.test(name))
      .map(({ name }) => name)
      .slice(0, 3);
    const where = beaches.length > 0 ? [`beaches: ${listOf(beaches)}.`] : [];
    const said = [...about, ...where];
    return said.length === 0 ? [] : [`- **${place.name}**, from my guide: ${said.join(' ')}`];
  });
  return [
    'I have no sea temperatures, so look one up in the week before you go. As a rule the sea is warmest at the end of summer and still cool at its beginning.',
    ...(lines.length === 0 ? [] : [[...new Set(lines)].join('\n')]),
  ].join('\n\n');
}

/** Whether the days do, by what the guides hold for each town. */
export function enoughAnswer({ brief }: InfoInput): string {
  const lines = brief.stops.map(({ place, guide, days }) => {
    if (!guide)
      return `- **${place.name}** (${plural(days, 'day')}): I have no guide to it, so I cannot judge.`;
    const quarters = guide.areas.length;
    const trips = guide.dayTrips.length;
    const word =
      days > quarters
        ? 'more than enough'
        : days * 2 >= quarters
          ? 'enough for the best of it'
          : 'a short visit';
    return `- **${place.name}** (${plural(days, 'day')}): ${word}. My guide has ${plural(quarters, 'quarter')} at about a day each, and ${plural(trips, 'day trip')}.`;
  });
  return `${lines.join('\n')}\n\nSay “one day more” or “one day less” to change it.`;
}

/** The longest way of the trip that is not flown, and the flights behind it. */
export function longestAnswer({ brief }: InfoInput): string {
  const ways = brief.routes.flatMap((route) => (route.kind === 'ground' ? [route] : []));
  const longest = ways.toSorted((a, b) => b.way.minutes - a.way.minutes)[0];
  if (!longest) return 'The plan has no way by land: you fly there and back.';
  const { from, to, way, date } = longest;
  const others = ways.filter((route) => route !== longest);
  const rest = others.map(
    (route) => `${route.from.name} to ${route.to.name}, about ${hoursAndMinutes(route.way.minutes)}`,
  );
  return `The longest is ${from.name} to ${to.name} by ${way.mode} on ${formatShortDay(date)}: about ${hoursAndMinutes(way.minutes)}, my estimate.${rest.length === 0 ? '' : ` The others: ${rest.join('; ')}.`} Ways within a day trip are in its day.`;
}

const AFLOAT = /\b(?:ferr(?:y|ies)|boats?|catamarans?|crossing|sailing)\b/i;
const MODE_WORDS: readonly (readonly [string, RegExp])[] = [
  ['train', /\b(?:trains?|ktx|shinkansen|tgv)\b/i],
  ['bus', /\b(?:bus(?:es)?|coach)\b/i],
  ['boat', AFLOAT],
  ['car', /\b(?:drives?|cars?|wheel)\b/i],
];

const CARRIES =
  /\b(?:takes?|carry|carries|allows?|loads?|put|bring|get)\b[^.;!?]{0,15}\b(cars?|vehicles?|vans?|campers?|campervans?|motorbikes?|bikes?|bicycles?)\b/i;

/** "How long is the flight between the two?" */
const OF_FLIGHT = /\b(?:fly|flying|flights?)\b/iu;

/** Ways of the plan by what is asked for; null where two other towns are named. @param ofFlights tells those of the plan by air */
export function waysAnswer(input: InfoInput, ofFlights: (input: InfoInput) => string): string | null {
  const isOfGround = MODE_WORDS.some(([, words]) => words.test(input.question));
  if (OF_FLIGHT.test(input.question) && !isOfGround) return ofFlights(input);
  const ways = waysAsked(input);
  const carried = AFLOAT.test(input.question) ? CARRIES.exec(input.question)?.[1] : undefined;
  return carried === undefined
    ? ways
    : `Whether that boat takes a ${carried.toLowerCase().replace(/s$/, '')} I do not know: some ferries carry cars and bicycles, and fast boats often only people on foot. The company that runs it says which, and its price.${ways === null ? '' : `\n\n${ways}`}`;
}

function waysAsked({ brief, plan, question, places }: InfoInput): string | null {
  const isOfTrip = places.every((place) => brief.stops.some((stop) => stop.place === place));
  // to a town that is none of the plan's own it is as far as it is
  if (!isOfTrip) return null;
  if (places.length === 0 && dayTripMeant({ brief, question })) return null;
  const mode = MODE_WORDS.find(([, words]) => words.test(question))?.[0] ?? 'train';
  const ground = brief.routes.flatMap((route) => (route.kind === 'ground' ? [route] : []));
  const asked = ground.filter(
    ({ way, from, to }) =>
      way.mode === mode && (places.length === 0 || places.some((place) => place === from || place === to)),
  );
  // a flight within the trip says what the way by road would take
  const byRoad =
    plan && (mode === 'bus' || mode === 'car')
      ? reasonsOf(plan, /^Flight:.*By road/).map((line) => `- ${line}`)
      : [];
  if (asked.length === 0)
    return ground.length === 0 && places.length > 0
      ? null
      : [noneOf(/\bferr(?:y|ies)\b/i.test(question) ? 'ferry' : mode, ground.length), ...byRoad].join('\n');
  const lines = asked.map(
    ({ from, to, way, date }) =>
      `- ${from.name} to ${to.name} on ${formatShortDay(date)}: about ${hoursAndMinutes(way.minutes)}${kmWords(from, to)} and ${money(way.price)} a person by ${way.mode}`,
  );
  return `${lines.join('\n')}\n\nThat is my estimate: I have no timetable, so departures are on the operator’s own page.`;
}

/** ", 190 km as the crow flies,"; empty where both are known by the place of one airport. */
function kmWords(from: Gazetted, to: Gazetted): string {
  const km = kilometresBetween(from, to);
  return km === null ? '' : ` (${km} km as the crow flies)`;
}

function noneOf(mode: string, others: number): string {
  return `No way by ${mode} is in the plan${others > 0 ? '; its other ways stand above its days' : ''}. Say “go by ${mode}” and I look whether there is one.`;
}

export const PET_ON_WAY =
  'Whether your pet may come on board I do not know: each airline, railway and ferry has its own rules, by size and weight, and often only so many places. Ask the company before you book, as a pet has to be announced; across a border it needs papers too.';

const ROOMS = /\bhow many (?:\w+ )?rooms\b|\brooms? or (?:\w+ )?(?:\d|one|two|three|four|five)\b/i;

/** The stays, or how many rooms they are counted with. */
export function hotelAnswer({ plan, brief, question }: InfoInput): string {
  const stays = plan ? reasonsOf(plan, /^Stay:/) : [];
  if (stays.length > 0) return roomsAnswer(question, brief) ?? stays.map((line) => `- ${line}`).join('\n');
  return brief.ownBeds
    ? 'You told me that you have beds of your own, so no hotel is in the plan.'
    : 'There is no hotel in the plan.';
}

function roomsAnswer(question: string, brief: InfoInput['brief']): string | null {
  if (!ROOMS.test(question)) return null;
  return `The plan counts ${plural(brief.rooms, 'room')} for ${partyInWords(brief)}. Say for example “make it ${plural(brief.rooms + 1, 'room')}”, and I count them so.`;
}

/** That the plan is in English alone, by the name of the language that was asked for. */
export function translationAnswer({ question }: InfoInput): string {
  const [, language] = /\bin(?:to)? (\p{L}{4,})\W*$/iu.exec(question) ?? [];
  const what = language === undefined ? 'translate the plan' : `put the plan into ${capitalized(language)}`;
  return `I write English only so far, so I cannot ${what}. “Copy” below the answer takes its text for a translation app.`;
}

/** The plan in a line a day. */
export function summaryAnswer({ plan, brief }: InfoInput): string {
  if (!plan) return 'There is no plan yet. Tell me where and when, and I make one.';
  const days = plan.plan.days.map(({ number, date, title, items }) => {
    const visits = items.filter(({ kind }) => kind === 'sight' || kind === 'tour').map((item) => item.title);
    return `- Day ${number}, ${formatShortDay(date)}: ${visits.length > 0 ? visits.join('; ') : title}`;
  });
  return `${headline(brief)}, ${money(plan.plan.total)} in all.\n${days.join('\n')}`;
}

/** What one traveller more would add, from the plan's own sums. */
export function onePersonMore({ plan, brief }: InfoInput): string {
  if (!plan) return 'There is no plan with a sum yet. Tell me where and for how long, and I add it up.';
  const each = plan.plan.costs.filter(({ kind }) => kind !== 'stay');
  const sum = each.reduce((total, { amount }) => total + amount, 0) / brief.travellers;
  return `About **${money(sum)}** for flights or other ways, tours, meals and local transport, as each of you pays now. The bed comes on top: a third in a room, or another room. Say “one more person” and I look it up.`;
}

/** Another month is looked up only when it is asked for. */
export function otherTimeAnswer({ brief, question }: InfoInput): string {
  const seasons = brief.stops.flatMap(({ place, guide }) =>
    (guide?.seasons ?? [])
      .filter(({ months }) => months.some((month) => namesMonth(question, month)))
      .map(({ line }) => `- **${place.name}** then, from my guide: ${line}`),
  );
  return [
    'I know prices only for the dates that I have looked up, so the plan stays as it was. Say when, and I plan it anew with the prices of then.',
    ...(seasons.length === 0 ? [] : [[...new Set(seasons)].join('\n')]),
  ].join('\n\n');
}

function namesMonth(text: string, month: number): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= 3 && monthNumberOf(word) === month);
}

const NO_HOLIDAY = 'I find no public holiday on these days.';

/** When the feasts of a question are, and whether the trip meets them; of none by name, its public holidays. */
export function feastAnswer({ brief, question, isDated }: InfoInput): string {
  const names = feastsIn(question.toLowerCase()).map(({ feast }) => feast.name);
  if (names.length === 0) return holidayNotes(brief).join('\n\n') || NO_HOLIDAY;
  const notes = feastNotes(names, brief.firstDay, brief.lastDay);
  // without dates of the traveller's there are none to lie within
  const said = isDated ? notes : notes.map((note) => note.replace(', which is not within these dates', ''));
  return said.length > 0 ? said.join('\n\n') : `I do not know when ${listOf(names)} is.`;
}
