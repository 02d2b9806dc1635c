import { describe, expect, it } from 'vitest';
import type { PlanItem } from '@domain/itinerary/itinerary.ts';
import { flightKey } from '@domain/trips/chosen.ts';
import { weekdaysIn, whyHere, wishesOf } from '@domain/trips/whyHere.ts';
import { knownOffers, soundPlan } from '../itinerary/soundPlan.ts';

const plan = soundPlan();
const items = plan.days.flatMap((day) => day.items);
const sight = items.find(({ kind }) => kind === 'sight')!;
const NONE = wishesOf(null, null);
const MONDAY = '2027-05-03';
const of = (item: Partial<PlanItem>, wishes = NONE, date = MONDAY, stay = '123') =>
  whyHere({ ...sight, ...item }, date, stay, wishes);

describe('what was asked for by its name', () => {
  const wishes = wishesOf(
    { version: 1, musts: [{ name: 'the louvre' }, { name: 'Orsay' }, { name: '' }] },
    null,
  );

  it('has all of the name in its title, whatever its case and accents', () => {
    expect(of({ title: 'The Louvre by night' }, wishes)).toBe('you asked for it');
    expect(of({ title: 'Musée d’Orsay', why: { likes: 'art' } }, wishes)).toBe('you asked for it');
  });

  it('has no part of it alone, is no other kind of thing, and was not added by hand', () => {
    expect(of({ title: 'Louvre' }, wishes)).toBe('');
    expect(of({ title: 'Orsayville' }, wishes)).toBe('');
    expect(of({ title: 'Lunch near Orsay', kind: 'meal' }, wishes)).toBe('');
    expect(of({ title: 'Orsay', own: true, why: { likes: 'art' } }, wishes)).toBe('');
  });

  it.each([null, {}, { musts: 'Orsay' }, { musts: [{ town: 'Paris' }, 3], chosen: { flights: 'all' } }])(
    'is nothing where the spec tells of none: %j',
    (spec) => {
      expect(of({ title: 'Orsay' }, wishesOf(spec, knownOffers()))).toBe('');
    },
  );
});

describe('what the planner knew of it', () => {
  it('is a taste, in words', () => {
    expect(of({ why: { likes: 'museums' } })).toBe('you like museums');
    expect(of({ why: { likes: 'family' } })).toBe('good with children');
  });

  it('is the best day where it stands on that, and nothing on another', () => {
    expect(of({ why: { best: [1, 6] } })).toBe('best on Mondays');
    expect(of({ why: { best: [6] } })).toBe('');
  });

  it('is a weekday of the stay on which it is shut, and none that the stay does not have', () => {
    expect(of({ why: { shut: [2, 3] } })).toBe('shut on Tuesdays and Wednesdays of your stay');
    expect(of({ why: { shut: [0, 2], likes: 'art' } })).toBe('you like art; shut on Tuesdays of your stay');
    expect(of({ why: { shut: [0] } })).toBe('');
  });

  it('is no reason once it was moved by hand to a day on which it is shut', () => {
    expect(of({ why: { shut: [1, 2] } })).toBe('');
  });

  it('is an hour of their own', () => {
    expect(of({ fixed: true })).toBe('at your own hour');
  });
});

it('a stay has the weekdays of its own town', () => {
  const days = [
    { city: 'Paris', date: MONDAY },
    { city: 'Rome', date: '2027-05-04' },
    { city: 'Paris', date: '2027-05-09' },
    { city: 'Paris', date: '2027-05-10' },
  ];
  expect(weekdaysIn(days, 'Paris')).toBe('01');
});

describe('an offer that was chosen by hand', () => {
  const offers = knownOffers();
  const flight = { from: 'London', to: 'Paris', key: flightKey(offers.flights[0]!), name: 'BA 304' };
  const hotel = { city: 'Paris', visit: 0, hotelId: 'h-paris', name: 'Hotel Seine' };
  const out = items.find(({ offerId, cost }) => offerId === 'out' && cost !== null)!;
  const bed = { ...items.find(({ offerId }) => offerId === 'h-paris')!, cost: 400 };

  it('is told where it is paid', () => {
    const wishes = wishesOf({ chosen: { flights: [flight], hotels: [hotel] } }, offers);
    expect(whyHere(out, MONDAY, '', wishes)).toBe('you chose it');
    expect(whyHere(bed, MONDAY, '', wishes)).toBe('you chose it');
    expect(whyHere({ ...bed, cost: null }, MONDAY, '', wishes)).toBe('');
  });

  it('is not told once a message has asked for another', () => {
    const left = { left: 'cheaper' as const };
    const chosen = { flights: [{ ...flight, ...left }], hotels: [{ ...hotel, ...left }] };
    const wishes = wishesOf({ chosen }, offers);
    expect([out, bed].map((item) => whyHere(item, MONDAY, '', wishes))).toEqual(['', '']);
  });
});
