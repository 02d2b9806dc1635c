/**
 * What was made on top of an answer of this device that the account has not taken: it was not sent, is parked with the
 * question that it rests on (`parked.behind`), and goes after that one or not at all.
 */
import { noticeIdOf } from '@domain/chat/messages.ts';
import { ANSWER_NOT_KEPT_WORDS } from '@domain/chat/words.ts';
import type { OutboxRow } from '@domain/outbox.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { getMessage } from '../../local/messages.ts';
import { type Asked, dropReply } from '../../local/partialReplies.ts';
import { type Ask, ASK_KIND, changedBy } from './askPayload.ts';
import { COPY_KIND } from './copyPayload.ts';
import { askOf, asksOf, changesOf, isHere, isMadeHere, isUnsent, placeOf, turnKind } from './ofQuestion.ts';
import { changeIn, undoneBy } from './undoes.ts';
import { tripDelete } from './tripDelete.ts';

/**
 * Parks what waits on top of a question's answer here, because the account does not take that: all of a trip that it does
 * not have would find none, and of one that it has an undo would take back an older change, also where a question asks
 * for it. An undo goes where the answer goes that it takes back. What is parked holds no other question up, but those that
 * were asked plainly about the trip as it stood with the answer. The end of a trip rests on no answer, unless a copy is to
 * be made before. Answers the questions among it. Epoch ms.
 */
export async function parkBehind(db: WaymarkDatabase, asked: Asked, now: number): Promise<Ask[]> {
  const { userId, messageId } = asked;
  const { seq = 0, tripId = null } = (await placeOf(db, asked)) ?? {};
  const changed = tripId === messageId ? null : tripId;
  if (changed === null && (await db.trips.get([userId, messageId]))) return [];
  const isLater = (row: OutboxRow) =>
    row.parked === null && row.lease === null && (changed === null || row.seq > seq);
  const changes = await changesOf(db, userId, changed ?? messageId)
    .filter(isLater)
    .sortBy('seq');
  const copied = changes.find(({ kind }) => kind === COPY_KIND)?.seq ?? Infinity;
  const waiting = changes.filter(
    (row) => changed === null || row.kind !== tripDelete.kind || row.seq > copied,
  );
  const asks = changed === null ? [] : await asksOnTop(db, asked, changed);
  const held = heldWith(messageId, [...waiting, ...asks.filter(isLater)]);
  const parked = { reason: 'conflict' as const, message: ANSWER_NOT_KEPT_WORDS, at: now, behind: messageId };
  await db.outbox.bulkPut(held.map((row) => ({ ...row, parked })));
  return held.flatMap((row) => askOf(row) ?? []);
}

/**
 * Questions that rest on an answer here to another one: those whose own answers have taken back a change of the trip, and
 * those of the same conversation that are asked plainly, which may ask for just that.
 */
async function asksOnTop(db: WaymarkDatabase, asked: Asked, tripId: string): Promise<OutboxRow[]> {
  const { userId, messageId } = asked;
  const rows = await db.outbox.where('kind').equals(ASK_KIND).sortBy('seq');
  const conversation = rows.map(askOf).find((ask) => ask?.messageId === messageId)?.conversation;
  return rows.filter((row) => {
    const ask = row.userId === userId ? askOf(row) : undefined;
    if (!ask || ask.messageId === messageId) return false;
    if (ask.here) return ask.here.turnOf === tripId && turnKind(ask.here) === 'undone';
    const isOfTrip = ask.tripId === tripId || (ask.tripId === undefined && changedBy(ask) === null);
    return isOfTrip && ask.conversation === conversation;
  });
}

/** Without the undos of what goes by itself, and what takes those back. */
function heldWith(messageId: string, rows: readonly OutboxRow[]): OutboxRow[] {
  const changes = new Set([messageId]);
  return rows
    .toSorted((a, b) => a.seq - b.seq)
    .filter((row) => {
      const of = undoneBy(row);
      if (typeof of === 'string' && !changes.has(of)) return false;
      changes.add(changeIn(row) ?? '');
      return true;
    });
}

/** Notes of a question that was parked that it is about a trip which only another question makes. */
export async function waitForMaker(db: WaymarkDatabase, asked: Asked, tripId: Ask['tripId']): Promise<void> {
  if (!tripId || !(await isMadeHere(db, asked.userId, tripId))) return;
  for (const row of await asksOf(db, asked).toArray()) {
    const why = { message: ANSWER_NOT_KEPT_WORDS, behind: tripId };
    if (row.parked) await db.outbox.update(row.seq, { parked: { ...row.parked, ...why } });
  }
}

/**
 * What is tried for a parked row: itself, or the question that it rests on while that may still be answered, which takes it along;
 * null where that is to be asked plainly, which the traveller does. A question about a trip that is not made is tried
 * alone, and told so again.
 */
export async function triedFor(db: WaymarkDatabase, row: OutboxRow): Promise<OutboxRow | null> {
  const messageId = row.parked?.behind;
  if (messageId === undefined || askOf(row)?.tripId === messageId) return row;
  const asked = { userId: row.userId ?? '', messageId };
  if (!(await isUnsent(db, asked))) return row;
  const [question] = await asksOf(db, asked)
    .filter(({ parked }) => parked !== null)
    .toArray();
  return question ? triedFor(db, question) : null;
}

/**
 * Has what was parked with a question go after it again, in order; questions about the trip that it makes, too. What
 * rests on a further one that is still parked waits for that. Epoch ms.
 */
export async function releaseBehind(db: WaymarkDatabase, asked: Asked, now: number): Promise<void> {
  const rows = await db.outbox
    .where('userId')
    .equals(asked.userId)
    .filter(({ parked }) => parked?.behind === asked.messageId)
    .sortBy('seq');
  for (const row of rows) {
    const other = await parkedBefore(db, row, asked);
    if (other !== null && row.parked) {
      await db.outbox.update(row.seq, { parked: { ...row.parked, behind: other } });
      continue;
    }
    const waiting = { ...row, parked: null, attempts: 0, nextAttemptAt: now };
    await db.outbox.put(waiting);
    const ask = askOf(row);
    if (ask) await db.outbox.put({ ...waiting, payload: await renewAsk(db, ask, now) });
  }
}

/** The last parked question but one that makes or changes the trip of a row before it; null for none. */
async function parkedBefore(
  db: WaymarkDatabase,
  row: OutboxRow,
  { userId, messageId }: Asked,
): Promise<string | null> {
  const tripId = askOf(row)?.tripId ?? row.subject;
  const rows = await db.outbox.where('kind').equals(ASK_KIND).sortBy('seq');
  const last = rows.findLast((one) => {
    const ask = one.seq < row.seq && one.parked !== null && one.userId === userId ? askOf(one) : undefined;
    return ask !== undefined && ask.messageId !== messageId && changedBy(ask) === tripId;
  });
  return last?.subject ?? null;
}

/** A question that was refused, to be sent once more, and what waits behind it; answers its payload. Epoch ms. */
export async function renewAsk(db: WaymarkDatabase, refused: Ask, now: number): Promise<Ask> {
  const { here, ...plain } = refused;
  const payload: Ask = here ? { ...plain, here: { ...here, failed: 0 } } : plain;
  await releaseBehind(db, payload, now);
  const question = await getMessage(db, payload.userId, payload.messageId);
  if (!question) return payload;
  const { errorReason: _reason, ...rest } = question;
  await db.messages.put({ ...rest, state: 'waiting' });
  await db.messages.delete([payload.userId, noticeIdOf(question.id)]);
  const about = question.ask?.tripId;
  return about === undefined ? payload : { ...payload, tripId: about };
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
