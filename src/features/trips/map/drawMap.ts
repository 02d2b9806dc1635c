/** A trip's map as lines: the land, the ways and the names, in px of the sheet. */
import { geoCircle, geoContains, geoGraticule, geoInterpolate, geoPath, type GeoProjection } from 'd3-geo';
import { EARTH_RADIUS_KM } from '@domain/geo/distance.ts';
import type { Mode } from '@domain/itinerary/itinerary.ts';
import type { RouteTown, TripRoute } from '@domain/itinerary/route.ts';
import { type Land, linesOf } from './atlas.ts';
import { type Box, type Label, placeLabels, type Segment, type Spot } from './labels.ts';
import { nearTo, partsNear } from './near.ts';
import { framed, lonLat, type LonLat, projectionFor, type Sheet } from './projection.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface TownMark extends Point {
  readonly name: string;
  readonly kind: 'stop' | 'end';
  /** An island that the atlas is too coarse to draw: a small one is drawn below the dot. */
  readonly isIslet: boolean;
}

export interface DrawnMap {
  readonly grid: string;
  readonly land: string;
  /** The countries of the visit. */
  readonly visited: string;
  readonly coasts: string;
  readonly borders: string;
  readonly ways: readonly { readonly mode: Mode; readonly path: string }[];
  readonly towns: readonly TownMark[];
  readonly labels: readonly Label[];
  /** Where ways leave the sheet: which way, in degrees clockwise from the right, and to what town. */
  readonly exits: readonly (Point & { readonly turn: number; readonly label: Label | null })[];
  readonly scale: { readonly km: number; readonly width: number };
}

/** The atlas's coasts are as coarse as this: a town so near to land is on it. In degrees. */
const COAST = 0.4;
const SCALES = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
/** The scale's bar is no longer, px. */
const SCALE_WIDTH = 110;
/** Points that a way is tried at for where it leaves the sheet. */
const STEPS = 96;
const EDGE = 6;
/** Half as wide as the arrow at the edge, and how far from it on its way its name stands, px. */
const ARROW = 7;
const BACK = 9;
/** A name on the line of a way is read as part of it; one over a coast can be read. In steps away from the dot. */
const ON_WAY = 3;
const ON_COAST = 1;

export function drawMap(route: TripRoute, land: Land, sheet: Sheet): DrawnMap {
  const shown = framed(route);
  const countries = new Map(shown.map((town) => [town, countryOf(town, land)]));
  const isLoneIsland = shown.every((town) => countries.get(town) === undefined);
  const projection = projectionFor(shown, sheet, isLoneIsland);
  const isShown = nearTo(projection, sheet);
  const path = geoPath(projection).digits(1);
  const written = (drawn: Parameters<typeof path>[0]) => path(drawn) ?? '';
  const outlines = (some: Land['countries']) =>
    some.flatMap(({ outline, box }) => (isShown(box) ? written(outline) : [])).join('');
  const visited = new Set(route.towns.flatMap((town) => countries.get(town) ?? []));
  const towns = shown.flatMap((town): TownMark[] => {
    const at = projection(lonLat(town));
    if (!at) return [];
    const kind = route.towns.includes(town) ? 'stop' : 'end';
    return [{ name: town.name, kind, isIslet: countries.get(town) === undefined, x: at[0], y: at[1] }];
  });
  const exits = exitsOf(route, shown, projection, sheet);
  // an arrow for each way, the name once
  const named = exits.filter(({ name }, index) => exits.findIndex((exit) => exit.name === name) === index);
  const scale = scaleOf(projection);
  const scaleBox: Box = { x: 0, y: sheet.height - 34, width: scale.width + 60, height: 34 };
  const spots: Spot[] = [
    ...towns.map(({ name, x, y }) => ({ text: name, x, y })),
    // the town itself lies elsewhere: without the word it would be one of what the arrow stands on
    ...named.map((exit) => ({ text: `to ${exit.name}`, ...behind(exit), isBare: true })),
  ];
  const coasts = written(partsNear(land.coasts, isShown));
  const ways = route.ways.map(({ from, to, mode }) => ({
    mode,
    path: written({ type: 'LineString', coordinates: [lonLat(from), lonLat(to)] }),
  }));
  const labels = placeLabels(
    spots,
    sheet,
    [scaleBox, ...exits.map(arrowBox)],
    [
      { segments: ways.flatMap((way) => segmentsOf(way.path)), weight: ON_WAY },
      { segments: segmentsOf(coasts), weight: ON_COAST },
    ],
  );
  const names = new Map(named.map((exit, index) => [exit, labels[towns.length + index]]));
  return {
    grid: written(partsNear(linesOf(geoGraticule().step(stepOf(scale.km))()), isShown)),
    land: outlines(land.countries.filter((country) => !visited.has(country))),
    visited: outlines([...visited]),
    coasts,
    borders: written(partsNear(land.borders, isShown)),
    ways,
    towns,
    labels: labels.slice(0, towns.length).flatMap((label) => label ?? []),
    exits: exits.map((exit) => ({
      x: exit.x,
      y: exit.y,
      turn: exit.turn,
      label: names.get(exit) ?? null,
    })),
    scale,
  };
}

/** The country that a town lies in, or on whose coarse coast; undefined at sea. */
function countryOf(town: RouteTown, { countries }: Land): Land['countries'][number] | undefined {
  const at = lonLat(town);
  const [ring = []] = geoCircle().center(at).radius(COAST).precision(45)().coordinates;
  const near = countries.filter(({ box }) => isNear(box, at));
  for (const point of [at, ...ring.map(([x = 0, y = 0]): LonLat => [x, y])]) {
    const found = near.find(({ outline }) => geoContains(outline, point));
    if (found) return found;
  }
  return undefined;
}

function isNear([west, south, east, north]: Land['countries'][number]['box'], [x, y]: LonLat): boolean {
  return x >= west - COAST * 4 && x <= east + COAST * 4 && y >= south - COAST && y <= north + COAST;
}

interface Exit extends Point {
  readonly name: string;
  readonly turn: number;
}

/** On the way, a little behind the arrow: there is room for its name beside it there, and at the edge there is none. */
function behind({ x, y, turn }: Exit): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: x - BACK * Math.cos(angle), y: y - BACK * Math.sin(angle) };
}

function arrowBox({ x, y }: Exit): Box {
  return { x: x - ARROW, y: y - ARROW, width: 2 * ARROW, height: 2 * ARROW };
}

/** Where ways to towns off the sheet leave it. */
function exitsOf(
  { ways }: TripRoute,
  shown: readonly RouteTown[],
  projection: GeoProjection,
  sheet: Sheet,
): Exit[] {
  return ways.flatMap(({ from, to }) => {
    const [far, near] = shown.includes(to) ? [from, to] : [to, from];
    if (shown.includes(far) || !shown.includes(near)) return [];
    return exitOf(lonLat(near), far, projection, sheet) ?? [];
  });
}

function exitOf(near: LonLat, far: RouteTown, projection: GeoProjection, sheet: Sheet): Exit | null {
  const along = geoInterpolate(near, lonLat(far));
  let last: readonly [number, number] | null = null;
  for (let step = 0; step <= STEPS; step += 1) {
    // close together at first: the sheet may be a small part of a long way
    const at = projection(along((step / STEPS) ** 3));
    if (!at) return null;
    if (last !== null && !isInside(at, sheet)) {
      const [x, y] = last;
      const turn = (Math.atan2(at[1] - y, at[0] - x) * 180) / Math.PI;
      return { name: far.name, turn: Math.round(turn), ...onEdge(last, at, sheet) };
    }
    last = at;
  }
  return null;
}

function isInside([x, y]: readonly [number, number], { width, height }: Sheet): boolean {
  return x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;
}

/** The point of a line from inside the sheet to outside it that lies on its edge. */
function onEdge(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  { width, height }: Sheet,
): Point {
  const shares = [
    (EDGE - ax) / (bx - ax),
    (width - EDGE - ax) / (bx - ax),
    (EDGE - ay) / (by - ay),
    (height - EDGE - ay) / (by - ay),
  ].filter((share) => share >= 0 && share <= 1);
  const share = Math.min(1, ...shares);
  return { x: ax + (bx - ax) * share, y: ay + (by - ay) * share };
}

/** Of the lines of a path, in px. */
function segmentsOf(path: string): Segment[] {
  return path.split('M').flatMap((line) => {
    const points = line.split('L').map((point) => point.split(',').map(Number.parseFloat));
    return points.flatMap(([bx = 0, by = 0], index): Segment[] => {
      const before = points[index - 1];
      return before ? [[before[0] ?? 0, before[1] ?? 0, bx, by]] : [];
    });
  });
}

/** The longest round distance whose bar is short enough, in the sheet's middle. */
function scaleOf(projection: GeoProjection): DrawnMap['scale'] {
  const pxAKm = projection.scale() / EARTH_RADIUS_KM;
  const km = SCALES.findLast((each) => each * pxAKm <= SCALE_WIDTH) ?? SCALES[0] ?? 1;
  return { km, width: Math.round(km * pxAKm) };
}

/** Degrees between the lines of the grid. */
function stepOf(km: number): [number, number] {
  const step = km <= 200 ? 2 : km <= 500 ? 5 : 15;
  return [step, step];
}
