/** Where the towns and items of a plan lie, what clock they go by, what rain spoils, and what led to them. */
import { timeZoneOf } from '../../facts/geo.ts';
import { sightOf } from '../../facts/guides.ts';
import { bestWeekdays } from './bestWeekdays.ts';
import type { PlanItem, PlanPoint, PlanTown } from '../../../domain/itinerary/itinerary.ts';
import type { CityGuide, Interest } from '../../../content/towns/types.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { Brief, Stop } from '../brief/brief.ts';
import type { Draft } from './types.ts';

/** What is said of a sight with one of these tags is outside, or inside; of one with both nobody can tell. */
const OUTSIDE: readonly Interest[] = ['nature', 'views', 'beach', 'adventure'];
const INSIDE: readonly Interest[] = ['museums', 'art'];
/** Eleven metres, as the guides have it. */
const DECIMALS = 4;

/** The towns of the visit, and those that its ways begin and end in, each once. */
export function townsOf({ stops, routes }: Pick<Brief, 'stops' | 'routes'>): PlanTown[] {
  const guides = new Map(stops.map(({ place, guide }) => [place.city, guide]));
  const places = [...stops.map(({ place }) => place), ...routes.flatMap(({ from, to }) => [from, to])];
  const byName = new Map(places.map((place) => [place.city, place]));
  return [...byName].map(([name, place]) => {
    const at = pointOf(place, guides.get(name) ?? null);
    return { name, at, zone: timeZoneOf({ latitude: at[0], longitude: at[1] }) };
  });
}

function pointOf({ at, airports }: Gazetted, guide: CityGuide | null): PlanPoint {
  const { latitude, longitude } = at ?? airports[0];
  const [north, east] = guide?.at ?? [latitude, longitude];
  return [rounded(north), rounded(east)];
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

/** Of a sight or a day trip of the guide; nothing for all else. */
export function whereabouts(
  { kind, title, city }: Pick<Draft, 'kind' | 'title' | 'city'>,
  stop: Stop,
  { stops, interests }: Pick<Brief, 'stops' | 'interests'>,
): Pick<PlanItem, 'at' | 'outdoors' | 'why'> {
  if (kind !== 'sight') return {};
  const { guide } = stops.find(({ place }) => place.city === city) ?? stop;
  const place =
    guide &&
    (sightOf(guide, title) ?? stop.guide?.dayTrips.find(({ name }) => name === title && name === city));
  if (!place) return {};
  const outdoors = isOutdoors(place.tags);
  const why = {
    likes: interests.find((interest) => place.tags.includes(interest)),
    shut: place.closed && [...place.closed],
    best: bestWeekdays(place.line)?.days,
  };
  return {
    at: [...place.at],
    ...(outdoors === null ? {} : { outdoors }),
    why,
  };
}

function isOutdoors(tags: readonly Interest[]): boolean | null {
  const [isOutside, isInside] = [OUTSIDE, INSIDE].map((some) => tags.some((tag) => some.includes(tag)));
  return isOutside === isInside ? null : isOutside === true;
}
