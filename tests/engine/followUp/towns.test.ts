/** Follow-ups on the towns, the length and the dates of a plan: what was asked changes, and the rest stays. */
import { describe, expect, it } from 'vitest';
import { Talk } from '../../functions/support/assistant.ts';
import type { CheckedPlan } from '../../../domain/itinerary/itinerary.ts';

const ITALY = 'Rome and Florence, 7 days from 10 May 2027 from London for two';
const GERMANY = 'Berlin and Dresden, 6 days from 10 May 2027 from London for two';
const GREECE = 'Athens, Naxos and Santorini, 11 days from 22 May 2027 from London for two';
const SPAIN = 'Granada and Málaga, 6 days from 10 May 2027 from London for two';
const SINGAPORE = 'Singapore 12 to 16 January 2027, two people, from Jakarta';

/** "Rome 4, Florence 3". */
function lengths(plan: CheckedPlan | undefined): string {
  const cities = plan?.days.map(({ city }) => city) ?? [];
  return [...new Set(cities)]
    .map((city) => `${city} ${cities.filter((own) => own === city).length}`)
    .join(', ');
}

const minute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const titleOf = (own: CheckedPlan | undefined, day: number) => own?.days[day - 1]?.title;

/** Titles of what is planned within hours of a day, but for what keeps them free. */
const within = (plan: CheckedPlan | undefined, number: number, from: string, until: string) =>
  plan?.days[number - 1]?.items
    .filter(({ title }) => !/^(?:Free|Nap|Meeting)/.test(title))
    .filter(({ start, end }) => minute(start) < minute(until) && minute(end) > minute(from))
    .map(({ title }) => title);

/** [first, message, days of each town] */
const TOWNS: readonly (readonly [first: string, message: string, after: string])[] = [
  [ITALY, '4 nights in Rome and the rest in Florence', 'Rome 4, Florence 3'],
  [ITALY, 'make Rome 2 days, Florence 3', 'Rome 2, Florence 3'],
  [ITALY, 'only one night in Florence is fine, same total', 'Rome 5, Florence 2'],
  [ITALY, 'cut Rome to one night', 'Rome 1, Florence 4'],
  [ITALY, 'add a night in Rome, so one more day in total', 'Rome 4, Florence 4'],
  [ITALY, 'an extra night at Florence please', 'Rome 3, Florence 5'],
  [ITALY, 'one night less in Rome and one more at the other place', 'Rome 2, Florence 5'],
  [ITALY, 'also want to see Pisa, sleep there 1 night, still 7 days total', 'Rome 2, Florence 3, Pisa 2'],
  [ITALY, 'put Venice in for 2 nights, take them from Rome', 'Rome 1, Florence 3, Venice 3'],
  [ITALY, 'replace one day of Rome by Florence', 'Rome 2, Florence 5'],
  [ITALY, 'swap a night in Rome for Siena', 'Rome 2, Siena 1, Florence 4'],
  [ITALY, 'replace one night of Florence with Pisa', 'Rome 3, Florence 2, Pisa 2'],
  [ITALY, 'make the whole trip one night shorter, take it off Rome', 'Rome 2, Florence 4'],
  [ITALY, 'make it 7 nights and finish in Pisa', 'Rome 3, Florence 3, Pisa 2'],
  [ITALY, 'sorry my bad, I meant Palermo', 'Palermo 7'],
  [ITALY, 'end with Pisa', 'Rome 2, Florence 2, Pisa 3'],
  [ITALY, 'Florence first actually', 'Florence 3, Rome 4'],
  [ITALY, 'the other way round please, Florence first then Rome', 'Florence 3, Rome 4'],
  [ITALY, 'we would rather do Florence before Rome', 'Florence 3, Rome 4'],
  [GREECE, 'can we do Santorini before Naxos', 'Athens 4, Santorini 3, Naxos 4'],
  [GREECE, 'Naxos should come after Santorini', 'Athens 4, Santorini 3, Naxos 4'],
  [GREECE, 'please Naxos before Athens, for the heat', 'Naxos 3, Athens 4, Santorini 4'],
  [GREECE, 'swap the order of Athens and Naxos', 'Naxos 3, Athens 4, Santorini 4'],
  [GREECE, 'swap Athens with Santorini', 'Santorini 3, Naxos 3, Athens 5'],
  [GREECE, 'swap Naxos for Milos', 'Athens 4, Milos 3, Santorini 4'],
  [GREECE, 'add Milos before Naxos', 'Athens 3, Milos 3, Naxos 2, Santorini 3'],
  [GREECE, 'scrap Naxos, all 10 nights in Athens', 'Athens 10, Santorini 4'],
  [GREECE, 'forget Santorini and give its nights to Naxos', 'Athens 4, Naxos 7'],
  [GREECE, 'drop Athens and spend it all in Naxos', 'Naxos 7, Santorini 4'],
  [GREECE, 'no Naxos, put all nights in Santorini instead', 'Athens 4, Santorini 7'],
  [GREECE, 'skip Santorini, 5 nights in Naxos', 'Athens 4, Naxos 6'],
  [GREECE, 'drop Naxos but keep Athens', 'Athens 5, Santorini 6'],
  ['Rome 3 nights and Venice 2 nights from London, 10 May 2027, for two', 'drop Venice', 'Rome 4'],
  [GERMANY, 'add Leipzig in between', 'Berlin 2, Leipzig 2, Dresden 2'],
  [GERMANY, 'add one night in Leipzig before Dresden', 'Berlin 3, Leipzig 1, Dresden 3'],
  [GREECE, 'drop Santorini, too touristy. Milos instead', 'Athens 4, Naxos 3, Milos 4'],
  [GREECE, 'skip Naxos its too far', 'Athens 5, Santorini 6'],
  [SPAIN, 'we were in Málaga last year, Córdoba rather', 'Granada 3, Córdoba 3'],
  [SPAIN, 'Málaga is too far, replace with Seville', 'Granada 3, Seville 3'],
];

describe('towns of a plan', () => {
  it.each(TOWNS)('%s → %s', async (first, message, after) => {
    const talk = new Talk();
    const { plan: before } = await talk.say(first);
    const { plan, reply } = await talk.say(message);
    expect(lengths(plan)).toBe(after);
    expect(plan?.days[0]?.date).toBe(before?.days[0]?.date);
    expect(plan?.party).toEqual(before?.party);
    expect(plan?.origin).toBe(before?.origin);
    expect(reply).not.toMatch(/already is as you ask/);
  });

  it('a quarter of the town has the bed, and not a far town of its name', async () => {
    const talk = new Talk();
    await talk.say('Buenos Aires 6 days in May from London for one');
    const { plan, reply } = await talk.say("I'd rather sleep in Palermo, can you do that");
    expect(plan?.cities).toEqual(['Buenos Aires']);
    expect(reply).toMatch(/near Palermo/);
  });

  it('a town that is not known takes no night from another, and is quoted', async () => {
    const talk = new Talk();
    await talk.say(ITALY);
    const { change, reply } = await talk.say('replace one night of Rome by the Lompoul desert');
    expect(change.kind).toBe('none');
    expect(reply).toMatch(/did not take into account: “Lompoul desert”/u);
  });

  it('the town of the plan with another country or state behind it is another one', async () => {
    const talk = new Talk();
    await talk.say('4 days in Birmingham, England for 3 people from 2 July 2027');
    const { reply } = await talk.say('sorry my bad, I meant Birmingham, Alabama');
    // a holiday of that country
    expect(reply).toMatch(/Birmingham: 4 days[^]*Independence Day/u);
  });

  it('another continent is asked about, with buttons', async () => {
    const talk = new Talk();
    await talk.say(ITALY);
    const { change, suggestions } = await talk.say('two nights in Los Angeles');
    expect(change.kind).toBe('none');
    expect(suggestions.map(({ value }) => value)).toEqual(['Add Los Angeles', 'Only Los Angeles']);
  });

  it('where a town is to give way and none is named, the buttons name them', async () => {
    const talk = new Talk();
    await talk.say(ITALY);
    const { change, suggestions } = await talk.say('replace it with Venice');
    expect(change.kind).toBe('none');
    const { plan } = await talk.say(suggestions[1]?.value ?? '');
    expect(plan?.cities).toEqual(['Rome', 'Venice']);
  });

  it.each([
    ["we'd rather go to Siena", ['Siena']],
    ['Siena actually', ['Siena']],
    ['hmm, Siena rather', ['Siena']],
    ['actually, can we do Siena', ['Siena']],
    ['I would prefer Siena', ['Siena']],
    ['We would rather stay near a park, and my friend lives in Siena', ['Rome']],
    ['actually my friend lives in Siena', ['Rome']],
    ['my friend lives in Siena actually', ['Rome']],
    ['we prefer small hotels, like the one in Siena', ['Rome']],
    ['my sister actually studied in Siena', ['Rome']],
  ])(
    '%s: a town comes in place of others where the word for it stands beside it',
    async (message, cities) => {
      const talk = new Talk();
      const { plan: first } = await talk.say('Rome 10 to 13 May 2027 for two from London');
      const { plan } = await talk.say(message);
      expect((plan ?? first)?.cities).toEqual(cities);
    },
  );

  it.each<[string, string[], string]>([
    ['Siena instead, and make day 2 lighter', ['Siena'], '2027-05-10'],
    ['make day 2 lighter and start on 12 June in Siena instead', ['Siena'], '2027-06-12'],
    ['make day 2 lighter and start on 12 June', ['Rome'], '2027-06-12'],
    ['make day 2 lighter and start on 12 June in Siena', ['Rome'], '2027-06-12'],
    ['make day 3 lighter and start on 11 May', ['Rome'], '2027-05-11'],
    ['Tivoli on May 11, and make day 3 lighter', ['Rome'], '2027-05-10'],
    ['Naples on Saturday and make day 2 lighter', ['Rome'], '2027-05-10'],
  ])(
    '%s: a change of a day beside it takes nothing from a town or a date',
    async (message, cities, start) => {
      const talk = new Talk();
      await talk.say('Rome 10 to 13 May 2027 for two from London');
      const { plan } = await talk.say(message);
      expect(plan?.cities).toEqual(cities);
      expect(plan?.days[0]?.date).toBe(start);
    },
  );

  it.each<[string, string[], string]>([
    ['Porto to Lisbon by train, we refuse to go by car', ['car'], 'Porto 3, Lisbon 3, Faro 3'],
    ['Porto to Lisbon by train', [], 'Porto 3, Lisbon 3, Faro 3'],
    ['Porto to Lisbon by train, not by plane', [], 'Porto 3, Lisbon 3, Faro 3'],
    ['Porto to Lisbon by train, 2 days in Lisbon and 4 in Faro', [], 'Porto 3, Lisbon 2, Faro 4'],
  ])(
    '%s: the way is between towns of the plan, and what is said beside it counts',
    async (message, banned, after) => {
      const talk = new Talk();
      await talk.say('Porto, Lisbon and Faro, 9 days from 10 May 2027 from London for two');
      const { plan } = await talk.say(message);
      expect(lengths(plan)).toBe(after);
      const [trip] = [...talk.trips.values()];
      expect(trip?.states[0]?.spec).toMatchObject({ modes: { banned, wanted: ['train'], isBetween: true } });
    },
  );

  it('a question about towns claims nothing of the rest', async () => {
    const talk = new Talk();
    await talk.say(ITALY);
    const { reply, plan } = await talk.say('replace it with Venice, and we like museums');
    expect(reply).toContain('Your towns stay as they were until you say.');
    expect(reply).not.toContain('The plan stays as it was');
    expect((plan ?? { cities: ['Rome', 'Florence'] }).cities).toEqual(['Rome', 'Florence']);
  });

  it('what is scrapped gives way, and its month stays', async () => {
    const talk = new Talk();
    await talk.say('Paris 4 days in April 2027 from Madrid for two');
    const { plan } = await talk.say('scrap all that. Vienna, 3 days, same month');
    expect(plan?.cities).toEqual(['Vienna']);
    expect(plan?.days).toHaveLength(3);
    expect(plan?.days[0]?.date).toMatch(/^2027-04/);
  });
});

describe('dates and length', () => {
  it.each([
    ['extend till the 18th', '12', '18'],
    ['fly back on the 15th not the 16th', '12', '15'],
    ['We must be back already on the 14th because of my work', '12', '14'],
    ['stay until 20 January', '12', '20'],
    ['not in august obviously, way too hot. a day longer', '12', '17'],
    ['cut the last day, I work on the 16th', '12', '15'],
    ['can we start a day earlier, same end', '11', '16'],
    ['prepone by 2 days, same number of days', '10', '14'],
    ['could we leave 2 days later instead? still 5 days', '14', '18'],
    ['my boss only gives me 4 days. can you shorten it', '12', '15'],
  ])('%s', async (message, from, to) => {
    const talk = new Talk();
    await talk.say(SINGAPORE);
    const { plan } = await talk.say(message);
    expect([plan?.days[0]?.date, plan?.days.at(-1)?.date]).toEqual([`2027-01-${from}`, `2027-01-${to}`]);
    expect(plan?.party).toEqual({ adults: 2, children: 0 });
  });

  it('a number without a unit is of what was said before it', async () => {
    const talk = new Talk();
    await talk.say(ITALY);
    await talk.say('one of us dropped out');
    expect((await talk.say('make it 3')).plan?.party.adults).toBe(3);
    await talk.say('add Venice for 2 nights');
    expect(lengths((await talk.say('make it 4 instead')).plan)).toMatch(/Venice 5$/);
  });
});

describe('who travels', () => {
  it.each([
    ['Galway 3 days in May from London, 4 friends', 'ugh one of us dropped out so 3', [3, 0]],
    ['Orlando 6 days in March, 2 adults 2 kids from Detroit', 'grandma and grandpa want to join', [4, 2]],
    ['Orlando 6 days in March, 2 adults 2 kids from Detroit', "nana is coming too, she's 71", [3, 2]],
    ['Orlando 6 days in March, 2 adults 2 kids from Detroit', "my husband can't make it", [1, 2]],
    ['Orlando 6 days in March, 2 adults 2 kids from Detroit', 'the kids stay with their dad', [2, 0]],
    ['Moab 4 days in May from Denver for two', 'my sister joins with her 2 kids 8 and 10', [3, 2]],
    ['Vienna 4 days in May from London for one', 'my colleague joins, 2 persons 2 rooms', [2, 0]],
    ['Rome 4 days in May from London for one', 'my boss says hello', [1, 0]],
  ])('%s → %s', async (first, message, [adults, children]) => {
    const talk = new Talk();
    const { plan: before } = await talk.say(first);
    const { plan = before } = await talk.say(message);
    expect(plan?.party).toEqual({ adults, children });
    expect(plan?.days.map(({ date }) => date)).toEqual(before?.days.map(({ date }) => date));
  });
});

describe('hours of a day', () => {
  it.each([
    ['keep thursday afternoon free', [3], '13:00', '18:00'],
    ['and leave the afternoon of day 2 completely free', [2], '13:00', '18:00'],
    ['nothing on friday morning, we go to mass', [4], '08:00', '12:30'],
    ["I've got a meeting on May 12 from 9 to 12", [2], '09:00', '12:00'],
    ['and he naps 1 to 3 every day at the hotel', [2, 3, 4], '13:00', '15:00'],
    ['the little one naps one till half two so keep that free every day', [2, 3, 4], '13:00', '14:30'],
  ])('%s', async (message, days, from, until) => {
    const talk = new Talk();
    await talk.say('Lisbon 11 to 15 May 2027 from London for two');
    const { plan } = await talk.say(message);
    for (const day of days) expect(within(plan, day, from, until)).toEqual([]);
    expect(plan?.days.map(({ date }) => date)[0]).toBe('2027-05-11');
    expect(plan?.days).toHaveLength(5);
  });

  it.each([
    ['can you switch wednesday and thursday around', [2, 3]],
    ['do the 2nd day on the 4th and the 4th on the 2nd', [2, 4]],
  ])('%s', async (message, [one = 0, other = 0]) => {
    const talk = new Talk();
    const { plan: before } = await talk.say('Lisbon 11 to 15 May 2027 from London for two');
    const { plan } = await talk.say(message);
    expect([titleOf(plan, one), titleOf(plan, other)]).toEqual([
      titleOf(before, other),
      titleOf(before, one),
    ]);
  });
});
