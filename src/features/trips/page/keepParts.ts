import type { Trip } from '@domain/trips/trip.ts';

function kept<T>(before: T, after: T): T {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

/** The trip with the parts that another copy of it has the same, as that one's own objects: they are not drawn again. */
export function keepParts(before: Trip, after: Trip): Trip {
  const [was, is] = [before.plan, after.plan];
  const parts = {
    ...after,
    spec: kept(before.spec, after.spec),
    offers: kept(before.offers, after.offers),
  };
  if (!was || !is) return parts;
  const days = is.days.map((day, index) => kept(was.days[index] ?? day, day));
  const plan = kept(was, is);
  if (plan === was) return { ...parts, plan: was };
  return {
    ...parts,
    plan: { ...is, days, stays: kept(was.stays, is.stays), costs: kept(was.costs, is.costs) },
  };
}
