/** Where among the towns of a trip one more is put. */
import { kilometres } from '../facts/ground.ts';
import type { Placement } from '../read/places/placement.ts';
import type { Gazetted } from '../facts/types.ts';

/** Of the straight way: what lies farther off is not on it. */
const MOST_DETOUR = 0.6;

/**
 * Where a town is put among those of the trip.
 * @param home where no place is said it stands on the way, or last: on that from here too, or from none where it is null
 */
export function positionFor(
  stops: readonly { readonly place: Gazetted }[],
  place: Gazetted | undefined,
  where: Placement | null,
  home?: Gazetted | null,
): number {
  if (!place || where?.kind === 'end' || (where === null && home === undefined)) return stops.length;
  if (where?.kind === 'start') return 0;
  if (where && 'place' in where) {
    const at = stops.findIndex((stop) => stop.place === where.place);
    return at < 0 ? stops.length : where.kind === 'before' ? at : at + 1;
  }
  const row = [...(home ? [home] : []), ...stops.map((stop) => stop.place)];
  const detours = row.slice(1).flatMap((next, index) => {
    const before = row[index] ?? next;
    const direct = kilometres(before, next);
    const km = kilometres(before, place) + kilometres(place, next) - direct;
    return where === null && km > direct * MOST_DETOUR ? [] : [{ at: index + Number(!home), km }];
  });
  return detours.toSorted((a, b) => a.km - b.km)[0]?.at ?? stops.length;
}
