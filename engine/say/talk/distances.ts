/** How far things are: between towns, along the plan's ways, and of its stays. */
import { distanceKm } from '../../facts/geo.ts';
import { groundWay } from '../../facts/ground.ts';
import { nearestStop } from '../../trip/tripEdits.ts';
import { hoursAndMinutes } from '../write/format.ts';
import { reasonsOf } from './planLines.ts';
import type { InfoInput } from './infoAnswers.ts';

/** Between two places that are named, from the plan's nearest town, or along the plan's own ways. */
export function distanceAnswer({ places, brief, plan, question }: InfoInput): string {
  const [first, second] = places;
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
  if (!start || start === end) return `${end.name} is where the plan is, so there is no way to measure.`;
  const km = Math.max(10, Math.round(distanceKm(start.airports[0], end.airports[0]) / 10) * 10);
  const way = groundWay(start, end);
  const byGround = way ? `, roughly ${hoursAndMinutes(way.minutes)} by ${way.mode}` : '';
  return `From ${start.name} to ${end.name} it is about ${km} km as the crow flies${byGround}. That is an estimate: a route planner has the day’s times.`;
}
