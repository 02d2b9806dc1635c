/** What is denied, ruled out or taken back. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { stillNeeded } from '../../../engine/read/acts/needs/denied.ts';
import { NO_STAY_WISH, withStay } from '../../../engine/read/acts/wants/stays.ts';
import { TODAY } from '../../functions/support/assistant.ts';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const needsOf = (text: string) => read(text).needs.map(({ kind, what }) => `${kind}: ${what}`);

describe('needs', () => {
  it.each([
    'none of us is allergic to anything',
    "we're not vegetarian so bring on the steak",
    'my coeliac sister stays at home, just me and my boyfriend',
    'I design wheelchairs for a living',
    'baby stays with granny, so just us two',
    "you needn't look for halal places",
    'no mobility issues',
  ])('nobody has one: “%s”', (text) => {
    expect(needsOf(text)).toEqual([]);
  });

  it.each([
    ['no nuts please, it is serious', 'allergy: nut'],
    ["she can't eat fish", 'allergy: fish'],
    ['without too much walking', 'walking: too much walking'],
    ['kid carries an epipen for hazelnuts', 'allergy: tree nut'],
    ['Im alergic to nuts', 'allergy: nut'],
    ['we are pure veg', 'diet: vegetarian'],
    ['one of us is allergic to shellfish, Boston for 4 days', 'allergy: shellfish'],
    ["we don't cope well with altitude", "condition: don't cope well with altitude"],
  ])('there is one: “%s”', (text, need) => {
    expect(needsOf(text)).toEqual([need]);
  });

  it.each([
    ['vegan couple', "we're not vegan anymore"],
    ['I have a bad knee', 'my knee is fine again so stairs are ok'],
  ])('“%s” is taken back by “%s”', (before, after) => {
    const { needs } = read(before);
    expect(needs).not.toEqual([]);
    expect(stillNeeded(needs, read(after))).toEqual([]);
  });
});

describe('the stay', () => {
  it.each(['no camping obviously', 'camping obviously not'])('is no camp site: “%s”', (text) => {
    expect(read(text).stay).toMatchObject({ kinds: [], notKinds: ['camping'] });
  });

  it('may be what was ruled out before, where it is wished for after all', () => {
    const before = withStay(NO_STAY_WISH, read('no hostels').stay);
    expect(before.notKinds).toEqual(['hostel']);
    expect(withStay(before, read('a hostel is good').stay)).toMatchObject({
      kinds: ['hostel'],
      notKinds: [],
    });
  });

  it('need not have what is no longer wanted', () => {
    const before = withStay(NO_STAY_WISH, read('a hotel with breakfast and a pool').stay);
    expect(withStay(before, read('breakfast not needed').stay).wants).toEqual(['a pool']);
  });

  it.each([
    ['half board preferred', 'half board'],
    ['and a roll in shower', 'a roll-in shower'],
    ['me and my dog, Brighton', 'that pets may come'],
  ])('“%s”', (text, want) => {
    expect(read(text).stay?.wants).toEqual([want]);
  });
});

it.each(['flights are fine after all', 'we can fly after all'])('“%s” lifts the ban on flights', (text) => {
  expect(read(text).modesLifted).toEqual(['flight']);
});

describe('a town that another takes the place of', () => {
  it.each([
    ['Sri Lanka? no wait Bali... no, Hanoi + Ninh Binh, 6 days from Leeds', ['Hanoi', 'Ninh Binh']],
    ['5 days in Lisbon, sorry I mean Porto, no, Madeira, from Leeds', ['Madeira']],
    ['Malta? hmm no, Sicily actually. from Leeds', ['Palermo']],
    ['Rome, no museums, Naples, from Leeds', ['Rome', 'Naples']],
    ['Rome and Naples from Leeds, is Capri too far? no, we like boats', ['Rome', 'Naples', 'Capri']],
  ])('%s', (text, towns) => {
    expect(read(text).destinations.map(({ place }) => place.name)).toEqual(towns);
  });
});

describe('what is said after a second thought counts', () => {
  it.each([
    ['6 nights Lisbon in May. hang on, September.', '2027-09-01', 7],
    ['4 nights Lisbon in May, hold on, June', '2027-06-01', 5],
    ['4 nights Lisbon in May for two, ok hang on June', '2027-06-01', 5],
    ['6 nights Lisbon in September. 4 nights will do', '2027-09-01', 5],
    ['7 days in Lisbon in May... 3 days will be enough', '2027-05-01', 3],
    ['6 days in Rome in May. 2 days are enough for the museums', '2027-05-01', 6],
    ['7 days in Italy, Rome and Florence in May. 3 days will be enough for Rome', '2027-05-01', 7],
  ])('%s', (text, start, days) => {
    const { dates, days: length } = read(text);
    expect([dates?.start, length]).toEqual([start, days]);
  });

  it('also of a town', () => {
    const { destinations } = read('Lisbon in May for two. hang on, Porto');
    expect(destinations.map(({ place }) => place.city)).toEqual(['Porto']);
  });
});
