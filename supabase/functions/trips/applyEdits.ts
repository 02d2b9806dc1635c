/** Edits by hand on the trip as it is now, one after the other: each is decided, and stored with what became of it. */
import { applyEdit, type RefusedEdit } from '../../../domain/trips/applyEdit.ts';
import { describeRefusal } from '../../../domain/trips/words.ts';
import { changedColumns } from '../_shared/trips/rows.ts';
import { type EditedTrip, readTrip, saveTrip, type Made } from '../_shared/trips/trips.ts';
import { isMeant } from '../../../domain/trips/undo.ts';
import type { PendingEdit } from '../../../domain/trips/edits.ts';
import type { EditsReply } from '../../../domain/trips/tripsApi.ts';
import type { Deps } from '../_shared/deps.ts';

/** Times an edit is decided anew because the trip has changed under it, from another process. */
const MAX_TRIES = 20;

type Refusal = 'unknown_trip' | 'suspended' | 'unknown_user' | 'busy';

interface Decision extends Made {
  /** What the edit changes; null for nothing, and for an undo, which the database does. */
  readonly columns: Record<string, unknown> | null;
}

/** The trip after the edits with what became of each; or why nothing more could be done. What was done by then stays. */
export async function applyEdits(
  deps: Deps,
  of: { readonly userId: string; readonly tripId: string },
  edits: readonly PendingEdit[],
): Promise<EditsReply | Refusal> {
  const ids = edits.map(({ id }) => id);
  const read = await readTrip(deps.admin, of.userId, of.tripId, ids);
  if (!read) return 'unknown_trip';
  const known = new Map(read.known.map(({ id, ...made }) => [id, made]));
  const outcomes: EditsReply['outcomes'] = [];
  let { trip } = read;
  for (const pending of edits) {
    const before = known.get(pending.id);
    const made = before ? { trip, ...before } : await applyOne(deps, of, trip, pending);
    if (typeof made === 'string') return made;
    ({ trip } = made);
    outcomes.push({ id: pending.id, status: made.status, message: made.message });
  }
  const { newest: _newest, ...answered } = trip;
  return { trip: answered, outcomes };
}

async function applyOne(
  { admin }: Deps,
  of: { readonly userId: string; readonly tripId: string },
  trip: EditedTrip,
  pending: PendingEdit,
): Promise<(Made & { readonly trip: EditedTrip }) | Refusal> {
  let current = trip;
  let overtaken = false;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { columns, ...made } = overtaken
      ? refused({ outcome: 'conflict', reason: 'overtaken' })
      : decide(current, pending);
    const saved = await saveTrip(admin, { ...of, expected: current.revision }, pending, made, columns);
    switch (saved.outcome) {
      case 'saved':
      case 'repeat':
        return saved;
      case 'stale':
        current = saved.trip;
        break;
      case 'overtaken':
        current = saved.trip;
        overtaken = true;
        break;
      case 'unknown_trip':
      case 'suspended':
      case 'unknown_user':
        return saved.outcome;
    }
  }
  return 'busy';
}

function decide(trip: EditedTrip, { edit, baseRevision }: PendingEdit): Decision {
  // what undo brings back is in the database
  if (edit.kind === 'undo' && trip.undoDepth > 0) {
    return isMeant({ ...edit, baseRevision }, trip.newest)
      ? { status: 'applied', message: null, columns: null }
      : refused({ outcome: 'conflict', reason: 'overtaken' });
  }
  const outcome = applyEdit(trip, edit);
  return outcome.outcome === 'applied'
    ? { status: 'applied', message: null, columns: changedColumns(trip, outcome.trip) }
    : refused(outcome);
}

function refused(refusal: RefusedEdit): Decision {
  return { status: refusal.outcome, message: describeRefusal(refusal).slice(0, 600), columns: null };
}
