/** Two who live apart and look for a place between them. */
import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../../engine/facts/geo.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { ask } from '../../functions/support/assistant.ts';

describe('a place on half the way', () => {
  it.each([
    [
      'Two of us, one in Berlin one in Madrid, want to meet halfway for a long weekend in march, where?',
      'Berlin',
      'Madrid',
    ],
    [
      "my sister's in Seattle and I'm in Miami, girls weekend somewhere in the middle in may, where??",
      'Miami',
      'Seattle',
    ],
    ["I'm in Chicago, my sister in Boston; where could we meet for 3 days in October?", 'Chicago', 'Boston'],
  ])('%s', async (message, home, other) => {
    const gazetteer = await loadGazetteer();
    const { reply, plan } = await ask(message);
    expect(plan).toBeUndefined();
    expect(reply).toContain(`that you leave from ${home}`);
    expect(reply).toContain(`that somebody comes from ${other}`);
    expect(reply).not.toContain(`“${other}”`);
    const point = (name: string) => gazetteer.byName(name)?.airports[0] ?? { latitude: 0, longitude: 0 };
    const ways = distanceKm(point(home), point(other));
    const ideas = [...reply.matchAll(/^\d\. \*\*(.+?)\*\*/gm)].map(([, name = '']) => name);
    expect(ideas).toHaveLength(3);
    for (const idea of ideas) {
      expect(distanceKm(point(home), point(idea))).toBeLessThan(ways * 0.8);
      expect(distanceKm(point(other), point(idea))).toBeLessThan(ways * 0.8);
    }
  });

  it.each([
    ['where can we meet locals in Lisbon, 4 days May', ['Lisbon']],
    ['from Paris to Rome with a stop halfway, 8 days in May', ['Rome']],
    ['we meet in Prague for 3 days in May, I come from Leeds', ['Prague']],
  ])('is not looked for: %s', async (message, cities) => {
    expect((await ask(message)).plan?.cities).toEqual(cities);
  });
});

describe('a cruise', () => {
  it('is not sold, and said', async () => {
    const { reply, plan } = await ask('is there any cruise from Miami to the Bahamas over new years for 2');
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/^Cruises are in none of my searches/);
  });
});
