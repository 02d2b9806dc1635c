/** The sheet of a trip: everything on it that belongs there, over the date line as well. */
import { describe, expect, it } from 'vitest';
import { readLand } from '@/features/trips/map/atlas.ts';
import { type DrawnMap, drawMap } from '@/features/trips/map/drawMap.ts';
import { boxOf, overlaps, placeLabels } from '@/features/trips/map/labels.ts';
import type { PlanLeg } from '@domain/itinerary/itinerary.ts';
import type { RouteTown, TripRoute } from '@domain/itinerary/route.ts';
import { PLACES } from '../../../../support/places.ts';

const PHONE = { width: 358, height: 240 };
const DESK = { width: 1_120, height: 400 };
const { paris, rome, london, prague, newYork, tokyo, kyoto, nara, osaka, fiji, samoa, santorini } = PLACES;

/** Town to town in this order, from an end and back to it. */
function trip(towns: readonly RouteTown[], end?: RouteTown, mode: PlanLeg['mode'] = 'train'): TripRoute {
  const between = towns.slice(1).map((to, index) => ({ from: towns[index] ?? to, to, mode }));
  const [first, last] = [towns[0], towns.at(-1)];
  const home = end && first && last ? { from: end, to: first, mode: 'flight' as const } : null;
  const back = end && last ? { from: last, to: end, mode: 'flight' as const } : null;
  return {
    towns,
    ends: end ? [end] : [],
    ways: [...(home ? [home] : []), ...between, ...(back ? [back] : [])],
  };
}

const draw = (route: TripRoute, sheet = PHONE) => drawMap(route, readLand(), sheet);

function townOn({ towns }: DrawnMap, { name }: RouteTown) {
  const town = towns.find((each) => each.name === name);
  if (!town) throw new Error(`${name} is not on the map`);
  return town;
}

/** The numbers of a path, two by two. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('on %s', (_, sheet) => {
  it.each([
    ['two towns and home', trip([paris, rome], london)],
    ['a town alone', trip([prague])],
    ['towns side by side, home far away', trip([tokyo, kyoto, nara, osaka], london)],
    ['over the date line', trip([fiji, samoa], newYork, 'boat')],
    ['round the world', trip([tokyo, paris, newYork])],
    ['an island', trip([santorini])],
  ])('%s: every town is on the sheet with its name, and no name lies on another', (__, route) => {
    const map = draw(route, sheet);
    const labels = [...map.labels, ...map.exits.flatMap(({ label }) => label ?? [])];
    expect(map.labels.map(({ text }) => text)).toEqual(
      expect.arrayContaining(route.towns.map(({ name }) => name)),
    );
    for (const { x, y } of map.towns) {
      expect(x > 0 && x < sheet.width && y > 0 && y < sheet.height).toBe(true);
    }
    const boxes = labels.map(boxOf);
    const onOther = boxes.filter((box, index) =>
      boxes.some((other, at) => at !== index && overlaps(box, other)),
    );
    expect(onOther).toEqual([]);
    expect(map.ways.every(({ path }) => path.startsWith('M'))).toBe(true);
    expect(map.scale.width).toBeGreaterThan(10);
    expect(map.scale.width).toBeLessThanOrEqual(110);
  });
});

it('shows the country round a city, and the land beside it', () => {
  const map = draw(trip([prague]));
  expect(map.visited).not.toBe('');
  expect(map.land).not.toBe('');
  expect(townOn(map, prague)).toMatchObject({ x: 179, y: 120, isIslet: false });
});

it('draws a flight as a great circle, which bends to the pole', () => {
  const [flight] = draw(trip([tokyo, newYork], undefined, 'flight'), DESK).ways;
  const line = pointsOf(flight?.path ?? '');
  const [from, to] = [line[0], line.at(-1)];
  const straight = ((from?.[1] ?? 0) + (to?.[1] ?? 0)) / 2;
  expect(line.length).toBeGreaterThan(4);
  expect(Math.min(...line.map(([, y]) => y))).toBeLessThan(straight - 20);
});

it('is turned so that the date line is no edge', () => {
  const map = draw(trip([fiji, samoa], undefined, 'boat'));
  const [west, east] = [townOn(map, fiji), townOn(map, samoa)];
  expect(east.x).toBeGreaterThan(west.x);
  // one line from one to the other, not two to the edges of the sheet
  expect(map.ways[0]?.path.match(/M/g)).toHaveLength(1);
  for (const [x] of pointsOf(map.ways[0]?.path ?? '')) {
    expect(x).toBeGreaterThanOrEqual(Math.floor(west.x));
    expect(x).toBeLessThanOrEqual(Math.ceil(east.x));
  }
});

it('leads out of the sheet to a home that is far, once by name', () => {
  const map = draw(trip([tokyo, osaka], london));
  expect(map.towns.map(({ name }) => name)).not.toContain('London');
  expect(map.exits).toHaveLength(2);
  expect(map.exits.flatMap(({ label }) => label?.text ?? [])).toEqual(['to London']);
  for (const { x, y } of map.exits) {
    const isOnEdge = [x, PHONE.width - x, y, PHONE.height - y].some((gap) => Math.abs(gap - 6) < 0.01);
    expect(isOnEdge).toBe(true);
  }
});

it.each([
  ['over the sea', trip([kyoto], london)],
  ['over land', trip([prague], newYork)],
  ['over the line of dates', trip([fiji, samoa], newYork, 'boat')],
  ['to the south', trip([tokyo, kyoto], fiji)],
])('has the name of a home off the sheet at its arrow, not in the sea somewhere: %s', (_, route) => {
  for (const sheet of [PHONE, DESK]) {
    const [exit] = draw(route, sheet).exits.filter(({ label }) => label !== null);
    const box = exit?.label && boxOf(exit.label);
    if (!exit || !box) throw new Error('no name');
    const away = [
      Math.max(box.x - exit.x, exit.x - box.x - box.width, 0),
      Math.max(box.y - exit.y, exit.y - box.y - box.height, 0),
    ];
    expect(Math.hypot(...away)).toBeLessThan(22);
  }
});

it('has a home that is near on the sheet', () => {
  const map = draw(trip([paris], london));
  expect(townOn(map, london).kind).toBe('end');
  expect(map.exits).toEqual([]);
});

it('draws a small island below a town that the atlas has in the sea, and a coast in sight', () => {
  const map = draw(trip([santorini]));
  expect(townOn(map, santorini).isIslet).toBe(true);
  expect(map.land).not.toBe('');
  expect(map.visited).toBe('');
});

it('is the same drawing each time', () => {
  const route = trip([tokyo, kyoto, nara, osaka], london);
  expect(draw(route)).toEqual(draw(route));
});

it('leaves out a name that finds no room rather than write it on another', () => {
  const spots = Array.from({ length: 60 }, (_, index) => ({
    text: 'A long name of a town',
    x: 170 + (index % 5),
    y: 120,
  }));
  const placed = placeLabels(spots, PHONE).flatMap((label) => label ?? []);
  expect(placed.length).toBeGreaterThan(4);
  expect(placed.length).toBeLessThan(60);
  const boxes = placed.map(boxOf);
  expect(boxes.some((box, index) => boxes.some((other, at) => at !== index && overlaps(box, other)))).toBe(
    false,
  );
});

const row = (y: number, from: number, to: number) => [[from, y, to, y]] as const;

describe('a name beside its dot', () => {
  const spot = { text: 'Rome', x: 180, y: 120 };

  it('stands off the line of a way, and over a coast rather than away from its dot', () => {
    const [plain] = placeLabels([spot], PHONE);
    expect(plain).toMatchObject({ anchor: 'start', leader: null });
    const eastward = { segments: row(120, 180, 340), weight: 3 };
    expect(placeLabels([spot], PHONE, [], [eastward])[0]).toMatchObject({ anchor: 'end', leader: null });
    const coast = { segments: row(120, 0, 358), weight: 1 };
    expect(placeLabels([spot], PHONE, [], [coast])[0]).toMatchObject({ anchor: 'middle', leader: null });
  });

  it('stands in the least of what it cannot stand off', () => {
    const everywhere = Array.from({ length: 24 }, (_, index) => row(index * 10, 0, 358)).flat();
    const coasts = { segments: everywhere, weight: 1 };
    const way = { segments: row(120, 180, 340), weight: 3 };
    expect(placeLabels([spot], PHONE, [], [coasts, way])[0]).toMatchObject({ anchor: 'end', leader: null });
  });
});

it('writes a name on no way where there is room beside it', () => {
  for (const sheet of [PHONE, DESK]) {
    const map = draw(trip([rome, paris], london), sheet);
    for (const label of map.labels) {
      const box = boxOf(label);
      const lines = map.ways.flatMap(({ path }) => pointsOf(path));
      const isOn = ([x, y]: readonly [number, number]) => overlaps({ x, y, width: 1, height: 1 }, box);
      expect(lines.filter(isOn)).toEqual([]);
    }
  }
});
