/** Who is only told of, who are two, and who comes again to a plan that is there. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

const read = reader(TODAY);

describe('people who are told of', () => {
  it.each([
    'York to Lucerne 5 days, myself only. My son fetches me from there by car',
    'Porto 3 days, just me. Gran is ringing so quickly',
    'Krabi 6 days for one. Not Phuket, my brother went and hated it',
    'Zanzibar 5 days alone, before I speak to my wife',
  ])('travel not: %s', (text) => {
    const { message, residue } = read(text);
    expect(message.party).toEqual({ adults: 1, children: 0 });
    expect(residue.join(' ')).not.toMatch(/son|gran|brother|wife/iu);
  });

  it.each([
    ['Rome 3 days with my sister, she has been', 2],
    ['Rome 4 days with my mum who loved it', 2],
    ['Bali 8 days, me, my wife and nan who went before', 3],
  ])('travel where they are with somebody: %s', (text, adults) =>
    expect(read(text).message.party?.adults).toBe(adults),
  );

  it('behind a correction are among those of before it', () =>
    expect(
      read(
        'my husband and me two kids ten and six and my parents are coming, bhutan or no actually sikkim eight days and my father has a bad heart',
      ).message.party,
    ).toEqual({ adults: 4, children: 2 }));
});

describe('both of them', () => {
  it.each([
    ['me n my lad (13), Dortmund 2 nights, for the both of us', 1, 1],
    ['me and my girl (9) to Rome, 4 days, just the two of us', 1, 1],
    ['us two and our boy (9) to Rome, 4 days', 2, 1],
    ['my wife and me and our boy (9), Rome 4 days, for the both of us we want quiet', 2, 1],
  ])('%s', (text, adults, children) => expect(read(text).message.party).toEqual({ adults, children }));
});

describe('two', () => {
  it.each([
    'Lisbon 4 days for a pair',
    'Lisbon 4 days, two individuals',
    "Hi, we're Una and Greg from Perth. Kyoto 5 days",
    'Ana and Luis here, Kyoto 5 days from Madrid',
  ])('%s', (text) => expect(read(text).message.party).toEqual({ adults: 2, children: 0 }));

  it.each(["we're Rome and Milan fans, 5 days", 'Milan 2 days, a pair of shoes'])(
    'is not said by %s',
    (text) => expect(read(text).message.party).toBeNull(),
  );
});

it('a trip of a choir or a school is made by those who are counted, and is nothing to see', () => {
  const { message, residue } = read(
    'Choir trip: 28 singers + our accompanist + me = 30 people. Leipzig 3 nights',
  );
  expect(message).toMatchObject({ party: { adults: 30, children: 0 }, musts: [] });
  expect(residue).toEqual([]);
  expect(read('School trip: 18 pupils (aged 15/16) + 2 teachers, Berlin 5 days')).toMatchObject({
    message: { party: { adults: 2, children: 18 } },
    residue: [],
  });
  expect(read('Youth trip, 22 teenagers and 4 leaders, Salzburg 4 days').message.party).toEqual({
    adults: 4,
    children: 22,
  });
  expect(read('3 days in Rome with one of the teachers of my school').message.party).toBeNull();
});

describe('of a plan that is there', () => {
  it.each([
    ["hehe she's back in AND bringing her sister", 2],
    ['Tom is back on board, plus his girlfriend', 2],
    ['Jo is in again', 1],
  ])('comes again, with whom else they bring: %s', (text, adults) => {
    const { message, residue } = read(text);
    expect(message).toMatchObject({ joining: { adults, children: 0 }, unknown: null });
    expect(residue).toEqual([]);
  });

  it.each(['my brother joins us, so 3 adults and the kids', 'my aunt comes along, so we are 3 adults'])(
    'the children stay where the adults are counted anew: %s',
    async (text) => {
      const { reply } = await ask(text, {
        after: ['Porto 5 days from 3 May 2027, 2 adults and 2 kids (8 and 10), from Hamburg'],
      });
      expect(reply).toMatch(/for 3 adults and 2 children/u);
    },
  );
});

describe('a couple with a title', () => {
  it.each([
    'Tenerife a week from Glasgow, me n the mrs',
    'Rome 3 days with my Mrs from Leeds',
    'Rome 3 days, Mr & Mrs, from Leeds',
    'weekend in Bath for mr and mrs Tan',
  ])('are two: %s', (text) => expect(read(text).message.party?.adults).toBe(2));

  it.each(['Rome 3 days, visiting mr and mrs brown', 'Rome 3 days for one, a Mr & Mrs Smith hotel'])(
    'and others are not: %s',
    (text) => expect(read(text).message.party?.adults).not.toBe(2),
  );
});
