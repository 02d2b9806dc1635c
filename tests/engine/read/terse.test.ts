/** First messages in few signs, and names in them that lead nowhere. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { TODAY } from '../../functions/support/assistant.ts';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const towns = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('lengths and people of one sign', () => {
  it.each([
    ['azores 6d june 2p ex LIS', 6, 2],
    ['Riga 4n 10-14 Mar x3 ex DUB', 5, 3],
    ['Malta 3d 4p from Leeds', 3, 4],
    ['couple of days in Bruges, two of us', 2, 2],
  ])('%s', (text, days, adults) => {
    expect([read(text).days, read(text).party?.adults]).toEqual([days, adults]);
  });

  it.each([
    'a 3d cinema in Rome',
    'a 4d film in Rome, for 20p',
    '4x4 in Oman',
    'Rome, we land by 8 p.m. on 3 June',
    'Rome, around 9 p.m.',
    'the flight to Rome leaves after 6 p.m.',
    'Rome, 20p a day',
    'Rome, dinner at 7 p. m.',
    'I sit in 12d to Rome',
  ])('and not "%s"', (text) => {
    expect([read(text).days, read(text).party]).toEqual([null, null]);
  });
});

describe('who travels', () => {
  it.each([
    ['four delegates from Lyon to Oslo', 4],
    ['Rome for 3 attendees', 3],
    ['Madeira from Leeds, hubby me and the inlaws', 4],
  ])('%s', (text, adults) => {
    expect(read(text).party?.adults).toBe(adults);
  });

  it('has a room each where each requires one', () => {
    expect(read('three delegates to Oslo, each delegate requires an individual room').rooms).toEqual(
      read('three people to Oslo, each person needs their own room').rooms,
    );
  });

  it.each([
    'in Melbourne, staying at his place',
    'a week in Lyon, I sleep in their flat',
    'Oslo, we stay with them',
    '4 days Verona, b&b is booked already',
    '4 days Verona, hostel booked',
    'our guesthouse in Verona is reserved, 4 days',
    'Verona 4 days, pension already paid for',
  ])('has a bed: %s', (text) => {
    expect(read(text).ownBeds).toBe(true);
  });

  it.each([
    'Verona 4 days, got a hostel in mind?',
    '4 days Verona, we have a b&b budget',
    '4 days Verona, a hostel that can be booked late',
    '4 days Verona, is the hostel booked out?',
    '4 days Verona in a b&b, nothing booked yet',
  ])('has none: %s', (text) => {
    expect(read(text).ownBeds).toBe(false);
  });
});

describe('a part of a month', () => {
  it.each([
    ['Porto in the last third of September', ['2027-09-21', '2027-09-30']],
    ['Porto in the second third of May', ['2027-05-11', '2027-05-20']],
    ['Porto in the first days of October', ['2027-10-01', '2027-10-07']],
  ])('%s', (text, dates) => {
    const { dates: wish } = read(text);
    expect([wish?.start, wish?.end]).toEqual(dates);
  });
});

describe('no stop of the trip', () => {
  it.each([
    ['5 days Berlin from Dublin while I wait for the keys to the flat', ['Berlin']],
    ['Budapest, my cousin was just in Vienna and loved it, 4 days', ['Budapest']],
    ['we got engaged in Venice back in 97, this time Verona, 3 nights', ['Verona']],
  ])('%s', (text, names) => {
    expect(towns(text)).toEqual(names);
  });

  it.each([
    ['4 days in Lisbon and back in the UK by Sunday', 'Lisbon'],
    ['A hotel back in the old town of Prague for 3 nights', 'Prague'],
    ['If I was in Rome for 3 days what should I see', 'Rome'],
    ['Our honeymoon was in Bali and we would love to go again for 10 days in May', 'Bali'],
    ['The best days of my life were in Rome and I want to go back for 4 days', 'Rome'],
    ['I want 5 days in Rome in May and have to be back in the office on Monday', 'Rome'],
  ])('but: %s', (text, name) => {
    const named = read(text).destinations.map(({ place, of }) => `${place.name} ${of ?? ''}`);
    expect(named.join(', ')).toContain(name);
  });

  it('is the town that one lives outside of', () => {
    const { origin, destinations } = read(
      "Quebec City, 4 nights. We're about half an hour outside Pittsburgh so leave from there",
    );
    expect([origin?.place.name, destinations.length]).toEqual(['Pittsburgh', 1]);
  });
});

describe('whole messages of slips', () => {
  it.each([
    ['culd we do viena n prague nxt octobr, 5 nites', ['Vienna', 'Prague'], null],
    ['4 dayz in lisbn for too peple form birminhgm', ['Lisbon'], 'Birmingham'],
    ['jst me, 3 nights Rome form Oslo', ['Rome'], 'Oslo'],
  ])('%s', (text, names, home) => {
    expect(towns(text)).toEqual(names);
    expect(read(text).origin?.place.name ?? null).toBe(home);
  });

  it('leaves a form that is filled in', () => {
    expect(read('is there a visa form for Vietnam').origin).toBeNull();
  });
});

describe('a weekday to leave on and one to be back on', () => {
  it.each([
    [
      'Valentines weekend in Venice, leave Cologne fri evening after work back mon',
      '2027-02-12',
      '2027-02-15',
    ],
    [
      'weekend in Venice in March from Cologne, leaving friday and home on tuesday',
      '2027-03-12',
      '2027-03-16',
    ],
    ['leave Leeds on saturday and fly home on tuesday, Rome in may', '2027-05-15', '2027-05-18'],
  ])('are the days of the trip: %s', (text, start, end) => {
    expect(read(text).dates).toMatchObject({ start, end });
  });

  it('but “back” alone is no way home', () => {
    expect(read('Rome 3 days in May, I leave on Friday, back pain permitting').days).toBe(3);
  });
});

describe('“X yes, Y no”', () => {
  it('is what is liked and what is not', () => {
    expect(read('Rome 3 days, churches yes, museums no').avoid).toEqual(['museums']);
    expect(read('Highlands 6 days, early mornings no').dayEdits).toMatchObject([
      { change: { kind: 'late' } },
    ]);
  });

  it.each(['Rome 3 days, is that okay? thanks no', 'Rome 3 days. anything else? things no'])(
    'and not “%s”',
    (text) => {
      expect(read(text)).toMatchObject({ avoid: [], dayEdits: [] });
    },
  );
});
