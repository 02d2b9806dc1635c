/**
 * chat.ask: a question goes to the assistant and its answer into the chat. The server answers a repeat of a
 * message id with the stored reply and charges nothing, so that a lost answer is simply asked for again.
 */
import { z } from 'zod';
import {
  type ChatEvent,
  chatWords,
  compareMessages,
  type ChatReply,
  historyFor,
  noticeIdOf,
  replyIdOf,
} from '@/domain/chat.ts';
import type { AppError } from '@/domain/errors.ts';
import { classifyFailure, type OutboxRow } from '@/domain/outbox.ts';
import type { DataContext } from '../../context.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import { getMessage, mergeIn, readMessages } from '../../local/messages.ts';
import type { MessageRow } from '../../local/rows.ts';
import { askAssistant } from '../../remote/chat.ts';
import { enqueue } from '../enqueue.ts';
import { CHAT_LEASE_MS, type OutboxKind } from '../kind.ts';
import { enqueueAppend } from './chatAppend.ts';

const schema = z.object({
  userId: z.string(),
  messageId: z.string(),
  priority: z.boolean(),
  isFirstResponse: z.boolean(),
});
type Ask = z.output<typeof schema>;

/** Enqueues a question that is in the chat already. */
export async function enqueueAsk(
  db: WaymarkDatabase,
  ctx: Pick<DataContext, 'clock'>,
  question: MessageRow,
): Promise<void> {
  const { userId, id: messageId } = question;
  const { priority = false, isFirstResponse = false } = question.ask ?? {};
  await enqueue(db, ctx, {
    id: `ask:${messageId}`,
    kind: chatAsk.kind,
    entity: `ask:${userId}`,
    userId,
    subject: messageId,
    payload: { userId, messageId, priority, isFirstResponse } satisfies Ask,
  });
}

async function setState(
  db: WaymarkDatabase,
  { userId, messageId }: Ask,
  change: Pick<MessageRow, 'state'> & Partial<Pick<MessageRow, 'errorReason'>>,
): Promise<MessageRow | null> {
  const question = await getMessage(db, userId, messageId);
  if (!question) return null;
  const { errorReason: _reason, ...rest } = question;
  const changed: MessageRow = { ...rest, ...change };
  await db.messages.put(changed);
  return changed;
}

/** A reply stands under its question, before whatever was typed while waiting for it. */
async function timeForReply(db: WaymarkDatabase, question: MessageRow, now: number): Promise<number> {
  const messages = (await readMessages(db, question.userId)).sort(compareMessages);
  const next = messages.find((message) => message.createdAt > question.createdAt && message.role === 'user');
  return Math.max(question.createdAt + 1, Math.min(now, (next?.createdAt ?? Infinity) - 1));
}

function toAnswer(question: MessageRow, reply: ChatReply, createdAt: number): MessageRow {
  const { flights, tours, hotels } = reply;
  const answer: MessageRow = {
    id: replyIdOf(question.id),
    userId: question.userId,
    role: 'assistant',
    content: reply.reply,
    createdAt,
    state: 'sent',
  };
  if (reply.suggestions.length > 0) answer.suggestions = reply.suggestions;
  if (reply.plan) answer.plan = reply.plan;
  if (flights.length + tours.length + hotels.length > 0) {
    answer.results = { flights, tours, hotels };
    answer.marker = reply.marker;
    answer.seenAt = reply.seenAt;
  }
  return answer;
}

async function storeReply(db: WaymarkDatabase, ctx: DataContext, ask: Ask, reply: ChatReply): Promise<void> {
  if (reply.balance !== null) await db.profiles.update(ask.userId, { token_balance: reply.balance });
  const question = await setState(db, ask, { state: 'sent' });
  // Cleared while it was on its way: the answer has no place any more.
  if (!question) return;
  await db.messages.delete([ask.userId, noticeIdOf(ask.messageId)]);
  const answer = toAnswer(question, reply, await timeForReply(db, question, ctx.clock.now()));
  await mergeIn(db, answer);
  await enqueueAppend(db, ctx, question);
  await enqueueAppend(db, ctx, answer);
}

/** The words of spec section 8 under the question; they stay on this device, and Retry removes them. */
async function storeFailure(db: WaymarkDatabase, ask: Ask, error: AppError): Promise<void> {
  const question = await setState(db, ask, { state: 'failed', errorReason: error.reason });
  if (!question) return;
  const isTokenLimit = error.reason === 'token_limit';
  if (isTokenLimit) await db.profiles.update(ask.userId, { token_balance: 0 });
  await db.messages.put({
    id: noticeIdOf(ask.messageId),
    userId: ask.userId,
    role: 'assistant',
    content: isTokenLimit ? chatWords.outOfTokens : chatWords.failed,
    createdAt: question.createdAt + 1,
    state: 'failed',
    errorReason: error.reason,
  });
}

function eventOf(row: OutboxRow, ask: Ask, error: AppError): ChatEvent {
  const type = error.reason === 'token_limit' ? 'token_limit' : 'failed';
  return { type, userId: row.userId ?? ask.userId, messageId: ask.messageId, reason: error.reason };
}

export const chatAsk: OutboxKind<Ask> = {
  kind: 'chat.ask',
  schema,
  leaseMs: CHAT_LEASE_MS,
  async started(db, _row, ask) {
    await setState(db, ask, { state: 'sending' });
  },
  async postponed(db, _row, ask, error) {
    // Still being answered on the server: it is not the network that is waited for.
    if (error.reason === 'in_progress') return;
    await setState(db, ask, { state: 'waiting', errorReason: error.reason });
  },
  async deliver({ ctx, payload: ask, token }) {
    const messages = await ctx.store.run((db) => readMessages(db, ask.userId));
    const question = messages.find((message) => message.id === ask.messageId);
    // Cleared before it was sent: nobody waits for an answer.
    if (!question) return {};
    const reply = await askAssistant(ctx.http, token ?? '', {
      user_id: ask.userId,
      message_id: ask.messageId,
      message: question.content,
      history: historyFor(messages, question),
      priority: ask.priority,
      is_first_response: ask.isFirstResponse,
    });
    return {
      apply: (db) => storeReply(db, ctx, ask, reply),
      afterwards: () =>
        ctx.chatEvents.emit({ type: 'replied', userId: ask.userId, messageId: ask.messageId }),
    };
  },
  refused({ ctx, row, payload: ask }, error) {
    const failure = classifyFailure(error);
    // A server that answers with an error is not asked again behind the traveller's back: Retry is theirs.
    if (failure !== 'server' && failure !== 'refused') return null;
    return {
      apply: (db) => storeFailure(db, ask, error),
      afterwards: () => ctx.chatEvents.emit(eventOf(row, ask, error)),
    };
  },
};
