import { describe, expect, it } from 'vitest';
import { distinct, spotRank, spotsOfPlan, spotsQuerySchema, writeTowns } from '@domain/search/spots.ts';
import { soundTrip } from '../trips/trip.ts';

const PARIS = { name: 'Paris', at: [48.8566, 2.3522] as [number, number] };

describe('what is asked of the search', () => {
  it('comes back as it was written', () => {
    const towns = [PARIS, { name: 'São Paulo', at: [-23.55, -46.63] as [number, number] }];
    expect(spotsQuerySchema.parse({ q: ' lou ', towns: writeTowns(towns) })).toMatchObject({
      q: 'lou',
      towns,
    });
    const odd = [{ name: 'Rome, Lazio|Italy', at: [41.9, 12.5] as [number, number] }];
    expect(spotsQuerySchema.parse({ q: 'x', towns: writeTowns(odd) }).towns).toEqual([
      { name: 'Rome  Lazio Italy', at: [41.9, 12.5] },
    ]);
  });

  it.each([
    '',
    'Paris',
    'Paris,,',
    'Paris,91,2',
    'Paris,48,181',
    'Paris,1e1,2',
    'Paris,Infinity,2',
    ',48,2',
    'Paris,48,2|',
    Array.from({ length: 25 }, () => 'Paris,48,2').join('|'),
    'x'.repeat(6_001),
  ])('is refused as %s', (towns) => {
    expect(spotsQuerySchema.safeParse({ q: 'louvre', towns }).success).toBe(false);
  });
});

describe('the words typed', () => {
  it.each([
    ['lou', 'Louvre', [], 0],
    ['musee', 'Musée du Louvre', [], 0],
    ['louvre mus', 'Musée du Louvre', [], 1],
    ['mona', 'Musée du Louvre', ['Mona Lisa'], 2],
    ['ouvre', 'Musée du Louvre', ['Louvre'], null],
    ['!!', 'Louvre', [], null],
  ] as const)('%s and %s', (typed, name, others, rank) => {
    expect(spotRank(typed, name, others)).toBe(rank);
  });
});

it('what the trip visits is found without a network, and a place of two lists once', () => {
  const { plan } = soundTrip();
  if (!plan) throw new Error('The trip has a plan');
  const at: [number, number] = [48.8606, 2.3376];
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (item.title === 'Louvre' ? { ...item, at } : item)),
  }));
  const towns = [{ ...PARIS, zone: 'Europe/Paris' }];
  expect(spotsOfPlan('louv', { days, towns })).toEqual([
    { name: 'Louvre', kind: 'sight', town: 'Paris', at },
  ]);
  expect(spotsOfPlan('par', { days, towns })).toEqual([{ ...PARIS, kind: 'town', town: 'Paris' }]);
  // without coordinates nothing is offered
  expect(spotsOfPlan('dinner', { days, towns })).toEqual([]);
  const twice = { name: 'louvre', kind: 'sight' as const, town: 'PARIS', at };
  expect(distinct([{ ...twice, name: 'Louvre' }, twice])).toHaveLength(1);
});
