/** The route of a plan as a few points in a square, so that a list of hundreds of trips draws each from its row alone. */
import * as z from 'zod/mini';
import type { PlanDay, PlanPoint } from '../itinerary/itinerary.ts';
import { isSamePlace } from '../itinerary/measures.ts';

/** In percent of the square's side from its upper left corner, whole numbers. */
export const tripSketchSchema = z.array(z.tuple([z.number(), z.number()]));
export type SketchPoint = z.infer<typeof tripSketchSchema>[number];

/** More cannot be told apart at the size of a row's picture. */
const MAX_POINTS = 24;
const SIDE = 100;

const pointSchema = z.tuple([
  z.number().check(z.minimum(-90), z.maximum(90)),
  z.number().check(z.minimum(-180), z.maximum(180)),
]);
/** As much of a plan as a sketch looks at, whatever else has become of it. */
const placesSchema = z.object({
  cities: z.array(z.string()),
  towns: z.catch(z.array(z.object({ name: z.string(), at: pointSchema })), []),
  days: z.catch(
    z.array(z.object({ items: z.array(z.object({ at: z.catch(z.optional(pointSchema), undefined) })) })),
    [],
  ),
});

/**
 * The towns of the visit in their order; where they are fewer than two, the places of the days. North is up, and the
 * date line cuts nothing.
 * @param plan as it came or as it was read
 * @returns none where fewer than two points are known
 */
export function sketchOf(plan: unknown): SketchPoint[] {
  const parsed = placesSchema.safeParse(plan);
  if (!parsed.success) return [];
  const { cities, towns, days } = parsed.data;
  const places = [
    cities.map((city) => towns.find(({ name }) => isSamePlace(name, city))?.at),
    days.flatMap(({ items }) => items.map(({ at }) => at)),
  ].map((points) => thinned(points.filter((point) => point !== undefined)));
  return normalised(places.find(({ length }) => length > 1) ?? []);
}

/** How the places of a day lie to each other, in the order of the day; none where fewer than two are known. */
export function daySketch({ items }: Pick<PlanDay, 'items'>): SketchPoint[] {
  return normalised(thinned(items.flatMap(({ at }) => (at ? [at] : []))));
}

/** Each once, and thinned to as many as can be drawn, the first and the last among them. */
function thinned(points: readonly PlanPoint[]): readonly PlanPoint[] {
  const once = unique(
    points.map(([latitude, longitude]): PlanPoint => [coarse(latitude), coarse(longitude)]),
  );
  if (once.length <= MAX_POINTS) return once;
  const step = (once.length - 1) / (MAX_POINTS - 1);
  return Array.from({ length: MAX_POINTS }, (_, index) => once[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  );
}

/** To some ten metres: what is closer is one place. */
function coarse(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

function unique<Point extends readonly number[]>(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [point.join(), point])).values()];
}

/** Fitted into the square with its proportions, in its middle. */
function normalised(points: readonly PlanPoint[]): SketchPoint[] {
  const start = points[0]?.[1] ?? 0;
  const middle = mean(points.map(([latitude]) => latitude));
  // a degree of longitude is shorter the farther from the equator
  const shrink = Math.max(0.1, Math.cos((middle * Math.PI) / 180));
  const xs = points.map(([, longitude]) => turned(longitude - start) * shrink);
  const ys = points.map(([latitude]) => -latitude);
  const [x, y] = [extentOf(xs), extentOf(ys)];
  const longest = Math.max(x.length, y.length);
  // none at all, and 180° east and west, which is one place
  if (!(longest > 1e-6)) return [];
  const scale = SIDE / longest;
  const place = (value: number, extent: typeof x) => Math.round(SIDE / 2 + (value - extent.middle) * scale);
  const placed = xs.map((value, index): SketchPoint => [place(value, x), place(ys[index] ?? 0, y)]);
  return unique(placed);
}

/** The shorter way round, in degrees. */
function turned(degrees: number): number {
  return ((degrees + 540) % 360) - 180;
}

function extentOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { length: most - least, middle: (least + most) / 2 };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
