import { describe, expect, it } from 'vitest';
import { kmBetween, townWay } from '@domain/geo/distance.ts';

describe('the way from one place in town to another', () => {
  it.each([
    ['a kilometre is walked', [48.86, 2.34], [48.869, 2.34], 'usual', 'foot', 20],
    ['four kilometres are ridden', [48.86, 2.34], [48.896, 2.34], 'usual', 'ride', 30],
    [
      'a kilometre is ridden by those who cannot walk far',
      [48.86, 2.34],
      [48.869, 2.34],
      'careful',
      'ride',
      20,
    ],
    [
      'and later without stairs, where not each one is step-free',
      [48.86, 2.34],
      [48.869, 2.34],
      'step-free',
      'ride',
      25,
    ],
    ['half of one is walked', [48.86, 2.34], [48.865, 2.34], 'usual', 'foot', 10],
    ['and takes longer with small children', [48.86, 2.34], [48.865, 2.34], 'careful', 'foot', 15],
    ['no way is no time', [48.86, 2.34], [48.86, 2.34], 'usual', 'foot', 0],
  ] as const)('%s', (_, from, to, gait, by, minutes) => {
    expect(townWay(from, to, gait)).toEqual({ by, minutes });
  });
});

it.each([
  ['over the date line', [0, 179.5], [0, -179.5], 111],
  ['to the other side of the earth', [0, 0], [0, 180], 20_015],
] as const)('measures %s', (_, from, to, km) => {
  expect(Math.round(kmBetween(from, to))).toBe(km);
});
