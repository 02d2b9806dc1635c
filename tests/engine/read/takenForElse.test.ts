/** First messages whose words were taken for something else: sums for lengths, towns that were seen, feasts of one place. */
import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../../functions/support/assistant.ts';

const gazetteer = await loadGazetteer();
const reading = (text: string) => readMessage(text, { today: TODAY, gazetteer });
const read = (text: string) => reading(text).message;
const namesOf = (text: string) => read(text).destinations.map(({ place }) => place.name);

describe('a sum a day for each', () => {
  it.each(['Naples and Capri, 6 days, 90 a day each', 'Naples and Capri for 6 days, $90 a day each all in'])(
    'is no day in each town: %s',
    (text) => {
      const { days, destinations, budget } = read(text);
      expect(days).toBe(6);
      expect(destinations.map((own) => own.days)).toEqual([null, null]);
      expect(budget).toMatchObject({ amount: 90, per: 'personDay' });
    },
  );

  it('but “two days each” is', () => {
    expect(read('Naples and Capri, two days each').destinations.map(({ days }) => days)).toEqual([2, 2]);
  });
});

describe('a town that was seen before', () => {
  it.each([
    'Portugal for 9 days, been to Lisbon before so skip that',
    'Portugal for 9 days. we did Lisbon three years ago, not there again',
  ])('is no stop of the country: %s', async (text) => {
    const { plan, reply } = await ask(text);
    expect(plan?.days.map(({ city }) => city)).not.toContain('Lisbon');
    expect(reply).not.toContain('did not take into account');
  });
});

describe('what is said in its place', () => {
  it.each([
    ['Ghent for 2 days... or lets make it 4, me and my mum', 4],
    ["3 nights in Ghent, let's say 5", 6],
  ])('%s', async (text, days) => {
    const { plan } = await ask(text);
    expect(plan?.days).toHaveLength(days);
  });

  it('is the month after a “hmm no”', () => {
    expect(read('Ghent in june. Hmm nah, august').dates).toMatchObject({ start: '2027-08-01' });
  });

  it('is who comes too after an “oh hold on”', () => {
    expect(read('it is for two, oh hold on my brother comes along so three of us').party).toEqual({
      adults: 3,
      children: 0,
    });
  });
});

it('days of doing nothing are days of their place', () => {
  const { destinations, days } = read(
    'three days safari in the Serengeti then five days doing nothing in Zanzibar',
  );
  expect(destinations.map((own) => own.days)).toEqual([3, 5]);
  expect(days).toBe(8);
});

it('who lands and leaves by one town comes from another', () => {
  const { origin, wayIn, wayHome } = read(
    'we land and leave from Madrid, flying from Boston, 2 Toledo, 3 Seville, 2 Granada',
  );
  expect(origin?.place.name).toBe('Boston');
  expect([wayIn, wayHome].map((end) => end?.place.name)).toEqual(['Madrid', 'Madrid']);
});

describe('a feast of one place', () => {
  it.each([
    ['three of us to the notting hill carnival, 3 nights from Madrid', 'London', '2027-08-28'],
    ['rosenmontag with my sister, 2 nights by train from Brussels', 'Cologne', '2027-02-05'],
  ])('%s', (text, town, start) => {
    expect(namesOf(text)).toEqual([town]);
    expect(read(text).dates).toMatchObject({ start });
    expect(reading(text).residue).toEqual([]);
  });
});

it('what is booked stands line by line', () => {
  const { fixed, days } = read(
    'booked so far:\n- Uffizi, Tue 4 May, 9:15\n- opera, same day, 19:30\n- hotel Anna, 3 May\n\nFlorence 3 to 6 May 2027',
  );
  expect(fixed).toMatchObject([
    { what: 'Uffizi', on: { kind: 'date', monthDay: '05-04' }, from: 555 },
    { what: 'opera', on: { kind: 'date', monthDay: '05-04' }, from: 1170 },
  ]);
  expect(days).toBe(4);
});

describe('a need', () => {
  it.each([
    ['my dad tires, half a mile on foot is his limit', 'walking'],
    ['Vienna, avoid hills and stairs', 'stairs'],
    ['my aunt is diabetic and has to eat at regular times', 'diabetes'],
  ])('%s', (text, kind) => {
    const { message, residue } = reading(text);
    expect(message.needs.map((need) => need.kind)).toContain(kind);
    expect(residue.join(' ')).not.toMatch(/limit|stairs|regular/);
  });
});

it('who drives herself wants a car', () => {
  expect(read('Costa Rica 8 days, we drive ourselves').modes?.wanted).toEqual(['car']);
});

describe('kitchens', () => {
  it.each([
    ['we look forward to Greek, Thai and Lebanese cooking', 'Greek, Thai and Lebanese cooking'],
    ['at dinner we are fond of Turkish and Korean', 'Turkish and Korean'],
    ['two days, we would enjoy Peruvian and Spanish dishes', 'Peruvian and Spanish dishes'],
  ])('%s', (text, activity) => {
    expect(read(text).activities).toContain(activity);
  });

  it('are none where it is islands that are liked', () => {
    expect(read('we love Greek and Spanish islands').activities).toEqual([]);
  });
});

describe('who comes', () => {
  it.each([
    ['five of my colleagues and me to Riga', 6],
    ['me and three of my cousins to Riga', 4],
    ['two brothers and I, 3 days in Riga', 3],
    ['Riga from Oslo, 3 adults, me my dad and my uncle', 3],
    ['with my aunt who is 77, just the two of us', 2],
    ['I travel with my brother, $900 for the two of us', 2],
    ['my uncle and the two of us', 3],
    ['the two of us with my uncle', 3],
  ])('%s', (text, adults) => {
    expect(read(text).party?.adults).toBe(adults);
  });
});

describe('no flight', () => {
  it.each(['Turin to Lyon, $900, we like to stay on the ground', 'Turin to Lyon, anything but flying'])(
    'and no budget for one: %s',
    (text) => {
      const { modes, budget } = read(text);
      expect(modes?.banned).toEqual(['flight']);
      expect(budget?.withoutFlights).toBeUndefined();
    },
  );

  it('is a part of the sum where money is spent “on the ground”', () => {
    expect(read('Turin to Lyon, $900 on the ground').budget?.withoutFlights).toBe(true);
  });

  it('for who is to be kept off planes', () => {
    expect(read('Ohio 5 days from Albany, please keep us off planes').modes?.banned).toEqual(['flight']);
  });

  it('and no car for who does not drive', () => {
    const { modes } = read('Ohio 5 days, none of us will be driving ourselves');
    expect(modes).toMatchObject({ banned: ['car'], wanted: [] });
  });
});

describe('a night on the way', () => {
  it.each([
    ['Paris, home from Nice, a night in Lyon on the way between them, 4 to 9 May', ['Paris', 'Lyon'], 6],
    ['Paris, one night in Lyon on the way to Nice, 4 to 9 May', ['Paris', 'Lyon', 'Nice'], 6],
    ['Paris to Nice, a night in Lyon on the way, 4 to 9 May', ['Lyon', 'Nice'], 6],
  ])('leaves the trip its length: %s', (text, towns, days) => {
    expect(namesOf(text)).toEqual(towns);
    expect(read(text).days).toBe(days);
  });
});

it('hours between flights are one day', () => {
  expect(read('got 9 hours in Doha between flights on 22 april, landing 6am').days).toBe(1);
});

it('who never skied wants a ski school', () => {
  const { message, residue } = reading('Zermatt 16 to 20 jan, 3 adults, one of us has never skied');
  expect(message.activities).toContain('ski school for beginners');
  expect(residue).toEqual([]);
});

describe('a cruise', () => {
  it.each(['do they do easter cruises on the Danube', 'do any cruises go from Kiel in may'])(
    'is told to be in no search: %s',
    async (text) => {
      const { reply, plan } = await ask(text);
      expect(plan).toBeUndefined();
      expect(reply).toContain('Cruises are in none of my searches');
    },
  );
});

describe('a wide place whose name is a word', () => {
  it.each([
    ['Inverness 5 days, us two and the labrador', ['Inverness']],
    ['Berlin 4 days and one of the lakes', ['Berlin']],
    ['York 2 days and then the lakes', ['York', 'Windermere']],
  ])('%s', (text, towns) => {
    expect(namesOf(text)).toEqual(towns);
  });
});

it('a question of health beside two places to choose from leaves neither the places nor the need out', async () => {
  const { reply } = await ask(
    'Crete or Zanzibar in june? which is better then, and I am pregnant so what about malaria',
  );
  expect(reply).toMatch(/Zanzibar: which shall it be/);
  expect(reply).toMatch(/pregnan/i);
  expect(reply).toMatch(/travel clinic/);
});

describe('what only looks like one of these', () => {
  it.each([
    ["5 days in Lisbon. Let's do 2 nights in Porto too", 'days', 8],
    ["3 days in Rome, let's do a food tour", 'days', 3],
  ])('corrects no length: %s', async (text, _, days) => {
    expect((await ask(text)).plan?.days).toHaveLength(days);
  });

  it.each([
    "We've never been to Rome or anywhere else in Italy, 7 days please",
    "7 days in Italy, we haven't seen Rome",
  ])('leaves no town out: %s', (text) => {
    expect(read(text).nots).not.toContain('Rome');
  });

  it.each([
    "we've never been skiing so a beach please, 7 days Tenerife",
    'never skied and never will, Zermatt in june',
  ])('wishes for no ski school: %s', (text) => {
    expect(read(text).activities.join()).not.toContain('ski school');
  });

  it('makes no hour of a price or a date', () => {
    const { fixed } = read(
      'tickets:\n- Uffizi 25.00 EUR\n- Louvre, Wed 06.10., 10:30\n\nParis 5 to 8 October 2027',
    );
    expect(fixed).toEqual([]);
  });

  it('asks after a cruise', () => {
    expect(read('which hotel is near the cruise terminal').info).not.toBe('thing');
  });

  it('refuses trains', () => {
    expect(read("we'd go anyway but train is fine, 3 days Lyon from Paris").modes?.banned ?? []).toEqual([]);
  });

  it('sends anybody to bed early', () => {
    const { needs } = read('Rome 4 days, our flight home is at 8, so nothing after 4pm on Sunday');
    expect(needs.map(({ kind }) => kind)).not.toContain('bedtime');
  });

  it.each([
    ['Kigali', 'a day trip to Nyungwe National Park', 'Volcanoes'],
    ['Sofia', 'a day trip to Troyan Monastery', 'Rila'],
  ])('is another day trip of %s', async (town, text, other) => {
    const { reply } = await ask(text, { after: [`${town} 3 days from 11 May 2027 for two`] });
    expect(reply).not.toContain(`trip to ${other}`);
  });
});

it('people that share their name with a town are none', () => {
  expect(namesOf("somewhere warm in February that isn't full of brits")).toEqual([]);
  expect(namesOf('3 days in Brits, South Africa')).toEqual(['Brits']);
});
