/** Edits that wait to be sent, on top of the trip as the server has it: what the traveller sees of them. */
import { applyEdit, type EditOutcome, isUndoable, type RefusedEdit, versionOf } from './applyEdit.ts';
import type { HandEdit, PendingEdit } from './edits.ts';
import { MAX_UNDO, type Trip, type TripVersion } from './trip.ts';

export interface Replayed {
  readonly trip: Trip;
  /** The states before, as far as they are known, newest last. */
  readonly versions: readonly TripVersion[];
  /** The edits that cannot be applied to what the trip is by then, in order. */
  readonly refused: readonly { readonly pending: PendingEdit; readonly refusal: RefusedEdit }[];
}

/** The trip with the edits on top, in order; `versions` are the states before its newest changes, newest last. */
export function replay(
  trip: Trip,
  versions: readonly TripVersion[],
  pending: readonly PendingEdit[],
): Replayed {
  const stack = [...versions];
  const refused: { pending: PendingEdit; refusal: RefusedEdit }[] = [];
  let current = trip;
  for (const one of pending) {
    const outcome = one.edit.kind === 'undo' ? undone(current, stack) : step(current, one.edit, stack);
    if (outcome.outcome === 'applied') current = outcome.trip;
    else refused.push({ pending: one, refusal: outcome });
  }
  return { trip: current, versions: stack, refused };
}

function step(trip: Trip, edit: HandEdit, stack: TripVersion[]): EditOutcome {
  const outcome = applyEdit(trip, edit);
  if (outcome.outcome === 'applied' && isUndoable(trip, outcome.trip)) {
    stack.push(versionOf(trip));
    if (stack.length > MAX_UNDO) stack.shift();
  }
  return outcome;
}

function undone(trip: Trip, stack: TripVersion[]): EditOutcome {
  const version = trip.undoDepth > 0 ? stack.pop() : undefined;
  if (!version) return applyEdit(trip, { kind: 'undo' });
  return { outcome: 'applied', trip: { ...trip, ...version, undoDepth: trip.undoDepth - 1 } };
}
