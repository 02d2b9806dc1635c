/** A trip out of a file: from anywhere, whatever it says it is. What makes one of an account is decided by the server. */
import * as z from 'zod/mini';
import { daysBetween } from '../dates/calendar.ts';
import { type CheckedPlan, MAX_PLAN_DAYS } from '../itinerary/itinerary.ts';
import { keyProblem } from '../text/keys.ts';
import { storable, textField } from '../text/text.ts';
import { storedSpecSchema, tripSchema } from './trip.ts';

/** From the first to the last, both with it. */
function daysOf({ days }: CheckedPlan): number {
  const dates = days.map(({ date }) => date).toSorted();
  return daysBetween(dates[0] ?? '', dates.at(-1) ?? '') + 1;
}

/** What comes along. Its dates are the plan's; its revision, its history and whose it was are not believed. */
export const broughtTripSchema = z
  .extend(z.pick(tripSchema, { title: true, state: true, plan: true, offers: true }), {
    homeZone: z.nullable(textField(60)),
    // the one part whose depth and keys nothing else bounds
    spec: z.pipe(
      z.unknown().check(
        z.refine((spec) => keyProblem(spec) === null, {
          error: 'holds keys that no trip has, or lies too deep',
          // what follows would go down as deep as it does
          abort: true,
        }),
      ),
      z.nullable(storedSpecSchema),
    ),
  })
  .check(
    z.refine(({ plan }) => plan === null || daysOf(plan) <= MAX_PLAN_DAYS, {
      path: ['plan', 'days'],
      message: `lie more than ${MAX_PLAN_DAYS} days apart`,
    }),
    z.refine(
      (trip) => JSON.stringify(storable(trip)) === JSON.stringify(trip),
      'holds characters that cannot be stored',
    ),
  );
export type BroughtTrip = z.infer<typeof broughtTripSchema>;

/** The first and the last day of a plan. */
export function datesOf(plan: BroughtTrip['plan']): { startsOn: string | null; endsOn: string | null } {
  return { startsOn: plan?.days[0]?.date ?? null, endsOn: plan?.days.at(-1)?.date ?? null };
}
