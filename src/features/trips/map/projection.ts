/** How a trip is laid out on a sheet: turned to the trip's own middle, so that no date line cuts it. */
import {
  geoAzimuthalEqualArea,
  geoCentroid,
  geoDistance,
  geoNaturalEarth1,
  type GeoProjection,
} from 'd3-geo';
import type { RouteTown, TripRoute } from '@domain/itinerary/route.ts';

/** A sheet in CSS px. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** As d3 has it. */
export type LonLat = [longitude: number, latitude: number];

const DEGREE = Math.PI / 180;
/** Room at the edges for labels, px. */
const PAD = { x: 64, y: 44 };
/** The land is drawn so far beyond the sheet, px: what ends there must not be seen to end. */
export const BLEED = 8;
/** From the middle to the upper edge, in degrees of the earth, where a trip has one town or several that are close. */
const NEAREST = 4.5;
/** Of an island that the atlas does not draw: far enough to see a coast. */
const NEAREST_AT_SEA = 9;
/** A home so near is on the sheet, in degrees; one that is farther, where that makes the sheet no more than this wider. */
const HOME_NEAR = 10;
const HOME_SPREAD = 3;
/** Beyond this from the middle, in degrees, a disc of the earth is no help any more. */
const WORLD = 80;

export function lonLat({ at: [latitude, longitude] }: Pick<RouteTown, 'at'>): LonLat {
  return [longitude, latitude];
}

/** The towns that the sheet is made for: those of the visit, and home where it is not far from them. */
export function framed({ towns, ends }: TripRoute): readonly RouteTown[] {
  const middle = middleOf(towns);
  const spread = Math.max(0, ...towns.map((town) => geoDistance(middle, lonLat(town)))) / DEGREE;
  const reach = Math.max(HOME_NEAR, spread * HOME_SPREAD);
  return [...towns, ...ends.filter((end) => geoDistance(middle, lonLat(end)) / DEGREE <= reach)];
}

/** @param isAtSea the only town is an island that is not drawn */
export function projectionFor(
  towns: readonly RouteTown[],
  { width, height }: Sheet,
  isAtSea: boolean,
): GeoProjection {
  const [longitude, latitude] = middleOf(towns);
  const farthest = Math.max(0, ...towns.map((town) => geoDistance([longitude, latitude], lonLat(town))));
  const isWorld = farthest / DEGREE > WORLD;
  const projection = isWorld
    ? geoNaturalEarth1().rotate([-longitude, 0])
    : geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
  const most = height / 2 / ((isAtSea ? NEAREST_AT_SEA : NEAREST) * DEGREE);
  const [x, y] = [Math.min(PAD.x, width / 5), Math.min(PAD.y, height / 5)];
  const points = { type: 'MultiPoint' as const, coordinates: towns.map(lonLat) };
  if (farthest > 0) {
    projection.fitExtent(
      [
        [x, y],
        [width - x, height - y],
      ],
      points,
    );
  }
  if (farthest === 0 || projection.scale() > most) {
    projection.scale(most).translate([width / 2, height / 2]);
    projection.translate(centered(projection, towns, { width, height }));
  }
  return projection.clipExtent([
    [-BLEED, -BLEED],
    [width + BLEED, height + BLEED],
  ]);
}

/** What to move the sheet to so that the towns' own box lies in its middle. */
function centered(
  projection: GeoProjection,
  towns: readonly RouteTown[],
  { width, height }: Sheet,
): [number, number] {
  const places = towns.flatMap((town) => {
    const point = projection(lonLat(town));
    return point ? [point] : [];
  });
  const middle = (axis: 0 | 1) => {
    const values = places.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [width - middle(0), height - middle(1)];
}

/** On the sphere; the first town where they cancel each other out. */
function middleOf(towns: readonly RouteTown[]): LonLat {
  const [longitude, latitude] = geoCentroid({ type: 'MultiPoint', coordinates: towns.map(lonLat) });
  if (Number.isFinite(longitude) && Number.isFinite(latitude)) return [longitude, latitude];
  const [first] = towns;
  return first ? lonLat(first) : [0, 0];
}
