/** Where a trip goes, for a map: what has coordinates in the plan, day by day. */
import { type ClockFace, formatHours, onClock } from '../dates/dayTimes.ts';
import { formatShortDate } from '../dates/formatDates.ts';
import type { CheckedPlan, PlanPoint } from '../itinerary/itinerary.ts';
import { isSamePlace } from '../itinerary/measures.ts';
import { capitalized } from '../text/capital.ts';

interface Place {
  readonly name: string;
  /** When it is visited, and what stands beside it in the plan. */
  readonly words: string;
  readonly at: PlanPoint;
}

export interface PlacesOfDay {
  readonly number: number;
  readonly name: string;
  readonly places: readonly Place[];
}

export interface TripPlaces {
  /** The towns of the visit. */
  readonly towns: readonly Place[];
  /** Those days that have places whose coordinates are known. */
  readonly days: readonly PlacesOfDay[];
}

type Placed = Pick<CheckedPlan, 'cities' | 'towns' | 'days'>;

/**
 * Null where the plan has no coordinates: it was made before they were kept.
 * @param face how its words have times of the day
 */
export function placesOf({ cities, towns, days }: Placed, face: ClockFace = '12-hour'): TripPlaces | null {
  const visited = towns.filter(({ name }) => cities.some((city) => isSamePlace(city, name)));
  const placed = days.flatMap(({ number, date, title, items }): PlacesOfDay[] => {
    const places = items.flatMap((item): Place[] => {
      if (!item.at) return [];
      const when = `${formatShortDate(date)}, ${formatHours(item)}`;
      const words = onClock(face, [when, capitalized(item.note)].filter(Boolean).join('\n'));
      return [{ name: item.title, words, at: item.at }];
    });
    return places.length === 0 ? [] : [{ number, name: `Day ${number}: ${title}`, places }];
  });
  if (visited.length === 0 && placed.length === 0) return null;
  return { towns: visited.map(({ name, at }) => ({ name, words: '', at })), days: placed };
}
