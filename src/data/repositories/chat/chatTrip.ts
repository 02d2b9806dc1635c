/** Which trip a conversation is about: the one of its newest answer, until the traveller chooses another. */
import type { Observable } from 'dexie';
import { type Conversation, conversationSchema } from '@domain/chat/chatApi.ts';
import type { DataContext } from '../../context.ts';
import { currentTrip } from '../../local/currentTrip.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { liveQuery } from '../../local/live.ts';

/** The trip of the next question; what was chosen for it is used up. */
export async function takeTrip(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
): Promise<string | null | undefined> {
  const tripId = await currentTrip(db, userId, conversation, { asking: true });
  await db.meta.delete([userId, `chat.trip:${conversation}`]);
  return tripId;
}

/** The trip that the conversation is about, as it changes, in this tab or another; null for none or not known. */
export function watchCurrentTrip(
  ctx: DataContext,
  userId: string,
  conversation: Conversation,
): Observable<string | null> {
  return liveQuery(() => ctx.store.run(async (db) => (await currentTrip(db, userId, conversation)) ?? null));
}

/** Has the next question be about a trip, or about none (null). Throws AppError. */
export async function chooseTrip(
  ctx: DataContext,
  userId: string,
  conversation: Conversation,
  tripId: string | null,
): Promise<void> {
  await ctx.store.run(async (db) => {
    if (ctx.session.current()?.userId !== userId) return;
    await db.meta.put({ userId, key: `chat.trip:${conversation}`, value: tripId ?? '' });
  });
}

/** Has no conversation go on about a trip that is put away; answers those that were about it. Throws AppError. */
export async function leaveTrip(
  ctx: DataContext,
  userId: string,
  tripId: string,
): Promise<readonly Conversation[]> {
  const left = new Set<Conversation>();
  await ctx.store.run(async (db) => {
    if (ctx.session.current()?.userId !== userId) return;
    for (const conversation of conversationSchema.options) {
      if ((await currentTrip(db, userId, conversation)) !== tripId) continue;
      left.add(conversation);
      await db.meta.put({ userId, key: `chat.trip:${conversation}`, value: '' });
    }
  });
  return [...left];
}
