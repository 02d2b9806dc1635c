/**
 * What waits to be sent, on top of the trip as the server has it: what the traveller sees of it. Edits by hand, and answers
 * that this device has made without a network.
 */
import * as z from 'zod/mini';
import { applyEdit, type EditOutcome, isUndoable, type RefusedEdit, versionOf } from './applyEdit.ts';
import type { PendingEdit } from './edits.ts';
import { MAX_UNDO, type Trip, tripContentsSchema, tripHeadSchema, type TripVersion } from './trip.ts';

const after = z.extend(tripContentsSchema, {
  ...z.pick(tripHeadSchema, { title: true, startsOn: true, endsOn: true, homeZone: true }).shape,
  tripId: tripHeadSchema.shape.id,
  /** ISO instant at which it was answered. */
  at: z.iso.datetime({ offset: true }),
});

/** What an answer that was made on this device makes of a trip, until the server has made it too. */
export const tripTurnSchema = z.discriminatedUnion('kind', [
  z.extend(after, { kind: z.literal('created') }),
  z.extend(after, { kind: z.literal('changed') }),
  z.object({ kind: z.enum(['undone', 'opened']), tripId: tripHeadSchema.shape.id }),
]);
export type TripTurn = z.output<typeof tripTurnSchema>;

/** The id is the edit's, or that of the message which the turn answers. */
export type WaitingChange = PendingEdit | (TripTurn & { readonly id: string });

export interface Replayed {
  readonly trip: Trip;
  /** The states before, as far as they are known, newest last. */
  readonly versions: readonly TripVersion[];
  /** The waiting change that undo would take back, by its id; null where it is one that the server has, or there is none. */
  readonly undoes: string | null;
  /** The edits that cannot be applied to what the trip is by then, in order. */
  readonly refused: readonly { readonly pending: PendingEdit; readonly refusal: RefusedEdit }[];
}

/** A state that undo brings back, and the waiting change that left it behind. */
interface Step {
  readonly version: TripVersion;
  readonly by: string | null;
}

/** The trip with the changes on top, in order; `versions` are the states before its newest changes, newest last. */
export function replay(
  trip: Trip,
  versions: readonly TripVersion[],
  waiting: readonly WaitingChange[],
): Replayed {
  const stack = versions.map((version): Step => ({ version, by: null }));
  const refused: { pending: PendingEdit; refusal: RefusedEdit }[] = [];
  let current = trip;
  for (const one of waiting) {
    if ('kind' in one) {
      current = turned(current, one, stack);
      continue;
    }
    const outcome = one.edit.kind === 'undo' ? undone(current, stack) : step(current, one, stack);
    if (outcome.outcome === 'applied') current = outcome.trip;
    else refused.push({ pending: one, refusal: outcome });
  }
  const undoes = stack.at(-1)?.by ?? null;
  return { trip: current, versions: stack.map(({ version }) => version), undoes, refused };
}

/** As {@link replay}, of a trip that the server need not know yet; null where it is not known here either. */
export function replayFrom(
  known: { readonly trip: Trip; readonly versions: readonly TripVersion[] } | null,
  waiting: readonly WaitingChange[],
): Replayed | null {
  if (known) return replay(known.trip, known.versions, waiting);
  const made = waiting.findIndex((one) => 'kind' in one && one.kind === 'created');
  const [first, ...rest] = made < 0 ? [] : waiting.slice(made);
  return first && 'kind' in first && first.kind === 'created' ? replay(madeBy(first), [], rest) : null;
}

function madeBy(turn: Extract<TripTurn, { kind: 'created' }>): Trip {
  const { tripId: id, at: updatedAt } = turn;
  return { id, state: 'open', revision: 0, undoDepth: 0, updatedAt, ...stateOf(turn) };
}

function turned(trip: Trip, turn: TripTurn & { readonly id: string }, stack: Step[]): Trip {
  switch (turn.kind) {
    case 'created':
      // the server has made it meanwhile
      return { ...trip, ...stateOf(turn) };
    case 'changed': {
      const changed = { ...trip, ...stateOf(turn), undoDepth: Math.min(MAX_UNDO, trip.undoDepth + 1) };
      keepState(trip, changed, turn.id, stack);
      return changed;
    }
    case 'undone': {
      const outcome = undone(trip, stack);
      return outcome.outcome === 'applied' ? outcome.trip : trip;
    }
    case 'opened':
      return { ...trip, state: 'open' };
  }
}

function stateOf({
  title,
  startsOn,
  endsOn,
  homeZone,
  spec,
  plan,
  offers,
}: z.output<typeof after>): TripVersion {
  return { title, startsOn, endsOn, homeZone, spec, plan, offers };
}

function step(trip: Trip, { id, edit }: PendingEdit, stack: Step[]): EditOutcome {
  const outcome = applyEdit(trip, edit);
  if (outcome.outcome === 'applied') keepState(trip, outcome.trip, id, stack);
  return outcome;
}

function keepState(before: Trip, now: Trip, by: string, stack: Step[]): void {
  if (!isUndoable(before, now)) return;
  stack.push({ version: versionOf(before), by });
  if (stack.length > MAX_UNDO) stack.shift();
}

function undone(trip: Trip, stack: Step[]): EditOutcome {
  const { version } = (trip.undoDepth > 0 && stack.pop()) || {};
  if (!version) return applyEdit(trip, { kind: 'undo' });
  return { outcome: 'applied', trip: { ...trip, ...version, undoDepth: trip.undoDepth - 1 } };
}
