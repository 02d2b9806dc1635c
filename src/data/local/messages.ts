/** Chat messages of one account in the database. Callers hold a transaction where they write more than one. */
import { Dexie } from 'dexie';
import { type Conversation, conversationSchema } from '@domain/chat/chatApi.ts';
import {
  isUnsentAnswer,
  mergeMessages,
  nextMessageTime,
  noticeIdOf,
  replyIdOf,
  withOrigin,
} from '@domain/chat/messages.ts';
import { parseInstant } from '@domain/dates/formatDates.ts';
import { dropReply } from './partialReplies.ts';
import type { WaymarkDatabase } from './database.ts';
import { ofAccount } from './ofAccount.ts';
import { type MessageRow, parseMessageRow } from './rows.ts';

/** Everything stored for an account, unparsed, of both conversations. */
export function rawMessages(db: WaymarkDatabase, userId: string): Promise<unknown[]> {
  return ofAccount(db.messages, userId).toArray();
}

/** Every readable message of an account, or of one of its conversations, in no order. */
export async function readMessages(
  db: WaymarkDatabase,
  userId: string,
  conversation?: Conversation,
): Promise<MessageRow[]> {
  const raw = await rawMessages(db, userId);
  const rows = raw.flatMap((row) => parseMessageRow(row) ?? []);
  return conversation === undefined ? rows : rows.filter((row) => row.conversation === conversation);
}

/** Removes what cannot be read, silently (requirements §8, Chat). */
export async function removeCorruptMessages(db: WaymarkDatabase, userId: string): Promise<void> {
  await ofAccount(db.messages, userId)
    .filter((row) => parseMessageRow(row) === null)
    .delete();
}

export async function getMessage(
  db: WaymarkDatabase,
  userId: string,
  id: string,
): Promise<MessageRow | null> {
  return parseMessageRow(await db.messages.get([userId, id]));
}

/** Epoch ms up to which a conversation was cleared; 0 when it never was. */
export async function clearedAtOf(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
): Promise<number> {
  const row = await db.meta.get([userId, `chat.clearedAt:${conversation}`]);
  return typeof row?.value === 'number' ? row.value : 0;
}

const elsewhereKey = (conversation: Conversation) => `chat.clearedElsewhere:${conversation}` as const;

/** The conversations that another device has cleared, and of which this one was not compared with the server since. */
export async function clearedElsewhere(
  db: WaymarkDatabase,
  userId: string,
): Promise<ReadonlySet<Conversation>> {
  const all = conversationSchema.options;
  const noted = await db.meta.bulkGet(all.map((one) => [userId, elsewhereKey(one)]));
  return new Set(all.filter((_, index) => noted[index] !== undefined));
}

/** What is here of these conversations is what the server has. */
export async function forgetClearedElsewhere(
  db: WaymarkDatabase,
  userId: string,
  conversations: readonly Conversation[],
): Promise<void> {
  await db.meta.bulkDelete(conversations.map((one): [string, string] => [userId, elsewhereKey(one)]));
}

/** A time for a new message, with room for a reply between it and the one before. */
export async function timeForMessage(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
  now: number,
): Promise<number> {
  const last = await db.messages
    .where('[userId+createdAt]')
    .between([userId, Dexie.minKey], [userId, Dexie.maxKey])
    .last();
  const lastCreatedAt = typeof last?.createdAt === 'number' ? last.createdAt : 0;
  return nextMessageTime(now, lastCreatedAt + 1, await clearedAtOf(db, userId, conversation));
}

/**
 * Stores a message unless a better copy is there or the chat was cleared after it. Answers whether one that was here
 * and not sent is sent by this.
 * @param ofServer it was read from the server, by whose clock it counts where this device's is wrong
 */
export async function mergeIn(
  db: WaymarkDatabase,
  incoming: MessageRow,
  { ofServer = false } = {},
): Promise<boolean> {
  const known = await getMessage(db, incoming.userId, incoming.id);
  const clearedAt = await clearedAtOf(db, incoming.userId, incoming.conversation);
  const { onlyHere: _hadItNot, ...here } = known ?? incoming;
  if (ofServer) here.createdAt = incoming.createdAt;
  const [kept] = mergeMessages(known ? [here] : [], [incoming], clearedAt);
  if (!kept) return false;
  await db.messages.put(withOrigin(known, kept));
  return known !== null && known.state !== 'sent' && kept.state === 'sent';
}

/**
 * The server has made a clear of this device, `until` by its own clock: what others write from then on is shown. Where this
 * device's clock is behind, what waits here was typed after it all the same.
 */
export async function settleClear(
  db: WaymarkDatabase,
  userId: string,
  { conversation, before }: { readonly conversation: Conversation; readonly before: number },
  { until, now }: { readonly until: number; readonly now: number },
): Promise<void> {
  // another clear came after it
  if ((await clearedAtOf(db, userId, conversation)) !== before) return;
  if (until >= before) {
    await applyClear(db, userId, conversation, until, { keepUnsent: true, now });
    return;
  }
  await db.meta.put({ userId, key: `chat.clearedAt:${conversation}`, value: until });
  const cursor = (await db.meta.get([userId, 'chat.cursor']))?.value;
  // what was read meanwhile was not stored
  if (typeof cursor === 'string' && parseInstant(cursor) >= until)
    await db.meta.delete([userId, 'chat.cursor']);
}

/**
 * Remembers a clear and removes what it covers. A question that was never delivered, because it waits or because it
 * failed, was typed by someone who did not know of a clear elsewhere: it is moved behind it instead, with the
 * answer that this device made and the notice that it failed, unless the clear was made here; what came of its answer goes
 * where it goes. Answers the ids of those questions, moved or gone.
 */
export async function applyClear(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
  clearedAt: number,
  options: { keepUnsent: boolean; now: number },
): Promise<string[]> {
  if (clearedAt <= (await clearedAtOf(db, userId, conversation))) return [];
  await db.meta.put({ userId, key: `chat.clearedAt:${conversation}`, value: clearedAt });
  const all = await readMessages(db, userId, conversation);
  const covered = all.filter((row) => row.createdAt <= clearedAt);
  const unsent = covered.filter((row) => row.role === 'user' && row.state !== 'sent');
  await db.messages.bulkDelete(covered.map((row): [string, string] => [userId, row.id]));
  if (!options.keepUnsent) {
    for (const { id: messageId } of unsent) await dropReply(db, { userId, messageId });
    return unsent.map(({ id }) => id);
  }
  // what is left may be dated later than it was sent, or be at the assistant
  const isLeft = all.some(
    (row) => row.state !== 'failed' && (row.createdAt > clearedAt || unsent.includes(row)),
  );
  if (isLeft) await db.meta.put({ userId, key: elsewhereKey(conversation), value: clearedAt });
  for (const row of unsent.sort((a, b) => a.createdAt - b.createdAt)) {
    const createdAt = await timeForMessage(db, userId, conversation, options.now);
    await db.messages.put({ ...row, createdAt });
    const below = all.filter(
      (one) => one.id === noticeIdOf(row.id) || (one.id === replyIdOf(row.id) && isUnsentAnswer(one)),
    );
    for (const one of below) await db.messages.put({ ...one, createdAt: createdAt + 1 });
  }
  return unsent.map(({ id }) => id);
}
