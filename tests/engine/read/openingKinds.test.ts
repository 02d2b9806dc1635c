/** Kinds of opening prompts that were silently read wrong: each with siblings. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const above = async (message: string) => (await ask(message)).reply.split('### Day 1')[0] ?? '';

describe('a town behind a sentence that ends with a date', () => {
  it.each([
    ['four days from 12 May. Rome and Naples for two', ['Rome', 'Naples']],
    ['8 days from 11th of June. Tbilisi, Kazbegi', ['Tbilisi', 'Kazbegi']],
    ['a week from 3 October! Porto then Lisbon', ['Porto', 'Lisbon']],
  ])('of “%s” is no home', (text, towns) => {
    const { destinations, origin } = read(text);
    expect(destinations.map(({ place }) => place.name)).toEqual(towns);
    expect(origin).toBeNull();
  });
});

describe('days round that of an event', () => {
  it.each([
    ['concert in Vienna on 14 May 2027, going on the 12th, home on the 16th', '2027-05-12', '2027-05-16'],
    [
      'friends marry in Naxos on 12 June 2027, fly to Athens on the 9th, home on the 15th',
      '2027-06-09',
      '2027-06-15',
    ],
    ['Lalibela for the feast on 7 January 2027, going 5th and back the 8th', '2027-01-05', '2027-01-08'],
  ])('“%s”', (text, start, end) => expect(read(text).dates).toMatchObject({ start, end }));

  it('are none of its own where one only flies home', () =>
    expect(read('we meet in Rome on 14 May 2027 and fly home on the 16th').dates).toMatchObject({
      start: '2027-05-14',
      end: '2027-05-16',
    }));
});

describe('how far it may be', () => {
  it.each([
    ['somewhere warm in February, max 5 or 6 hrs flying', 6],
    ['somewhere warm in January, nothing long haul', 6],
    ['where can we go in May, no long flights', 6],
    ['somewhere sunny, short haul', 4],
  ])('“%s” is %i hours', (text, hours) => expect(read(text).open?.maxHours).toBe(hours));
});

describe('a plan that cannot hold what was asked says so', () => {
  it.each([
    ['One day in Paris, Tuesday 9 March 2027, for one, the Louvre', /Louvre is shut on Tuesdays/],
    ['Tulsa to Anchorage by car, 5 days from 3 June 2027 for two', /cannot plan the drive/],
  ])('“%s”', async (text, words) => expect(await above(text)).toMatch(words));

  it('of the price of a night', async () =>
    expect((await ask('Lisbon 3 days from 4 May 2027 for two, hotel max $9 a night')).reply).toContain(
      'I found no stay within your $9 a night',
    ));

  it('of a dog in a camper van', async () =>
    expect(
      await above(
        'north coast 500 in our campervan, 7 days from Inverness in May 2027, two of us and our dog',
      ),
    ).toContain('pets may come'));
});

it('who drives there drives home', async () => {
  const { plan } = await ask('driving Denver to Moab and back, 10 to 14 September 2027, two people');
  expect(plan?.legs.map(({ mode }) => mode)).toEqual(['car', 'car']);
});

it.each(['is May or October better for Uzbekistan?', 'which is better for Lisbon, January or July?'])(
  '“%s” is answered by the seasons',
  async (question) => expect(await above(question)).toMatch(/by season|Best:/),
);

it('a trip that is told as a question is planned', async () => {
  expect(
    (await ask('Can you do Rome for 5 days with my husband, not too hot so October, from Copenhagen')).plan,
  ).toBeDefined();
});
