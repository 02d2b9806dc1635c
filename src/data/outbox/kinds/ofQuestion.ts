/** What of the outbox hangs on a question: its own row, and what was made of the trip that its answer on this device makes. */
import { isUnsentAnswer, noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import { TRIP_NOT_KEPT_WORDS } from '@domain/chat/words.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { getMessage } from '../../local/messages.ts';
import { type Asked, dropReply } from '../../local/partialReplies.ts';
import { ASK_KIND, askSchema } from './askPayload.ts';

function rowsOf(db: WaymarkDatabase, { userId, messageId }: Asked, isMeant: (row: OutboxRow) => boolean) {
  const rows = db.outbox.where('subject').equals(messageId);
  return rows.filter((row) => row.userId === userId && isMeant(row));
}

function asksOf(db: WaymarkDatabase, asked: Asked) {
  return rowsOf(db, asked, ({ kind }) => kind === ASK_KIND);
}

/** A trip that an answer here has made has the id of its question. */
function behind(db: WaymarkDatabase, asked: Asked) {
  return rowsOf(db, asked, ({ kind }) => kind !== ASK_KIND);
}

function isHere({ payload }: OutboxRow): boolean {
  return askSchema.safeParse(payload).data?.here !== undefined;
}

/** Whether a question waits with the answer that this device has made. */
export async function isAnsweredHere(db: WaymarkDatabase, asked: Asked): Promise<boolean> {
  return (await asksOf(db, asked).toArray()).some(isHere);
}

/** Whether a trip is one that this device has made and that the account has not taken, or not yet. */
export async function isMadeHere(
  db: WaymarkDatabase,
  userId: string,
  tripId: string | null | undefined,
): Promise<boolean> {
  return typeof tripId === 'string' && (await asksOf(db, { userId, messageId: tripId }).count()) > 0;
}

/** Takes a question out of the outbox, and nothing of its trip. */
export async function dropAsk(db: WaymarkDatabase, asked: Asked): Promise<void> {
  await asksOf(db, asked).delete();
}

/** Removes the answer that this device made to a question which is asked plainly now: it can be stopped, as any other. */
export async function dropAnswer(db: WaymarkDatabase, { userId, messageId }: Asked): Promise<void> {
  const answer = await getMessage(db, userId, replyIdOf(messageId));
  if (answer && isUnsentAnswer(answer)) await db.messages.delete([userId, answer.id]);
}

/**
 * Parks what was made of a trip that the account does not have, because the question that makes it has failed: sent now, it
 * would find no trip. What is parked holds no other question up. Epoch ms.
 */
export async function parkBehind(db: WaymarkDatabase, asked: Asked, now: number): Promise<void> {
  if (await db.trips.get([asked.userId, asked.messageId])) return;
  const parked = { reason: 'conflict' as const, message: TRIP_NOT_KEPT_WORDS, at: now };
  const waiting = behind(db, asked).filter((row) => row.parked === null && row.lease === null);
  await waiting.modify({ parked });
}

/** Has what was parked with a question go after it again. Epoch ms. */
export async function releaseBehind(db: WaymarkDatabase, asked: Asked, now: number): Promise<void> {
  const parked = behind(db, asked).filter((row) => row.parked?.message === TRIP_NOT_KEPT_WORDS);
  await parked.modify({ parked: null, attempts: 0, nextAttemptAt: now });
}

/**
 * Drops the trip that only a question makes which the account has refused, and all that was made of it. Answers whether
 * there was such a question; what it says stays in the chat.
 */
export async function dropUnkeptTrip(db: WaymarkDatabase, userId: string, tripId: string): Promise<boolean> {
  const asked = { userId, messageId: tripId };
  const refused = await asksOf(db, asked)
    .filter((row) => row.parked !== null && isHere(row))
    .count();
  if (refused === 0 || (await db.trips.get([userId, tripId]))) return false;
  await rowsOf(db, asked, () => true).delete();
  return true;
}

/**
 * What is left of the tries of a question that the server has by now. One that is being sent ends by itself, and says what it
 * cost; one that this device has answered is sent again, so that what was made of its trip can follow, unless it was
 * parked.
 */
export async function forgetAttempts(db: WaymarkDatabase, asked: Asked, now: number): Promise<void> {
  await dropReply(db, asked);
  await db.messages.delete([asked.userId, noticeIdOf(asked.messageId)]);
  await asksOf(db, asked)
    .filter((row) => row.lease === null && (row.parked !== null || !isHere(row)))
    .delete();
  await releaseBehind(db, asked, now);
}
