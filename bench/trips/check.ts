/** Run in the page: what the check of a change by hand costs there, apart from drawing and keeping it. */
import { applyEdit } from '../../domain/trips/applyEdit.ts';
import { moveWithin } from '../../domain/trips/handMoves.ts';
import type { Trip } from '../../domain/trips/trip.ts';

/**
 * Moves an item of the third day later, as its menu does, each time in a trip that was just read, of which no check is
 * known yet. Answers how long each took, in ms.
 */
export function timeChecks(trip: Trip, times: number): number[] {
  return Array.from({ length: times }, () => {
    const read = structuredClone(trip);
    const day = read.plan?.days[2];
    const item = day?.items[1];
    const edit = day && item && moveWithin(day, item, 1);
    if (!edit) throw new Error('The trip has nothing to move');
    const began = performance.now();
    const { outcome } = applyEdit(read, edit);
    const took = performance.now() - began;
    if (outcome !== 'applied') throw new Error('The change was refused');
    return took;
  });
}
