import { wayInWords, waysOfDay } from '@domain/itinerary/dayWays.ts';
import type { Gait } from '@domain/itinerary/gait.ts';
import type { PlanDay } from '@domain/itinerary/itinerary.ts';
import type { DayStopWay } from '@/ui/itinerary/DayCard.tsx';

/** Of each item of a day the way on to the next, in words, where it is known; a meal on the way is told with where one came from. */
export function waysBetweenStops(day: PlanDay, gait: Gait): readonly (DayStopWay | undefined)[] {
  const ways = waysOfDay(day, gait);
  return day.items.map((item, index) => {
    const next = day.items[index + 1];
    const way = next && ways.get(next.id);
    if (!way) return undefined;
    const { time, how } = wayInWords(way, gait);
    return { by: way.by, time, how: way.from === item ? how : `${how} from ${way.from.title}` };
  });
}
