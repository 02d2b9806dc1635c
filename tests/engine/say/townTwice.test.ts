/** A trip that comes back to a town: what is said of the town is said once. */
import { beforeAll, expect, it } from 'vitest';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { Talk } from '../../functions/support/assistant.ts';

let plan: CheckedPlan;
let reply: string;

beforeAll(async () => {
  const answer = await new Talk().say(
    'land in Rome and leave from Rome, 9 days from 11 May 2027, 3 Rome, 2 Florence, 3 Venice, for two',
  );
  if (!answer.plan) throw new Error('no plan');
  ({ plan, reply } = { plan: answer.plan, reply: answer.reply });
});

const times = (text: string, part: string) => text.split(part).length - 1;

it('is a trip of four stops in three towns', () => {
  expect(plan.cities).toEqual(['Rome', 'Florence', 'Venice', 'Rome']);
});

it.each(['Getting around Rome:', 'Into Rome:', 'Rome in May:', 'Meals and local transport in Rome'])(
  'says once: %s',
  (part) => {
    expect(times(reply, part)).toBe(1);
  },
);

it('keeps it once among the trip’s reasons and what to check', () => {
  expect(times(plan.reasons?.why ?? '', 'Getting around Rome:')).toBe(1);
  expect(times(plan.reasons?.check ?? '', 'Into Rome:')).toBe(1);
});

it('counts the days of both stops in one line of the costs', () => {
  const daily = plan.costs.filter(({ kind }) => kind === 'daily');
  expect(daily.map(({ label, count }) => [label, count])).toEqual([
    ['Meals and local transport in Rome (my estimate)', 8],
    ['Meals and local transport in Florence (my estimate)', 4],
    ['Meals and local transport in Venice (my estimate)', 6],
  ]);
  expect(plan.warnings).toEqual([]);
});
