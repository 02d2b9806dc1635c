/** Both conversations: written on this device first, sent through the outbox, joined with the server's copy. */
import type { Conversation } from '@domain/chat/chatApi.ts';
import { MAX_MESSAGE_CHARS } from '@domain/chat/messageSize.ts';
import { type ChatMessage, compareMessages, noticeIdOf } from '@domain/chat/messages.ts';
import { type PartialReply, withReplies } from '@domain/chat/partialReply.ts';
import { AppError, type AppErrorReason } from '@domain/errors/appError.ts';
import type { DataContext } from '../../context.ts';
import { readReplies } from '../../local/partialReplies.ts';
import type { WaymarkDatabase } from '../../local/database.ts';
import {
  applyClear,
  getMessage,
  rawMessages,
  removeCorruptMessages,
  timeForMessage,
} from '../../local/messages.ts';
import type { MessageRow } from '../../local/rows.ts';
import { writeChat } from '../../local/chatTransaction.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { askId, chatAsk, enqueueAsk } from '../../outbox/kinds/chatAsk.ts';
import { chatClear } from '../../outbox/kinds/chatClear.ts';
import { dropAsks } from '../../outbox/kinds/giveUp.ts';
import { dropAnswer } from '../../outbox/kinds/ofQuestion.ts';
import { renewParked } from '../../outbox/outbox.ts';
import { keepSynced } from '../sync/keepSynced.ts';
import { pullChat } from './chatSync.ts';
import { takeFreeResponse } from './chatFree.ts';
import { takeTrip } from './chatTrip.ts';
import { createMessageReader } from './messageReader.ts';
import { liveQuery } from '../../local/live.ts';

export interface SendOptions {
  readonly conversation: Conversation;
  /** Premium and Business (requirements §6). */
  readonly priority: boolean;
  /** The trip that it is about, null for a new one; undefined for the one that was chosen, or that was spoken of last. */
  readonly tripId?: string | null | undefined;
  /** The draft that is sent: it goes in the same step as the message comes, so that no page finds both. */
  readonly draft?: string | undefined;
}

export interface WatchedMessages {
  subscribe(
    next: (messages: readonly ChatMessage[]) => void,
    fail?: (thrown: unknown) => void,
  ): { unsubscribe(): void };
}

/**
 * A conversation of an account, oldest first, as it changes, in this tab or another, with what has come of answers that
 * are not whole. A message that has not changed stays the same object, so that memoised rows are not rendered again.
 * Corrupt rows are removed silently; storage that cannot be read at all ends it with an AppError.
 */
export function watchMessages(ctx: DataContext, userId: string, conversation: Conversation): WatchedMessages {
  const read = createMessageReader();
  // Failing here hides nothing: the query below skips corrupt rows by itself.
  void ctx.store.run((db) => removeCorruptMessages(db, userId)).catch(() => {});
  return {
    subscribe(next, fail) {
      let messages: ChatMessage[] | null = null;
      let replies: ReadonlyMap<string, PartialReply> | null = null;
      const tell = () => {
        if (messages && replies) next(withReplies(messages, replies));
      };
      // Two queries: what comes of an answer changes all the time, and the whole chat is not read again for it.
      const ofMessages = liveQuery(() => ctx.store.run((db) => rawMessages(db, userId)));
      const ofReplies = liveQuery(() => ctx.store.run((db) => readReplies(db, userId)));
      const subscriptions = [
        ofMessages.subscribe((rows) => {
          messages = read(rows)
            .filter((message) => message.conversation === conversation)
            .sort(compareMessages);
          tell();
        }, fail),
        ofReplies.subscribe((now) => {
          // A reply goes only when its question is answered or goes, too: until that is read it is not missed.
          replies = new Map([...(replies ?? []), ...now]);
          tell();
        }, fail),
      ];
      return {
        unsubscribe() {
          for (const subscription of subscriptions) subscription.unsubscribe();
        },
      };
    },
  };
}

/**
 * Stores a message and queues it for the assistant; answers its id as soon as it is safe on this device. A free first
 * response that was promised is asked for with it.
 * @throws AppError `invalid` for an empty or too long text, `storage_full` or `storage` when it cannot be kept.
 */
export async function sendMessage(
  ctx: DataContext,
  userId: string,
  text: string,
  { conversation, priority, tripId, draft }: SendOptions,
): Promise<string> {
  const content = text.trim();
  if (content === '') throw new AppError('invalid', { field: 'message' });
  if (content.length > MAX_MESSAGE_CHARS) {
    const serverMessage = `A message can have up to ${MAX_MESSAGE_CHARS.toLocaleString('en-US')} characters.`;
    throw new AppError('invalid', { field: 'message', serverMessage });
  }
  const id = ctx.newId();
  await writeChat(ctx.store, async (db) => {
    if (await getMessage(db, userId, id)) return;
    const createdAt = await timeForMessage(db, userId, conversation, ctx.clock.now());
    // what was chosen is used up by a question about another trip as well
    const chosen = await takeTrip(db, userId, conversation);
    const about = tripId === undefined ? chosen : tripId;
    // The server grants it to the assistant's answers alone.
    const isFirstResponse = conversation === 'assistant' && (await takeFreeResponse(db, userId));
    const ask: MessageRow['ask'] = { priority, isFirstResponse };
    if (about !== undefined) ask.tripId = about;
    const message: MessageRow = {
      id,
      userId,
      conversation,
      role: 'user',
      content,
      createdAt,
      state: 'waiting',
      ask,
    };
    await db.messages.put(message);
    if (draft !== undefined) await db.drafts.delete([userId, draft]);
    await enqueueAsk(db, ctx, message);
  });
  ctx.kick();
  return id;
}

/**
 * Asks again for the answer to a message that failed, that was stopped or whose answer broke off, under its old id: a
 * reply that was made after all is not charged twice. One that waits for its next try is tried now.
 */
export async function retryMessage(ctx: DataContext, userId: string, messageId: string): Promise<void> {
  // of one that this device has answered, the answer is kept to be sent again
  if (await renewParked(ctx, askId(messageId))) return;
  await writeChat(ctx.store, async (db) => {
    const message = await getMessage(db, userId, messageId);
    if (message?.role !== 'user') return;
    if (message.state === 'waiting') await hurry(db, messageId, ctx.clock.now());
    if (message.state !== 'failed' && message.state !== 'stopped') return;
    const { errorReason: _reason, ...rest } = message;
    const waiting: MessageRow = { ...rest, state: 'waiting' };
    await db.messages.put(waiting);
    await db.messages.delete([userId, noticeIdOf(messageId)]);
    await dropAnswer(db, { userId, messageId });
    await enqueueAsk(db, ctx, waiting);
  });
  ctx.kick();
}

/** Sends a question that waits for its next try with the next drain. */
async function hurry(db: WaymarkDatabase, messageId: string, now: number): Promise<void> {
  await db.outbox
    .where('subject')
    .equals(messageId)
    .filter((row) => row.kind === 'chat.ask' && row.lease === null)
    .modify({ nextAttemptAt: now });
}

/** Empties a conversation here at once and everywhere when the network allows. A question on its way is dropped. */
export async function clearChat(ctx: DataContext, userId: string, conversation: Conversation): Promise<void> {
  const id = ctx.newId();
  let asked: string[] = [];
  await writeChat(ctx.store, async (db) => {
    const now = ctx.clock.now();
    const before = Math.max(now, (await timeForMessage(db, userId, conversation, now)) - 1);
    const unsent = await applyClear(db, userId, conversation, before, { keepUnsent: false, now });
    await db.meta.delete([userId, `chat.trip:${conversation}`]);
    asked = await dropAsks(db, userId, conversation, { unsent, now });
    await enqueue(db, ctx, {
      id,
      kind: chatClear.kind,
      entity: `chat:${userId}`,
      userId,
      subject: null,
      payload: { conversation, before },
    });
  });
  for (const messageId of asked) ctx.replies.stop(messageId);
  ctx.kick();
}

/**
 * Pulls what other devices added since the last time, merges it by message id, and applies the last clear.
 * Unsent messages are left as they are. Throws AppError when the server cannot be reached.
 */
export function syncChat(ctx: DataContext, userId: string): Promise<void> {
  return pullChat(userId, ctx);
}

/**
 * Syncs at once, and again whenever the network returns or the page is seen again, until the answered function is
 * called. `onAttempt` is called after each attempt, also one that failed: what is stored is then what there is.
 */
export function keepChatSynced(
  ctx: DataContext,
  userId: string,
  onAttempt: () => void = () => {},
): () => void {
  return keepSynced(ctx, () => syncChat(ctx, userId), onAttempt);
}

/** Calls back when a question was refused for good, whichever tab sent it. Answers what stops it. */
export function onRefusal(
  ctx: DataContext,
  userId: string,
  listener: (messageId: string, reason: AppErrorReason) => void,
): () => void {
  return ctx.settled.listen(({ kind, userId: of, subject, outcome, reason = 'unknown' }) => {
    const isMeant = kind === chatAsk.kind && of === userId && outcome === 'failed';
    if (isMeant && subject !== null) listener(subject, reason);
  });
}
