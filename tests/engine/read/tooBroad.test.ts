/** Words that look like a wish and are none: each was read wrongly by a pattern that took too much. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { findInfoTopic } from '../../../engine/read/follow/infoTopics.ts';
import { TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const read = (text: string, ...planned: string[]) => {
  const towns = planned.flatMap((name) => gazetteer.byName(name) ?? []);
  return readMessage(text, { today: TODAY, gazetteer, towns }).message;
};
const names = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('a trip to somewhere is no day trip', () => {
  it.each([
    'move the trip to August',
    'make the trip to Rome dearer',
    'for our trip to Rome we now have 900 dollars',
  ])('%s', (text) => expect(read(text, 'Rome').dayEdits).toEqual([]));
  it('but put on a day it is', () =>
    expect(read('squeeze in a quick trip to Ostia on Friday', 'Rome').dayEdits).toHaveLength(1));
});

describe('a way back that somebody speaks of', () => {
  it.each([
    'Lyon 4 days, where to sleep for good breakfasts',
    'Split 5 days, a boat brings us back in the evening',
    'Oslo 3 days, no trains home after ten',
  ])('is no trip without one: %s', (text) => expect(read(text).oneWay).not.toBe(true));
});

describe('towns', () => {
  it('behind "but" are wanted where nothing else is left out', () =>
    expect(names('we all adore Lisbon but Porto as well please')).toEqual(['Lisbon', 'Porto']));
  it('in a row behind who travels are stops', () =>
    expect(names('on my own, Rome, Florence and Siena, 10 days')).toEqual(['Rome', 'Florence', 'Siena']));
  it('that one flies to are no home', () =>
    expect(read('two weeks in Japan, fly Osaka, then Kyoto').origin).toBeNull());
});

describe('hours', () => {
  it.each(['my workshop is done by 4pm', 'we spent around 9 days in Peru', 'the talks are finished by 5'])(
    'say nothing of an evening: %s',
    (text) => expect(read(text).needs.filter(({ kind }) => kind === 'tired')).toEqual([]),
  );
  it('say it of somebody', () =>
    expect(read('our twins are done by 6pm, so leave everything after that empty').needs[0]?.amount).toBe(
      18 * 60,
    ));
});

describe('dates', () => {
  it('of named weekdays lie where those are', () =>
    expect(read('Rome fri 15 to sun 17').dates).toMatchObject({ start: '2027-01-15', end: '2027-01-17' }));
  it('of a day of the republic are those of no one country', () =>
    expect(read('Rome over Republic Day').dates).toBeNull());
});

describe('beds and sums', () => {
  it('are in no car', () => expect(read('Rome, our van has room for everybody').ownBeds).toBe(false));
  it('are for all the nights', () =>
    expect(read('$600 for the nights in Porto').maxNight ?? null).toBeNull());
});

describe('questions', () => {
  it.each([
    ['how do we get from the airport to our hotel?', 'airport'],
    ['do I need to buy travel insurance?', 'health'],
    ['how high is the risk of malaria there?', 'health'],
  ])('%s', (text, topic) => expect(findInfoTopic(text)).toBe(topic));

  // without an end before: each sign could be taken in two ways
  it('are read however often one is announced', () =>
    expect(read(`${'question : '.repeat(300)}is it hot in May?`, 'Rome').isQuestion).toBe(true));
});
