/** First messages: how long one is away, when one comes and goes, by what, and from where. */
import { describe, expect, it } from 'vitest';
import { ask, TODAY } from '../../functions/support/assistant.ts';
import { reader } from '../../functions/support/reading.ts';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const ways = async (text: string) =>
  [...(await ask(text)).reply.matchAll(/^- \*\*(Flight|Train):\*\*/gmu)].map(([, way]) => way);

describe('a day away', () => {
  it.each([
    'Madrid just for the day, tue 20 april, from Valencia on the early AVE and back with the last one',
    'Bath for the day on 20 april, from London by train',
    'only in Paris on tues 20 april, train from Lille in the morning and back same evening',
    'Paris on 20 april, from Lille by train, home the same evening',
    'York and back in a day, 20 april, from Leeds',
    'Salzburg on 20 april, back the same evening, from Vienna',
  ])('is one day: “%s”', (text) =>
    expect(read(text)).toMatchObject({ days: 1, dates: { start: '2027-04-20' } }),
  );

  it('has no hotel', async () => {
    const { reply } = await ask('Bath for the day on 20 april, from London by train');
    expect(reply).toContain('## Bath: 1 day');
    expect(reply).not.toContain('**Stay:**');
  });

  it.each([
    ['4 days in Rome from 3 may, rent a scooter for the day', 4],
    ['London from 3 may, Bath for the day', null],
    ['Vienna on 3 may, back home by the last train on the 5th, from Salzburg', null],
    ['we fly to Rome on 3 may for the day of the race, 4 days', 4],
  ])('is not all of “%s”', (text, days) => expect(read(text).days).toBe(days));
});

describe('who does not fly', () => {
  it.each([
    'we will not be flying at any point',
    "we'll not fly at any stage",
    'no flying at any time please',
    'I will not be taking a plane at all',
    "we won't be flying",
  ])('“%s”', (said) =>
    expect(read(`4 days in Rome from 3 may from Munich, ${said}`).modes?.banned).toEqual(['flight']),
  );

  it.each([
    'we will not be flying at night',
    "we won't be flying at the weekend",
    "we won't be flying until noon",
  ])('and who does: “%s”', (said) =>
    expect(read(`4 days in Rome from 3 may from Munich, ${said}`).modes).toBeNull(),
  );
});

describe('when they come and go', () => {
  it.each([
    ['paris one night, arr monday 8 march around 18h, then train home to Brussels at 19h', 18, 19],
    ['3 days in Lyon, arrival at 20h on 6 may, train back at 18h', 20, 18],
    ['Manchester to Dubai landing sat 6 feb 22:00, back wed 10 feb 14:00', 22, 14],
    ['dep 9 may 18:00, arr 6 may 11h, Seville, from Paris', 11, 18],
    ['I land in Mexico City at 13:00 on nov 3 2027, fly back on the 7th', 13, null],
    ['we get in on the evening of the fifteenth of march to Dublin', 18, null],
  ])('“%s”', (text, arrives, leaves) =>
    expect(read(text).hours).toMatchObject({
      arrives: arrives * 60,
      leaves: leaves === null ? null : leaves * 60,
    }),
  );

  it.each([
    'arrive 3h early in Riga, 4 days from 6 may',
    'the trip takes 14h, 3 days in Lyon from 6 may',
    'the flight is 12h so take it slow, 3 days in Lyon from 6 may',
    'back home 9 may 14:00, 4 days in Oslo',
    'we arrive on 6 may, 18h of museums in Riga',
  ])('is not told by “%s”', (text) => expect(read(text).hours).toBeNull());

  it('is the flight’s to tell where one is looked for, which is said', async () => {
    const { reply } = await ask('4 days in Bilbao from 6 may from Leeds, arriving in the evening');
    expect(reply).toContain('You want to come in the afternoon or evening');
    expect(reply).toContain('**Flight:**');
  });

  it('leaves a lunch with its hours free', () =>
    expect(
      read('4 days in Mexico City from nov 3, family lunch on the 5th 12 to 5 so nothing then').busy,
    ).toEqual([
      expect.objectContaining({ from: 12 * 60, until: 17 * 60, on: [{ kind: 'monthDay', day: 5 }] }),
    ]));

  it('is nothing to quote of one who travels with her children', async () => {
    const { reply } = await ask('4 days in Dubai from 6 february, just me (mum) and two teens');
    expect(reply).not.toContain('I did not take into account');
  });
});

describe('until a weekday, from one beside a feast', () => {
  it.each([
    ['Seville, from the tuesday after easter til the sunday, from Luxembourg', '2027-03-30', '2027-04-04'],
    ['Rome from the friday after easter until the tuesday, from Leeds', '2027-04-02', '2027-04-06'],
  ])('“%s”', (text, start, end) => expect(read(text).dates).toMatchObject({ start, end, kind: 'days' }));

  it('is no end where something is open until then', () =>
    expect(
      read('Seville, from the tuesday after easter. The market is open until the sunday').dates,
    ).toMatchObject({
      start: '2027-03-30',
      kind: 'start',
    }));
});

describe('who meets there', () => {
  it.each([
    [
      'my parents fly from Lisbon and i come from Warsaw, meeting in Rome for 4 days from 22 april. 3 of us, 2 rooms',
      'Warsaw',
      'Lisbon',
    ],
    [
      'my sister flies from Madrid and I come from Leeds, we meet in Rome for 3 days from 22 april',
      'Leeds',
      'Madrid',
    ],
  ])('goes to the town: “%s”', (text, home, other) => {
    const { destinations, origin, otherHomes, busy } = read(text);
    expect(destinations.map(({ place }) => place.name)).toEqual(['Rome']);
    expect([origin?.place.name, ...otherHomes]).toEqual([home, other]);
    expect(busy).toEqual([]);
  });

  it.each([
    ['a meeting in Zurich 22 march 14-16h, there from 21 to 24 march', 'Zurich'],
    ['client meeting in Berlin on 3 may from 9 to 5, 4 days in Berlin from 2 may', 'Berlin'],
  ])('has the hours of a meeting kept: “%s”', (text, town) => {
    const { destinations, busy } = read(text);
    expect(destinations.map(({ place }) => place.name)).toEqual([town]);
    expect(busy).toHaveLength(1);
  });
});

describe('where one starts and ends', () => {
  it.each([
    ['swiss trains, glacier express and bernina, 5 days in june start & end Milan', 'Milan'],
    ['Lille and Bruges, 4 days in may, start and end in London', 'London'],
  ])('is home: “%s”', (text, home) => {
    const { origin, destinations, wayHome } = read(text);
    expect(origin?.place.name).toBe(home);
    expect(destinations.map(({ place }) => place.name)).not.toContain(home);
    expect(wayHome).toBeNull();
  });

  it.each([
    ['10 days in Scotland in june, start and finish in Glasgow', null],
    ['start + end in Bari, Lecce in the middle, 6 nights June, from Krakow', 'Kraków'],
    ['start and end Rome, 4 days in may', null],
    ['Two weeks of Rajasthan in february, starting and ending in Delhi', null],
    ['Kyoto and Nara, five days in may, beginning and ending at Osaka', null],
    ['3 Lisbon, 2 Sintra, 3 Porto, fly in and out of Lisbon', null],
    ['the tour starts and ends at noon, 3 days in Riga', null],
  ])('is a town of the trip, or none: “%s”', (text, home) =>
    expect(read(text).origin?.place.name ?? null).toBe(home),
  );
});

describe('a flight home behind a way by land', () => {
  it('is looked for, and none on the way there', async () =>
    expect(await ways('Paris to Rome without flying, 6 days in may, then just fly home')).toEqual([
      'Train',
      'Flight',
    ]));

  it('is none where nobody wants to fly', async () =>
    expect(await ways('Paris to Rome in may, 6 days, no flights please')).toEqual(['Train', 'Train']));
});

describe('a town that comes first', () => {
  it.each([
    [
      'London, but first 3 days in Edinburgh. 5 days altogether from 3 may, from Halifax',
      ['Edinburgh', 'London'],
    ],
    ['Rome 3 days from 3 may, but first 2 days in Naples, from Leeds', ['Naples', 'Rome']],
    ['Rome 3 days from 3 may, then 2 days in Naples, from Leeds', ['Rome', 'Naples']],
  ])('“%s”', (text, towns) => expect(read(text).destinations.map(({ place }) => place.name)).toEqual(towns));
});

describe('beds', () => {
  it.each([
    ['4 days in Rome from 3 may, I sleep at hers', true],
    ['4 days in Lyon in may, no hotel more than 10 min from the station', false],
    ['London where my sister lives (I sleep at hers), but first 3 days in Edinburgh', false],
  ])('of one’s own: “%s” %s', (text, isOwn) => expect(read(text).ownBeds).toBe(isOwn));
});
