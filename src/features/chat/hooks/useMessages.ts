import { useObservable } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { keepChatSynced, watchMessages } from '@/data/repositories/chat.ts';
import { type ChatMessage, isSavedChat } from '@/domain/chat.ts';

/** How long a device without a saved chat waits for the account's copy before it offers to start. */
const SYNC_PATIENCE_MS = 4_000;

interface Messages {
  /** Oldest first; null until storage has been read. */
  readonly messages: readonly ChatMessage[] | null;
  /** Whether what there is has been found: here, or by asking the server. */
  readonly settled: boolean;
}

/** The traveller's chat as this device holds it, joined with the account's copy in the background. */
export function useMessages(userId: string): Messages {
  const messages = useObservable(() => watchMessages(userId), [userId], null);
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(true), SYNC_PATIENCE_MS);
    const stop = keepChatSynced(userId, () => setAsked(true));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [userId]);

  return { messages, settled: messages !== null && (asked || isSavedChat(messages)) };
}
