import { describe, expect, it } from 'vitest';
import { kmBetween, townWay } from '@domain/geo/distance.ts';

describe('the way from one place in town to another', () => {
  it.each([
    ['a kilometre is walked', [48.86, 2.34], [48.869, 2.34], false, 'foot', 20],
    ['four kilometres are ridden', [48.86, 2.34], [48.896, 2.34], false, 'ride', 30],
    ['a kilometre is ridden by those who cannot walk far', [48.86, 2.34], [48.869, 2.34], true, 'ride', 20],
    ['no way is no time', [48.86, 2.34], [48.86, 2.34], false, 'foot', 0],
  ] as const)('%s', (_, from, to, isCareful, by, minutes) => {
    expect(townWay(from, to, isCareful)).toEqual({ by, minutes });
  });
});

it.each([
  ['over the date line', [0, 179.5], [0, -179.5], 111],
  ['to the other side of the earth', [0, 0], [0, 180], 20_015],
] as const)('measures %s', (_, from, to, km) => {
  expect(Math.round(kmBetween(from, to))).toBe(km);
});
