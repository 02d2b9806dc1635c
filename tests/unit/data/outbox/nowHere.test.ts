/** What a device that has no planner takes by itself. */
import { expect, it } from 'vitest';
import { needsNoPlanner } from '@/data/outbox/nowHere.ts';

it.each(['What now?', 'It’s raining', 'Skip this', 'Change the day: skip Uffizi', 'Keep the day as it is'])(
  '%s needs no planner',
  (message) => {
    expect(needsNoPlanner(message)).toBe(true);
  },
);

it.each(['The Uffizi is closed', 'Make it four days'])('%s is left to one', (message) => {
  expect(needsNoPlanner(message)).toBe(false);
});
