/** First messages that ask: questions beside which no trip is told, choices, and goals that are left open. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask, Talk, TODAY } from '../../functions/support/assistant.ts';

const reading = reader(TODAY);
const read = (text: string) => reading(text).message;
const towns = (text: string) =>
  read(text).destinations.map(({ place }) => `${place.name} ${place.countryCode}`);

describe('a question beside which no trip is told', () => {
  it.each([
    'my wife has a pacemaker. is the heat in Dubai in may a problem for her? nothing is booked yet',
    'indian passport, do i need a visa for turkey (istanbul) if i stay 10 days?',
    'how do i get from porto to santiago de compostela without a car? train or bus',
  ])('is answered: %s', async (text) => {
    expect((await ask(text)).plan).toBeUndefined();
  });

  it('names the doctor where a body needs something', async () => {
    const { reply } = await ask('My dad takes blood thinners. Is the altitude in La Paz a problem for him?');
    expect(reply).toContain('your doctor');
  });

  it.each([
    '3 days in Rome from Leeds in May, 2 adults. Do we need a visa?',
    'Rome with my wife in May from Leeds, 4 days. Is it safe?',
  ])('and beside one the trip is planned as well: %s', async (text) => {
    expect((await ask(text)).plan).toBeDefined();
  });
});

describe('a plan that is asked for beside a question', () => {
  it.each([
    'do i need a visa for georgia (tbilisi) and can u plan 5 days there in march from Dubai',
    'do i need a visa for Japan? also plan 5 days in tokyo in march from Leeds please',
    'is Lisbon safe and can you plan 4 days there in may from Leeds for two',
  ])('comes with the answer: %s', async (text) => {
    const { plan, reply } = await ask(text);
    expect(plan).toBeDefined();
    expect(reply).toMatch(/Whether you need a visa|how safe Lisbon will be/);
  });

  it.each([
    'do I need a visa for Vietnam if I plan 5 days there in march from Leeds',
    'planning 5 days in tokyo in march, do i need a visa?',
  ])('and who only plans to go is answered first: %s', async (text) => {
    expect((await ask(text)).plan).toBeUndefined();
  });
});

describe('how far towns are apart', () => {
  it.each([
    ['how long does the ferry from Split to Hvar take', /about 40 km .* by boat/],
    ['how far is Stellenbosch from Cape Town', /about 40 km/],
    ['how far is Sapa from Hanoi', /about 2[3-6]0 km/],
  ])('is told by where they lie, not by their airport: %s', async (text, words) => {
    expect((await ask(text)).reply).toMatch(words);
  });
});

describe('whether things are open on a day that is named', () => {
  it.each([
    ['are the shops in Madrid open on 6 january?', /Epiphany\) is a public holiday in Spain/],
    [
      'is anything in Reykjavik open on 25 december?',
      /Christmas Day\) is a public holiday in Iceland: shops and some sights are shut/,
    ],
  ])('tells a holiday: %s', async (text, words) => {
    const { plan, reply } = await ask(text);
    expect(plan).toBeUndefined();
    expect(reply).toMatch(words);
  });

  it('and takes no day for one where a month is named', async () => {
    expect((await ask('are the museums in Madrid open in may?')).reply).not.toMatch(/On \w+ \d+ May/);
  });
});

describe('a choice that is asked', () => {
  it.each([
    ['Laos or Vietnam first?', true],
    ["Uzbekistan or Kyrgyzstan for a first trip? We don't mind basic beds", true],
    ["Pisa or Lucca, we don't mind which, 3 days from Leeds", false],
  ])('%s', (text, isChoice) => {
    expect(read(text).isChoice).toBe(isChoice);
  });
});

describe('a goal that is left open', () => {
  it('has the town that one starts in for home', () => {
    const { origin, destinations } = read('Surprise me, 10 days in November 2027, I start in Basel');
    expect([origin?.place.name, destinations]).toEqual(['Basel', []]);
    expect(towns('10 days in Greece, we start in Athens')).toContain('Athens GR');
  });

  it('and what the place has to look like is asked for by its name', () => {
    expect(read('somewhere with mountains in October from Vienna').activities).toEqual(['mountains']);
    expect(read('Innsbruck in October from Vienna, we love mountains').activities).toEqual([]);
  });
});

it.each([
  ['5 days in Lisbon from London in May, direct flights from London to Lisbon, please', 'London', 'Lisbon'],
  ['We start in Rome for 3 days, any ideas for day trips? from Leeds in May', 'Leeds', 'Rome'],
])('home stays home: %s', (text, home, town) => {
  const { origin, destinations } = read(text);
  expect([origin?.place.name, destinations[0]?.place.name]).toEqual([home, town]);
});

it('who travels, and from where, is kept beside a question', async () => {
  const talk = new Talk();
  await talk.say('We are two from London with 1500 euros. Is Porto any good for surfing?');
  const { plan } = await talk.say('4 days in May');
  expect(plan?.party.adults).toBe(2);
  expect(plan?.budget).toBeGreaterThan(1000);
});

it('a length that is enough is the length', async () => {
  const { plan } = await ask('Paris from London in May, 2 adults, 5 days is enough, 3 would be too short');
  expect(plan?.days.length).toBe(5);
});

describe('medicine on a flight', () => {
  it.each([
    'can i take insulin pens thru security flying to Sapporo?',
    'is it ok to carry insulin pens on the plane to Tokyo?',
    'Is it allowed to bring my inhaler to Dubai?',
  ])('%s', async (text) => {
    const { reply, plan } = await ask(text);
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/in your hand luggage/);
  });
});

describe('nothing is to be planned yet', () => {
  it.each([
    'Two quick ones before I ask my husband: do people take malaria tablets for Kenya, and is April terribly hot there?',
    'A quick question first: is it hot in Seville in August? Not booking anything yet.',
    "please don't plan anything yet: which islands in Greece are quiet in May? we would come from Vienna, 7 days",
  ])('a question is answered: %s', async (text) => {
    const { plan } = await ask(text);
    expect(plan).toBeUndefined();
  });

  it.each([
    "Three of us, Leeds. First weekend of March. Don't build an itinerary yet, give us 3 options with a line each",
    'No plan yet please, just some ideas: 4 days in May, two of us, from Leeds',
  ])('places are proposed: %s', async (text) => {
    const { reply, plan } = await ask(text);
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/you leave from Leeds[\s\S]*1\. \*\*/u);
  });

  it.each([
    'We have not booked anything yet. Porto 4 days in May for two, from Leeds',
    "I'm not booking anything yet, so plan 4 days in Porto in May, from Leeds",
    'Porto 4 days in May for two, from Leeds. Question for later: trams',
    'Wheelchair user, Toronto to Washington DC 22-26 April 2027. How wheelchair friendly is the metro? Slow mornings.',
    'Rome from Leeds 3-7 May. Art museums mostly. Is the tap water ok? Late mornings please.',
  ])('is not meant, and there is a plan: %s', async (text) => {
    const { plan } = await ask(text);
    expect(plan).toBeDefined();
  });
});
