/** How far things are: between towns, along the plan's ways, and of its stays. */
import { distanceKm } from '../../facts/geo.ts';
import { groundWay } from '../../facts/ground.ts';
import { pointOf } from '../../facts/guides.ts';
import { nearestStop } from '../../trip/tripEdits.ts';
import { hoursAndMinutes } from '../write/format.ts';
import { reasonsOf } from './planLines.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { InfoInput } from './infoAnswers.ts';

/** Of the day trip that was put in last. */
const OF_IT = /\bhow (?:far|long) (?:is|does|would|will) (?:that|it|this|the (?:day[- ]?)?trip)\b/i;

/** Between two places that are named, from the plan's nearest town, or along the plan's own ways. */
export function distanceAnswer({ places, brief, plan, question }: InfoInput): string {
  const [named, second] = places;
  const first = named ?? (OF_IT.test(question) ? brief.dayTrips.at(-1) : undefined);
  if (
    !first &&
    plan &&
    /\b(?:far|close|near|distance)\b.*(?<!from (?:the|our|my) )\b(?:hotel|hostel|stay|accommodation)\b/i.test(
      question,
    )
  ) {
    const stays = reasonsOf(plan, /^Stay:/);
    return `${stays.map((line) => `- ${line}`).join('\n')}\n\nOf a stay I know its quarter and not its address: a map has the way from its door.`;
  }
  if (!first) {
    const ways = plan ? reasonsOf(plan, /^(?:Flight|Train|Bus|Road|Boat):/) : [];
    return ways.length > 0
      ? ways.map((line) => `- ${line}`).join('\n')
      : `I find no way of that kind in the plan${/\bday \d/i.test(question) ? ' of that day' : ''}. Name the two towns, and I say how far they are apart.`;
  }
  const start = second ? first : brief.stops[nearestStop(brief.stops, first)?.index ?? 0]?.place;
  const end = second ?? first;
  if (!second && !plan)
    return `Name the town that it is to be measured from, and I say how far ${end.name} is from it.`;
  if (!start || start === end) return `${end.name} is where the plan is, so there is no way to measure.`;
  const way = groundWay(start, end);
  const byGround = way ? `roughly ${hoursAndMinutes(way.minutes)} by ${way.mode}` : '';
  const isWithoutCar = /\b(?:without|no|not have) (?:a |any )?(?:car|driving)\b/i.test(question);
  const others =
    isWithoutCar && way?.mode === 'car'
      ? ' Without one it is a bus, a shuttle or a taxi: which of them runs, I do not know.'
      : '';
  const km = kilometresBetween(start, end);
  const asFlown = km === null ? '' : `about ${km} km as the crow flies`;
  const far = [asFlown, byGround].filter((part) => part !== '').join(', ');
  if (far === '') return `How far it is from ${start.name} to ${end.name} I do not know: a map does.`;
  return `From ${start.name} to ${end.name} it is ${far}. That is an estimate: a route planner has the day’s times.${others}`;
}

/** In tens; null where both are known by the place of one airport alone. */
function kilometresBetween(start: Gazetted, end: Gazetted): number | null {
  const km = distanceKm(pointOf(start), pointOf(end));
  return km < 1 ? null : Math.max(10, Math.round(km / 10) * 10);
}
