import { expect, it } from 'vitest';
import { openDayOf } from '@/features/assistant/openDay.ts';
import { checkedPlan, planItem } from './plan.ts';

const plan = checkedPlan(4);
const withDay = (number: number, item: ReturnType<typeof planItem>) => ({
  ...plan,
  days: plan.days.map((day) => (day.number === number ? { ...day, items: [item] } : day)),
});

it('is the first day of a new plan, and of one that has not changed', () => {
  expect(openDayOf(plan, undefined)).toBe(1);
  expect(openDayOf(plan, checkedPlan(4))).toBe(1);
  expect(openDayOf({ ...plan, days: [] }, plan)).toBeUndefined();
});

it.each([
  ['another sight', withDay(3, planItem({ title: 'Sintra' })), 3],
  ['another hour', withDay(2, planItem({ start: '11:00' })), 2],
  ['one day more', checkedPlan(5), 5],
])('is the day that has changed: %s', (_, changed, number) => {
  expect(openDayOf(changed, plan)).toBe(number);
});

it('does not take a day for another because its price or its offer moved', () => {
  const days = plan.days.map((day) => ({ ...day, items: day.items.map((item) => ({ ...item, cost: 12 })) }));
  expect(openDayOf({ ...plan, days }, plan)).toBe(1);
});
