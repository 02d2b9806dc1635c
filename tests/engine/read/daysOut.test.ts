/** Towns that are seen from another, that one flies on to, or that one does not go back to. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask, Talk } from '../../functions/support/assistant.ts';

const reading = reader('2026-11-22');
const read = (text: string) => reading(text).message;
const townsOf = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('a day out', () => {
  it.each([
    ['4 days in Porto for two, with a day out to Guimarães', 'Porto', /Guimarães/],
    ['a 5 day Seville itinerary for a couple, include one day out to Córdoba', 'Seville', /Córdoba/],
    ['Edinburgh, 5 days in May, 2 of us, a day out to Stirling', 'Edinburgh', /Stirling/],
  ])('is seen from where one sleeps: %s', async (text, base, trip) => {
    const { plan } = await ask(text);
    expect(plan?.title).toContain(base);
    expect(plan?.days.map(({ title }) => title).join('\n')).toMatch(trip);
    expect(read(text).origin).toBeNull();
  });

  it.each([
    ['Paris 3 nights from 9 march, day trip to Lille', 4],
    ['Rome 3 nights with a day trip to Naples in april, from Leeds', 4],
    ['Paris for 3 nights in march, Versailles as a day trip', 4],
    ['Rome 2 nights in march then Naples 3 nights, day trip to Pompeii', 6],
    ['Lisbon and Porto 5 nights, day trip to Sintra', 6],
    ['Paris 4 days in march, day trip to Lille', 4],
    ['Paris 1 week in march, day trip to Lille', 7],
    // without one all are slept in
    ['Paris 3 nights and Lille 1 night in march', 5],
  ])('has no night of the trip: %s', async (text, days) => {
    expect((await ask(text)).plan?.days).toHaveLength(days);
  });

  it('leaves the way into a trip as it was', () => {
    expect(townsOf('Lyon and Geneva, 6 days, we fly out to Lyon')).toEqual(['Lyon', 'Geneva']);
  });
});

describe('a flight on', () => {
  it('goes where the trip does not', () => {
    expect(townsOf('a free Monday in Doha (18 January) before my flight on to Perth')).toEqual(['Doha']);
    expect(townsOf('a free day in Lima ahead of an 8pm flight on to Bogota')).toEqual(['Lima']);
    expect(townsOf('3 nights in Lima before an onward flight to Bogota')).toEqual(['Lima']);
  });

  it('is no such flight with days there', () => {
    expect(townsOf('3 nights in Lima and 4 nights in Bogota')).toEqual(['Lima', 'Bogota']);
    expect(townsOf('Bangkok 3 nights, then a flight on to Phuket for 5 nights')).toEqual([
      'Bangkok',
      'Phuket',
    ]);
    expect(read('Oslo 3 days, cheap flights out, expensive back').modes).toBeNull();
    expect(read('Oslo 3 days. Flights are out for us').modes?.banned).toContain('flight');
    expect(read('Oslo 3 days. We cannot live without sushi').nots).toEqual([]);
  });
});

describe('a town that one does not go back to', () => {
  it.each([
    'we would rather fly home from Porto than go back to Lisbon',
    'fly home straight from Porto instead of going back to Lisbon',
  ])('takes no leg and is not left out: %s', async (text) => {
    const talk = new Talk();
    await talk.say('3 days in Lisbon and 3 in Porto, two of us from Zurich in May');
    const { plan, reply } = await talk.say(text);
    expect(reply).not.toMatch(/going back to Lisbon|Left out/);
    expect(plan?.title ?? 'Lisbon and Porto').toContain('Lisbon and Porto');
    expect(JSON.stringify(plan ?? '')).not.toContain('Porto to Lisbon');
  });
});

describe('a town in the place of another', () => {
  it('takes it', async () => {
    const talk = new Talk();
    await talk.say('4 days in Ghent for two in May from Basel');
    const { plan } = await talk.say('could you do Bruges in its place?');
    expect(plan?.title).toContain('Bruges');
    expect(plan?.title).not.toContain('Ghent');
  });
});

describe('words of every day', () => {
  it('are no islands', () => {
    expect(townsOf('Oslo for a family reunion, 4 days')).toEqual(['Oslo']);
    expect(townsOf('a week on Réunion')).not.toEqual([]);
  });

  it('a park stands for the town it is seen from', () => {
    expect(townsOf('efteling with the kids, 2 days')).toEqual(['Tilburg']);
    expect(townsOf('Port Aventura, 3 days')).toEqual(['Salou']);
  });
});

describe('a town in which one is on one day only', () => {
  it.each([
    'im in Paris only on tuesday 9 march',
    "I'm in Rome just on 9 march, the Forum please",
    'we are in Vienna only for 3 may',
    'passing through, in Lyon only on the 9th of march',
    'im visiting Oslo just for 12 june',
  ])('is a trip of that day: %s', (text) => {
    expect(read(text).days).toBe(1);
  });

  it.each([
    'we can only fly in on 9 march to Paris',
    'we are in Paris, flying home only on 9 march',
    'Paris, the Louvre is open only on 9 march',
    'we can be in Paris only on 9 march',
    'Paris in march, we go to Versailles only on 9 march',
  ])('is no length where it says something else: %s', (text) => {
    expect(read(text).days).toBeNull();
  });

  it('has what is shut on that day said', async () => {
    const { reply } = await ask('im in Paris only on tuesday 9 march, want the Louvre in the morning');
    expect(reply).toMatch(/Tuesday/);
  });
});

describe('a weekday of a month that is counted', () => {
  it.each([
    ['2 nights in Bruges from the second friday of february, train from Rotterdam', '2027-02-12'],
    ['Porto 3 nights from the first thursday of may from Leeds', '2027-05-06'],
    ['Rome, 2 nights from the third friday in april', '2027-04-16'],
    ['Ghent for 2 nights from the 2nd saturday of march', '2027-03-13'],
    ['Vienna 3 nights, we set off the fourth monday of june', '2027-06-28'],
    // look-alikes
    ['Rome 3 nights from friday the second of april', '2027-04-02'],
    ['Rome 3 nights from the second of february', '2027-02-02'],
    ['Ghent 2 nights from the third, a thursday, of june', '2027-06-03'],
  ])('is where it starts: %s', async (text, start) => {
    expect((await ask(text)).plan?.days[0]?.date).toBe(start);
  });
});
