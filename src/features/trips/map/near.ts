/** What of the land lies on a sheet: the rest of the world is not projected only to be cut off. */
import { geoDistance, type GeoProjection } from 'd3-geo';
import type { GeoBox, Lines } from './atlas.ts';
import { BLEED, type LonLat, type Sheet } from './projection.ts';

const DEGREE = Math.PI / 180;
/** Around the sheet, in degrees: a long straight line of the atlas is drawn as the bow of a great circle. */
const ROOM = 4;
/** From the middle of the sheet to its corners, in degrees: beyond that most of the world is on it. */
const FAR = 60;

type IsNear = (box: GeoBox) => boolean;

/** Whether a box may reach onto the sheet; of a sheet that shows much of the world, every one may. */
export function nearTo(projection: GeoProjection, { width, height }: Sheet): IsNear {
  const invert = (x: number, y: number) => projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
  const [left, top, right, bottom] = [-BLEED, -BLEED, width + BLEED, height + BLEED];
  const middle = invert(width / 2, height / 2);
  const corners = [invert(left, top), invert(right, top), invert(left, bottom), invert(right, bottom)];
  const reach = Math.max(...corners.map((corner) => geoDistance(middle, corner))) / DEGREE + ROOM;
  // also where a corner is off the earth
  if (!(reach < FAR)) return () => true;
  const [x, y] = middle;
  const [south, north] = [y - reach, y + reach];
  const hasPole = south <= -90 || north >= 90;
  const across = hasPole ? 180 : Math.asin(Math.sin(reach * DEGREE) / Math.cos(y * DEGREE)) / DEGREE;
  const meets = (west: number, east: number) => west <= x + across && east >= x - across;
  return ([west, bottomOf, east, topOf]) =>
    bottomOf <= north && topOf >= south && [-360, 0, 360].some((round) => meets(west + round, east + round));
}

/** The parts of lines that may be on the sheet, each with the points that lead onto it and off it. */
export function partsNear({ coordinates }: Lines, isNear: IsNear): Lines {
  const parts: LonLat[][] = [];
  for (const line of coordinates) {
    let part: LonLat[] | null = null;
    for (let index = 1; index < line.length; index += 1) {
      const [from, to] = [line[index - 1], line[index]];
      if (!from || !to) continue;
      if (!isNear(boxAround(from, to))) part = null;
      else if (part) part.push(to);
      else parts.push((part = [from, to]));
    }
  }
  return { type: 'MultiLineString', coordinates: parts };
}

function boxAround([ax, ay]: LonLat, [bx, by]: LonLat): GeoBox {
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}
