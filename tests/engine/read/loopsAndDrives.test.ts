/** Loops through a wide place, drives with an end of their own, and towns on the way of a known route. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { landmass } from '../../../engine/facts/ground.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;
const goals = (text: string) =>
  read(text).destinations.map(({ place, region }) => region?.name ?? place.name);

describe('a loop through a wide place', () => {
  it.each([
    ['Tassie loop by car, Hobart back to Hobart, 7 nights', 'Tasmania', 'Hobart'],
    [
      'South Island by campervan, 12 days, pick up and drop off in Christchurch',
      'South Island',
      'Christchurch',
    ],
    ['a loop from Reykjavik round Iceland in 9 days, couple from Oslo', 'Iceland', 'Reykjavik'],
    ['Crete, start and finish in Heraklion, 8 days', 'Crete', 'Heraklion'],
  ])('“%s”', (text, region, end) => {
    expect(goals(text)).toEqual([region]);
    expect([read(text).wayIn?.place.name, read(text).wayHome?.place.name]).toEqual([end, end]);
  });

  it('sets out from home where the town lies in no such place', () => {
    const { origin } = read('loop from Denver: Moab, Springdale, 8 days by car');
    expect(origin?.place.name).toBe('Denver');
  });

  it('leaves a town that says where it goes', () =>
    expect(goals('Tasmania, Hobart for 4 days')).toEqual(['Hobart']));

  it('keeps the order of what lies on the way back', () =>
    expect(
      goals('campervan, Launceston back to Launceston via Cradle Mountain, Strahan and Bicheno'),
    ).toEqual(['Launceston', 'Cradle Mountain', 'Strahan', 'Bicheno']));

  it('is driven from and to the town, and nothing flies between', async () => {
    const { plan } = await ask(
      'Crete by hire car, start and finish in Heraklion, 8 days in June from Leeds for two',
    );
    const towns = plan?.days.map(({ city }) => city) ?? [];
    expect([towns[0], towns.at(-1)]).toEqual(['Heraklion', 'Heraklion']);
  });
});

describe('a drive', () => {
  it.each([
    ['Denver to Moab to Las Vegas road trip, 7 days', ['Moab', 'Las Vegas']],
    ['Boston to Salt Lake City road trip', ['Salt Lake City']],
    ['a hotel near Oxford Road in Manchester', ['Manchester']],
    ['3 nights Iguazú and 3 nights Montevideo', ['Iguazu', 'Montevideo']],
  ])('“%s”', (text, towns) => expect(goals(text)).toEqual(towns));

  it.each([
    ['Garden Route self-drive, 8 days, no long driving days', { banned: [], wanted: ['car'] }],
    ['Tuscany for a week, no driving', { banned: ['car'], wanted: [] }],
    ['road trip in Spain, no driving at night and no cars in town', { banned: ['car'], wanted: [] }],
  ])('“%s”', (text, modes) => expect(read(text).modes).toMatchObject(modes));

  it('is not ruled out where only a long one is', () => {
    const text = 'Tuscany for a week, no long drives';
    const { message, residue } = readMessage(text, { today: TODAY, gazetteer });
    expect(message.modes).toBeNull();
    expect(residue).toEqual(['drives']);
  });

  it('goes through the town of its route that was named', async () => {
    const { plan } = await ask(
      'San Francisco to Los Angeles down highway 1 with a stop in Monterey, 5 days in October for two',
    );
    expect([...new Set(plan?.days.map(({ city }) => city))]).toEqual([
      'San Francisco',
      'Monterey',
      'Los Angeles',
    ]);
  });
});

const landOf = (name: string) => {
  const town = gazetteer.byName(name);
  return town && landmass(town);
};

it('knows which towns a road joins', () => {
  expect(['Franz Josef', 'Lake Tekapo', 'Queenstown'].map(landOf)).toEqual(Array(3).fill('South Island'));
  expect(['Strahan', 'Hobart'].map(landOf)).toEqual(['Tasmania', 'Tasmania']);
  expect(['Wellington', 'Sapporo', 'Belfast'].map(landOf)).toEqual(['NZ', 'Hokkaido', 'IE']);
  // a town on the coast whose airport is on the island across
  expect(landOf('Saranda')).toBe('mainland');
});
