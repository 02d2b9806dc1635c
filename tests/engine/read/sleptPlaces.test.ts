/** Places of several names and roles: a sight that is a town to sleep in, an island with a feast's name, a park. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { Talk, TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const sydney = gazetteer.byName('Sydney');
const read = (text: string, towns = sydney ? [sydney] : []) =>
  readMessage(text, { today: TODAY, gazetteer, towns }).message;
const stops = (text: string) =>
  read(text, [])
    .destinations.map(({ place, days }) => `${place.name} ${days}`)
    .join(', ');

describe('a sight that is a town as well', () => {
  it.each([
    ['add a night in the Blue Mountains', 'Blue Mountains'],
    ['can you add one night in the blue mountains after sydney, so 5 nights altogether', 'Blue Mountains'],
    ['Blue Mountains for 2 nights please', 'Blue Mountains'],
    ['sleep in the Blue Mountains', 'Blue Mountains'],
    ['add a day in the Blue Mountains', 'Sydney'],
    ['we want to see the Blue Mountains', 'Sydney'],
  ])('“%s” is about %s', (text, town) => expect(read(text).destinations[0]?.place.name).toBe(town));
});

describe('stops', () => {
  it.each([
    ['Santiago, Easter Island and Valparaiso, 10 days', 'Santiago null, Hanga Roa null, Valparaiso null'],
    ['Rapa Nui (Easter island)! 4 nights there, and before 2 nights in Santiago', 'Santiago 2, Hanga Roa 5'],
    ['Nairobi 2 nights and Masai Mara 3 nights', 'Nairobi 2, Masai Mara 4'],
    ['Kilimanjaro climb 7 days then Zanzibar 4 days', 'Kilimanjaro 7, Zanzibar 4'],
    [
      'climb Kilimanjaro on Machame route 7 days and after 5 nights Zanzibar. From 10 september 2027',
      'Kilimanjaro 7, Zanzibar 6',
    ],
    ['Zanzibar for 4 days and the Kilimanjaro climb', 'Zanzibar 4, Kilimanjaro null'],
  ])('“%s”', (text, expected) => expect(stops(text)).toBe(expected));

  it('are at Easter all the same', () => {
    expect(read('Easter in Rome').dates?.feast).toBe('Easter');
    expect(read('Easter Island, Santiago').dates).toBeNull();
  });
});

it('gives a park that is added the nights that were asked', async () => {
  const talk = new Talk();
  await talk.say('San Francisco 4 nights from 10 May 2027 from Denver for two');
  const { plan, reply } = await talk.say('add two nights in Yosemite');
  const cities = plan?.days.map(({ city }) => city) ?? [];
  expect(cities.filter((city) => city === 'Yosemite Valley')).toHaveLength(3);
  expect(cities).toHaveLength(7);
  expect(reply).not.toContain('I did not take into account');
});
