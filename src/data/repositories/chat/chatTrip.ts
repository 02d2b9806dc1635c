/** Which trip a conversation is about: the one of its newest answer, until the traveller chooses another. */
import { liveQuery, type Observable } from 'dexie';
import type { Conversation } from '@domain/chat/chatApi.ts';
import { compareMessages, tripAfter } from '@domain/chat/messages.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { clearedAtOf, readMessages } from '../../local/messages.ts';
import { parseHead } from '../../local/tripRows.ts';
import { getDataContext } from '../../runtime.ts';

async function chosenTrip(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
): Promise<string | null | undefined> {
  const row = await db.meta.get([userId, `chat.trip:${conversation}`]);
  return row === undefined ? undefined : String(row.value) || null;
}

/** None where it was deleted or archived, by what this device knows. */
async function openTrip<Id extends string | null | undefined>(
  db: WaymarkDatabase,
  userId: string,
  id: Id,
): Promise<Id | null> {
  const row = id ? await db.trips.get([userId, id]) : undefined;
  return row && (row.head === null || parseHead(row)?.state === 'archived') ? null : id;
}

/** The trip that the conversation is about now; undefined where this device does not know. */
async function currentTrip(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
): Promise<string | null | undefined> {
  const chosen = await chosenTrip(db, userId, conversation);
  if (chosen !== undefined) return chosen;
  const messages = await readMessages(db, userId, conversation);
  if (messages.length > 0) return openTrip(db, userId, tripAfter(messages.sort(compareMessages)));
  // Cleared: what the server still has of it is not spoken of any more.
  return (await clearedAtOf(db, userId, conversation)) > 0 ? null : undefined;
}

/** The trip of the next question; what was chosen for it is used up. */
export async function takeTrip(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
): Promise<string | null | undefined> {
  const tripId = await currentTrip(db, userId, conversation);
  await db.meta.delete([userId, `chat.trip:${conversation}`]);
  return tripId;
}

/** The trip that the conversation is about, as it changes, in this tab or another; null for none or not known. */
export function watchCurrentTrip(
  userId: string,
  conversation: Conversation,
  ctx: DataContext = getDataContext(),
): Observable<string | null> {
  return liveQuery(() => ctx.store.run(async (db) => (await currentTrip(db, userId, conversation)) ?? null));
}

/** Has the next question be about a trip, or about none (null). Throws AppError. */
export async function chooseTrip(
  userId: string,
  conversation: Conversation,
  tripId: string | null,
  ctx: DataContext = getDataContext(),
): Promise<void> {
  await ctx.store.run(async (db) => {
    if (ctx.session.current()?.userId !== userId) return;
    await db.meta.put({ userId, key: `chat.trip:${conversation}`, value: tripId ?? '' });
  });
}
