import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySketch, sketchOf } from '@domain/trips/sketch.ts';
import { summaryOf } from '@domain/trips/summary.ts';
import { soundTrip } from './trip.ts';

type At = readonly [latitude: number, longitude: number];
const visit = (...places: readonly At[]) => {
  const towns = places.map((at, index) => ({ name: `Town ${index}`, at }));
  return { cities: towns.map(({ name }) => name), towns, days: [] };
};
const stroll = (...places: readonly (At | undefined)[]) => ({
  cities: ['Rome'],
  towns: [{ name: 'Rome', at: [41.9, 12.5] }],
  days: places.map((at) => ({ items: [{ at }, { title: 'Lunch' }] })),
});

describe('the sketch of a route', () => {
  it('has the towns in their order, north up and east on the right', () => {
    expect(sketchOf(visit([48.9, 2.4], [41.9, 12.5]))).toEqual([
      [0, 1],
      [100, 99],
    ]);
    expect(sketchOf(visit([0, 10], [0, 0]))).toEqual([
      [100, 50],
      [0, 50],
    ]);
  });

  it('takes the shorter way over the date line', () => {
    const [auckland, honolulu] = sketchOf(visit([-36.8, 174.8], [21.3, -157.9]));
    expect(auckland?.[0]).toBeLessThan(honolulu?.[0] ?? 0);
  });

  it('has the places of the days where there is one town, each once', () => {
    expect(sketchOf(stroll([41.9, 12.45], undefined, [41.9, 12.5], [41.9, 12.45]))).toEqual([
      [0, 50],
      [100, 50],
    ]);
  });

  it('leaves out a town of which nobody knows where it lies', () => {
    const plan = visit([48.9, 2.4], [41.9, 12.5]);
    expect(sketchOf({ ...plan, cities: ['Nowhere', ...plan.cities] })).toHaveLength(2);
  });

  it.each([
    ['no plan', null],
    ['a plan of another kind', { cities: 7 }],
    ['one place', stroll([41.9, 12.45])],
    ['no places', { cities: ['Rome'], towns: [{ name: 'Rome', at: [91, 12] }], days: 'none' }],
  ])('is none of %s', (_what, plan) => {
    expect(sketchOf(plan)).toEqual([]);
  });

  it('lies in the square and is small, whatever the places', () => {
    const place = fc.tuple(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(place, { maxLength: 120 }), (places) => {
        const points = sketchOf(stroll(...places));
        expect(points.length).toBeLessThanOrEqual(24);
        for (const value of points.flat()) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
        expect(new Set(points.map((point) => point.join())).size).toBe(points.length);
      }),
    );
  });
});

it('goes into what a list keeps of a trip', () => {
  const { spec, plan, offers } = soundTrip();
  expect(summaryOf({ spec, plan, offers })?.sketch).toEqual(sketchOf(plan));
});

describe('the sketch of a day', () => {
  const { days } = soundTrip().plan ?? expect.unreachable();
  const [item] = days.flatMap(({ items }) => items);
  const day = (...places: readonly (At | undefined)[]) => ({
    items: places.map((at) => ({ ...item!, at: at && ([...at] as [number, number]) })),
  });

  it('has its places in the order of the day, as they lie', () => {
    expect(daySketch(day([41.9, 12.5], undefined, [41.9, 12.4], [41.9, 12.45]))).toEqual([
      [100, 50],
      [0, 50],
      [50, 50],
    ]);
  });

  it('is not there where it is not known of two where they lie', () => {
    expect(daySketch(day(undefined, [41.9, 12.5], [41.9, 12.5]))).toEqual([]);
    expect(daySketch({ items: [] })).toEqual([]);
  });
});
