/**
 * Answers to questions about a trip: from the plan and the guides where they know, and where they do not, who does.
 * None changes the plan.
 */
import { dishesAgainst } from '../../plan/demands/dishes.ts';
import { daysBetween } from '../../../domain/dates/calendar.ts';
import { instantOfLocal, timeZoneOf } from '../../facts/geo.ts';
import { formatDay, hoursAndMinutes, listOf, lowered, money, plural } from '../write/format.ts';
import { partyInWords } from '../write/headline.ts';
import { costsOf, datedDays, fitOf, itemsOf, listed, reasonsOf, stayInWords } from './planLines.ts';
import { areasAnswer } from './areas.ts';
import { answerFromPlan } from './answerFromPlan.ts';
import { distanceAnswer, isBetweenTowns, isOnlyInto } from './distances.ts';
import { carefulLines, linesFromGuides } from './fromGuide.ts';
import { openAnswer } from './openAnswer.ts';
import { packingFor } from './packing.ts';
import { rainAnswer } from './rain.ts';
import { isPass, thingAnswer } from './thingAnswer.ts';
import {
  bookingAnswer,
  CANCELLED,
  carsTold,
  connectionAnswer,
  gearAnswer,
  heightAnswer,
  hotelDetailAnswer,
  OF_CONNECTION,
  priceUnknown,
  reducedAnswer,
  transferAnswer,
} from './onTheSpot.ts';
import { weatherAnswer } from './weather.ts';
import { thingPriced } from './thingPriced.ts';
import {
  enoughAnswer,
  feastAnswer,
  hotelAnswer,
  longestAnswer,
  onePersonMore,
  otherTimeAnswer,
  PET_ON_WAY,
  seaAnswer,
  summaryAnswer,
  translationAnswer,
  waysAnswer,
} from './tripAnswers.ts';
import { visaWords } from './visa.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Brief } from '../../plan/brief/brief.ts';
import type { PlanItem } from '../../../domain/itinerary/itinerary.ts';
import type { Standing } from '../../plan/standing.ts';
import { countryFacts } from '../../../content/countries/countries.ts';
import type { CountryFacts } from '../../../content/countries/schema.ts';
import type { CityGuide } from '../../../content/towns/types.ts';
import { besideDollars } from '../../../domain/money/besideDollars.ts';
import { findDatedRef, numberOf } from '../../read/follow/dayRefs.ts';
import { itemInWords } from '../write/writeDays.ts';
import { currencyAsked } from '../../read/money/rates.ts';
import { MEDICINES_TOLD } from '../../../content/words/medicines.ts';
import type { InfoTopic } from '../../../content/words/infoTopics.ts';

export interface InfoInput {
  /** As typed. */
  readonly question: string;
  readonly brief: Brief;
  /** Whether the traveller or a plan gave the dates of the brief. */
  readonly isDated: boolean;
  /** Null where there is none yet. */
  readonly plan: Standing | null;
  /** Places that the question names. */
  readonly places: readonly Gazetted[];
}

type Answer = (input: InfoInput) => string;

const FLIGHT_ITEM = /\b[A-Z]{3} to [A-Z]{3}\b/;
/** A way on the ground between towns, and what is done first behind it. */
const GROUND_ITEM = /\*\* (?:(?:Train|Bus|Drive|Boat|Ferry) to|Check in at) /;

/** What to say, in markdown. */
export function answerInfo(topic: InfoTopic, input: InfoInput): string {
  return ANSWERS[topic](input);
}

const ANSWERS: Readonly<Record<InfoTopic, Answer>> = {
  visa: ({ brief }) => visaWords(namesOf(brief, 'country')),
  cancelled: () => CANCELLED,
  eat: ({ brief, plan, question }) => {
    const planned = plan && (mealsOn(question, plan) ?? answerFromPlan(question, plan));
    if (planned) return planned;
    const known = linesFromGuides(brief, ['eat']).filter(
      (line) => !brief.needs.some((need) => dishesAgainst(need)?.test(line)),
    );
    return known.length === 0
      ? `I have no guide to ${namesOf(brief, 'name')} and name no kitchen that I do not know: your hotel’s people know where they go themselves.`
      : `From my guide; hours and tables I cannot see, so ring before you go.\n\n${known.map((line) => `- ${line}`).join('\n')}`;
  },
  safety: ({ brief }) => {
    const lines = brief.stops.flatMap(({ place, guide }) =>
      carefulLines(guide).map((line) => `- ${place.name}, from my guide: ${line}`),
    );
    return [
      `I cannot judge how safe ${namesOf(brief, 'name')} will be when you go, and I do not want to guess. Ask those who watch it: your own foreign ministry’s travel advice for ${namesOf(brief, 'country')}, and on the spot your hotel or the tourist office.`,
      ...(lines.length > 0 ? [[...new Set(lines)].join('\n')] : []),
      'What holds anywhere: keep a copy of your passport apart from it, know the local emergency number, and have insurance that covers treatment and the way home.',
    ].join('\n\n');
  },
  health: ({ brief, question }) =>
    /insur/i.test(question)
      ? `I sell no insurance and cannot tell what yours covers. Your insurer knows: ask about treatment in ${namesOf(brief, 'country')}, the way home and cancellation, before you book anything that cannot be refunded.`
      : `${countryLines(brief, 'tap water and health', ({ tapWater, health, emergency }) => `tap water is ${tapWater} to drink; the emergency number is ${emergency}.${health === null ? '' : ` ${health}`}`)}\n\nI am no doctor: a travel clinic or your doctor knows, best four to six weeks ahead, and your foreign ministry’s page has what is required at the border.`,
  packing: ({ brief, question }) => packingFor(brief, question),
  airport: (input) => (isBetweenTowns(input) ? distanceAnswer(input) : airportAnswer(input)),
  around: ({ brief, question }) =>
    `${guided(
      brief,
      'getting around',
      (guide) => guide.gettingAround,
      'the city’s transport company, and your hotel',
    )}${carsTold(question)}`,
  areas: areasAnswer,
  weather: weatherAnswer,
  rain: rainAnswer,
  fit: ({ plan, brief, question }) => fitOf(plan) + (/food|meals/i.test(question) ? dailyWords(brief) : ''),
  total: totalAnswer,
  flight: flightAnswer,
  hotel: hotelAnswer,
  hotelDetail: hotelDetailAnswer,
  booking: bookingAnswer,
  height: heightAnswer,
  reduced: reducedAnswer,
  gear: gearAnswer,
  transfer: transferAnswer,
  money: ({ brief }) =>
    countryLines(
      brief,
      'money and tips',
      ({ currency, cash, tipping }) =>
        `the currency is the ${currency.name} (${currency.code}). Cash or card: ${lowered(cash)} Tipping: ${lowered(tipping)}`,
    ) + dailyWords(brief),
  phone: ({ brief }) =>
    `${countryLines(brief, 'sockets', ({ plugs, volts }) => `sockets of type ${listOf(plugs)}, ${volts} V`)}\n\nYour phone company knows what roaming with its SIM costs there. Your plan here opens without a network.`,
  language: ({ brief }) =>
    `${countryLines(brief, 'the language', ({ languages }) => `people speak ${languages}`)}\n\nA translation app with its language stored on the phone works without a network.`,
  time: timeAnswer,
  distance: (input) => (isOnlyInto(input) ? airportAnswer(input) : distanceAnswer(input)),
  dates: datesAnswer,
  hours: hoursAnswer,
  open: openAnswer,
  sea: seaAnswer,
  summary: summaryAnswer,
  enough: (input) =>
    OF_CONNECTION.test(input.question) ? connectionAnswer(input.question) : enoughAnswer(input),
  longest: longestAnswer,
  thing: thingAnswer,
  ways: (input) => waysAnswer(input, flightAnswer) ?? distanceAnswer(input),
  petOnWay: () => PET_ON_WAY,
  medicines: () => MEDICINES_TOLD,
  onePersonMore,
  otherTime: otherTimeAnswer,
  feast: feastAnswer,
  takeaway: () =>
    'I send nothing myself. Open the trip: “Share” there makes a link of it, “Calendar” files of it, for maps too, and “Print” puts it on paper or saves it as a PDF; it opens without a network too. Here “Copy” below the answer takes its text.',
  translation: translationAnswer,
  drinkingAge: ({ brief }) =>
    `${countryLines(brief, 'the drinking age', ({ drinkingAge }) => (drinkingAge === null ? 'rules differ by region' : `alcohol is sold from ${drinkingAge}`))}\n\nYour foreign ministry’s travel advice has a page on local laws.`,
  who: () =>
    'I am Waymark’s planner, a program: I look up flights, stays and tours and write your days from them and from guides that people wrote. I book nothing, and where I do not know something I say so.',
};

const airportAnswer = ({ brief }: InfoInput) =>
  `${guided(brief, 'the way into town', (guide) => guide.arrival, 'the airport’s own page, and your hotel')}${brief.stops.every(({ guide }) => guide) ? '' : ' Nearly every airport has taxis at a rank, and most have a bus.'}`;

const isDinner = ({ kind, title }: PlanItem) => kind === 'meal' && title === 'Dinner';

/** The plan's own meals of the day that a question names; null where it names none, or one without. */
function mealsOn(question: string, { plan, brief: { firstDay } }: Standing): string | null {
  const { days } = plan;
  const found = findDatedRef(question.replace(/\bfirst (?:night|evening)\b/i, 'first day'));
  const number = found === null ? 0 : numberOf(found.ref, { firstDay, days: days.length });
  const isAtEnd = /\b(?:last|final) (?:night|evening)\b/i.test(question);
  const day = isAtEnd ? days.findLast(({ items }) => items.some(isDinner)) : days[number - 1];
  const meals = (day?.items ?? []).filter((item) => (isAtEnd ? isDinner(item) : item.kind === 'meal'));
  return meals.length === 0 ? null : meals.map((item) => `- ${itemInWords(item, plan)}`).join('\n');
}

const OF_THAT =
  /\b(?:(?:which|what|wat) (?:week)?day|when)(?: is|'?s| was| would| will) (?:that|it|this)\b(?! (?:over|trip|plan)\b)/i;

function datesAnswer({ plan, brief, question }: InfoInput): string {
  if (!plan) return 'There is no plan with dates yet. Tell me where and when, and I make one.';
  // "which day is that", of what was put in last
  const meant = OF_THAT.test(question) ? brief.dayTrips.at(-1)?.name : undefined;
  const own = plan.plan.days.filter(({ title }) => meant !== undefined && title.includes(meant));
  if (own.length > 0)
    return `${datedDays(own).join('\n')}\n\nSay “move ${meant ?? ''} to day 2”, for example, to have it on another.`;
  const days = `${formatDay(brief.firstDay)} to ${formatDay(brief.lastDay)}`;
  const each = datedDays(plan.plan.days);
  const towns = brief.stops.map(stayInWords);
  const stayed = plan.plan.days.length - 1;
  const nights = stayed > 0 ? ` and ${plural(stayed, 'night')}` : '';
  const order = towns.length > 1 ? `\n\nIn this order: ${listOf(towns)}.` : '';
  return `The plan goes from ${days}, ${plural(plan.plan.days.length, 'day')}${nights}:\n${each.join('\n')}${order}`;
}

function hoursAnswer({ plan, question }: InfoInput): string {
  if (!plan) return 'There is no plan yet.';
  const number = Number(/\bday (\d{1,2})/i.exec(question)?.[1] ?? 1);
  const own = itemsOf(plan).filter(({ day }) => day.startsWith(`Day ${number},`));
  const [first] = own;
  const last = own[own.length - 1];
  return first && last
    ? `${first.day} begins with ${first.text} and ends with ${last.text}.`
    : `The plan has no day ${number}.`;
}

/** Asked of one traveller. */
const EACH = /\b(?:each|per (?:person|head)|a (?:person|head)|pp)\b/i;

function totalAnswer(input: InfoInput): string {
  const { plan, brief, question } = input;
  const thing = thingPriced(question, plan ? costsOf(plan) : []);
  if (thing !== null && isPass(thing)) return thingAnswer(input);
  if (thing !== null) return `${priceUnknown(thing, brief)}${dailyWords(brief)}`;
  if (!plan) return 'There is no plan with a sum yet. Tell me where and for how long, and I add it up.';
  const isOfHotel = /\b(?:hotel|stay|room|night)\b/i.test(question);
  const isOfFlight = /\b(?:flights?|fly)\b/i.test(question);
  const isOfTour = /\btours?\b/i.test(question);
  const costs = costsOf(plan).filter((line) =>
    isOfHotel
      ? /nights? ×/.test(line)
      : isOfFlight
        ? line.startsWith('Flight')
        : isOfTour
          ? /tour|walk|class/i.test(line) && /traveller/.test(line)
          : true,
  );
  if (costs.length > 0 && (isOfHotel || isOfFlight || isOfTour))
    return costs.map((line) => `- ${line}`).join('\n');
  const { total } = plan.plan;
  const each = brief.travellers > 1 ? `, about ${money(total / brief.travellers)} a person` : '';
  const currency = currencyAsked(question);
  const [sum, of] = EACH.test(question) ? [total / brief.travellers, ' a person'] : [total, ' in all'];
  const beside = besideDollars(sum, currency);
  const inOther = beside === undefined ? ':' : `. That is ${beside.replace(', at', `${of}, at`)}.`;
  return `The plan comes to **${money(total)}** for ${partyInWords(brief)}${each}${inOther}\n${costsOf(plan)
    .map((line) => `- ${line}`)
    .join('\n')}\n\nTickets for sights, shopping and insurance are not in it.`;
}

function flightAnswer({ plan, brief }: InfoInput): string {
  const items = plan ? itemsOf(plan) : [];
  const flights = items.filter(({ text }) => FLIGHT_ITEM.test(text) && !/leave for the airport/i.test(text));
  const reasons = plan ? reasonsOf(plan, /^Flight:/) : [];
  if (reasons.length > 0 || flights.length > 0) return listed(reasons, flights);
  const ground = plan ? reasonsOf(plan, /^(?:Train|Bus|Road|Boat):/) : [];
  // who asks when they get in asks for hours
  const hours = items.filter(({ text }) => GROUND_ITEM.test(text));
  if (ground.length > 0) return `No flight is in the plan:\n${listed(ground, hours)}`;
  return brief.ownFlights
    ? 'You told me that you have flights, so none is in the plan: your booking has their times.'
    : `There is no ${brief.origin ? 'such flight in the plan. I look one up for a trip that goes there' : 'flight in the plan. Tell me where you leave from, and I look for one'}.`;
}

function timeAnswer({ brief }: InfoInput): string {
  const [{ place, firstDay }] = brief.stops;
  const { origin } = brief;
  if (!origin) return `Tell me where you leave from, and I can say how far ${place.name} is ahead or behind.`;
  const noon = (at: typeof place) => instantOfLocal(firstDay, 720, timeZoneOf(at.airports[0])).getTime();
  const minutes = Math.round((noon(origin) - noon(place)) / 60_000);
  if (minutes === 0) return `${place.name} has the same time as ${origin.name} when you are there.`;
  return `${place.name} is ${hoursAndMinutes(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} ${origin.name} when you are there.`;
}

/** A line for each country of the trip, general knowledge; those without facts are said to be unknown. */
function countryLines(
  { stops }: Pick<Brief, 'stops'>,
  what: string,
  lineOf: (facts: CountryFacts) => string,
): string {
  const countries = new Map(stops.map(({ place }) => [place.countryCode, place.country]));
  const known = [...countries].flatMap(([code, name]) => {
    const facts = countryFacts(code);
    return facts ? [`- **${name}:** ${lineOf(facts)}`] : [];
  });
  const unknown = [...countries].filter(([code]) => countryFacts(code) === null).map(([, name]) => name);
  const rest =
    unknown.length === 0
      ? []
      : [
          `I have no facts on ${what} in ${listOf(unknown)}, and I will not guess: your hotel or the tourist office knows.`,
        ];
  return [...known, ...rest].join('\n');
}

/** A line for each town that has a guide, and who knows for those that have none. */
function guided(brief: Brief, what: string, lineOf: (guide: CityGuide) => string, who: string): string {
  const known = brief.stops.flatMap(({ place, guide }) =>
    guide ? [`- **${place.name}:** ${lineOf(guide)}`] : [],
  );
  const unknown = brief.stops.filter(({ guide }) => guide === null).map(({ place }) => place.name);
  const rest =
    unknown.length === 0
      ? []
      : [`I have no guide to ${listOf(unknown)}, so ${what} there I do not know: ${who} can say.`];
  return [...new Set(known), ...rest].join('\n');
}

function dailyWords({ stops, travellers, firstDay, lastDay }: Brief): string {
  const [{ guide, place }] = stops;
  if (!guide) return '';
  const days = daysBetween(firstDay, lastDay) + 1;
  return ` For meals and local transport in ${place.name} I count ${money(guide.dailyCost)} a day${travellers > 1 ? ' a person' : ''}, over ${plural(days, 'day')}.`;
}

function namesOf({ stops }: Brief, what: 'name' | 'country'): string {
  return listOf([...new Set(stops.map(({ place }) => place[what]))]);
}
