/** Every key of a wish and every rule that always applies: a plan that meets it, and one that fails it alone. */
import { describe, expect, it } from 'vitest';
import type { CheckedPlan } from '../../../../domain/itinerary/itinerary.ts';
import type { Wish } from '../caseFile.ts';
import { judgeTurn } from '../judgeTurn.ts';
import { item, plan, planWith, turn } from './plans.ts';

const REGIONS = { Portugal: 'Lisbon|Porto|Faro' };

function failedKeys(wish: Wish, after: CheckedPlan | null, reply = 'Here is your plan.') {
  return judgeTurn(wish, turn({ after, reply }), 'a message', REGIONS).failures.map(({ key }) => key);
}

const bedless = plan().stays.map(({ city, checkIn, checkOut }) => ({ city, checkIn, checkOut }));
const meals = plan().costs.filter(({ kind }) => kind === 'daily');
const fromLondon = plan().legs.slice(0, 2);
const byAir = plan().legs.map((leg, index) => (index === 0 ? { ...leg, mode: 'flight' as const } : leg));
const homeFromLisbon = plan().legs.map((leg, index) => (index === 2 ? { ...leg, from: 'Lisbon' } : leg));
const three = plan().days.slice(0, 3);
const dear = plan().costs.map((cost) =>
  cost.label === 'Inn A' ? { ...cost, price: 200, amount: 800 } : cost,
);
const oneRoom = plan().costs.map((cost) =>
  cost.kind === 'stay' ? { ...cost, count: cost.count / 2, amount: cost.amount / 2 } : cost,
);
const withFaro = ['Lisbon', 'Porto', 'Faro'];

const RULES: [key: keyof Wish, wish: Wish, good: CheckedPlan, bad: CheckedPlan | null][] = [
  ['kind', { kind: 'plan' }, plan(), null],
  ['places', { places: ['Lisb', 'Porto|Oporto'] }, plan(), plan({ cities: ['Porto'], stays: [] })],
  ['onlyPlaces', { places: ['Lisbon', 'Porto'], onlyPlaces: true }, plan(), plan({ cities: withFaro })],
  [
    'ordered',
    { places: ['Lisbon', 'Porto'], ordered: true },
    plan(),
    plan({ cities: ['Porto', 'Lisbon'], stays: [] }),
  ],
  ['state', { state: 'Portugal' }, plan(), plan({ cities: ['Lisbon', 'Porto', 'Seville'] })],
  ['cityN', { cityN: 2 }, plan(), plan({ cities: withFaro })],
  ['minCities', { minCities: 3 }, plan({ cities: withFaro }), plan()],
  ['badCity', { badCity: '^Portugal$' }, plan(), plan({ cities: ['Lisbon', 'Porto', 'Portugal'] })],
  ['days', { days: [4, 5] }, plan(), plan({ days: three })],
  ['start', { start: '2027-04-12' }, plan(), plan({ days: plan().days.map(laterBy) })],
  ['start', { start: ['2027-04-01', '2027-04-12'] }, plan(), plan({ days: plan().days.map(laterBy) })],
  ['people', { people: 3 }, plan(), plan({ party: { adults: 2, children: 0 } })],
  ['adults', { adults: 2 }, plan(), plan({ party: { adults: 3, children: 0 } })],
  ['children', { children: 1 }, plan(), plan({ party: { adults: 3, children: 0 } })],
  ['rooms', { rooms: 2 }, plan(), plan({ costs: oneRoom, total: 1720 })],
  ['budget', { budget: [2970, 3030] }, plan(), plan({ budget: null })],
  ['maxNight', { maxNight: 120 }, plan(), plan({ costs: dear, total: 2400 })],
  ['maxNight', { maxNight: 120 }, plan(), plan({ costs: meals, total: 1440 })],
  ['origin', { origin: 'London' }, plan(), plan({ origin: 'Leeds' })],
  ['lastFrom', { lastFrom: 'Porto' }, plan(), plan({ legs: homeFromLisbon })],
  ['lastFrom', { lastFrom: 'Porto' }, plan(), plan({ legs: fromLondon })],
  ['oneway', { oneway: true }, plan({ legs: fromLondon }), plan()],
  ['oneway', { oneway: true }, plan({ legs: fromLondon }), plan({ legs: [] })],
  ['noFlights', { noFlights: true }, plan(), plan({ legs: byAir })],
  ['noFlights', { noFlights: true }, plan(), planWith(1, item('f', { kind: 'flight', title: 'Flight' }))],
  ['wantMode', { wantMode: 'flight' }, plan({ legs: byAir }), plan()],
  ['noHotel', { noHotel: true }, plan({ stays: bedless, costs: meals, total: 1440 }), plan()],
  ['busy', { busy: [['2027-04-13'], '11:00', '17:00'] }, plan(), planWith(2, item('x', { end: '11:30' }))],
  ['firstItemAfter', { firstItemAfter: '10:00' }, plan(), planWith(1, item('x', { start: '09:30' }))],
  [
    'noDinnerAfter',
    { noDinnerAfter: '18:45' },
    plan(),
    planWith(2, item('x', { kind: 'meal', title: 'Late dinner', start: '18:45', end: '20:00' })),
  ],
];

function laterBy(day: CheckedPlan['days'][number], index: number) {
  return { ...day, date: `2027-04-${20 + index}` };
}

const sight = (title: string, city: string) => item('x', { title, city });

/** The Colosseum on a date. */
function onThe(date: string) {
  const after = planWith(1, sight('Colosseum', 'Rome'));
  const [first] = after.days;
  return failedKeys({ kind: 'plan' }, { ...after, days: first ? [{ ...first, date }] : [] });
}

describe('a key of the wish', () => {
  it.each(RULES)('%s is met by one plan and failed alone by another: %j', (key, wish, good, bad) => {
    expect(failedKeys(wish, good)).toEqual([]);
    expect(new Set(failedKeys(wish, bad))).toEqual(new Set([key]));
  });

  it('allows what the traveller is busy with, and free time, in busy hours', () => {
    const wish: Wish = { busy: [['2027-04-13'], '11:00', '17:00'] };
    const own = item('x', { title: 'At work', start: '12:00', end: '16:00' });
    expect(failedKeys(wish, planWith(2, own))).toEqual([]);
    expect(failedKeys(wish, planWith(2, { ...own, title: 'Rest', kind: 'free' }))).toEqual([]);
  });

  it('allows a town that is asked for by name outside the region', () => {
    const after = plan({ cities: ['Lisbon', 'Porto', 'Seville'] });
    expect(failedKeys({ state: 'Portugal', places: ['Seville'] }, after)).toEqual([]);
  });

  it('reads a town with or without accents', () => {
    expect(failedKeys({ places: ['Krak'] }, plan({ cities: ['Kraków'], stays: [] }))).toEqual([]);
  });
});

describe('a rule that always applies', () => {
  it.each<[string, CheckedPlan]>([
    ['sums', plan({ total: 1900 })],
    [
      'dates',
      plan({ days: plan().days.map((day, index) => (index === 3 ? { ...day, date: '2027-04-20' } : day)) }),
    ],
    ['repeats', planWith(3, item('x', { title: 'Sight d0-1' }))],
    // 2027-04-13 is a Tuesday
    ['shut', planWith(2, sight('Musée du Louvre', 'Paris'))],
    ['overBudget', plan({ budget: 1500 })],
  ])('%s', (key, after) => {
    expect(failedKeys({ kind: 'plan' }, after)).toEqual([key]);
  });

  it('takes a total over the budget that is said', () => {
    const reply = '**This does not fit your $1,500: it is $500 over.**';
    expect(failedKeys({ kind: 'plan' }, plan({ budget: 1500 }), reply)).toEqual([]);
  });

  it('knows the dates on which a sight is shut, and the days on which it is open', () => {
    expect(onThe('2026-12-25')).toEqual(['shut']);
    expect(onThe('2026-12-23')).toEqual([]);
  });
});

describe('what the answer says', () => {
  const smoking: Wish = { kind: 'plan', says: [['smoking', 'smok']] };
  const said = 'rooms where smoking is permitted, no museums';
  const judged = (wish: Wish, reply: string, after = plan()) =>
    judgeTurn(wish, turn({ after, reply }), said, REGIONS).failures.map(({ key }) => key);

  it('is looked for in the whole answer, at the head of a sentence too', () => {
    expect(judged(smoking, 'Smoking rooms were preferred.')).toEqual([]);
    expect(judged(smoking, 'Here is your plan.')).toEqual(['says']);
  });

  it('is not said by a quote of what was not taken into account', () => {
    expect(judged(smoking, 'I did not take into account: “where smoking is permitted”.')).toEqual(['says']);
  });

  it('takes a capital of the pattern as it is', () => {
    const wish: Wish = { kind: 'plan', says: [['a place', 'Nice']] };
    expect(judged(wish, 'A nice plan.')).toEqual(['says']);
    expect(judged(wish, 'A day in Nice.')).toEqual([]);
  });

  it('must not be said by the plan or around it, unless it is denied or quoted', () => {
    const wish: Wish = { kind: 'plan', notsays: [['museum', 'museum']] };
    expect(judged(wish, 'Here.', planWith(1, item('x', { title: 'A museum' })))).toEqual(['notsays']);
    expect(judged(wish, 'More museums now.')).toEqual(['notsays']);
    expect(judged(wish, 'There are no museums in it, as you said: “no museums”.')).toEqual([]);
  });

  it('is no proposal where it only says what was heard', () => {
    const wish: Wish = { kind: 'suggest', says: [['beach', 'beach']] };
    const reply = (text: string) =>
      judgeTurn(wish, turn({ after: null, reply: text }), said, REGIONS).verdict;
    expect(reply('I have noted that you like beach. Where would you like to go?')).toBe('asked-back');
    expect(reply('Corfu, for its beaches.')).toBe('right');
  });
});
