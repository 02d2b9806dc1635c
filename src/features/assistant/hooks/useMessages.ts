import { useCallback, useEffect, useMemo, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';
import { type ChatMessage, isSavedChat } from '@domain/chat/messages.ts';

/** How long a device without a saved chat waits for the account's copy before it offers to start. */
const SYNC_PATIENCE_MS = 4_000;

interface Messages {
  /** Oldest first; null until storage has been read. */
  readonly messages: readonly ChatMessage[] | null;
  /** Whether what there is has been found: here, or by asking the server. */
  readonly settled: boolean;
  /** Storage cannot be read: what it holds is not known, which is not the same as an empty chat. */
  readonly unreadable: boolean;
  /** Reads it again. */
  readonly readAgain: () => void;
}

interface Read {
  readonly userId: string;
  readonly messages: readonly ChatMessage[] | null;
  readonly unreadable: boolean;
}

/** A conversation of the traveller's as this device holds it, joined with the account's copy in the background. */
export function useMessages(userId: string, conversation: Conversation): Messages {
  const { chat } = useData();
  const [read, setRead] = useState<Read>({ userId, messages: null, unreadable: false });
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState(false);

  const source = useMemo(
    () => ({ attempt, messages: chat.watchMessages(userId, conversation) }),
    [chat, userId, conversation, attempt],
  );
  useEffect(() => {
    const subscription = source.messages.subscribe(
      (messages) => setRead({ userId, messages, unreadable: false }),
      () => setRead({ userId, messages: null, unreadable: true }),
    );
    return () => subscription.unsubscribe();
  }, [userId, source]);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), SYNC_PATIENCE_MS);
    const stop = chat.keepChatSynced(userId, () => setAsked(true));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [chat, userId]);

  const readAgain = useCallback(() => setAttempt((count) => count + 1), []);
  // What was read of another account is not shown for the moment until this one's is.
  const messages = read.userId === userId ? read.messages : null;
  return {
    messages,
    settled: messages !== null && (asked || isSavedChat(messages)),
    unreadable: read.userId === userId && read.unreadable,
    readAgain,
  };
}
