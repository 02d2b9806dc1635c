/** What is paid, hired, climbed or ridden on the spot: no search knows it, so that is said with what is known beside it. */
import { OF_BOOKING, OF_PRICE, ENDS, OF_ROOM } from '../../../content/words/onTheSpot.ts';
import { GETS_ON } from '../../../content/words/walking.ts';
import { HEIGHTS } from '../../../content/regions/heights.ts';
import { normalize } from '../../../domain/text/normalize.ts';
import { findDatedRef, withoutDay } from '../../read/follow/dayRefs.ts';
import { answerFromPlan } from './answerFromPlan.ts';
import { guideWords, namedIn, shownRuns } from './askedThings.ts';
import { eventNotes } from '../../plan/brief/events.ts';
import { listOf } from '../write/format.ts';
import { itemsOf } from './planLines.ts';
import { quoted } from './unchanged.ts';
import type { InfoInput } from './infoAnswers.ts';
import type { Standing } from '../../plan/standing.ts';

const BOOKS_NOTHING =
  'I book nothing and take no money. Each card below a plan leads to the partner who sells it; without a partner’s key the cards show sample data, which is realistic but made up and cannot be booked. Prices are as my search saw them, so look again before you pay. Book what cannot be moved first: flights, then the stay, then tours.';

/** How things are booked; of one that is named, that nobody here knows whether it has to be. */
export function bookingAnswer({ question, brief, plan }: InfoInput): string {
  const day = findDatedRef(question);
  const runs = namedIn(day ? withoutDay(question, day) : question, (word) => OF_BOOKING.test(word));
  // "is anything on Thursday prepaid?"
  const ofDay =
    day && plan && runs.length === 0 ? answerFromPlan(question.slice(day.from, day.to), plan) : null;
  if (ofDay !== null)
    return `I book nothing myself, so only what you booked or paid yourself is paid. That day has:\n${ofDay}`;
  if (runs.length === 0) return BOOKS_NOTHING;
  return `Whether ${shownRuns(runs)} has to be booked ahead I do not know for certain, and I book nothing myself: look at its own page as soon as your days stand. What lets in a fixed number a day sells out first.${guideWords(brief, runs)}`;
}

/** What children or the old pay where entry is asked. */
export function reducedAnswer({ question, brief }: InfoInput): string {
  const runs = namedIn(question, (word) => OF_PRICE.test(word));
  const where = runs.length === 0 ? '' : ` at ${shownRuns(runs)}`;
  return `What they pay${where} I do not know: no entry prices are in my searches. Many places let small children in free and ask less of older ones, of students and of the old; the place’s own page says from which age. Take papers along that show it.${guideWords(brief, runs)}`;
}

const OF_HIRE = /^(?:rent|renting|hire|hiring|borrow|buy|buying|shops?|easy|possible|place)$/;

/** Where a thing is hired or bought. */
export function gearAnswer({ question, brief, plan }: InfoInput): string {
  const names = brief.stops.map(({ place }) => place.name);
  const own = new Set(names.flatMap((name) => normalize(name).split(' ')));
  const runs = namedIn(question, (word) => OF_HIRE.test(word) || own.has(word));
  const planned = plan === null || runs.length === 0 ? null : answerFromPlan(runs.join(' '), plan);
  if (planned !== null) return planned;
  return `I know no shop in ${listOf(names)} by name that sells or rents out ${shownRuns(runs)}: your hotel or the tourist office does.${guideWords(brief, runs)}`;
}

/** From the hotel to the port and the like: nobody here knows the streets. */
export function transferAnswer({ question, brief }: InfoInput): string {
  const [, from, to] = ENDS.exec(question) ?? [];
  const way = from && to ? `from “${from}” to “${to}”` : 'there';
  const lines = brief.stops.flatMap(({ place, guide }) =>
    guide ? [`- **${place.name}:** ${guide.gettingAround}`] : [],
  );
  const between = /\bterminals?\b/i.test(from ?? '')
    ? ' Between the terminals of an airport there is as a rule a train or a shuttle bus: follow the signs, and ask your airline how long it wants you to allow.'
    : ' A taxi goes from any door, also with much luggage; your hotel can order one or a transfer, and knows the bus or train.';
  return `The way ${way}, and how long it takes, I do not know street by street.${between}${lines.length === 0 ? '' : `\n\nGetting around, from my guide:\n${[...new Set(lines)].join('\n')}`}`;
}

const FEET_A_METRE = 3.281;
const FELT_FROM = 2_500;

function heightOf(name: string): number | null {
  const found = HEIGHTS.replaceAll('\n', ' ')
    .split(', ')
    .find((entry) => normalize(entry.replace(/ \d+\s*$/, '')).trim() === normalize(name));
  return found === undefined ? null : Number(/(\d+)\s*$/.exec(found)?.[1]);
}

const OF_HEIGHT = /^(?:high|far|above|sea|level|altitude|elevation|height|met(?:re|er)s?|feet|city|town)$/;

/** How high towns lie; of a thing, what the plan or a guide says in figures. */
export function heightAnswer({ question, brief, plan, places }: InfoInput): string {
  const towns = places.length > 0 ? places : brief.stops.map(({ place }) => place);
  const own = new Set(towns.flatMap(({ name }) => normalize(name).split(' ')));
  // "I have asthma, is the altitude a problem" asks of the towns
  const runs = /\b(?:altitude|elevation|high up)\b(?! of\b)/i.test(question)
    ? []
    : namedIn(question, (word) => OF_HEIGHT.test(word) || own.has(word));
  const found = runs.length > 0 && plan ? answerFromPlan(question, plan) : null;
  if (found !== null) return found;
  if (runs.length > 0 && places.length === 0)
    return `How high ${shownRuns(runs)} is I do not know: its own page or a map does.${guideWords(brief, runs)}`;
  const lines = [...new Map(towns.map((town) => [town.name, heightOf(town.name)]))];
  const known = lines.flatMap(([name, metres]) =>
    metres === null
      ? []
      : [
          `${name} lies at about ${metres.toLocaleString('en')} metres (${(Math.round((metres * FEET_A_METRE) / 100) * 100).toLocaleString('en')} feet).`,
        ],
  );
  const unknown = lines.flatMap(([name, metres]) => (metres === null ? [name] : []));
  const isFelt = lines.some(([, metres]) => metres !== null && metres >= FELT_FROM);
  return [
    ...known,
    ...(unknown.length === 0
      ? []
      : [`How high ${listOf(unknown)} ${unknown.length > 1 ? 'lie' : 'lies'} I do not know: a map does.`]),
    ...(isFelt
      ? [
          'From about 2,500 metres many feel the height: keep the first day easy, and ask your doctor beforehand.',
        ]
      : []),
  ].join(' ');
}

/** That no search knows a price, with what a guide says of the thing. */
export function priceUnknown(thing: string, brief: InfoInput['brief']): string {
  const permit = /\bpermits?\b/i.test(thing)
    ? ' A permit is had from the park or office that grants it, often for a set day and months ahead: its page has the price of today.'
    : '';
  return `I know no price of “${quoted(thing)}” there: my searches have flights, stays and tours, and nothing that is paid on the spot.${permit}${guideWords(brief, [thing])}`;
}

/** A detail of the stays, which no search returns. */
export function hotelDetailAnswer({ question, plan }: InfoInput): string {
  const named = (plan ? itemsOf(plan) : []).filter(({ text }) => /check (?:in|out)/i.test(text));
  const isTime = /check[- ]?(?:in|out)/i.test(question) && named.length > 0;
  const hours = isTime ? named.map(({ day, text }) => `- ${day}: ${text}`).join('\n') : '';
  const thing = OF_ROOM.exec(question)?.[0].toLowerCase();
  const whether =
    thing === undefined
      ? ''
      : ` Whether there is a ${thing.replace(/(?<=[^s])s$/, '')} I do not know: ask the hotel before you book, so that it stands ready.`;
  return `${hours === '' ? '' : `In the plan:\n${hours}\n\n`}Of a stay I know its name, stars, district and price: breakfast, rooms, hours and cancelling are not in what my search returns. The page you book on or the hotel itself can say.${whether}`;
}

/** A time to change from one flight or train to the next. */
export const OF_CONNECTION =
  /\b(?:\d{1,3}|an?|one|two|three|half an?) ?-?(?:min(?:ute)?s?|hours?|hrs?|h)\b(?: [\w-]+){0,3} (?:before|between|until|till|to (?:change|catch|make|connect))\b|\b(?:layover|connection|connecting time|changing planes|change (?:of )?planes)\b/i;

/** Whether a connection is long enough: who decides it, and what holds on one ticket and on two. */
export function connectionAnswer(question: string): string {
  const time = /\b(?:\d{1,3}|an?|one|two|three) (?:minutes|mins?|hours?|hrs?)\b/i.exec(question)?.[0];
  const help = /wheelchair|assistance|walk/i.test(question)
    ? ' Wheelchair help at the airport is ordered from the airline, best two days ahead; ask it there whether the time is enough with the help.'
    : '';
  return `Whether ${time ?? 'that'} is enough for the connection I cannot promise. On one ticket the airline sells no less than the airport’s own least time to change, and if the flight before it is late it has to put you on its next flight free of charge. On two tickets nobody waits and a missed flight is lost, so leave three hours.${help}`;
}

/** Of a door that somebody is to get through. */
export function accessWords(name: string): string {
  return `Whether ${name} has steps, a ramp or a lift I do not know: its own page or its staff say so.`;
}

/** What is known of how one who uses a wheelchair gets on or into what a question names; null where none travels, or it names nothing. */
export function boarded(question: string, plan: Standing): string | null {
  const name = plan.brief.needs.some(({ kind }) => kind === 'wheelchair') && GETS_ON.exec(question)?.[1];
  return name ? `${accessWords(`the ${name}`)}\n\n${answerFromPlan(question, plan) ?? ''}`.trimEnd() : null;
}

/** Of a ticket that somebody else sold. */
export const CANCELLED =
  'I sold you no ticket, so I cannot rebook it: the company that runs it, or whoever sold it to you, has to. Ask for the next seat or for your money back, and keep the receipts for meals and a bed; what you are owed besides depends on the country. Then tell me the new times, and I fit the plan to them.';

/** Of a hired car. */
const LICENCE =
  'Whether your licence is enough, or an international driving permit too, I do not know: the rental company says it, and your automobile club issues the permit.';
const CARS =
  'Whether a hired car pays I cannot say for certain: it does for what lies far from the stops, and hardly within a town, where it has to be parked.';

/** What a question of cars is told beside the ways of a town: whether one pays, or whose word on papers counts. */
export function carsTold(question: string): string {
  if (/\b(?:permit|licen[cs]e)\b/i.test(question)) return `\n\n${LICENCE}`;
  return /\b(?:cars?|driv\w+)\b/i.test(question) ? `\n\n${CARS}` : '';
}

/** When the events are that a question names; null where none is known. */
export function eventTimes(events: readonly string[], { brief }: Standing): string | null {
  const times = events.length === 0 ? [] : eventNotes({ events, feasts: [] }, brief.stops);
  return times.length === 0
    ? null
    : [...times, 'Say “let’s go then”, and I move the plan to its dates.'].join('\n\n');
}
