/** Ways on the ground, and where people fly. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../engine/facts/gazetteer.ts';
import { groundWay } from '../../engine/facts/ground.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

function way(from: string, to: string) {
  const [a, b] = [gazetteer.byName(from), gazetteer.byName(to)];
  if (!a || !b) throw new Error(`No place ${from} or ${to}`);
  return groundWay(a, b);
}

describe('the way between two towns', () => {
  it.each([
    ['London', 'Paris', 'train'],
    ['Tokyo', 'Kyoto', 'train'],
    ['Kyoto', 'Osaka', 'train'],
    ['Madrid', 'Barcelona', 'train'],
    ['Tallinn', 'Helsinki', 'boat'],
    ['Seattle', 'Vancouver', 'car'],
    ['Hanoi', 'Halong Bay', 'bus'],
    ['Paris', 'Rome', null],
    ['London', 'Dublin', null],
    ['Athens', 'Santorini', null],
    ['Bali', 'Jakarta', null],
    ['Málaga', 'Tangier', null],
    ['New York', 'London', null],
  ])('%s to %s: %s', (from, to, mode) => {
    expect(way(from, to)?.mode ?? null).toBe(mode);
    expect(way(to, from)).toEqual(way(from, to));
  });

  it('is long to a town far from the airport that it is reached by', () => {
    expect(way('Hanoi', 'Sapa')?.minutes).toBeGreaterThan(300);
  });

  it.each([
    // minutes by the timetable, with the ways to and from the stations
    ['London', 'Paris', 190, 230],
    ['Madrid', 'Barcelona', 195, 260],
    ['Tokyo', 'Osaka', 180, 225],
    ['Munich', 'Vienna', 270, 320],
    ['Marrakesh', 'Fez', 420, 480],
    ['Cairo', 'Luxor', 540, 660],
    ['Delhi', 'Jaipur', 270, 330],
    ['Medellín', 'Bogotá', 360, 600],
    ['Buenos Aires', 'Montevideo', 180, 240],
  ])('%s to %s takes about what it takes', (from, to, least, most) => {
    const minutes = way(from, to)?.minutes ?? 0;
    expect(minutes).toBeGreaterThanOrEqual(least);
    expect(minutes).toBeLessThanOrEqual(most);
  });

  it('is the road where no train crosses the border', () => {
    expect(way('Lisbon', 'Seville')?.mode).toBe('bus');
    expect(way('Bucharest', 'Sofia')?.mode).toBe('bus');
  });

  it('takes longer and costs more the farther it is', () => {
    const [near, far] = [way('Kyoto', 'Osaka'), way('Tokyo', 'Kyoto')];
    expect(near?.minutes).toBeLessThan(far?.minutes ?? 0);
    expect(near?.price).toBeLessThan(far?.price ?? 0);
  });
});
