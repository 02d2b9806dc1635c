/** Which trip a conversation is about, by what this device has. */
import type { Conversation } from '@domain/chat/chatApi.ts';
import { compareMessages, tripAfter } from '@domain/chat/messages.ts';
import type { WaymarkDatabase } from './database.ts';
import { clearedAtOf, readMessages } from './messages.ts';
import { parseHead } from './tripRows.ts';

async function chosenTrip(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
): Promise<string | null | undefined> {
  const row = await db.meta.get([userId, `chat.trip:${conversation}`]);
  return row === undefined ? undefined : String(row.value) || null;
}

/** None where it was deleted or archived, by what this device knows. */
export async function openTrip<Id extends string | null | undefined>(
  db: WaymarkDatabase,
  userId: string,
  id: Id,
): Promise<Id | null> {
  const row = id ? await db.trips.get([userId, id]) : undefined;
  return row && (row.head === null || parseHead(row)?.state === 'archived') ? null : id;
}

/** The trip that the conversation is about now; undefined where this device does not know. */
export async function currentTrip(
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
