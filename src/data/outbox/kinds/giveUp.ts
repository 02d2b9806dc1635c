/** Questions that are given up, and what becomes of what was made on top of their answers here. */
import type { Conversation } from '@domain/chat/chatApi.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { getMessage } from '../../local/messages.ts';
import type { Asked } from '../../local/partialReplies.ts';
import { ASK_KIND, askSchema } from './askPayload.ts';
import { releaseBehind } from './behindQuestion.ts';
import { asksOf, changesOf, dropAsk, isHere, placeOf, rowsOf } from './ofQuestion.ts';
import { changesAndAsks, dropUndo, undosIn } from './steps.ts';

/**
 * Gives up a question's answer here, and the question in the outbox: nothing is left of a trip that only it makes; changes to
 * another one go without it, but for the undo that would have taken it back. Questions about the trip that it makes
 * wait on while its words are in the chat, to be asked again. Epoch ms.
 */
export async function giveUp(db: WaymarkDatabase, asked: Asked, now: number): Promise<void> {
  const { userId, messageId } = asked;
  const place = await placeOf(db, asked);
  await dropUndoOf(db, asked);
  await dropAsk(db, asked);
  const isUnmade = !(await db.trips.get([userId, messageId]));
  if (isUnmade) await changesOf(db, userId, messageId).delete();
  const isMaker = isUnmade && place?.tripId === messageId;
  if (!isMaker || !(await getMessage(db, userId, messageId))) await releaseBehind(db, asked, now);
}

/** Drops the undo that would have taken back a question's answer here, which changes nothing after all. */
export async function dropUndoOf(db: WaymarkDatabase, asked: Asked): Promise<void> {
  const undos = undosIn(await restingOn(db, asked, await placeOf(db, asked)));
  await dropUndo(db, [...undos].find(([, step]) => step === null)?.[0]);
}

/** What was made on top of a question's answer here, in order. */
async function restingOn(
  db: WaymarkDatabase,
  { userId, messageId }: Asked,
  place: Awaited<ReturnType<typeof placeOf>>,
): Promise<OutboxRow[]> {
  // one that is asked plainly, or not at all any more
  if (!place?.tripId) {
    const rows = await db.outbox.where('userId').equals(userId).sortBy('seq');
    return rows.filter(({ parked }) => parked?.behind === messageId);
  }
  const { seq, isParked, tripId } = place;
  const rows = await changesAndAsks(db, userId, tripId);
  return rows.filter((row) => row.seq > seq && (row.parked ? row.parked.behind !== undefined : !isParked));
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
  await rowsOf(db, userId, tripId, () => true).delete();
  return true;
}

/**
 * Gives up the questions of a conversation that is cleared, those of the outbox and others that were `unsent` in it; answers
 * the ids of those that may be on their way. Those stay whose answer on this device changed a trip: a chat that is cleared
 * takes no trip along, unless nobody is left who makes that. Epoch ms.
 */
export async function dropAsks(
  db: WaymarkDatabase,
  userId: string,
  conversation: Conversation,
  { unsent, now }: { readonly unsent: readonly string[]; readonly now: number },
): Promise<string[]> {
  const rows = await db.outbox.where('userId').equals(userId).sortBy('seq');
  const asks = rows.filter(({ kind }) => kind === ASK_KIND);
  const inOutbox = new Set(asks.map(({ subject }) => subject));
  const gone = new Set(unsent.filter((id) => !inOutbox.has(id)));
  const dropped: string[] = [];
  for (const { payload } of asks) {
    const ask = askSchema.safeParse(payload).data;
    if (ask?.conversation !== conversation) continue;
    const turnOf = ask.here?.turnOf ?? null;
    if (turnOf !== null && (!gone.has(turnOf) || (await db.trips.get([userId, turnOf])))) continue;
    gone.add(ask.messageId);
    dropped.push(ask.messageId);
  }
  for (const messageId of gone) await giveUp(db, { userId, messageId }, now);
  return dropped;
}
