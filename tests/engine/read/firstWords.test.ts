/** Words of first messages that blind rounds have shown to be taken for others: each kind in other sentences than theirs. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
}, 60_000);
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;

describe('where from and where to', () => {
  it.each<[string, string | null, string[]]>([
    ['we are a pair of two from Oslo, campervan from Perth for a week', 'Oslo', ['Perth']],
    [
      "I'm speaking at a fair in Turin 4-6 May, flying from Leeds, we also want to see Asti",
      'Leeds',
      ['Turin', 'Asti'],
    ],
    ['2 nights in Dubai on our way from Leeds to Perth', 'Leeds', ['Dubai']],
    ['my parents from Lagos are visiting us in Bristol and we all go to Bath', 'Bristol', ['Bath']],
    ['Bath please, train from London, 2 days', 'London', ['Bath']],
    // no nights are given from one town to another where there is no plan
    ['spend five days in Rome from Florence in May', 'Florence', ['Rome']],
    ['take me to the Faroe Islands five days in july from Copenhagen', 'Copenhagen', ['Tórshavn']],
    ['Hobart not St. Johns Newfoundland, from Sydney', 'Sydney', ['Hobart']],
  ])('%s', (text, from, to) => {
    const { origin, destinations } = read(text);
    expect(origin?.place.name ?? null).toBe(from);
    expect(destinations.map(({ place }) => place.name)).toEqual(to);
  });

  it.each([
    ['5 days of Kyoto-free Japan from Seoul in May 2027, 2 adults', 'Kyoto'],
    ['6 days in Spain from Leeds in May 2027, no Barcelona, 2 adults', 'Barcelona'],
    ['10 days on the pacific coast hwy from 5 May 2027, 2 adults, skip Los Angeles', 'Los Angeles'],
  ])('a wide place without a town of it: %s', async (text, town) => {
    const { plan } = await ask(text);
    expect(plan?.cities.length).toBeGreaterThan(0);
    expect(plan?.cities).not.toContain(town);
  });

  it('of several towns of a name the one near the other is meant, where no other is well known', async () => {
    const { plan } = await ask('Tuscaloosa and Birmingham from Newark, 4 to 9 May 2027, 2 adults');
    expect(plan?.warnings.join(' ')).not.toContain('United Kingdom');
    expect(plan?.cities).toEqual(['Tuscaloosa', 'Birmingham']);
  });

  it.each([
    'one place to sleep is fine',
    'no changing of the hotel please',
    'we do not move: a single base for the whole week',
  ])('one town of a wide place: %s', async (words) => {
    const { plan } = await ask(`a week at Lake Garda from Munich from 5 June 2027, 2 adults, ${words}`);
    expect(plan?.cities).toHaveLength(1);
  });
});

describe('when and for how long', () => {
  it.each([
    [
      'Porto, four nights in October starting on the eighth, two people from Leeds',
      'Fri 8 October 2027 to Tue 12',
    ],
    ['Lisbon for 3 nights in march, maybe the third week, one adult from Leeds', 'March 2027'],
    ['Lisbon 4 nights from Leeds, start 6 mai 2027, 2 people', 'Thu 6 May 2027 to Mon 10 May'],
    ['Porto from Leeds for 10 days after finals, solo, from 24 May 2027', 'Mon 24 May 2027 to Wed 2 June'],
    [
      'Hobart from Sydney, fly out on Good Friday 2027, home Sunday 4 April, 2 adults',
      'Fri 26 March 2027 to Sun 4 April',
    ],
    [
      'Oslo, thinking 4 nights, hmm 4 is short, make it 6. from Leeds on 3 May 2027, 2 adults',
      'Mon 3 May 2027 to Sun 9 May',
    ],
    [
      'Rome then Naples from Leeds from 3 May 2027, 2 nights + 3 nights, 2 adults',
      'Mon 3 May 2027 to Sat 8 May',
    ],
    ['our ship docks in Split at 8am on 12 May 2027, all aboard 4.30pm, two of us', 'Wed 12 May 2027'],
    [
      'York from London, Saturday 5th and Sunday 6th December 2026, two of us',
      'Sat 5 December 2026 to Sun 6',
    ],
    [
      'Lapland from Leeds for 3 nights from 14 December 2026, 2 adults, home before Christmas',
      'Rovaniemi: 4 days for two',
    ],
  ])('%s', async (text, dates) => {
    expect((await ask(text)).reply).toContain(dates);
  });
});

describe('other words', () => {
  it('a sum behind “like” is a sum', async () => {
    const { plan } = await ask('Rome 4 days from 5 May 2027 from Leeds, 4 of us, max like $700 each');
    expect(plan?.budget).toBe(2800);
  });

  it.each(['lobster rolls', 'whale watching', 'some real haggis'])(
    'what one wants to eat or see is spoken of: %s',
    async (dish) => {
      const { reply } = await ask(`Edinburgh 3 days from 5 May 2027 from Leeds, we want to try ${dish}`);
      expect(reply).not.toContain('I did not take into account');
    },
  );
});
