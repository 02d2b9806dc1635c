/** Whether a point is on land, by Natural Earth at 1:10 million. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

type Position = readonly number[];
type Segment = readonly [from: Position, to: Position];

/** The coastlines are drawn on a grid of some 400 metres, without piers, new quays and small islands. */
const COAST_KM = 1.5;
const KM_A_DEGREE = 111.2;
const BANDS_A_DEGREE = 10;

const bands = bandsOf(readLand());

/** Whether a point is in the sea, further from the coast than the map is precise. */
export function isAtSea([latitude, longitude]: readonly [number, number]): boolean {
  const near = bands.get(bandOf(latitude)) ?? [];
  // outlines that cross the line where dates change are drawn on beyond it
  const turns = [longitude - 360, longitude, longitude + 360];
  // a point on land has an odd number of coasts to its east, the shores of inland seas among them
  const coasts = turns.flatMap((x) => near.filter((segment) => isEastOf(segment, x, latitude))).length;
  return (
    coasts % 2 === 0 && !turns.some((x) => near.some((segment) => kmTo(segment, x, latitude) <= COAST_KM))
  );
}

function isEastOf([[ax = 0, ay = 0], [bx = 0, by = 0]]: Segment, x: number, y: number): boolean {
  return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
}

function kmTo([[ax = 0, ay = 0], [bx = 0, by = 0]]: Segment, x: number, y: number): number {
  const shrink = Math.cos((y * Math.PI) / 180);
  const [dx, dy] = [(bx - ax) * shrink, by - ay];
  const [px, py] = [(x - ax) * shrink, y - ay];
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - along * dx, py - along * dy) * KM_A_DEGREE;
}

function bandOf(latitude: number): number {
  return Math.floor(latitude * BANDS_A_DEGREE);
}

/** Coasts by the bands of latitude that they touch or come near to. */
function bandsOf(segments: readonly Segment[]): ReadonlyMap<number, readonly Segment[]> {
  const found = new Map<number, Segment[]>();
  const margin = COAST_KM / KM_A_DEGREE;
  for (const segment of segments) {
    const [[, ay = 0], [, by = 0]] = segment;
    for (let band = bandOf(Math.min(ay, by) - margin); band <= bandOf(Math.max(ay, by) + margin); band += 1) {
      const list = found.get(band) ?? [];
      list.push(segment);
      found.set(band, list);
    }
  }
  return found;
}

function readLand(): Segment[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const atlas: Parameters<typeof feature>[0] = JSON.parse(readFileSync(file, 'utf8'));
  const { land } = atlas.objects;
  if (!land) throw new Error('The atlas has no land');
  const drawn = feature(atlas, land);
  const features = drawn.type === 'FeatureCollection' ? drawn.features : [drawn];
  const rings = features.flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat();
    if (geometry.type === 'Polygon') return geometry.coordinates;
    throw new Error(`Land is drawn as ${geometry.type}`);
  });
  return rings.flatMap((ring) => {
    const line = unrolled(ring);
    return line.slice(1).map((to, index): Segment => [line[index] ?? to, to]);
  });
}

/** A ring without jumps from one end of the map to the other. */
function unrolled(ring: readonly Position[]): Position[] {
  let turn = 0;
  return ring.map(([x = 0, y = 0], index) => {
    const [before = x] = ring[index - 1] ?? [];
    if (Math.abs(x - before) > 180) turn += x < before ? 360 : -360;
    return [x + turn, y];
  });
}
