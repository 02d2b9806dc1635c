import { useMemo, useState } from 'react';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { routeOf, type TripRoute } from '@domain/itinerary/route.ts';

/** The plan's route, the same object as before where it says the same: drawing it costs more than all else of a change. */
export function useRoute(plan: CheckedPlan): TripRoute | null {
  const route = useMemo(() => routeOf(plan), [plan]);
  const [kept, setKept] = useState(route);
  if (kept === route || JSON.stringify(kept) === JSON.stringify(route)) return kept;
  setKept(route);
  return route;
}
