/** The home town in words that no pattern holds: a vote of the words around each town. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { mentionsIn, sparing } from '../../../engine/read/places/mentions.ts';
import { homeFeatures, homeVote, SURE_VOTE, votedHome } from '../../../engine/read/places/homeVote.ts';
import { rolesIn } from '../../../engine/read/places/roles.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;
const voted = (text: string) => {
  const { found } = mentionsIn(text, sparing(gazetteer), []);
  return votedHome(text, found, found)?.place.name;
};

describe('a vote for the home town', () => {
  it.each([
    ['There are 5 of us in Little Rock and we need a 3-day itinerary for New Orleans', 'Little Rock'],
  ])('%s', (text, home) => {
    expect(voted(text)).toContain(home);
    expect(read(text).origin?.place.name).toContain(home);
    expect(read(text).destinations).toHaveLength(1);
  });

  it.each([
    'Rome and Florence, 8 days in May, two of us',
    'Tallinn, Riga and Vilnius by bus, 9 days in July',
    'we want to see Kyoto and Nara in April',
    'Lisbon or Porto for a long weekend?',
    "We're two people in Lisbon, want 4 days there and 2 in Porto",
    'We are 5 people staying in Nice and want a day in Monaco',
    'There are 4 of us meeting in Madrid and then heading for Seville, 5 days',
    '10 days in Italy with Rome as the starting point, then Florence and Venice',
  ])('is weak where all are to be seen: %s', (text) => {
    expect(voted(text)).toBeUndefined();
    expect(read(text).origin).toBeNull();
  });

  it('sees words around a town, other places by their kind, and no names, numbers or dates', () => {
    const text = 'From Leeds to Rome on 4 May';
    const { found } = mentionsIn(text, sparing(gazetteer), []);
    const [leeds, rome] = found;
    if (!leeds || !rome) throw new Error('two towns');
    const features = homeFeatures(text, found, rome);
    expect(features).toContain('b3:from PLACE to');
    expect(features).toContain('a2:on #');
    expect(features).toContain('A:MONTH');
    expect(features.join(' ')).not.toMatch(/leeds|rome|4|may/iu);
    expect(homeVote(text, found, leeds)).toBeGreaterThan(SURE_VOTE);
    expect(homeVote(text, found, rome)).toBeLessThan(1 - SURE_VOTE);
  });

  it('has no say in a change of a plan', () => {
    const change = 'There are 5 of us in Little Rock and we need a 3-day itinerary for New Orleans';
    const { found } = mentionsIn(change, sparing(gazetteer), []);
    expect(rolesIn(change, found, true).origin?.place.name).toContain('Little Rock');
    expect(rolesIn(change, found).origin).toBeNull();
  });

  it.each([
    ['Cincinnati as the starting point and three different cities in Arizona, 7 days in March', 'Cincinnati'],
    ['a trip that leaves from Toledo for Pittsburgh, March 12th to March 14th', 'Toledo'],
    ['5 days in Oslo in May, with Bergen serving as our departure city', 'Bergen'],
  ])('gives way to words that say it: %s', (text, home) => {
    expect(read(text).origin?.place.city).toContain(home);
  });
});
