/**
 * Rules of the outbox, pure: which row goes next, when to try again, what a failure means. Delivery is at least
 * once; the server ignores a repeat, so that the effect is exactly once.
 */
import type { AppError, AppErrorReason } from './errors/appError.ts';

export interface OutboxRow {
  /** Order of writing on this device. */
  seq: number;
  id: string;
  kind: string;
  /** Rows of one entity are sent one after the other, in order; of others only those that {@link DrainView.waitsFor} names. */
  entity: string;
  /** Null for a visitor's row, which is sent without a session. */
  userId: string | null;
  /** Id of the local record that the row is about, kept on the device as long as the row is. */
  subject: string | null;
  payload: unknown;
  createdAt: number;
  attempts: number;
  lastAttemptAt: number;
  nextAttemptAt: number;
  /** Set while a tab is sending the row. A lease that has run out belongs to a tab that died. */
  lease: { owner: string; until: number } | null;
  /** The server refused the row: it is kept and shown, and holds nothing up. */
  parked: {
    reason: AppErrorReason;
    message: string;
    at: number;
    field?: string;
    /** The question (its message's id) whose answer it rests on: it was not sent, and goes after that one. */
    behind?: string;
    /** Nobody refused it: the server had it, and was set back to a time before. The traveller sends it again. */
    lost?: true;
  } | null;
}

export interface DrainView {
  now: number;
  /** Whose session this device holds. */
  userId: string | null;
  /** The network came back: do not sit out the whole back-off. */
  forced: boolean;
  /** Kinds that this version knows; a row of a newer version waits for it. */
  knows: (kind: string) => boolean;
  /** Whether a row is being sent by somebody who is still alive. */
  isHeld: (row: OutboxRow) => boolean;
  /** Whether a row must not go before an earlier one of another entity, because of what the server would make of it. */
  waitsFor: (row: OutboxRow, earlier: OutboxRow) => boolean;
  /** Accounts whose session does not work at the moment. */
  blockedUsers: ReadonlySet<string>;
}

const FIRST_BACKOFF_MS = 1_000;
const LAST_BACKOFF_MS = 5 * 60_000;
const FORCED_BACKOFF_MS = 250;
const LAST_FORCED_BACKOFF_MS = 30_000;

/** Milliseconds until the next try: exponential, half of it jitter. `random` is in [0, 1). */
export function backoffMs(attempts: number, random: number): number {
  const ceiling = Math.min(LAST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}

/**
 * Epoch ms from which a row may be tried. Even when forced a floor holds, so that no endpoint is hammered. A row that
 * was never tried waits for nothing, and one that was tried after `now` was so by a clock that ran ahead and has been
 * corrected: what it says of times to come means nothing.
 */
export function readyAt(row: OutboxRow, forced: boolean, now: number): number {
  if (row.attempts === 0) return Math.min(row.nextAttemptAt, now);
  if (row.lastAttemptAt > now) return now;
  if (!forced) return row.nextAttemptAt;
  const floor = Math.min(LAST_FORCED_BACKOFF_MS, FORCED_BACKOFF_MS * 2 ** row.attempts);
  return Math.min(row.nextAttemptAt, row.lastAttemptAt + floor);
}

/** Who leases a row that may be taken back for a while: no tab, so that none sends it, nor takes the lease for a dead tab's. */
export const UNDO_OWNER = 'undo';

/** Longer than any kind's lease. */
const LONGEST_LEASE_MS = 2 * 60_000;

/** Epoch ms until which a row is leased; 0 where it is not, or was by a clock that ran ahead and has been corrected. */
export function leaseEnd({ lease }: Pick<OutboxRow, 'lease'>, now: number): number {
  return lease === null || lease.until > now + LONGEST_LEASE_MS ? 0 : lease.until;
}

/** The first row of each entity that is not parked, in order of writing, unless it waits for one of another entity. */
function headRows(rows: readonly OutboxRow[], { waitsFor }: DrainView): OutboxRow[] {
  const heads = new Map<string, OutboxRow>();
  for (const row of rows) {
    if (row.parked) continue;
    const head = heads.get(row.entity);
    if (!head || row.seq < head.seq) heads.set(row.entity, row);
  }
  const waits = (row: OutboxRow) =>
    rows.some((earlier) => earlier.seq < row.seq && !earlier.parked && waitsFor(row, earlier));
  return [...heads.values()].filter((row) => !waits(row)).sort((a, b) => a.seq - b.seq);
}

/** Rows of user A never go out under user B's session; a visitor's rows need none. */
function maySend(row: OutboxRow, view: DrainView): boolean {
  if (row.userId === null) return true;
  return row.userId === view.userId && !view.blockedUsers.has(row.userId);
}

/** The rows to send now: at most one an entity. */
export function dueRows(rows: readonly OutboxRow[], view: DrainView): OutboxRow[] {
  return headRows(rows, view).filter(
    (row) =>
      view.knows(row.kind) &&
      maySend(row, view) &&
      !view.isHeld(row) &&
      readyAt(row, view.forced, view.now) <= view.now,
  );
}

/** Epoch ms at which there will be something to send; null when nothing waits for time to pass. */
export function nextWakeAt(rows: readonly OutboxRow[], view: DrainView): number | null {
  const times = headRows(rows, view)
    .filter((row) => view.knows(row.kind) && maySend(row, view))
    .map((row) => Math.max(readyAt(row, false, view.now), leaseEnd(row, view.now)));
  return times.length === 0 ? null : Math.min(...times);
}

/**
 * What a failure means for a row: `network` and `server` try again later, `later` when the server says, `session`
 * waits for one that works, `refused` will never be accepted as it is.
 */
export type FailureClass = 'network' | 'server' | 'later' | 'session' | 'refused';

const classes: Record<AppErrorReason, FailureClass> = {
  offline: 'network',
  timeout: 'network',
  unauthorized: 'session',
  in_progress: 'later',
  rate_limited: 'later',
  server: 'server',
  bad_answer: 'server',
  storage_full: 'server',
  storage: 'server',
  unknown: 'server',
  forbidden: 'refused',
  suspended: 'refused',
  not_found: 'refused',
  invalid: 'refused',
  conflict: 'refused',
  token_limit: 'refused',
};

/** A server that fails and names a time to come back at, as one that is starting does, only asks for patience. */
export function classifyFailure({
  reason,
  retryAfter,
}: Pick<AppError, 'reason' | 'retryAfter'>): FailureClass {
  return reason === 'server' && retryAfter !== undefined ? 'later' : classes[reason];
}

/** Seconds to wait where the server said "later" and not how long. */
const DEFAULT_RETRY_AFTER: Partial<Record<AppErrorReason, number>> = { in_progress: 2, rate_limited: 60 };

/** The row after a try that failed and is to be repeated. */
export function postponed(
  row: OutboxRow,
  error: Pick<AppError, 'reason' | 'retryAfter'>,
  now: number,
  random: number,
): OutboxRow {
  const attempts = row.attempts + 1;
  const asked = error.retryAfter ?? DEFAULT_RETRY_AFTER[error.reason];
  const wait = asked === undefined ? backoffMs(attempts, random) : Math.max(250, asked * 1000);
  return { ...row, attempts, lastAttemptAt: now, nextAttemptAt: now + wait, lease: null };
}

/** Sequence numbers of the oldest rows of a kind above a limit: page views keep their newest 200. */
export function overflow(rows: readonly OutboxRow[], kind: string, limit: number): number[] {
  const ofKind = rows.filter((row) => row.kind === kind && row.lease === null).map((row) => row.seq);
  return ofKind.sort((a, b) => a - b).slice(0, Math.max(0, ofKind.length - limit));
}
