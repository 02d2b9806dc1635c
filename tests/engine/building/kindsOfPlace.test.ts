/** Places beside a town that are named by their kind alone. */
import { describe, expect, it } from 'vitest';
import { TOWNS_OF_KIND } from '../../../content/words/kinds.ts';
import { hasGuide } from '../../../engine/facts/guides.ts';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { ask } from '../../functions/support/assistant.ts';

const ATHENS = 'Athens, 5 days from 11 May 2027 for two';

describe('a place that is named by its kind', () => {
  it.each([
    ['7 days Athens + one island, 2 ppl, september, from Tel Aviv', ['Athens', 'Santorini'], 'island'],
    ['10 days Hanoi and one beach town, april, from Seoul', ['Hanoi', 'Da Nang'], 'beach town'],
    ['Milan 3 days in June plus 2 nights at a lake', ['Milan', 'Como'], 'lake town'],
    ['5 days in Munich and 3 in the mountains in August', ['Munich', 'Salzburg'], 'mountain town'],
    ['Cape Town 5 days in May, and end at the beach for 3 nights', ['Cape Town', 'Knysna'], 'beach town'],
    ['Bali and another island for our honeymoon, 12 days in June', ['Bali', 'Lombok'], 'island'],
  ])('%s', async (message, cities, kind) => {
    const { reply, plan } = await ask(message);
    expect(plan?.cities).toEqual(cities);
    expect(reply).toContain(`You named no ${kind}: I took ${cities[1]}; name another and I change it.`);
  });

  it('has the days that are said of it', async () => {
    const { plan } = await ask('4 days Bangkok then 5 days on an island, in February');
    expect(plan?.cities).toEqual(['Bangkok', 'Koh Samui']);
    expect(plan?.days).toHaveLength(9);
  });

  it.each([
    ['what about 2 nights on an island at the end?', ['Athens', 'Santorini'], 7],
    ['add a beach town for 2 days', ['Athens', 'Naxos'], 7],
    ['what about 4 days on an island instead', ['Santorini'], 4],
  ])('is one for a plan that stands: %s', async (message, cities, days) => {
    const { plan } = await ask(message, { after: [ATHENS] });
    expect(plan?.cities).toEqual(cities);
    expect(plan?.days).toHaveLength(days);
  });

  it('is another than that of the plan', async () => {
    const { plan } = await ask('another island instead of Santorini', {
      after: ['Athens and Santorini, 7 days from 11 May 2027 for two'],
    });
    expect(plan?.cities).toEqual(['Athens', 'Chania']);
  });

  it.each([
    'Lisbon, a beach day and an island tour, 4 days in May',
    'Lisbon 4 days in May with a day at the beach',
    'Kauai, my favourite island, 5 days in May',
    'Naxos, an island in Greece, 5 days in June',
    'near the beach hotel in Barcelona 4 days in May',
    'Tokyo with a day trip to an island, 5 days in May',
    'Athens 3 days in May and one more at the beach',
  ])('is no town to sleep in: %s', async (message) => {
    expect((await ask(message)).plan?.cities).toHaveLength(1);
  });

  it('is a town that the gazetteer has, with a guide to all but two', async () => {
    const gazetteer = await loadGazetteer();
    const names = [...new Set(Object.values(TOWNS_OF_KIND).flat())];
    expect(names.filter((name) => gazetteer.byName(name) === null)).toEqual([]);
    const unguided = names.filter((name) => {
      const place = gazetteer.byName(name);
      return place !== null && !hasGuide(place);
    });
    expect(unguided).toEqual(['Hvar', 'Capri']);
  });
});

describe('days in another town instead', () => {
  it.each([
    ['what about 4 days in Rome instead', 4],
    ['Rome instead for 4 days', 4],
  ])('%s', async (message, days) => {
    const { plan } = await ask(message, { after: [ATHENS] });
    expect(plan?.cities).toEqual(['Rome']);
    expect(plan?.days).toHaveLength(days);
    expect(plan?.days[0]?.date).toBe('2027-05-11');
  });
});
