/** Places that are offered for a day of a trip. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { findSpots } from '../../engine/facts/spots.ts';

const gazetteer = await loadGazetteer();
const PARIS = { name: 'Paris', at: [48.8566, 2.3522] as [number, number] };
const ROME = { name: 'Rome', at: [41.9028, 12.4964] as [number, number] };

function found(typed: string, ...towns: Parameters<typeof findSpots>[1]): string[] {
  return findSpots(typed, towns, gazetteer).map(({ name, kind, town }) => `${name}: ${kind}, ${town}`);
}

describe('places of a trip’s towns', () => {
  it('are the guides’ sights, by any of their names, with where they lie', () => {
    expect(found('louvre', PARIS, ROME)[0]).toBe('Musée du Louvre: sight, Paris');
    expect(found('mona lisa', PARIS, ROME)).toEqual(['Musée du Louvre: sight, Paris']);
    expect(findSpots('louvre', [PARIS], gazetteer)[0]?.at).toEqual([48.8606, 2.3376]);
    expect(found('colos', PARIS, ROME)[0]).toMatch(/^Colosse.*: sight, Rome$/);
    expect(found('colos', PARIS)).toEqual([]);
  });

  it('are day trips, airports and the towns as well', () => {
    expect(found('versa', PARIS)).toContainEqual(expect.stringMatching(/^Versailles.*: day trip, Paris$/));
    expect(found('charles', PARIS)).toContainEqual(expect.stringMatching(/: airport, Paris$/));
    expect(found('cdg airport', PARIS)).toHaveLength(1);
    expect(found('rom', ROME)).toContain('Rome: town, Rome');
  });

  it('are not those of a namesake on another continent', () => {
    const texas = { name: 'Paris', at: [33.66, -95.56] as [number, number] };
    expect(found('louvre', texas)).toEqual([]);
    expect(found('par', texas)).toEqual(['Paris: town, Paris']);
  });

  it('are eight at most', () => {
    expect(findSpots('pa', [PARIS], gazetteer).length).toBeLessThanOrEqual(8);
  });
});
