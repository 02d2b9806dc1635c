/** What becomes of a question in the chat of this device: answered, refused, broken off. */
import { noticeIdOf, replyIdOf } from '@domain/chat/messages.ts';
import {
  CLEARED_ELSEWHERE_WORDS,
  conversationWords,
  OUT_OF_TOKENS_WORDS,
  TRIP_DELETED_WORDS,
  ANSWER_NOT_KEPT_WORDS,
} from '@domain/chat/words.ts';
import { AppError, describeError } from '@domain/errors/appError.ts';
import { TOO_MANY_TRIPS_WORDS } from '@domain/trips/words.ts';
import type { DataContext } from '../../context.ts';
import { type Asked, dropReply, keepReply } from '../../local/partialReplies.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { getMessage, mergeIn } from '../../local/messages.ts';
import type { MessageRow } from '../../local/rows.ts';
import { storeReplyTrip } from '../../local/trips.ts';
import type { Answer } from '../../remote/chat.ts';
import type { Ask } from './askPayload.ts';
import { parkBehind, releaseBehind } from './behindQuestion.ts';
import { isMadeHere } from './ofQuestion.ts';
import { dropUndosOf } from './undoes.ts';

/**
 * Changes the question's state; its reason goes unless a new one is given. What this tab has read of the answer and
 * not written down yet is written with it. Null when it was cleared.
 */
export async function setQuestionState(
  db: WaymarkDatabase,
  { replies, clock }: DataContext,
  asked: Asked,
  change: Pick<MessageRow, 'state'> & Partial<Pick<MessageRow, 'errorReason' | 'missing'>>,
): Promise<MessageRow | null> {
  const { userId, messageId } = asked;
  const question = await getMessage(db, userId, messageId);
  if (!question) return null;
  const { errorReason: _reason, missing: _missing, ...rest } = question;
  const changed: MessageRow = { ...rest, ...change };
  await db.messages.put(changed);
  const newest = replies.get(messageId);
  if (newest) await keepReply(db, asked, newest, clock.now());
  return changed;
}

/** What is said of a failure as it is, also of a question that nobody has answered. */
const ownWords: ReadonlySet<string | undefined> = new Set([CLEARED_ELSEWHERE_WORDS, TOO_MANY_TRIPS_WORDS]);

/** The server stores it under the same id and the same time. */
export function toAnswer(question: Omit<MessageRow, 'role' | 'state'>, reply: Answer): MessageRow {
  const { flights, tours, hotels } = reply;
  const answer: MessageRow = {
    id: replyIdOf(question.id),
    userId: question.userId,
    conversation: question.conversation,
    role: 'assistant',
    content: reply.reply,
    createdAt: question.createdAt + 1,
    tripId: reply.trip?.id ?? null,
    state: 'sent',
  };
  if (reply.lead !== '') answer.lead = reply.lead;
  if (reply.booking) answer.booking = reply.booking;
  if (reply.suggestions.length > 0) answer.suggestions = reply.suggestions;
  if (reply.plan) answer.plan = reply.plan;
  if (flights.length + tours.length + hotels.length > 0) {
    answer.results = { flights, tours, hotels };
    answer.marker = reply.marker;
    answer.seenAt = reply.seenAt;
  }
  return answer;
}

/** The reply takes the place of what came before it: a notice, a part of itself. */
export async function storeReply(
  db: WaymarkDatabase,
  ctx: DataContext,
  asked: Pick<Ask, 'userId' | 'messageId' | 'isFirstResponse' | 'changed'>,
  reply: Answer,
): Promise<void> {
  const { userId, messageId } = asked;
  // The server grants it once; the profile says so before it is read again.
  if (asked.isFirstResponse) {
    await db.profiles.update(userId, { first_response_at: new Date(ctx.clock.now()).toISOString() });
  }
  if (reply.balance !== null) await db.profiles.update(userId, { token_balance: reply.balance });
  await storeReplyTrip(db, userId, reply);
  // asked plainly after all, it has changed nothing that could be taken back
  const isOther = typeof asked.changed === 'string' && reply.trip?.id !== asked.changed;
  if (isOther) await dropUndosOf(db, userId, messageId);
  await releaseBehind(db, asked, ctx.clock.now());
  const question = await setQuestionState(db, ctx, asked, { state: 'sent' });
  // Cleared while it was on its way: the answer has no place any more.
  if (!question) return;
  await dropReply(db, asked);
  await db.messages.delete([userId, noticeIdOf(messageId)]);
  await mergeIn(db, toAnswer(question, reply));
}

/** Parks what was made on top of a question's answer here; a question among it says what it waits for. */
export async function holdBehind(db: WaymarkDatabase, ctx: DataContext, asked: Asked): Promise<void> {
  const why = new AppError('conflict', { serverMessage: ANSWER_NOT_KEPT_WORDS });
  for (const ask of await parkBehind(db, asked, ctx.clock.now())) await storeFailure(db, ctx, ask, why);
}

/**
 * The words of requirements §8 under the question; they stay on this device, and Retry removes them. A question whose
 * trip was deleted is about none when it is asked again. What was made on top of its answer here waits for that.
 */
export async function storeFailure(
  db: WaymarkDatabase,
  ctx: DataContext,
  asked: Asked & { readonly here?: unknown },
  error: AppError,
): Promise<void> {
  await holdBehind(db, ctx, asked);
  const question = await setQuestionState(db, ctx, asked, { state: 'failed', errorReason: error.reason });
  if (!question) return;
  const { ask } = question;
  const isTripGone = error.reason === 'not_found' && ask !== undefined && ask.tripId !== null;
  const isUnmade = isTripGone && (await isMadeHere(db, asked.userId, ask.tripId));
  const isTripDeleted = isTripGone && !isUnmade;
  if (isTripDeleted) await db.messages.put({ ...question, ask: { ...ask, tripId: null } });
  const isTokenLimit = error.reason === 'token_limit';
  if (isTokenLimit) await db.profiles.update(asked.userId, { token_balance: 0 });
  let words = conversationWords[question.conversation].failed;
  if (isTokenLimit) words = OUT_OF_TOKENS_WORDS;
  else if (isTripDeleted) words = TRIP_DELETED_WORDS;
  else if (ownWords.has(error.serverMessage)) words = describeError(error);
  else if (isUnmade) words = ANSWER_NOT_KEPT_WORDS;
  // this device has answered it: what is wrong is that the account does not take that
  else if (asked.here) words = describeError(error);
  await db.messages.put({
    id: noticeIdOf(asked.messageId),
    userId: asked.userId,
    conversation: question.conversation,
    role: 'assistant',
    content: words,
    createdAt: question.createdAt + 1,
    state: 'failed',
    errorReason: error.reason,
  });
}
