/** Places within the towns of a trip, as the search of a day's dialog has them: sights, day trips, airports, the towns. */
import * as z from 'zod/mini';
import { type CheckedPlan, type PlanPoint, planPointSchema as at } from '../itinerary/itinerary.ts';
import { normalize } from '../text/normalize.ts';
import { placesQuerySchema } from './searchApi.ts';

/** A plan has no more. */
const MAX_TOWNS = 24;
const MAX_NAME_CHARS = 120;
/** Most that one search finds. */
export const MAX_SPOTS = 8;

export const spotSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_NAME_CHARS)),
  kind: z.enum(['sight', 'day trip', 'airport', 'town', 'yours']),
  /** The town that it is in or reached from. */
  town: z.string().check(z.maxLength(200)),
  at,
});
export type Spot = z.infer<typeof spotSchema>;

/** A town of a trip, by which the one of its name is told from its namesakes. */
export interface SpotTown {
  readonly name: string;
  readonly at: PlanPoint;
}

const townsSchema = z
  .array(z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)), at }))
  .check(z.minLength(1), z.maxLength(MAX_TOWNS));

/** What is asked: the words, and the towns as {@link writeTowns} writes them. */
export const spotsQuerySchema = z.extend(placesQuerySchema, {
  towns: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(6_000)),
      z.transform((written) => written.split('|').map(readTown)),
    ),
    townsSchema,
  ),
});

/** "Paris,48.8566,2.3522|Rome,41.9028,12.4964": what a name must not hold is left out of it. */
export function writeTowns(towns: readonly SpotTown[]): string {
  return towns
    .slice(0, MAX_TOWNS)
    .map(({ name, at: [latitude, longitude] }) => `${name.replaceAll(/[|,]/g, ' ')},${latitude},${longitude}`)
    .join('|');
}

function readTown(written: string): unknown {
  const [name = '', latitude = '', longitude = ''] = written.split(',');
  return { name, at: [degrees(latitude), degrees(longitude)] };
}

/** An empty text is no zero. */
function degrees(text: string): number {
  return /^-?\d{1,3}(?:\.\d{1,20})?$/.test(text) ? Number(text) : NaN;
}

/**
 * How well a place is meant by the words typed: 0 where its name begins with them, 1 where each begins a word of its name,
 * 2 where another name of it does; null where it is not meant. Case and accents do not matter.
 */
export function spotRank(typed: string, name: string, otherNames: readonly string[] = []): number | null {
  const wanted = normalize(typed);
  if (wanted === '') return null;
  if (normalize(name).startsWith(wanted)) return 0;
  if (hasWords(name, wanted)) return 1;
  return otherNames.some((other) => hasWords(other, wanted)) ? 2 : null;
}

function hasWords(name: string, wanted: string): boolean {
  const words = normalize(name).split(' ');
  return wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}

/** The best of these for the words typed; of equals those that came first. */
export function bestSpots(
  typed: string,
  spots: Iterable<{ readonly spot: Spot; readonly otherNames?: readonly string[] | undefined }>,
): Spot[] {
  const found: { spot: Spot; rank: number }[] = [];
  for (const { spot, otherNames } of spots) {
    const rank = spotRank(typed, spot.name, otherNames);
    if (rank !== null) found.push({ spot, rank });
  }
  return distinct(found.toSorted((a, b) => a.rank - b.rank).map(({ spot }) => spot)).slice(0, MAX_SPOTS);
}

/** Each place once: one of the same name and town as an earlier one goes. */
export function distinct(spots: readonly Spot[]): Spot[] {
  const seen = new Set<string>();
  return spots.filter(({ name, town }) => {
    const key = `${normalize(name)}|${normalize(town)}`;
    return seen.size < seen.add(key).size;
  });
}

/** What the trip itself knows of the words typed, without a network: what it visits, and its towns. */
export function spotsOfPlan(typed: string, { days, towns }: Pick<CheckedPlan, 'days' | 'towns'>): Spot[] {
  const visited = days.flatMap(({ items }) =>
    items.flatMap(({ title, city, at: point, own }) =>
      point && title.length <= MAX_NAME_CHARS
        ? [
            {
              spot: {
                name: title,
                kind: own ? ('yours' as const) : ('sight' as const),
                town: city,
                at: point,
              },
            },
          ]
        : [],
    ),
  );
  const named = towns
    .filter(({ name }) => name.length <= MAX_NAME_CHARS)
    .map(({ name, at: point }) => ({ spot: { name, kind: 'town' as const, town: name, at: point } }));
  return bestSpots(typed, [...visited, ...named]);
}
