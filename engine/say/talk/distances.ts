/** How far things are: between towns, along the plan's ways, and of its stays. */
import { distanceKm } from '../../facts/geo.ts';
import { groundWay, isDrivenIn, isOpen, kilometres, landmass, rounded } from '../../facts/ground.ts';
import { roadSpeed } from '../../facts/speeds.ts';
import { pointOf } from '../../facts/guides.ts';
import { asksForTime } from '../../read/follow/questions.ts';
import { nearestStop } from '../../trip/tripEdits.ts';
import { formatShortDay, hoursAndMinutes } from '../write/format.ts';
import { reasonsOf } from './planLines.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Standing } from '../../plan/standing.ts';
import type { InfoInput } from './infoAnswers.ts';

const OF_IT =
  /\bhow (?:far|long|many (?:hours|minutes)) (?:is|does|would|will) (?:that|it|this|the (?:day[- ]?)?trip)\b|\b(?:get|take|go|drive|ride|train|bus|long|far)(?: \w+)? (?:out |over |to )?there\b/i;

/** The day trip that was put in last, where a question asks of it without its name; "the train" may be another way of the plan. */
export function dayTripMeant({
  brief,
  question,
}: Pick<InfoInput, 'brief' | 'question'>): Gazetted | undefined {
  const isOnlyWay = brief.routes.every(({ kind }) => kind !== 'ground') && HOW_LONG.test(question);
  return isOnlyWay || OF_IT.test(question) ? brief.dayTrips.at(-1) : undefined;
}
const HOW_LONG = /\bhow long (?:is|does|would|will) the (?:train|bus|ride|drive|journey|way)\b/i;

const OF_AIRPORT = /\bfrom [^?.;!]{3,30} airport\b/i;

/** "From Dublin airport to Galway"; the way from an airport that a guide knows of is told from it. */
export function isBetweenTowns({ places, brief }: InfoInput): boolean {
  const [first, second] = new Set(places);
  const isKnown = ({ guide }: InfoInput['brief']['stops'][number]) =>
    places.some(({ name }) => guide?.city !== name && guide?.arrival.includes(name));
  return first !== undefined && second !== undefined && !brief.stops.some(isKnown);
}

/** "From Pisa airport to Florence": a way into a town of the plan. */
export function isOnlyInto(input: InfoInput): boolean {
  return OF_AIRPORT.test(input.question) && !isBetweenTowns(input);
}

/** Between two places that are named, from the plan's nearest town, or along the plan's own ways. */
export function distanceAnswer(input: InfoInput): string {
  const { places, brief, plan, question } = input;
  const meant = dayTripMeant({ brief, question });
  const [named, other] = places;
  // "how far is that from Granada" asks of the day trip beside the town
  const isFromStop = other === undefined && brief.stops.some(({ place }) => place === named);
  const second = other ?? (isFromStop && OF_IT.test(question) ? meant : undefined);
  // "how do we get there from Chiang Mai", where no day trip is: the plan has its ways
  const first = isFromStop && !second && OF_IT.test(question) ? undefined : (named ?? meant);
  if (
    !first &&
    plan &&
    /\b(?:far|close|near|distance)\b.*(?:(?<!from (?:the|our|my) )\b(?:hotel|hostel|stay|accommodation)|\bfrom (?:t?here|it) to)\b/i.test(
      question,
    )
  )
    return fromStays(plan);
  if (!first) {
    const lengths = /\b(?:miles|kms?|kilomet)/i.test(question) ? lengthsOf(brief) : [];
    if (lengths.length > 0) return `${lengths.join('\n')}\n\nBy land it is longer: a route planner has that.`;
    const ways = plan ? reasonsOf(plan, /^(?:Flight|Train|Bus|Road|Boat):/) : [];
    return ways.length > 0
      ? ways.map((line) => `- ${line}`).join('\n')
      : `I find no way of that kind in the plan${/\bday \d/i.test(question) ? ' of that day' : ''}. Name the two towns, and I say how far they are apart.`;
  }
  const start = second ? first : brief.stops[nearestStop(brief.stops, first)?.index ?? 0]?.place;
  const end = second ?? first;
  if (!second && !plan)
    return `Name the town that it is to be measured from, and I say how far ${end.name} is from it.`;
  // from something to see in a town it is as far as the stay there
  if (
    plan &&
    start === end &&
    /\bhow far (?:would|will|are|is) (?:we|i|the (?:hotel|stay))\b/i.test(question)
  )
    return fromStays(plan);
  if (!start || start === end) {
    const around = brief.stops.find(({ place }) => place === end)?.guide?.gettingAround;
    return `${end.name} is where the plan is, so there is no way to measure.${around === undefined ? '' : ` Getting around there, from my guide: ${around}`}`;
  }
  const way = groundWay(start, end);
  const byGround = way
    ? `roughly ${hoursAndMinutes(way.minutes)} by ${way.mode}`
    : driveWords(start, end, question);
  const isWithoutCar = /\b(?:without|no|not have) (?:a |any )?(?:car|driving)\b/i.test(question);
  const others =
    isWithoutCar && way?.mode === 'car'
      ? ' Without one it is a bus, a shuttle or a taxi: which of them runs, I do not know.'
      : '';
  const km = kilometresBetween(start, end);
  const asFlown = km === null ? '' : `about ${km} km as the crow flies`;
  const far = [asFlown, byGround].filter((part) => part !== '').join(', ');
  if (far === '') return `How far it is from ${start.name} to ${end.name} I do not know: a map does.`;
  return `From ${start.name} to ${end.name} it is ${far}. That is an estimate: a route planner has the day’s times.${others}${dayTripOffer(end, input)}`;
}

/** How a town outside the plan comes into it, where a question weighs a day there. */
function dayTripOffer({ name }: Gazetted, { question, plan, brief: { stops } }: InfoInput): string {
  return plan && asksForTime(question) && stops.every(({ place }) => place.name !== name)
    ? ` Say “add a day trip to ${name}”, and I put it in.`
    : '';
}

const KM_A_MILE = 1.609;

/** How far apart the ends of the ways between towns are, each on its day. */
function lengthsOf({ routes }: InfoInput['brief']): string[] {
  return routes.flatMap(({ kind, from, to, date }) => {
    const km = kind === 'ground' ? kilometresBetween(from, to) : null;
    return km === null
      ? []
      : [
          `- ${formatShortDay(date)}: ${from.name} to ${to.name}, about ${km} km (${Math.round(km / KM_A_MILE)} miles) as the crow flies`,
        ];
  });
}

/** The stays, and that no way from a door is known. */
function fromStays(plan: Standing): string {
  const stays = reasonsOf(plan, /^Stay:/);
  return `${stays.map((line) => `- ${line}`).join('\n')}\n\nOf a stay I know its quarter and not its address, so I cannot measure from its door: a map does.`;
}

/** A drive that is too long to be planned as a day's way is asked after all the same; empty where no road goes, or nobody asks. */
function driveWords(start: Gazetted, end: Gazetted, question: string): string {
  const isRoad = landmass(start) === landmass(end) && isOpen(start.countryCode, end.countryCode);
  if (!isRoad || !/\b(?:driv\w*|cars?|roads?)\b/i.test(question)) return '';
  const minutes = (kilometres(start, end) / (isDrivenIn(start, end) ? 70 : roadSpeed(start, end))) * 60;
  return `roughly ${hoursAndMinutes(rounded(minutes, 30))} by car`;
}

/** In tens; null where both are known by the place of one airport alone. */
export function kilometresBetween(start: Gazetted, end: Gazetted): number | null {
  const km = distanceKm(pointOf(start), pointOf(end));
  return km < 1 ? null : Math.max(10, Math.round(km / 10) * 10);
}
