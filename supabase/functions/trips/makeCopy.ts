/** A copy of a trip as it is now. */
import { copyOf } from '../../../domain/trips/copyOf.ts';
import { changedColumns } from '../_shared/trips/rows.ts';
import { copyTrip, readTrip } from '../_shared/trips/trips.ts';
import type { Trip } from '../../../domain/trips/trip.ts';
import type { Deps } from '../_shared/deps.ts';

/** Times a copy is made anew because the trip has changed meanwhile. */
const MAX_TRIES = 20;

type Refusal = 'unknown_trip' | 'full' | 'suspended' | 'unknown_user' | 'busy';

/** The copy, the one that was made before where this is a repeat; or why there is none. */
export async function makeCopy(
  { admin }: Deps,
  { userId, tripId }: { readonly userId: string; readonly tripId: string },
  copyId: string,
): Promise<Trip | Refusal> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const trip = (await readTrip(admin, userId, tripId, []))?.trip;
    // a repeat is answered also where the trip is gone by now
    const of = { userId, tripId, expected: trip?.revision ?? 0 };
    // what this version cannot read is copied as it is
    const columns = trip ? changedColumns(trip, { ...trip, ...copyOf(trip) }) : null;
    const made = await copyTrip(admin, of, copyId, columns);
    if (made.outcome === 'copied') return made.trip;
    if (made.outcome !== 'stale') return made.outcome;
  }
  return 'busy';
}
