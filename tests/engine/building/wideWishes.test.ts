/** Wide places, and what a first message says of the way through them. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

describe('the towns of a wide place', () => {
  it.each([
    ['azores 8 days, sao miguel and pico, may', ['Ponta Delgada', 'Madalena'], 8],
    ['azores 8 days, sao miguel plus one other island, may', ['Ponta Delgada', 'Terceira'], 8],
    ['Canary islands 8 days in May, Tenerife plus another island', ['Tenerife', 'Gran Canaria'], 8],
    ['Greek islands 10 days in June, Naxos and one more island', ['Naxos', 'Santorini'], 10],
    ['Portugal for 10 days in May, Lisbon and Porto', ['Lisbon', 'Porto'], 10],
    ['vietnam north to south in 2 weeks, february', ['Hanoi', 'Hoi An', 'Ho Chi Minh City'], 14],
    ['Vietnam from south to north, 2 weeks in february', ['Ho Chi Minh City', 'Hoi An', 'Hanoi'], 14],
    // the stops of a route lie between the ends that are named
    [
      'garden route, Cape Town to Port Elizabeth, 7 days in february, two people',
      ['Cape Town', 'Hermanus', 'Knysna', 'Port Elizabeth'],
      7,
    ],
  ])('%s', async (message, cities, days) => {
    const { reply, plan } = await ask(message);
    expect(plan?.cities).toEqual(cities);
    expect(plan?.days).toHaveLength(days);
    expect(reply).not.toContain('I did not take into account');
  });
});

it('goes from island to island by plane, also where one may be flown to by way of the other', async () => {
  const { reply } = await ask('azores 8 days, sao miguel plus one other island, may, from Boston');
  expect(reply).toMatch(/\*\*Flight:\*\* .*PDL to TER/);
  expect(reply).not.toMatch(/\*\*Train:|share their airports/);
});

describe('a country that is wanted for its snow', () => {
  it.each([
    ['ski week in austria, 5 adults by car from Rotterdam, jan 16-23', ['Zell am See']],
    ['snowboarding in Japan, 6 nights from Singapore in feb', ['Niseko']],
  ])('is one town there: %s', async (message, cities) => {
    const { plan, reply } = await ask(message);
    expect(plan?.cities).toEqual(cities);
    expect(reply).toMatch(/ is a country: I took [\w ]+ for it; name other towns and I change them\./);
  });

  it.each([
    ['Austria 7 days in january, skiing, museums and concerts', ['Vienna', 'Salzburg']],
    ['Japan 14 days in january, skiing', ['Tokyo', 'Hakone', 'Kyoto', 'Osaka']],
  ])('is all of it where there is more to it: %s', async (message, cities) => {
    const { plan } = await ask(message);
    expect(plan?.cities).toEqual(cities);
  });
});

describe('a stop in between', () => {
  it.each([
    [
      'fly into Rome and out of Venice, 2-10 june, from Philadelphia, plus a stop somewhere in between',
      ['Rome', 'Florence', 'Venice'],
    ],
    [
      'Vienna and Budapest, a week in may from Oslo, with one stop in between',
      ['Vienna', 'Bratislava', 'Budapest'],
    ],
  ])('is a town on the way: %s', async (message, cities) => {
    const { plan, reply } = await ask(message);
    expect(plan?.cities).toEqual(cities);
    expect(reply).toContain(
      `You named no stop in between: I took ${cities[1]}; name another and I change it.`,
    );
  });

  it.each([
    [
      "Stockholm to Milan by train, i don't fly. 3 to 8 may, stop wherever makes sense, just me",
      ['Berlin', 'Milan'],
    ],
    ['drive from Leeds to Edinburgh and break up the drive, 4 days in May', ['Newcastle', 'Edinburgh']],
  ])('is one on the way from home: %s', async (message, cities) => {
    const { plan, reply } = await ask(message);
    expect(plan?.cities).toEqual(cities);
    expect(reply).not.toContain('I did not take into account');
  });

  it.each([
    ['Leeds to Rome, 4 days in May, break up the journey home with a book', ['Rome']],
    ['Leeds to Rome by train, 4 days in May, no need to break the journey', ['Rome']],
    ['Rome and Naples, 6 days in may, somewhere on the way we want a good lunch', ['Rome', 'Naples']],
  ])('is none of what only sounds like it: %s', async (message, cities) => {
    const { plan } = await ask(message);
    expect(plan?.cities).toEqual(cities);
  });

  it.each([
    'fly from Oslo to Rome and on to Naples, no stop in between, 6 days in may',
    'Rome and Naples, 6 days in may, somewhere in between for lunch',
    "Rome and Naples, 6 days in may, we don't want to stop somewhere in between",
    'Rome and Naples, 6 days in may, no stop somewhere in between',
  ])('is none where it is not wanted, or only eaten at: %s', async (message) => {
    const { plan } = await ask(message);
    expect(plan?.cities).toEqual(['Rome', 'Naples']);
  });
});

describe('a season, and what is on in it', () => {
  it.each([
    ['Edinburgh fringe next summer, 4 days, train from York', '2027-08-06', '2027-08-31'],
    ['Oktoberfest in september, 3 nights in Munich from Boston', '2027-09-18', '2027-09-30'],
    ['Oktoberfest in october, 3 nights in Munich from Boston', '2027-10-01', '2027-10-04'],
    ['Vienna christmas markets in november, 4 days from Leeds', '2026-11-27', '2026-11-30'],
  ])('is the part of it in which that is: %s', async (message, first, last) => {
    const { plan } = await ask(message);
    const dates = plan?.days.map(({ date }) => date) ?? [];
    expect(dates[0]?.localeCompare(first)).toBeGreaterThanOrEqual(0);
    expect(dates.at(-1)?.localeCompare(last)).toBeLessThanOrEqual(0);
  });

  it('is left as it is by what is named as being over', async () => {
    const { reply } = await ask('Edinburgh, the week after the fringe next summer, 3 days from York');
    expect(reply).not.toContain('so I planned the trip for it');
  });
});

it('tells what Shabbat shuts, where there is one', async () => {
  const shabbat =
    /On Shabbat, from Friday afternoon to Saturday evening, most shops and markets in Israel are shut/;
  expect((await ask('Jerusalem fri 5 to sun 7 march 2027 from Larnaca')).reply).toMatch(shabbat);
  expect((await ask('Jerusalem mon 8 to wed 10 march 2027 from Larnaca')).reply).not.toMatch(shabbat);
  expect((await ask('Rome fri 5 to sun 7 march 2027 from Larnaca')).reply).not.toMatch(shabbat);
});

describe('whether a length is enough', () => {
  it.each([
    'is 4 days in Rome enough? from Oslo in May, 2 adults',
    'is 9 days in Costa Rica enough for la fortuna, monteverde and manuel antonio? May, from Toronto, 2 adults',
  ])('is told before the plan: %s', async (message) => {
    const { reply, plan } = await ask(message);
    expect(reply).toMatch(/^- \*\*[\w ]+\*\* \(\d days\): (?:more than )?enough/);
    expect(plan).not.toBeNull();
  });
});
