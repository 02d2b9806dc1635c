/** Where the plan goes. */
import { isSamePlace } from '../../../../domain/itinerary/measures.ts';
import type { Itinerary } from '../../../../domain/itinerary/itinerary.ts';
import type { Wish } from '../caseFile.ts';
import { failure, type Failure } from '../failure.ts';
import { isTown } from '../words.ts';

/** The towns that the plan visits or sleeps in, each once, in their order. */
export function townsOf({ cities, stays }: Itinerary): string[] {
  const all = [...cities, ...stays.map(({ city }) => city)];
  return all.filter((town, index) => all.findIndex((other) => isSamePlace(other, town)) === index);
}

/** Towns: asked for, no others, in their order, in a region, so many. */
export function judgePlaces(
  wish: Wish,
  plan: Itinerary,
  regions: Readonly<Record<string, string>>,
): Failure[] {
  const { places = [], state, cityN, minCities, badCity } = wish;
  const towns = townsOf(plan);
  const named = towns.join(', ');
  const missing = places.filter((place) => !towns.some((town) => isTown(place, town)));
  const others = towns.filter((town) => !places.some((place) => isTown(place, town)));
  const order = places.map((place) => towns.findIndex((town) => isTown(place, town)));
  const region = state === undefined ? undefined : regions[state];
  const inside = region === undefined ? towns : towns.filter((town) => isTown(region, town));
  const outside = others.filter((town) => !inside.includes(town));
  return [
    ...missing.map((place) => failure('places', `no ${place} among ${named}`, place)),
    ...failWhen(wish.onlyPlaces && others.length > 0, 'onlyPlaces', `also ${others.join(', ')}`),
    ...failWhen(wish.ordered && order.some((at, index) => at < (order[index - 1] ?? 0)), 'ordered', named),
    ...failWhen(
      outside.length > 0 && state !== undefined,
      'state',
      `${outside.join(', ')}: not in ${state ?? ''}`,
    ),
    ...failWhen(inside.length === 0, 'state', `no town in ${state ?? ''}`),
    ...failWhen(cityN !== undefined && towns.length !== cityN, 'cityN', `${towns.length} towns: ${named}`),
    ...failWhen(
      minCities !== undefined && towns.length < minCities,
      'minCities',
      `${towns.length} towns: ${named}`,
    ),
    ...failWhen(typeof badCity === 'string' && towns.some((town) => isTown(badCity, town)), 'badCity', named),
  ].slice(0, MOST);
}

/** More of one plan say nothing more. */
const MOST = 8;

function failWhen(isFailed: boolean | undefined, key: keyof Wish, detail: string): Failure[] {
  return isFailed === true ? [failure(key, detail)] : [];
}
