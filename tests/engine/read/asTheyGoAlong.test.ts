/** What people put right, tell of and count as they go along. */
import { beforeAll, describe, expect, it } from 'vitest';
import { isTakenBack } from '../../../engine/account/lengths.ts';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});
const read = (text: string) => readMessage(text, { today: TODAY, gazetteer }).message;
const towns = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('trips that others were, or were before', () => {
  it.each([
    ['Albania 8 days in September, no big groups, we had enough of that in Egypt', ['Tirana']],
    ['Hanoi for a week, not a new hotel every night, did that in Japan and it was hell', ['Hanoi']],
    ['a food tour in Rome, we did that in Naples and loved it', ['Rome']],
    ['Tuscany for a week in May, not Florence (we did Florence), from Brussels', ['Florence']],
  ])('are no part of this one: %s', (text, stops) => {
    expect(towns(text)).toEqual(stops);
  });

  it('leave the region its other towns', async () => {
    const { plan } = await ask('Tuscany for a week in May, NOT florence (we did florence), from Brussels');
    expect(plan?.cities).toEqual(['Siena', 'Lucca']);
  });
});

describe('a country that is a word besides', () => {
  it.each([
    ['want to do Georgia (the COUNTRY) in May, 6 days from Dubai', ['Tbilisi']],
    ['uae resident, want to do Georgia in May, 6 days from Dubai', ['Tbilisi']],
    ['Nothing hectic. Nice 5 nights sometime after 20 June from Amsterdam', ['Nice']],
    ['Nice. 3 days in Lisbon', ['Lisbon']],
  ])('is known by what stands beside it: %s', (text, stops) => {
    expect(towns(text)).toEqual(stops);
  });
});

describe('counts and lengths', () => {
  it.each([
    ["4 of us to Budapest, well 3, Kasia can't come", 3],
    ['4 of us, well 5 now', 5],
    ['2 adults, well 3 nights is enough', 2],
  ])('are put right by the way: %s', (text, adults) => {
    expect(read(text).party?.adults).toBe(adults);
  });

  it.each([
    ['Frankfurt 9-11 Feb, staying on till Sunday. Ideas for the weekend?', 6],
    ['Frankfurt 9-14 Feb. First 3 nights are paid by work', 6],
    ['Prague for the weekend', 3],
    ['4 nights in Cork, paid by card', 5],
  ])('are of the trip, not of a part of it: %s', (text, days) => {
    expect(read(text).days).toBe(days);
  });

  it.each([
    ['last full week of August in Gdansk', '2027-08-23', '2027-08-29'],
    ['first full week of April in Gdansk', '2027-04-05', '2027-04-11'],
    ['last week of August in Gdansk', '2027-08-25', '2027-08-31'],
  ])('a week is one of the calendar where it is a full one: %s', (text, start, end) => {
    expect(read(text).dates).toMatchObject({ start, end });
  });

  it.each([
    ['Budapest 12 to 15 Feb, could also be a week later', '2027-02-12', '2027-02-15'],
    [
      'Budapest 12 to 15 Feb. could also be a week later? no but stay one day longer',
      '2027-02-12',
      '2027-02-16',
    ],
  ])('another week that would do is not taken: %s', (text, start, end) => {
    const { dates, shiftDays } = read(text);
    expect({ ...dates, shiftDays }).toMatchObject({ start, end, shiftDays: 0 });
  });
});

describe('who stays on', () => {
  it.each([
    ['Frankfurt 9-11 Feb, staying on till Sunday', 6],
    ['Budapest 12 to 15 Feb. keep the 12th but stay one day longer', 5],
    ['Rome 3 to 8 May', 6],
  ])('has a plan to the last day: %s', async (message, days) => {
    const { plan, reply } = await ask(message);
    expect(plan?.days).toHaveLength(days);
    expect(reply).not.toContain('I did not take into account');
  });

  it('and is told of what else was not held', () => {
    const text = '7 cousins, 9-11 Feb, staying on till Sunday';
    const dates = { kind: 'date', dates: [], isOneOf: false, start: 11, end: 19 } as const;
    const people = { kind: 'people', count: 7, isEach: false, start: 0, end: 9 } as const;
    expect(isTakenBack(text, dates, [])).toBe(true);
    expect(isTakenBack(text, people, [])).toBe(false);
  });

  it('is not told of a count that they put right', () => {
    const text = "4 of us to Budapest, well 3, Kasia can't";
    expect(isTakenBack(text, { kind: 'people', count: 4, isEach: false, start: 0, end: 7 }, [])).toBe(true);
  });

  it('and who only sleeps elsewhere until a day has the days they named', async () => {
    const { plan } = await ask('Rome 3 to 8 May, we stay with friends until the 5th');
    expect(plan?.days).toHaveLength(6);
  });
});

describe('what is booked at its hours', () => {
  it.each([
    [
      'cooking class in Bologna Sat 9 Oct 10 to 14h is already paid, 7-11 Oct',
      ['Bologna'],
      'cooking class',
      600,
      840,
    ],
    [
      "We've got Aida in the Arena in Verona on Fri 16 July 21:00",
      ['Verona'],
      'Aida in the Arena',
      1260,
      null,
    ],
  ])('leaves the trip its town: %s', (text, stops, what, from, until) => {
    expect(towns(text)).toEqual(stops);
    expect(read(text).fixed).toMatchObject([{ what, from, until }]);
  });

  it.each(['The flat in Bologna is already paid, keys at 15:00', "Bologna, we've got to be home by 18:00"])(
    'is no bed and no way: %s',
    (text) => {
      expect(read(text).fixed).toEqual([]);
    },
  );
});

describe('beside a plan', () => {
  const first = 'Madrid Friday 5 to Monday 8 March, two of us from Hamburg';

  it.each([
    ['metro or taxi from the airport', /minutes/],
    ['how many hours ahead are they', /same time/i],
    ["that's not easter, is it?", /Easter is on Sun 28 March/],
    ['do i need a sim or does mine work', /roaming/],
    ['how can i save this so my husband can see it too', /“Share” there makes a link/],
  ])('is answered, and changes nothing: %s', async (message, words) => {
    const { reply, plan } = await ask(message, { after: [first] });
    expect(reply).toMatch(words);
    expect(plan?.cities ?? ['Madrid']).toEqual(['Madrid']);
    expect(plan?.days ?? [1, 2, 3, 4]).toHaveLength(4);
  });

  it.each([
    ['i can get the thursday off too so lets go a day earlier', 5, '2027-03-04'],
    ["let's go a day earlier", 4, '2027-03-04'],
  ])('a day gained is a day more: %s', async (message, days, start) => {
    const { plan } = await ask(message, { after: [first] });
    expect(plan?.days).toHaveLength(days);
    expect(plan?.days[0]?.date).toBe(start);
  });

  it.each([
    ['rotterdm 3 dyas in apirl from paris', ['Rotterdam']],
    ['some generall ideas for april', []],
  ])('a long name may have a slip: %s', (text, stops) => {
    expect(towns(text)).toEqual(stops);
  });

  it('who would drive goes by car', () => {
    expect(read("Lindau for 4 days in May from Stuttgart, we'd drive").modes?.wanted).toEqual(['car']);
  });
});

describe('nearly the same words', () => {
  const first = 'Lisbon 6 days from 3 May 2027, four of us, from London';

  it.each([
    'Thanks. Nice 4 May then.',
    '2 pull out sofa beds please',
    '2 pulled pork dinners on day 2',
    'how many miles will we drive?',
    "We don't want the hotel to be noisy",
    'Breakfast is already paid, from 7:00',
    'Could we do that each day?',
  ])('leave town, party, beds and length: %s', async (message) => {
    const { plan } = await ask(message, { after: [first] });
    expect(plan?.cities ?? ['Lisbon']).toEqual(['Lisbon']);
    expect(plan?.days ?? [1, 2, 3, 4, 5, 6]).toHaveLength(6);
    expect(plan?.party ?? { adults: 4, children: 0 }).toEqual({ adults: 4, children: 0 });
    expect(plan?.stays ?? [1]).not.toEqual([]);
  });

  it('ask for another month all the same', async () => {
    const { plan } = await ask('What if we did it in June instead?', { after: [first] });
    expect(plan?.days[0]?.date).toMatch(/^2027-06/);
  });

  it.each([
    ['Lisbon in May, 4 nights paid by my parents, 2 people', 5],
    ['Prague from Berlin in June, Friday and the weekend, 2 people', 3],
    ['any ideas for the weekend in Porto from London, 2 people, in May 2027?', 3],
  ])('are a length: %s', (text, days) => {
    expect(read(text).days).toBe(days);
  });

  it.each([
    '4 days in Nice with a rental scooter',
    'Rome for 4 days, no electric cars please',
    'Turin for 4 days, my brother is into electric cars',
    'Turin for 4 days, my brother is interested in electric cars',
  ])('are no wish for a car: %s', (text) => {
    expect(read(text).modes?.wanted ?? []).toEqual([]);
  });

  it.each([
    'Rome for 4 days, we will not be travelling by air-conditioned bus',
    'Rome for 4 days, no air conditioning needed',
  ])('are no ban on flights: %s', (text) => {
    expect(read(text).modes?.banned ?? []).toEqual([]);
  });

  it.each([
    'We have got toddlers who nap at 13:00, 3 days in Rome',
    "3 nights in Bologna: we've got a car from Hertz from 10:30 on Monday",
    'we have got our first night in Rome on 3 May after landing at 22:15',
  ])('are no appointment: %s', (text) => {
    expect(read(text).fixed).toEqual([]);
  });
});
