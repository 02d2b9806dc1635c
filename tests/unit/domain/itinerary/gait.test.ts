import { expect, it } from 'vitest';
import { gaitOf, gaitOfSpec, tiresSoon } from '@domain/itinerary/gait.ts';

const need = (...kinds: string[]) => ({ needs: kinds.map((kind) => ({ kind })), childAges: [] });

it.each([
  ['nobody in particular', need(), 'usual', false],
  ['somebody with an allergy', need('allergy', 'diet'), 'usual', false],
  ['a wheelchair user', need('wheelchair'), 'step-free', false],
  ['somebody who takes no stairs', need('stairs'), 'step-free', false],
  ['an old traveller, who cannot walk far', need('walking'), 'careful', true],
  ['somebody with a weak heart', need('heart'), 'careful', true],
  ['somebody pregnant', need('pregnancy'), 'careful', true],
  ['both of these', need('walking', 'wheelchair'), 'step-free', true],
  ['a child of three', { needs: [], childAges: [12, 3] }, 'careful', true],
  ['a child of seven', { needs: [], childAges: [7] }, 'usual', false],
] as const)('%s', (_, asked, gait, tires) => {
  expect(gaitOf(asked)).toBe(gait);
  expect(tiresSoon(asked)).toBe(tires);
  expect(gaitOfSpec({ version: 1, ...asked })).toBe(gait);
});

it('reads trips from before needs had words of their own', () => {
  expect(gaitOfSpec({ version: 1, mobility: ['step-free'] })).toBe('step-free');
  expect(gaitOfSpec({ version: 1, mobility: ['short walks'] })).toBe('careful');
});

it.each([
  null,
  undefined,
  'wheelchair',
  7,
  [],
  { version: 9, needs: 'many', childAges: 'young', mobility: 3 },
  { needs: [null, 5, {}, { kind: 4 }], childAges: [null, 'three'] },
])('takes no more from a spec than it can read: %j', (spec) => {
  expect(gaitOfSpec(spec)).toBe('usual');
});

it('reads what there is of a damaged one', () => {
  expect(gaitOfSpec({ version: 9, needs: [null, { kind: 'wheelchair', more: true }] })).toBe('step-free');
});
