/** Changes to the travel profile: on this device first, then to the server. */
import { liveQuery, type Observable } from 'dexie';
import { AppError } from '@domain/errors/appError.ts';
import type { ProfileChanges } from '@domain/profile/profile.ts';
import type { StoredFields } from '@domain/profile/form.ts';
import type { DataContext } from '../../context.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { profileEntity, profileSave, type UnsentSave, unsentSaves } from '../../outbox/kinds/profileSave.ts';
import { getDataContext } from '../../runtime.ts';
import type { DraftName } from './profileDrafts.ts';

/** Longer than one delivery takes; after that it is on its way without anybody watching. */
const PATIENCE_MS = 25_000;

/** Saves of a tab that somebody waited for, and so has heard of. */
const awaitedOf = new WeakMap<DataContext, Set<string>>();

function awaitedBy(ctx: DataContext): Set<string> {
  const known = awaitedOf.get(ctx) ?? new Set<string>();
  awaitedOf.set(ctx, known);
  return known;
}

export interface ProfileSaveRequest {
  readonly changes: ProfileChanges;
  /** What the form showed when the change began; null lets the change go over whatever is stored. */
  readonly changedFrom: Partial<StoredFields> | null;
  /** The draft that this saves. */
  readonly draft: DraftName;
}

/** `waiting` keeps it here until it can be sent. */
export type ProfileSaveOutcome = 'saved' | 'waiting';

/**
 * Saves fields of the profile and says what became of it. It takes the place of the draft and of the saves that were
 * refused before. What is refused now stays in the outbox, parked, until it is saved again or given up.
 * @throws AppError `unauthorized` when the account is not signed in here any more, `invalid` with the field, `conflict` where fields were changed elsewhere too, `storage` …
 */
export async function saveProfileChanges(
  userId: string,
  { changes, changedFrom, draft }: ProfileSaveRequest,
  ctx: DataContext = getDataContext(),
): Promise<ProfileSaveOutcome> {
  if (ctx.session.current()?.userId !== userId) {
    // spec section 8, Authentication
    throw new AppError('unauthorized', { serverMessage: 'No user logged in' });
  }
  const id = ctx.newId();
  const changedAt = ctx.clock.now();
  if (ctx.connectivity.get() === 'offline') await ctx.connectivity.probe();
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
  const settled = ctx.connectivity.get() === 'online' ? settledRow(userId, id, ctx) : 'waiting';
  ctx.kick();
  return settled;
}

/** Resolves when the row has gone, come back to wait, or was parked: what it then says is thrown. */
function settledRow(userId: string, id: string, ctx: DataContext): Promise<ProfileSaveOutcome> {
  awaitedBy(ctx).add(id);
  return new Promise((resolve, reject) => {
    const end = (work: () => void) => {
      cancel();
      subscription.unsubscribe();
      work();
    };
    const rows = liveQuery(() =>
      ctx.store.run((db) =>
        db.outbox
          .where('userId')
          .equals(userId)
          .filter((row) => row.id === id)
          .first(),
      ),
    );
    const subscription = rows.subscribe({
      next: (row) => {
        if (!row) end(() => resolve('saved'));
        else if (row.parked) {
          const { reason, message, field } = row.parked;
          end(() => reject(new AppError(reason, { serverMessage: message, field })));
        } else if (row.attempts > 0) stopAwaiting();
      },
      error: (thrown: unknown) =>
        end(() => reject(thrown instanceof Error ? thrown : new AppError('storage'))),
    });
    const stopAwaiting = () => {
      awaitedBy(ctx).delete(id);
      end(() => resolve('waiting'));
    };
    const cancel = ctx.clock.after(PATIENCE_MS, stopAwaiting);
  });
}

/** What of an account's profile has not reached the server, as it changes. */
export function watchUnsentSaves(
  userId: string,
  ctx: DataContext = getDataContext(),
): Observable<UnsentSave[]> {
  return liveQuery(() => ctx.store.run((db) => unsentSaves(db, userId)));
}

/**
 * Calls back with the words of a save that the server refuses from now on, when nobody waits for it: it had been kept
 * here for want of a network. Answers what stops it.
 */
export function onLateRefusal(
  userId: string,
  listener: (error: AppError) => void,
  ctx: DataContext = getDataContext(),
): () => void {
  const from = ctx.clock.now();
  const told = new Set<string>();
  const subscription = watchUnsentSaves(userId, ctx).subscribe({
    next: (saves) => {
      for (const { id, parked } of saves) {
        if (!parked || parked.at < from || told.has(id) || awaitedBy(ctx).has(id)) continue;
        told.add(id);
        listener(new AppError(parked.reason, { serverMessage: parked.message, field: parked.field }));
      }
    },
    // Storage that cannot be read holds no row to be refused.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/** The saves that the server refused, oldest first. Throws AppError. */
export async function readRefusedSaves(
  userId: string,
  ctx: DataContext = getDataContext(),
): Promise<UnsentSave[]> {
  return (await ctx.store.run((db) => unsentSaves(db, userId))).filter(({ parked }) => parked !== null);
}

/** Gives up the saves that were refused. */
export async function discardRefusedSaves(
  userId: string,
  ctx: DataContext = getDataContext(),
): Promise<void> {
  await ctx.store.run((db) =>
    db.transaction('rw', db.outbox, async () => {
      const saves = await unsentSaves(db, userId);
      const refused = new Set(saves.flatMap(({ id, parked }) => (parked ? [id] : [])));
      await db.outbox.filter((row) => refused.has(row.id) && row.parked !== null).delete();
    }),
  );
}
