/**
 * What first prompts got wrong when they were measured in November 2026 (health, regions, questions, dates, parties, ways, fixed
 * things, fuzzy names, closed days, other languages), each as the prompt that was typed. Follow-ups: followUp/measured.test.ts.
 */
import { describe, expect, it } from 'vitest';
import { ask } from '../functions/support/assistant.ts';
import type { CheckedPlan } from '../../domain/itinerary/itinerary.ts';

const items = (plan: CheckedPlan | undefined) => plan?.days.flatMap((day) => day.items) ?? [];
const titles = (plan: CheckedPlan | undefined) => items(plan).map(({ title }) => title);
const meals = (plan: CheckedPlan | undefined) =>
  items(plan)
    .filter(({ kind }) => kind === 'meal')
    .map(({ title, note }) => `${title} ${note}`)
    .join('\n');

describe('health', () => {
  it('a nut allergy is said back, and no meal holds nuts', async () => {
    const { plan, reply } = await ask('Severe peanut and tree nut allergy, Bangkok, 4 days in March');
    expect(reply.slice(0, reply.indexOf('## '))).toMatch(/nut allerg/i);
    expect(plan?.days).toHaveLength(4);
    expect(meals(plan)).not.toMatch(/massaman|som tam|pad thai|satay/i);
  });

  it('a pregnancy is heard above the first day', async () => {
    const { reply } = await ask('I am 6 months pregnant, 4 days in Rome in April with my husband');
    expect(reply.slice(0, reply.indexOf('### Day 1'))).toMatch(/\*\*Pregnancy/);
  });
});

describe('regions', () => {
  it.each([
    ['5 days in Tuscany in May', /Florence|Siena|Lucca|Pisa/],
    ['Kruger for 4 days in August', /Skukuza|Hoedspruit|Hazyview|Malelane|Phalaborwa|Mbombela/],
    ['10 days in California in September', /San Francisco|Los Angeles|San Diego|Monterey/],
  ])('%s has towns of its own', async (message, towns) => {
    const { plan, reply } = await ask(message);
    expect(plan?.cities.every((city) => towns.test(city))).toBe(true);
    expect(reply).not.toMatch(/no place (?:called|I know)/);
    expect(reply).not.toMatch(/near the main station|The main museum|Houses of faith/);
  });
});

describe('questions', () => {
  it.each([
    ['Do I need a visa for Vietnam?', /entry rules|visa/i],
    ['What is the best month for Japan?', /Best: Mar, Apr, Oct and Nov/],
    ['Lisbon or Seville?', /Lisbon[\s\S]*Seville/],
    ['My flight to Madrid was cancelled, what now?', /next seat or for your money back/],
    ['Where should I have dinner tonight in Rome?', /To eat in Rome/],
  ])('%s becomes no plan', async (message, answer) => {
    const { plan, reply } = await ask(message);
    expect(plan).toBeUndefined();
    expect(reply).toMatch(answer);
  });
});

describe('dates', () => {
  it.each([
    ['Rome over Easter, 4 days', /^2027-03-2[5-8]$/, 4],
    ['New York for Thanksgiving, 4 days', /^2026-11-2[4-6]$/, 4],
    ['Vienna from the third to the ninth of June', /^2027-06-03$/, 7],
    ['Lisbon next year in May for 5 days', /^2027-05-/, 5],
    ['Paris 6/7/27 for 3 days', /^2027-0(?:6-07|7-06)$/, 3],
    ['Prague from Thursday 6 May, stay until Sunday', /^2027-05-06$/, 4],
  ])('%s', async (message, first, days) => {
    const { plan } = await ask(message);
    expect(plan?.days[0]?.date).toMatch(first);
    expect(plan?.days).toHaveLength(days);
  });

  it('a date in numbers says how it was read', async () => {
    expect((await ask('Paris 6/7/27 for 3 days')).reply).toMatch(/“?6\/7\/27”?[^.]* (?:June|July)/);
  });
});

describe('who travels', () => {
  it.each([
    ['me and my two sisters, Rome 3 days in May', 3, 0],
    ['Rome 3 days in May, 7 girls', 7, 0],
    ['two couples, Rome 3 days in May', 4, 0],
    ['single mum with a 4 year old, Rome 3 days in May', 1, 1],
    ['for two: Rome 3 days in May', 2, 0],
  ])('%s', async (message, adults, children) => {
    expect((await ask(message)).plan?.party).toEqual({ adults, children });
  });
});

const legs = (plan: CheckedPlan | undefined) => items(plan).filter(({ kind }) => kind === 'flight');

describe('the way', () => {
  it('one way has no flight back', async () => {
    const { plan } = await ask('one way from London to Rome, 4 days from 10 May');
    expect(legs(plan)).toHaveLength(1);
  });

  it('“no flights” flies nowhere', async () => {
    const { plan } = await ask('Paris from London, 3 days in May, no flights');
    expect(plan?.cities).toEqual(['Paris']);
    expect(legs(plan)).toEqual([]);
  });

  it('a road trip goes by car', async () => {
    const { plan } = await ask('road trip by car from Las Vegas to Springdale and Page, 6 days in May');
    expect(plan?.legs.map(({ mode }) => mode)).toContain('car');
  });

  it('an open jaw comes home from its last town, with no night at home', async () => {
    const { plan } = await ask('fly from London into Rome, home from Venice, 7 days in May');
    expect(plan?.cities).toEqual(['Rome', 'Venice']);
    expect(legs(plan).at(-1)?.title).toMatch(/VCE to LHR/);
  });

  it('towns are put in the order that direct flights allow', async () => {
    const { plan } = await ask(
      'You plan to visit 3 European cities for 10 days in total. You only take direct flights. You want to stay in Lisbon for 4 days, in Oslo for 3 days and in Munich for 5 days. There are direct flights between Lisbon and Munich, and between Munich and Oslo.',
    );
    expect(plan?.days).toHaveLength(10);
    expect(['Lisbon,Munich,Oslo', 'Oslo,Munich,Lisbon']).toContain(plan?.cities.join());
  });

  it('who has to be in a town on one day is there on that day', async () => {
    const { plan, reply } = await ask(
      'You plan to visit 2 cities for 10 days in total. Stay in Lisbon for 5 days, where you have to be on day 10, and in Munich for 6 days. Direct flights: Lisbon and Munich.',
    );
    expect(plan?.cities).toEqual(['Munich', 'Lisbon']);
    expect(reply).not.toMatch(/no order/i);
  });
});

describe('fixed things', () => {
  it.each([
    ['a wedding in Rome on 12 May at 15:00; 10 to 14 May, for two', '2027-05-12', '15:00'],
    ['Rome 10 to 14 May, we have a ticket for the Colosseum on 11 May at 10:00', '2027-05-11', '10:00'],
  ])('%s stands at its hour', async (message, date, time) => {
    const { plan } = await ask(message);
    const day = plan?.days.find((own) => own.date === date);
    expect(day?.items.map(({ start }) => start)).toContain(time);
  });

  it('a hotel that is booked is not booked again', async () => {
    const { plan } = await ask('Rome 10 to 14 May, our hotel is already booked');
    expect(plan?.days).toHaveLength(5);
    expect(items(plan).filter(({ kind }) => kind === 'stay')).toEqual([]);
  });

  it('working hours are kept free', async () => {
    const { plan } = await ask('Berlin 10 to 13 May, I work every day from 9 to 5');
    const sights = items(plan).filter(({ kind }) => kind === 'sight' || kind === 'tour');
    expect(plan?.days).toHaveLength(4);
    expect(sights.filter(({ start }) => start >= '09:00' && start < '17:00')).toEqual([]);
  });

  it('a ship that leaves at 17:30 is not missed', async () => {
    const { plan } = await ask('one day in Naples on 12 May, cruise ship leaves at 17:30');
    expect(titles(plan).length).toBeGreaterThan(1);
    const sights = items(plan).filter(({ kind }) => kind === 'sight' || kind === 'tour' || kind === 'meal');
    expect(sights.filter(({ start }) => start >= '17:00')).toEqual([]);
  });
});

describe('names', () => {
  it('“the Uffizi and David” is no journey to Panama', async () => {
    const { plan } = await ask('3 days Florence in May, we want to see the Uffizi and David');
    expect(plan?.cities).toEqual(['Florence']);
  });

  it('“Porto and” is not Portland', async () => {
    expect((await ask('Porto and Lisbon in May, 6 days')).plan?.cities).toEqual(['Porto', 'Lisbon']);
  });

  it('“Sevile” is Seville, and not called unknown as well', async () => {
    const { plan, reply } = await ask('4 days Sevile in April');
    expect(plan?.cities).toEqual(['Seville']);
    expect(reply).not.toContain('no place called');
  });
});

describe('shut days', () => {
  it.each([
    ['Paris 24 to 26 December', '2026-12-25', /Louvre/],
    ['Rome 24 to 26 December', '2026-12-25', /Colosseum/],
    ['Madrid 31 December to 2 January', '2027-01-01', /Prado/],
  ])('%s', async (message, date, sight) => {
    const { plan } = await ask(message);
    const shut = plan?.days.find((day) => day.date === date);
    expect(shut).toBeDefined();
    expect(shut?.items.map(({ title }) => title).join()).not.toMatch(sight);
  });
});

describe('open wishes and other languages', () => {
  it('three towns are proposed within the hours that were named', async () => {
    const { plan, reply } = await ask('somewhere max 3 hours from London, hiking and wine, 5 days in May');
    expect(plan).toBeUndefined();
    expect(reply.match(/^\d\. \*\*/gm)).toHaveLength(3);
    expect(reply).not.toMatch(/Vancouver|Taipei|Tokyo|Sydney/);
  });

  it('another language is answered in it, and nothing is planned', async () => {
    const { plan, reply } = await ask('4 Tage Paris im April ab Berlin');
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/Englisch/);
  });
});
