/** Changes to the travel profile: on this device first, then to the server. */
import type { Observable } from 'dexie';
import { AppError } from '@domain/errors/appError.ts';
import type { ProfileChanges } from '@domain/profile/profile.ts';
import type { StoredFields } from '@domain/profile/form.ts';
import type { DataContext } from '../../context.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { profileEntity, profileSave, type UnsentSave, unsentSaves } from '../../outbox/kinds/profileSave.ts';
import type { SettledRow } from '../../tabMessages.ts';
import type { DraftName } from './profileDrafts.ts';
import { liveQuery } from '../../local/live.ts';

export interface ProfileSaveRequest {
  readonly changes: ProfileChanges;
  /** What the form showed when the change began; null lets the change go over whatever is stored. */
  readonly changedFrom: Partial<StoredFields> | null;
  /** The draft that this saves. */
  readonly draft: DraftName;
}

/**
 * All but `saved` keep it here and send it again: `waiting` for the network, `failing` where the server had a problem or
 * gave no answer in time, `busy` where it asked for patience.
 */
export type ProfileSaveOutcome = 'saved' | 'waiting' | 'failing' | 'busy';

/**
 * Saves fields of the profile and says what became of it. It takes the place of the draft and of the saves that were
 * refused before. What is refused now stays in the outbox, parked, until it is saved again or given up.
 * @throws AppError `unauthorized` when the account is not signed in here any more, `invalid` with the field, `conflict` where fields were changed elsewhere too, `storage` …
 */
export async function saveProfileChanges(
  ctx: DataContext,
  userId: string,
  { changes, changedFrom, draft }: ProfileSaveRequest,
): Promise<ProfileSaveOutcome> {
  if (ctx.session.current()?.userId !== userId) {
    // requirements §8, Authentication
    throw new AppError('unauthorized', { serverMessage: 'No user logged in' });
  }
  const id = ctx.newId();
  const changedAt = ctx.clock.now();
  if (ctx.connectivity.get() === 'offline') await ctx.connectivity.probe();
  const settled = ctx.connectivity.get() === 'online' ? ctx.settled.when(id) : null;
  await ctx.store.run((db) =>
    db.transaction('rw', db.outbox, db.drafts, async () => {
      const refused = (await unsentSaves(db, userId)).filter(({ parked }) => parked !== null);
      const refusedIds = new Set(refused.map((save) => save.id));
      await db.outbox.filter((row) => refusedIds.has(row.id) && row.parked !== null).delete();
      await db.drafts.delete([userId, draft]);
      await enqueue(db, ctx, {
        id,
        kind: profileSave.kind,
        entity: profileEntity(userId),
        userId,
        subject: null,
        payload: { changes, changedAt, ...(changedFrom === null ? {} : { changedFrom }) },
      });
    }),
  );
  ctx.kick();
  const row = await settled;
  if (row?.outcome === 'failed') throw errorOf(row);
  if (row?.outcome === 'done') return 'saved';
  return row === null || ctx.connectivity.get() === 'offline' ? 'waiting' : heldUp(row);
}

/** What a save waits for while there is a network. */
function heldUp({ reason }: Pick<SettledRow, 'reason'>): ProfileSaveOutcome {
  if (reason === 'rate_limited' || reason === 'in_progress') return 'busy';
  return reason === 'offline' ? 'waiting' : 'failing';
}

function errorOf({ reason = 'unknown', message, field }: Partial<SettledRow>): AppError {
  return new AppError(reason, { serverMessage: message, field });
}

/** What of an account's profile has not reached the server, as it changes. */
export function watchUnsentSaves(ctx: DataContext, userId: string): Observable<UnsentSave[]> {
  return liveQuery(() => ctx.store.run((db) => unsentSaves(db, userId)));
}

/**
 * Calls back with the words of a save that the server refuses from now on, when nobody waits for it: it had been kept
 * here for want of a network. Answers what stops it.
 */
export function onLateRefusal(
  ctx: DataContext,
  userId: string,
  listener: (error: AppError) => void,
): () => void {
  return ctx.settled.listen((row, { awaited }) => {
    const isRefusal = row.kind === profileSave.kind && row.outcome === 'failed';
    if (isRefusal && row.userId === userId && !awaited) listener(errorOf(row));
  });
}

/** The saves that the server refused, oldest first. Throws AppError. */
export async function readRefusedSaves(ctx: DataContext, userId: string): Promise<UnsentSave[]> {
  return (await ctx.store.run((db) => unsentSaves(db, userId))).filter(({ parked }) => parked !== null);
}

/** Gives up the saves that were refused. */
export async function discardRefusedSaves(ctx: DataContext, userId: string): Promise<void> {
  await ctx.store.run((db) =>
    db.transaction('rw', db.outbox, async () => {
      const saves = await unsentSaves(db, userId);
      const refused = new Set(saves.flatMap(({ id, parked }) => (parked ? [id] : [])));
      await db.outbox.filter((row) => refused.has(row.id) && row.parked !== null).delete();
    }),
  );
}
