/** What travellers tell of cars, hours between flights, ways into a wide place and the best time, and what becomes of it. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

describe('a hired car', () => {
  it('is in the sum at the price that is named, and called what was asked for', async () => {
    const { plan, reply } = await ask(
      "Lyon to Nice, 5 days in May. I'd like to rent a Compact SUV that seats 5 people, about 64 USD per day.",
    );
    expect(plan?.costs).toContainEqual(
      expect.objectContaining({ label: 'Hire car (your price)', amount: 5 * 64 }),
    );
    expect(reply).toContain('A hire car (compact SUV) is in the sum at the price that you named');
    expect(reply).not.toContain('I did not take into account');
  });

  it('has our estimate where no price is named, and a price that nobody pays is quoted', async () => {
    const usual = await ask('Lyon to Nice, 5 days in May, we rent a car');
    expect(usual.plan?.costs).toContainEqual(expect.objectContaining({ label: 'Hire car (my estimate)' }));
    const absurd = await ask('Lyon to Nice, 5 days in May, we rent a car for 900,000 dollars a day');
    expect(absurd.plan?.costs).toContainEqual(expect.objectContaining({ label: 'Hire car (my estimate)' }));
    expect(absurd.reply).toContain('900,000');
  });

  it.each([
    '6 days on the Algarve in May for two, without hiring a car',
    'Faro 6 days in May, no rental car',
    'Faro 6 days in May, no car hire',
    'Faro 6 days in May for two, no hire car please',
  ])('is none where none is wanted: %s', async (message) => {
    const { plan, reply } = await ask(message);
    expect(plan?.costs.map(({ label }) => label).join()).not.toMatch(/car/i);
    expect(reply).not.toContain('A hire car');
  });

  it('costs nothing where the camper is their own', async () => {
    const { plan, reply } = await ask('taking our own campervan round Ireland in July, 9 days, two of us');
    expect(plan?.costs.map(({ label }) => label).join()).not.toContain('Camper');
    expect(reply).toContain('You sleep in your camper van');
  });
});

describe('the longest drive that is wanted', () => {
  it.each([
    [
      'NC500 from Inverness, 7 days in May, hire car, not more than 4 hrs driving a day',
      'No drive from town to town is over the 4h',
    ],
    [
      'Garden Route, Cape Town to Port Elizabeth by rental car, 9 days in February, keep every drive below 4 hours',
      'The drive from Hermanus to Knysna is about',
    ],
  ])('is held against every way: %s', async (message, said) => {
    const { reply } = await ask(message);
    expect(reply).toContain(said);
    expect(reply).not.toContain('I did not take into account');
  });

  it('is none of a flight', async () => {
    const { reply } = await ask('Rome 3 days in May for two, not more than 3 hours flight from London');
    expect(reply).not.toMatch(/drive from/i);
  });
});

describe('hours between two flights', () => {
  it.each([
    'I have a stopover in Doha on 9 April, landing 06:40, next flight 18:15',
    'a 10 hour layover in Istanbul on 3 May from 9am to 7pm, what can I see',
    'long layover in Singapore on 4 May, arrive 7:00 leave 19:30, what should we do?',
  ])('are one day, without a bed: %s', async (message) => {
    const { plan } = await ask(message);
    expect(plan?.days).toHaveLength(1);
    expect(plan?.days.flatMap(({ items }) => items).some(({ kind }) => kind === 'stay')).toBe(false);
  });

  it('end when the next flight leaves', async () => {
    const { reply } = await ask('Doha stopover of 9 hours, landing 06:00 on 9 April');
    expect(reply).toContain('your flight leaves at 3:00 PM');
  });

  it('of two nights are a stop', async () => {
    const { plan } = await ask(
      'stopover in Dubai for 2 nights on the way from London to Bali, 10 days in Bali in May',
    );
    expect(plan?.cities).toEqual(['Dubai', 'Bali']);
  });
});

describe('a way into a wide place', () => {
  it.each([
    ['We fly into Lisbon and want 9 days in Portugal in June, 2 people from Boston', 'Lisbon', 9],
    ['a week in Italy in May, landing in Rome, two of us from London', 'Rome', 7],
    [
      'New Zealand South Island, 12 days in February, we land in Christchurch from Brisbane',
      'Christchurch',
      12,
    ],
  ])('is where it begins, and not all of it: %s', async (message, first, days) => {
    const { plan } = await ask(message);
    expect(plan?.cities[0]).toBe(first);
    expect(plan?.cities.length).toBeGreaterThan(1);
    expect(plan?.days).toHaveLength(days);
  });
});

describe('the best time', () => {
  it.each([
    ['which month should I go to the Azores for whales? plan me 5 days around then, just me', '2027-04'],
    ["What's the best time of year for Marrakesh? Plan 4 days then for two from London", '2027-03'],
    ['When do the cherry trees bloom in Kyoto? Please plan 6 days right then, from Singapore', '2027-03'],
  ])('is that of the guide: %s', async (message, month) => {
    const { plan } = await ask(message);
    expect(plan?.days[0]?.date.slice(0, 7)).toBe(month);
  });

  it('is only told where no trip is asked for', async () => {
    const { plan } = await ask('which month is best for whales in the Azores?');
    expect(plan).toBeUndefined();
  });
});

describe('dishes whose names say no animal', () => {
  it.each([
    ['Bologna', /mortadella|tortellini|rag[uù]/i],
    ['Puerto Vallarta', /camarones|pescado|birria|carnitas/i],
    ['Nairobi', /nyama choma|tilapia/i],
    ['Copenhagen', /grill|sprats|herring/i],
    ['San Sebastian', /turbot|hake/i],
  ])('are none for who eats no meat, in %s', async (town, dishes) => {
    const { plan } = await ask(`${town} for 5 days in May, my wife and I are vegetarian`);
    const meals = plan?.days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'meal');
    expect(meals?.length).toBeGreaterThan(4);
    expect(meals?.map(({ note }) => note).join()).not.toMatch(dishes);
  });
});

describe('what no search knows', () => {
  it('is said of a night train', async () => {
    const { reply } = await ask(
      'Night train Vienna to Venice, leaving Fri 9 April, home again Mon 12 April, two women',
    );
    expect(reply).toContain('You want a night train: I know no timetables');
  });

  it.each([
    ['One condition for our accommodations is that parties must be allowed', 'that parties are allowed'],
    ['We want private rooms with no restriction on visitors', 'that visitors may come'],
    ['the hotels should have somewhere to charge the car', 'a charger for the car'],
  ])('is said of a place to sleep: %s', async (wish, want) => {
    const { reply } = await ask(`Chicago for 3 days in May, 2 of us from Boston. ${wish}.`);
    expect(reply).toMatch(new RegExp(`You want [^.]*${want}`));
  });
});

describe('a choice of places', () => {
  it.each([
    'Madeira, Tenerife or Cyprus? Which would you pick for March, from Oslo?',
    '4 days in Lisbon, Porto or Seville in April from London',
    'Split or Dubrovnik for a week?',
  ])('is asked about: %s', async (message) => {
    const { plan, reply } = await ask(message);
    expect(plan).toBeUndefined();
    expect(reply).toContain('which shall it be?');
  });

  it('has what is told of a need before it', async () => {
    const { reply } = await ask(
      "Madeira, Tenerife or Cyprus? I'd be 6 months pregnant in March. Is flying ok by then?",
    );
    expect(reply).toMatch(/\*\*Pregnancy[^]*which shall it be\?/);
  });
});

describe('a question that the first plan answers', () => {
  it.each([
    'Rome 3 days in May for two, how much is it in total?',
    'Is 3 nights in the Lake District doable by train from Manchester in May?',
    'Inverness for 5 days in May, three of us by hire car from Leeds. where do we sleep every night?',
  ])('is answered by it, and not by what there is not yet: %s', async (message) => {
    const { plan, reply } = await ask(message);
    expect(plan).toBeDefined();
    expect(reply).not.toMatch(/There is no (?:plan|hotel|flight)|I did not take into account/);
  });
});

describe('a train with a name of its own', () => {
  it.each([
    ['Glacier Express zermatt to st moritz, 5 days in january from Stuttgart', 'Glacier Express'],
    ['Chur and Tirano with the bernina express, 4 days in june', 'bernina express'],
    ['Adelaide and Darwin on the Ghan, 6 days in july', 'the Ghan'],
    ['Inverness from London by caledonian sleeper, 3 days in may', 'caledonian sleeper'],
    ['Vancouver and Banff on the Rocky Mountaineer, 6 days in june', 'Rocky Mountaineer'],
  ])('is said by it: %s', async (text, name) => {
    expect((await ask(text)).reply).toContain(`You want “${name}”: I know no timetables`);
  });

  it.each(['Zermatt and Chur by train, 5 days in june', 'Chur 4 days in june, we drive over the glacier'])(
    'is none where none is named: %s',
    async (text) => {
      expect((await ask(text)).reply).not.toMatch(/You want “/);
    },
  );
});

describe('a ferry for a car of their own', () => {
  it.each([
    'Bayeux, 4 days in may, ferry from Portsmouth with our car, two of us',
    'Bayeux 5 days in june from Portsmouth, by ferry with my own car',
  ])('is theirs to book, and no flight: %s', async (text) => {
    const { plan, reply } = await ask(text);
    expect(plan?.legs.map(({ mode }) => mode)).not.toContain('flight');
    expect(reply).toContain('with your car on it, it is yours to book');
  });

  it.each([
    'Bayeux, 4 days in may, ferry from Portsmouth, two of us',
    'Bayeux, 4 days in may from Portsmouth, hire car there, ferry if there is one',
  ])('is not spoken of without one: %s', async (text) => {
    expect((await ask(text)).reply).not.toContain('with your car on it');
  });
});

describe('one of two towns, whichever is cheaper', () => {
  it.each([
    ['budapest or krakow whichever is cheaper, 15-19 feb from Sheffield', true],
    ['Porto or Lisbon whichever is cheapest, 4 to 7 may from Leeds', true],
    ['budapest or krakow, 15-19 feb from Sheffield', false],
    ['Porto or Lisbon whichever, 4 to 7 may from Leeds', false],
  ])('is not compared, which is said: %s', async (text, isSaid) => {
    const { reply } = await ask(text);
    expect(reply.includes('did not compare which is cheaper')).toBe(isSaid);
  });
});
