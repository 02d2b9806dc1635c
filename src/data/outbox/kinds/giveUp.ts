/** Questions that are given up, and what becomes of what was made on top of their answers here. */
import type { Conversation } from '@domain/chat/chatApi.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { getMessage } from '../../local/messages.ts';
import type { Asked } from '../../local/partialReplies.ts';
import { ASK_KIND, askSchema } from './askPayload.ts';
import { releaseBehind } from './behindQuestion.ts';
import { asksOf, changesOf, dropAsk, isHere, placeOf, rowsOf } from './ofQuestion.ts';
import { dropUndosOf } from './undoes.ts';

/**
 * Gives up a question's answer here, and the question in the outbox: nothing is left of a trip that only it makes; changes to
 * another one go without it, but for the undo that would have taken it back. Questions about the trip that it makes
 * wait on while its words are in the chat, to be asked again. Epoch ms.
 */
export async function giveUp(db: WaymarkDatabase, asked: Asked, now: number): Promise<void> {
  const { userId, messageId } = asked;
  const place = await placeOf(db, asked);
  await dropUndosOf(db, userId, messageId);
  await dropAsk(db, asked);
  const isUnmade = !(await db.trips.get([userId, messageId]));
  if (isUnmade) await changesOf(db, userId, messageId).delete();
  const isMaker = isUnmade && place?.tripId === messageId;
  if (!isMaker || !(await getMessage(db, userId, messageId))) await releaseBehind(db, asked, now);
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
