/** Clears of other devices, before a question that has waited: it was typed in a conversation that may be gone. */
import { CLEARED_ELSEWHERE_WORDS } from '@domain/chat/words.ts';
import { AppError, toAppError } from '@domain/errors/appError.ts';
import { classifyFailure, type OutboxRow } from '@domain/outbox.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { applyClear, getMessage } from '../../local/messages.ts';
import { readReplies } from '../../local/partialReplies.ts';
import { fetchClears } from '../../remote/chatMessages.ts';
import type { Ask } from './askPayload.ts';
import { storeFailure } from './chatReply.ts';
import { dropAsk, isAnsweredHere } from './ofQuestion.ts';

/** A question that goes out so soon after it was typed has not waited, ms. */
const AT_ONCE_MS = 10_000;

/** Until the next try where the server could not say what was cleared, s. */
const LATER_S = 10;

const wasCleared = () => new AppError('conflict', { serverMessage: CLEARED_ELSEWHERE_WORDS });

/**
 * Applies what was cleared on other devices; answers the questions that were typed before such a clear and are not
 * answered. Each stands behind it now.
 */
export async function applyClears(
  db: WaymarkDatabase,
  ctx: DataContext,
  userId: string,
  clears: Awaited<ReturnType<typeof fetchClears>>,
): Promise<string[]> {
  const moved: string[] = [];
  for (const [conversation, clearedAt] of clears) {
    const options = { keepUnsent: true, now: ctx.clock.now() };
    moved.push(...(await applyClear(db, userId, conversation, clearedAt, options)));
  }
  return moved;
}

/**
 * Ends questions that wait, typed before a clear of another device: nobody wants them answered there unasked. Their
 * words stay, with Retry. One on its way is marked, and its delivery ends it unless it has been asked by then; one of
 * which an answer has begun was asked before the clear, and one that this device has answered goes on its way behind it:
 * its trip is made.
 */
export async function endCleared(
  db: WaymarkDatabase,
  ctx: DataContext,
  userId: string,
  messageIds: readonly string[],
): Promise<void> {
  const begun = await readReplies(db, userId);
  for (const messageId of messageIds) {
    const asked = { userId, messageId };
    const isLeft = begun.has(messageId) || (await isAnsweredHere(db, asked));
    const question = isLeft ? null : await getMessage(db, userId, messageId);
    if (question?.state === 'sending') await db.messages.put({ ...question, errorReason: 'conflict' });
    if (question?.state !== 'waiting') continue;
    await storeFailure(db, ctx, asked, wasCleared());
    await dropAsk(db, asked);
  }
}

/**
 * Asks the server for clears before a question that has waited is sent.
 * @throws AppError `conflict` where the conversation was cleared since it was typed, and what the server's answer throws
 */
export async function pullClearsFirst(
  ctx: DataContext,
  row: OutboxRow,
  { userId, messageId }: Ask,
  token: string,
): Promise<void> {
  const age = ctx.clock.now() - row.createdAt;
  if (age >= 0 && age < AT_ONCE_MS) return;
  if ((await ctx.store.run((db) => readReplies(db, userId))).has(messageId)) return;
  const clears = await fetchClears(ctx.http, token, userId).catch((thrown: unknown) => {
    const { reason, retryAfter = LATER_S } = toAppError(thrown);
    // The question itself was not refused: it waits.
    const isServer = classifyFailure({ reason, retryAfter: undefined }) === 'server';
    throw isServer ? new AppError('server', { cause: thrown, retryAfter }) : thrown;
  });
  const isOver = await ctx.store.run((db) =>
    db.transaction('rw', db.tables, async () => {
      if (ctx.session.current()?.userId !== userId) return false;
      await endCleared(db, ctx, userId, await applyClears(db, ctx, userId, clears));
      return (await getMessage(db, userId, messageId))?.errorReason === 'conflict';
    }),
  );
  if (isOver) throw wasCleared();
}
