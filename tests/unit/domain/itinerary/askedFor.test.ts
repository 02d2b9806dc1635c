import { expect, it } from 'vitest';
import { isAskedFor, namesAsked } from '@domain/itinerary/askedFor.ts';
import { soundPlan } from './soundPlan.ts';

const names = namesAsked({ version: 1, musts: [{ name: 'the louvre' }, { name: 'Orsay' }, { name: '' }] });
const [sight] = soundPlan()
  .days.flatMap(({ items }) => items)
  .filter(({ kind }) => kind === 'sight');
const item = (title: string) => ({ ...sight!, title });

it('is what has all of a name in its title, whatever its case and accents', () => {
  expect(names).toEqual(['the louvre', 'Orsay']);
  expect(isAskedFor(item('The Louvre by night'), names)).toBe(true);
  expect(isAskedFor(item('Musée d’Orsay'), names)).toBe(true);
});

it('is nothing that has a part of it, is another kind of thing, or was added by hand', () => {
  expect(isAskedFor(item('Louvre'), names)).toBe(false);
  expect(isAskedFor(item('Orsayville'), names)).toBe(false);
  expect(isAskedFor({ ...item('Lunch near Orsay'), kind: 'meal' }, names)).toBe(false);
  expect(isAskedFor({ ...item('Orsay'), own: true }, names)).toBe(false);
});

it.each([null, {}, { musts: 'Orsay' }, { musts: [{ town: 'Paris' }, 3] }])(
  'is nothing where the spec tells of none: %j',
  (spec) => {
    expect(namesAsked(spec)).toEqual([]);
  },
);
