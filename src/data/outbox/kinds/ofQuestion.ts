/** What the outbox has of a question: its own row, and the trip that its answer on this device makes. */
import * as z from 'zod/mini';
import { isUnsentAnswer, replyIdOf } from '@domain/chat/messages.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { getMessage } from '../../local/messages.ts';
import type { Asked } from '../../local/partialReplies.ts';
import { type Ask, ASK_KIND, askSchema, changedBy } from './askPayload.ts';

/** A trip that an answer here has made has the id of its question: its rows, and the question's own. */
export function rowsOf(
  db: WaymarkDatabase,
  userId: string,
  subject: string,
  isMeant: (row: OutboxRow) => boolean,
) {
  const rows = db.outbox.where('subject').equals(subject);
  return rows.filter((row) => row.userId === userId && isMeant(row));
}

export function asksOf(db: WaymarkDatabase, { userId, messageId }: Asked) {
  return rowsOf(db, userId, messageId, ({ kind }) => kind === ASK_KIND);
}

export function isHere({ payload }: OutboxRow): boolean {
  return askSchema.safeParse(payload).data?.here !== undefined;
}

/** What hangs on a trip: edits, copies, its end. */
export function changesOf(db: WaymarkDatabase, userId: string, tripId: string) {
  return rowsOf(db, userId, tripId, ({ kind }) => kind !== ASK_KIND);
}

export function askOf({ kind, payload }: OutboxRow): Ask | undefined {
  return kind === ASK_KIND ? askSchema.safeParse(payload).data : undefined;
}

/** A question's place in the outbox, and the trip that its answer here makes or changes. */
export async function placeOf(db: WaymarkDatabase, asked: Asked) {
  const row = await asksOf(db, asked).first();
  const ask = row && askOf(row);
  return row && ask ? { seq: row.seq, isParked: row.parked !== null, tripId: changedBy(ask) } : null;
}

const turnSchema = z.object({ turn: z.object({ kind: z.string() }) });

/** What an answer of this device makes of its trip, of whichever version of the app it is. */
export function turnKind(here: Ask['here']): string | undefined {
  return turnSchema.safeParse(here).data?.turn.kind;
}

/** Whether a question waits with the answer that this device has made. */
export async function isAnsweredHere(db: WaymarkDatabase, asked: Asked): Promise<boolean> {
  return (await asksOf(db, asked).toArray()).some(isHere);
}

/** Whether a question is on this device that the account does not have: it waits, was refused, has failed or was stopped. */
export async function isUnsent(db: WaymarkDatabase, asked: Asked): Promise<boolean> {
  if ((await asksOf(db, asked).count()) > 0) return true;
  const question = await getMessage(db, asked.userId, asked.messageId);
  return question?.role === 'user' && question.state !== 'sent';
}

/** Whether a trip is one that only a question of this device makes: the account has not taken it, or not yet. */
export async function isMadeHere(
  db: WaymarkDatabase,
  userId: string,
  tripId: string | null | undefined,
): Promise<boolean> {
  if (typeof tripId !== 'string' || (await db.trips.get([userId, tripId]))) return false;
  return isUnsent(db, { userId, messageId: tripId });
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
