/** Which trip a conversation is about, by what this device has. */
import type { Conversation } from '@domain/chat/chatApi.ts';
import { answeredHere, compareMessages, tripAfter } from '@domain/chat/messages.ts';
import type { WaymarkDatabase } from './database.ts';
import { clearedAtOf, readMessages } from './messages.ts';
import type { MessageRow } from './rows.ts';
import { parseHead } from './tripRows.ts';

async function chosenTrip(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
): Promise<string | null | undefined> {
  const row = await db.meta.get([userId, `chat.trip:${conversation}`]);
  return row === undefined ? undefined : String(row.value) || null;
}

function isAwaiting({ role, state }: MessageRow): boolean {
  return role === 'user' && (state === 'waiting' || state === 'sending');
}

/** Whether this device knows that a trip was deleted. */
export async function isDeletedTrip(
  db: WaymarkDatabase,
  userId: string,
  id: string | null | undefined,
): Promise<boolean> {
  return typeof id === 'string' && (await db.trips.get([userId, id]))?.head === null;
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

/**
 * The trip that the conversation is about now; undefined where this device does not know. For a question that is asked
 * now (`asking`) that is also where an answer is awaited, which may change it.
 */
export async function currentTrip(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
  { asking = false }: { readonly asking?: boolean } = {},
): Promise<string | null | undefined> {
  const chosen = await chosenTrip(db, userId, conversation);
  if (chosen !== undefined) return chosen;
  const messages = await readMessages(db, userId, conversation);
  const answered = answeredHere(messages);
  if (asking && messages.some((one) => isAwaiting(one) && !answered.has(one.id))) return undefined;
  if (messages.length > 0) return openTrip(db, userId, tripAfter(messages.sort(compareMessages)));
  // Cleared: what the server still has of it is not spoken of any more.
  return (await clearedAtOf(db, userId, conversation)) > 0 ? null : undefined;
}
