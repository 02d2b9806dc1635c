/** What is left out of a sheet is what nobody would see on it. */
import { geoPath } from 'd3-geo';
import { expect, it } from 'vitest';
import { readLand } from '@/features/trips/map/atlas.ts';
import { nearTo, partsNear } from '@/features/trips/map/near.ts';
import { projectionFor } from '@/features/trips/map/projection.ts';
import { PLACES } from '../../../../support/places.ts';

const { paris, rome, prague, newYork, tokyo, osaka, fiji, samoa, santorini } = PLACES;
const town = (name: string, latitude: number, longitude: number) => ({
  name,
  at: [latitude, longitude] as [number, number],
});
const svalbard = town('Longyearbyen', 78.2, 15.6);
const pole = town('The South Pole', -89.5, 30);
const [vancouver, winnipeg] = [town('Vancouver', 49.3, -123.1), town('Winnipeg', 49.9, -97.1)];

const SHEETS = [
  { width: 358, height: 240 },
  { width: 1_120, height: 400 },
];

it.each([
  ['a town', [prague]],
  ['an island', [santorini]],
  ['towns side by side', [tokyo, osaka]],
  ['two countries', [paris, rome]],
  ['over the date line', [fiji, samoa]],
  ['along a border that is one long line', [vancouver, winnipeg]],
  ['far in the north', [svalbard]],
  ['at a pole', [pole]],
  ['over an ocean', [paris, newYork]],
  ['round the world', [tokyo, paris, newYork]],
])('%s: the sheet is the same as with all of the world', (_, towns) => {
  const { coasts, borders, countries } = readLand();
  for (const sheet of SHEETS) {
    const projection = projectionFor(towns, sheet, false);
    const isNear = nearTo(projection, sheet);
    const path = geoPath(projection).digits(1);
    for (const lines of [coasts, borders]) {
      expect(path(partsNear(lines, isNear)) ?? '').toBe(path(lines) ?? '');
    }
    const leftOut = countries.filter(({ box }) => !isNear(box));
    expect(leftOut.flatMap(({ outline }) => path(outline) ?? [])).toEqual([]);
  }
});

it('leaves most of the world out for one town', () => {
  const { coasts, countries } = readLand();
  const [sheet] = SHEETS;
  if (!sheet) throw new Error('No sheet');
  const isNear = nearTo(projectionFor([prague], sheet, false), sheet);
  const points = (lines: typeof coasts) => lines.coordinates.flat().length;
  expect(points(partsNear(coasts, isNear))).toBeLessThan(points(coasts) / 10);
  expect(countries.filter(({ box }) => isNear(box)).length).toBeLessThan(countries.length / 4);
});
