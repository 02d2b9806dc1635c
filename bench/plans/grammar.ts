/** Prompts from a seeded grammar: the same seed gives the same prompts. */
import { seededRandom, type Random } from '../../supabase/functions/_shared/providers/sample/random.ts';
import type { Case } from './cases.ts';

type Words = readonly [string, ...string[]];
type Phrase<Value> = readonly [words: string, value: Value];
type Phrases<Value> = readonly [Phrase<Value>, ...Phrase<Value>[]];

const GUIDED: Words = [
  'Kyoto',
  'Tokyo',
  'Paris',
  'Rome',
  'New York',
  'London',
  'Lisbon',
  'Barcelona',
  'Santorini',
  'Istanbul',
  'Bangkok',
  'Marrakesh',
  'Mexico City',
  'Cape Town',
  'Sydney',
  'Bali',
];
const UNGUIDED: Words = [
  'Yerevan',
  'Trieste',
  'Christchurch',
  'Cali',
  'Kampala',
  'Tampere',
  'Winnipeg',
  'Poznań',
  'Da Nang',
  'Porto Alegre',
  'Tallinn',
  'Tashkent',
  'Alicante',
  'Memphis',
  'Fukuoka',
  'Adelaide',
];
const TOURS: readonly [readonly string[], ...(readonly string[])[]] = [
  ['Tokyo', 'Kyoto', 'Osaka'],
  ['London', 'Paris', 'Rome'],
  ['Lisbon', 'Porto'],
  ['Madrid', 'Barcelona'],
  ['Paris', 'Amsterdam', 'Berlin'],
  ['Rome', 'Florence', 'Venice'],
  ['Bangkok', 'Chiang Mai'],
  ['New York', 'Washington'],
  ['Istanbul', 'Athens', 'Santorini'],
  ['Vienna', 'Prague', 'Budapest'],
  ['Sydney', 'Melbourne', 'Auckland'],
  ['Marrakesh', 'Lisbon', 'Barcelona', 'Rome'],
];
const ORIGINS: Words = [
  'London',
  'New York',
  'Berlin',
  'Los Angeles',
  'Manchester',
  'Toronto',
  'Singapore',
  'São Paulo',
  'Dubai',
  'Boston',
  'JFK',
  'Oslo',
];
const LENGTHS: Phrases<number> = [
  ['3 days', 3],
  ['four days', 4],
  ['5 days', 5],
  ['six days', 6],
  ['a week', 7],
  ['4 nights', 5],
  ['ten days', 10],
  ['two weeks', 14],
  ['a fortnight', 14],
  ['21 days', 21],
  ['30 days', 30],
  ['2 nights', 3],
];
const DATES: Phrases<readonly [from: string, until: string] | null> = [
  ['', null],
  ['in April', ['2027-04-01', '2027-04-30']],
  ['first week of May', ['2027-05-01', '2027-05-08']],
  ['mid-June', ['2027-06-08', '2027-06-20']],
  ['starting 3 September', ['2027-09-03', '2027-09-03']],
  ['next month', ['2026-12-01', '2026-12-31']],
  ['in the summer', ['2027-06-12', '2027-08-31']],
  ['from 12 March', ['2027-03-12', '2027-03-12']],
  ['on 2027-10-05', ['2027-10-05', '2027-10-05']],
  ['in late November 2027', ['2027-11-18', '2027-11-30']],
  ['in three weeks', ['2026-12-12', '2026-12-12']],
  ['at Christmas', ['2026-12-20', '2026-12-28']],
];
const PARTIES: Phrases<readonly [adults: number, children: number] | null> = [
  ['', null],
  ['for two', [2, 0]],
  ['solo', [1, 0]],
  ['with my wife', [2, 0]],
  ['for 2 adults and a child', [2, 1]],
  ['family of four', [2, 2]],
  ['for 3 people', [3, 0]],
  ['group of 6', [6, 0]],
];
/** Generous on purpose: these prompts are feasible. The factor is a day and a person. */
const BUDGETS: readonly [((dollars: number) => string) | null, ...(((dollars: number) => string) | null)[]] =
  [
    null,
    null,
    (dollars) => `under $${dollars.toLocaleString('en-US')}`,
    (dollars) => `budget €${Math.ceil(dollars / 1.1)}`,
    (dollars) => `max £${Math.ceil(dollars / 1300)}k`,
    (dollars) => `${Math.ceil(dollars / 0.0066)} yen`,
    (dollars) => `CHF ${Math.ceil(dollars / 1.2)}`,
  ];
const INTERESTS: Words = [
  '',
  '',
  'we like food and temples',
  'museums and art please',
  'hiking and views',
  'no nightlife',
  'shopping, no museums',
  'markets and street food',
  'with kids in mind',
  'architecture and history',
];
const NEEDS: Words = [
  '',
  '',
  '',
  'vegetarian',
  'we are vegan',
  'halal food',
  'wheelchair user',
  'bad knee, short walks please',
  'gluten free',
];
const PACES: Words = ['', '', 'slow pace', 'packed, see everything', 'relaxed'];

export interface Grammar {
  readonly seed: string;
  readonly count: number;
}

/** Feasible prompts over all dimensions. */
export function generate({ seed, count }: Grammar): Case[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(`${seed}|${index}`);
    return index % 3 === 2 ? severalTowns(random) : oneTown(random);
  });
}

function oneTown(random: Random): Case {
  const city = random.next() < 0.7 ? random.pick(GUIDED) : random.pick(UNGUIDED);
  const [length, days] = random.pick(LENGTHS);
  return trip(random, [city], days, (dates) =>
    random.pick([
      `${length} in ${city} ${dates}`,
      `${city} for ${length} ${dates}`,
      `Plan ${length} in ${city} ${dates}`,
    ]),
  );
}

function severalTowns(random: Random): Case {
  const cities = random.pick(TOURS);
  if (random.next() < 0.5) {
    const lengths = cities.map(() => random.between(2, 6));
    const days = lengths.reduce((sum, length) => sum + length, 0);
    const list = cities
      .map((city, index) => `${city} ${lengths[index] ?? 2}${index === 0 ? ' days' : ''}`)
      .join(', ');
    return trip(random, cities, days, (dates) => `${list}, ${dates}`);
  }
  const [length, days] = random.pick([
    ['ten days', 10],
    ['two weeks', 14],
    ['16 days', 16],
    ['three weeks', 21],
  ]);
  return trip(
    random,
    cities,
    days,
    (dates) => `${length}: ${cities.slice(0, -1).join(', ')} and ${cities[cities.length - 1] ?? ''} ${dates}`,
  );
}

/** The origin is another town, the budget ample for the length and the party. */
function trip(
  random: Random,
  cities: readonly string[],
  days: number,
  place: (dates: string) => string,
): Case {
  const origin = random.pick(ORIGINS);
  const isElsewhere =
    random.next() < 0.8 &&
    !cities.some((city) => city === origin || (city === 'New York' && origin === 'JFK'));
  const [dates, window] = random.pick(DATES);
  const [party, people] = random.pick(PARTIES);
  const [adults, children] = people ?? [1, 0];
  const head = adults + children;
  const budget = random.pick(BUDGETS);
  const dollars = head * (3_500 + cities.length * 1_200 + days * 190);
  const parts = [
    place(dates).trim(),
    party,
    isElsewhere ? `from ${origin}` : '',
    budget ? budget(dollars) : '',
    random.pick(INTERESTS),
    random.pick(NEEDS),
    random.pick(PACES),
  ].filter((part) => part !== '');
  return {
    messages: [parts.join(', ').replace(/\s+,/g, ',')],
    kind: 'plan',
    wish: {
      cities,
      days,
      ...(people ? { adults, children } : {}),
      ...(window ? { from: window[0], until: window[1] } : {}),
    },
  };
}
