import { describe, expect, it } from 'vitest';
import { waysOfDay, wayInWords } from '@domain/itinerary/dayWays.ts';
import type { PlanItem, PlanPoint } from '@domain/itinerary/itinerary.ts';

const KELLS: PlanPoint = [53.3438, -6.2546];
const GALLERY: PlanPoint = [53.3409, -6.2525];
const BREWERY: PlanPoint = [53.3419, -6.2867];
const GLENDALOUGH: PlanPoint = [53.0119, -6.3299];

function item(id: string, kind: PlanItem['kind'], at?: PlanPoint): PlanItem {
  return {
    id,
    kind,
    start: '09:00',
    end: '10:00',
    title: id,
    note: '',
    city: 'Dublin',
    cost: null,
    ...(at ? { at } : {}),
  };
}

/** "kells > gallery 5 foot" for each way. */
function waysIn(...items: PlanItem[]): string[] {
  return [...waysOfDay({ items }, 'usual').values()].map(
    ({ from, to, minutes, by }) => `${from.id} > ${to.id} ${minutes} ${by}`,
  );
}

describe('the ways of a day', () => {
  it('go from stop to stop, on foot or by what rides there', () => {
    expect(
      waysIn(
        item('kells', 'sight', KELLS),
        item('gallery', 'sight', GALLERY),
        item('brewery', 'sight', BREWERY),
      ),
    ).toEqual(['kells > gallery 10 foot', 'gallery > brewery 25 ride']);
  });

  it('go on over a meal, and not over what may be anywhere', () => {
    const [kells, gallery] = [item('kells', 'sight', KELLS), item('gallery', 'sight', GALLERY)];
    expect(waysIn(kells, item('lunch', 'meal'), gallery)).toEqual(['kells > gallery 10 foot']);
    for (const kind of ['tour', 'free', 'transfer', 'stay', 'sight'] as const)
      expect(waysIn(kells, item('x', kind), gallery)).toEqual([]);
  });

  it('are none from one town to another', () => {
    expect(waysIn(item('kells', 'sight', KELLS), item('lakes', 'sight', GLENDALOUGH))).toEqual([]);
  });
});

it.each([
  [{ by: 'foot', minutes: 15 } as const, 'usual' as const, '15 min', 'on foot'],
  [{ by: 'foot', minutes: 15 } as const, 'careful' as const, '15 min', 'on foot'],
  [{ by: 'foot', minutes: 15 } as const, 'step-free' as const, '15 min', 'along the street'],
  [{ by: 'ride', minutes: 25 } as const, 'usual' as const, '25 min', 'by bus, metro or taxi'],
  [{ by: 'ride', minutes: 25 } as const, 'step-free' as const, '25 min', 'by a step-free bus, metro or taxi'],
  [{ by: 'foot', minutes: 0 } as const, 'usual' as const, '', 'at the same place'],
])('%j in words for who goes %s', (way, gait, time, how) => {
  expect(wayInWords(way, gait)).toEqual({ time, how });
});
