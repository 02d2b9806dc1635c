/** Everything of an account that this device has, for its owner to keep. */
import { DATA_FORMAT, DATA_VERSION } from '@domain/accounts/dataFile.ts';
import { compareMessages } from '@domain/chat/messages.ts';
import { AppError } from '@domain/errors/appError.ts';
import { profileSchema } from '@domain/profile/profile.ts';
import type { DataContext } from '../context.ts';
import type { WaymarkDatabase } from '../local/database.ts';
import { readMessages } from '../local/messages.ts';
import { ofAccount } from '../local/ofAccount.ts';
import { withWaiting } from '../outbox/kinds/profileSave.ts';
import { tripsToDelete } from '../outbox/kinds/tripDelete.ts';
import { tripEditsHere } from '../outbox/kinds/tripEdit.ts';
import { syncChat } from './chat/chat.ts';
import { refreshProfile } from './profile/profile.ts';
import { syncTrips } from './trips/trips.ts';
import { readShown, waitingChanges } from './trips/shownTrips.ts';

export interface MyData {
  readonly format: typeof DATA_FORMAT;
  readonly version: number;
  /** ISO instant, by this device's clock. */
  readonly madeAt: string;
  /** Whether the server was asked for what this device did not have yet. */
  readonly complete: boolean;
  readonly profile: unknown;
  /** With the changes that wait to be sent; of a newer version of the app as they came. */
  readonly trips: readonly unknown[];
  /** Both conversations, oldest first. */
  readonly messages: readonly unknown[];
  /** The searches that this device keeps, newest first, with what they found. */
  readonly searches: readonly unknown[];
}

/**
 * What the account has, joined with the server's copy where there is a network.
 * @throws AppError `unauthorized` when the account is not signed in here any more, `storage`
 */
export async function collectMyData(ctx: DataContext, userId: string): Promise<MyData> {
  if (ctx.session.current()?.userId !== userId) throw new AppError('unauthorized');
  const synced = await Promise.allSettled([
    syncTrips(ctx, userId),
    syncChat(ctx, userId),
    refreshProfile(ctx, userId),
  ]);
  const here = await ctx.store.run(async (db) => ({
    profile: await profileOf(db, userId),
    trips: await tripsOf(db, userId),
    messages: await messagesOf(db, userId),
    searches: await searchesOf(db, userId),
  }));
  return {
    format: DATA_FORMAT,
    version: DATA_VERSION,
    madeAt: new Date(ctx.clock.now()).toISOString(),
    complete: synced.every(({ status }) => status === 'fulfilled'),
    ...here,
  };
}

async function profileOf(db: WaymarkDatabase, userId: string): Promise<unknown> {
  const row: unknown = (await db.profiles.get(userId)) ?? null;
  const parsed = profileSchema.safeParse(row);
  return parsed.success ? withWaiting(db, parsed.data) : row;
}

async function tripsOf(db: WaymarkDatabase, userId: string): Promise<unknown[]> {
  const changes = await waitingChanges(db, userId, await tripEditsHere(db, userId));
  const gone = await tripsToDelete(db, userId);
  const rows = new Map((await ofAccount(db.trips, userId).toArray()).map(({ id, head }) => [id, head]));
  const trips: unknown[] = [];
  for (const id of new Set([...rows.keys(), ...changes.map(({ tripId }) => tripId)])) {
    const head = rows.get(id);
    if (head === null || gone.has(id)) continue;
    const shown = await readShown(db, userId, id, changes);
    if (shown) trips.push(shown.trip);
    else if (head !== undefined)
      trips.push({ id, head, contents: (await db.tripContents.get([userId, id]))?.contents });
  }
  return trips;
}

async function messagesOf(db: WaymarkDatabase, userId: string): Promise<unknown[]> {
  const messages = await readMessages(db, userId);
  return messages.sort(compareMessages).map(({ userId: _of, ask: _ask, createdAt, ...message }) => ({
    ...message,
    createdAt: new Date(createdAt).toISOString(),
  }));
}

async function searchesOf(db: WaymarkDatabase, userId: string): Promise<unknown[]> {
  const rows = await db.searches.where('owner').equals(userId).sortBy('storedAt');
  return rows.toReversed().map(({ type, params, reply, storedAt }) => ({
    type,
    params,
    reply,
    storedAt: new Date(storedAt).toISOString(),
  }));
}
