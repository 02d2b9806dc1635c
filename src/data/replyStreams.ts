/**
 * Replies that this tab asks for: what has come of each, of which the newest words are not written down yet
 * (local/partialReplies.ts), and the means to stop. A stop reaches the tab that asks wherever it was pressed.
 */
import type { ReplyProgress } from '@domain/chat/replyEvents.ts';
import { emptyReply, type PartialReply, replyAfter } from '@domain/chat/partialReply.ts';
import { AppError } from '@domain/errors/appError.ts';
import type { Broadcast } from '@/platform/broadcast.ts';
import { parseTabMessage, type TabMessage } from './tabMessages.ts';

/** One reply on its way. */
interface ReplyStream {
  /** Aborted when the traveller stops it or the account leaves; with an AppError where that is only the connection. */
  readonly signal: AbortSignal;
  readonly accept: (event: ReplyProgress) => void;
  /** What has come so far; null until something has. */
  readonly soFar: () => PartialReply | null;
  /** What came is stored: it need not be kept here. A later asking of the question stays. */
  readonly end: () => void;
}

export interface ReplyStreams {
  /** A question is asked, perhaps again: what came before is forgotten. */
  begin(messageId: string): ReplyStream;
  /** What has come of the reply to a question that is being asked here; the same object until more comes, or null. */
  get(messageId: string): PartialReply | null;
  listen(listener: () => void): () => void;
  /** Stops listening to the reply, in whichever tab that is done. */
  stop(messageId: string): void;
  /** Stops all in this tab: the account leaves. */
  stopAll(): void;
  /** Hangs up on all in this tab, as a lost connection does: the page goes away, and what it asked stays asked. */
  hangUp(): void;
}

interface Entry {
  reply: PartialReply;
  controller: AbortController;
}

export function createReplyStreams(broadcast: Broadcast): ReplyStreams {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const soFar = (entry: Entry | undefined) => (entry && entry.reply !== emptyReply ? entry.reply : null);
  const stopHere = (messageId: string) => entries.get(messageId)?.controller.abort();
  broadcast.listen((value) => {
    const message = parseTabMessage(value);
    if (message?.type === 'stop_reply') stopHere(message.messageId);
  });

  return {
    begin(messageId) {
      const entry: Entry = { reply: emptyReply, controller: new AbortController() };
      entries.set(messageId, entry);
      changed();
      return {
        signal: entry.controller.signal,
        accept(event) {
          entry.reply = replyAfter(entry.reply, event);
          changed();
        },
        soFar: () => soFar(entry),
        end() {
          // Nobody is told: who shows it hears of what is stored in its place.
          if (entries.get(messageId) === entry) entries.delete(messageId);
        },
      };
    },
    get: (messageId) => soFar(entries.get(messageId)),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop(messageId) {
      stopHere(messageId);
      broadcast.post({ type: 'stop_reply', messageId } satisfies TabMessage);
    },
    stopAll() {
      for (const messageId of entries.keys()) stopHere(messageId);
    },
    hangUp() {
      for (const { controller } of entries.values()) controller.abort(new AppError('offline'));
    },
  };
}
