/**
 * chat.ask: a question goes to the assistant and its answer into the chat. The server answers a repeat of a
 * message id with the stored reply and charges nothing, so that a lost answer is simply asked for again. What came
 * of an answer that broke off is kept (partialReplies.ts) until then.
 */
import { historyFor } from '@domain/chat/history.ts';
import { compareMessages, tripAfter } from '@domain/chat/messages.ts';
import { withReplies } from '@domain/chat/partialReply.ts';
import { AppError } from '@domain/errors/appError.ts';
import { classifyFailure, type OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../../context.ts';
import { readReplies } from '../../local/partialReplies.ts';
import { isDeletedTrip, openTrip } from '../../local/currentTrip.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { clearedAtOf, getMessage, readMessages } from '../../local/messages.ts';
import type { MessageRow } from '../../local/rows.ts';
import { askAssistant, type Question } from '../../remote/chat.ts';
import { enqueue } from '../enqueue.ts';
import { CHAT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { type Ask, ASK_KIND, askSchema, changedBy, turnsTrip } from './askPayload.ts';
import { writeWhileItComes } from './partialReplyWriter.ts';
import { clears } from './chatClear.ts';
import { pullClearsFirst } from './clearsFirst.ts';
import { COPY_KIND } from './copyPayload.ts';
import { setQuestionState, storeFailure, storeReply } from './chatReply.ts';
import { renewAsk, waitForMaker } from './behindQuestion.ts';
import { dropAnswer } from './ofQuestion.ts';
import { tripDelete } from './tripDelete.ts';
import { tripEdit } from './tripEdit.ts';

/** Of the row that sends a question. */
export function askId(messageId: string): string {
  return `ask:${messageId}`;
}

/** Enqueues a question that is in the chat already. */
export async function enqueueAsk(
  db: WaymarkDatabase,
  ctx: Pick<DataContext, 'clock'>,
  question: MessageRow,
): Promise<void> {
  const { userId, id: messageId, conversation } = question;
  const { priority = false, isFirstResponse = false, tripId } = question.ask ?? {};
  const payload: Ask = { userId, messageId, conversation, priority, isFirstResponse };
  if (tripId !== undefined) payload.tripId = tripId;
  await enqueue(db, ctx, {
    id: askId(messageId),
    kind: chatAsk.kind,
    // One conversation does not wait for the other.
    entity: `ask:${conversation}:${userId}`,
    userId,
    subject: messageId,
    payload,
  });
}

/** The chat as a question is sent from it, and what came of its answers; null when its row is gone by now. */
function chatFor(ctx: DataContext, { seq }: OutboxRow, { userId, conversation }: Ask) {
  return ctx.store.run((db) =>
    db.transaction('r', db.outbox, db.messages, db.drafts, db.meta, async () => {
      if (!(await db.outbox.get(seq))) return null;
      const messages = await readMessages(db, userId, conversation);
      const clearedAt = await clearedAtOf(db, userId, conversation);
      return { messages, replies: await readReplies(db, userId), clearedAt };
    }),
  );
}

/**
 * The trip that a question is about: as it was asked, or else the one of the answer before it, none where it is
 * archived.
 * @throws AppError `not_found` where it was deleted
 */
async function tripFor(
  ctx: DataContext,
  { userId, ask: asked }: MessageRow,
  earlier: readonly MessageRow[],
): Promise<string | null | undefined> {
  const tripId = asked?.tripId === undefined ? tripAfter(earlier) : asked.tripId;
  return ctx.store.run(async (db) => {
    if (await isDeletedTrip(db, userId, tripId)) throw new AppError('not_found');
    return openTrip(db, userId, tripId);
  });
}

/** The question as it is sent; null for one that nobody waits for any more. */
async function requestOf(ctx: DataContext, row: OutboxRow, payload: Ask): Promise<Question | null> {
  const chat = await chatFor(ctx, row, payload);
  const question = chat?.messages.find((message) => message.id === payload.messageId);
  const { here, tripId } = payload;
  const sentAt = ctx.clock.now();
  // one that was typed before is not kept behind it
  const isBehind = chat && question && chat.clearedAt > 0 && question.createdAt > chat.clearedAt;
  const times = { sentAt, ...(isBehind && { clearedAt: chat.clearedAt }) };
  if (chat && here) {
    const { question: message, answered: answeredHere } = here;
    // moved behind a clear, it is stored there
    const askedAt = question?.createdAt ?? here.askedAt;
    return { ...payload, message, history: [], tripId, askedAt, ...times, answeredHere };
  }
  if (!chat || !question) return null;
  const { messages, replies } = chat;
  const earlier = messages.filter((message) => compareMessages(message, question) < 0).sort(compareMessages);
  return {
    ...payload,
    message: question.content,
    history: historyFor(withReplies(messages, replies), question),
    tripId: await tripFor(ctx, question, earlier),
    askedAt: question.createdAt,
    ...times,
  };
}

/** How often the server fails on an answer of this device before the traveller is asked: over some two minutes, in which one that starts is back. */
const MAX_FAILURES = 8;

/** A server that is there and does not answer in time has failed, too. */
function isServers({ connectivity }: DataContext, error: AppError): boolean {
  if (error.reason === 'timeout') return connectivity.get() === 'online';
  return classifyFailure(error) === 'server';
}

export const chatAsk: OutboxKind<Ask> = {
  kind: ASK_KIND,
  schema: askSchema,
  leaseMs: CHAT_LEASE_MS,
  // Its answer is about the trips as they were when it was asked, may change them, and goes behind what was cleared. What
  // the server fails on again and again holds up only what is about the same trip. Answers of this device to one trip go in
  // their order, whichever conversation they are of.
  waitsFor(_row, { here, userId, conversation, tripId }, earlier) {
    if (here && here.turnOf !== null && turnsTrip(earlier, userId, here.turnOf)) return true;
    const isOfTrip = [tripEdit.kind, tripDelete.kind, COPY_KIND].includes(earlier.kind);
    const isMeant = earlier.attempts < MAX_FAILURES || tripId === undefined || tripId === earlier.subject;
    return (isOfTrip && isMeant && earlier.userId === userId) || clears(earlier, userId, conversation);
  },
  async started(db, { ctx, payload: ask }) {
    // its answer stands there already
    if (ask.here) return;
    await setQuestionState(db, ctx, ask, { state: 'sending' });
  },
  async postponed(db, { ctx, row, payload: ask }, error) {
    // Still being answered on the server: it is not the network that is waited for.
    if (error.reason === 'in_progress') return;
    if (!ask.here) await setQuestionState(db, ctx, ask, { state: 'waiting', errorReason: error.reason });
    else if (isServers(ctx, error)) {
      const here = { ...ask.here, failed: (ask.here.failed ?? 0) + 1 };
      await db.outbox.update(row.seq, { payload: { ...ask, here } });
    }
  },
  async deliver({ ctx, row, payload, token }) {
    // Before the last look: a stop from now on reaches the stream, and an earlier one is seen by the look.
    const stream = ctx.replies.begin(payload.messageId);
    const writer = writeWhileItComes(ctx, row, payload, stream.soFar);
    const released = () => {
      writer.stop();
      stream.end();
    };
    try {
      await pullClearsFirst(ctx, row, payload, token ?? '');
      const request = await requestOf(ctx, row, payload);
      // Stopped or cleared before it was sent: nobody waits for an answer.
      if (!request) return { released };
      const reply = await askAssistant(ctx.http, token ?? '', request, {
        signal: stream.signal,
        accept(event) {
          // of what this device has answered the whole stands there already
          if (request.answeredHere) return;
          stream.accept(event);
          writer.changed();
        },
      });
      return {
        apply: (db) => storeReply(db, ctx, payload, reply),
        released,
      };
    } catch (thrown) {
      // What the device refuses goes with the stream.
      await writer.write().catch(() => {});
      const why: unknown = stream.signal.aborted ? stream.signal.reason : thrown;
      if (stream.signal.aborted && !(why instanceof AppError)) return { released };
      released();
      throw why;
    }
  },
  refused({ ctx, payload }, error) {
    const { here, ...plain } = payload;
    if (here) {
      // The server does not take it as it is: it is a question again, which the one here is no answer to.
      if (error.reason === 'invalid' && error.field?.startsWith('answered_here'))
        return { instead: { ...plain, changed: changedBy(payload) }, apply: (db) => dropAnswer(db, payload) };
      return isServers(ctx, error) && (here.failed ?? 0) + 1 >= MAX_FAILURES ? 'park' : null;
    }
    const failure = classifyFailure(error);
    // A server that answers with an error is not asked again behind the traveller's back: Retry is theirs.
    if (failure !== 'server' && failure !== 'refused') return null;
    return { apply: (db) => storeFailure(db, ctx, payload, error) };
  },
  async parked(db, { ctx, row, payload }, error) {
    const question = await getMessage(db, payload.userId, payload.messageId);
    // The account has it by a sync: nothing is left to be tried.
    if (question?.state === 'sent') await db.outbox.delete(row.seq);
    else await storeFailure(db, ctx, payload, error);
    if (error.reason === 'not_found') await waitForMaker(db, payload, payload.tripId);
  },
  renewed: (db, refused, { now }) => renewAsk(db, refused, now),
};
