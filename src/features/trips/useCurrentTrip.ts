import { useCallback } from 'react';
import { useData } from '@/data/door/door.ts';
import { useWatched } from '@/data/door/useWatched.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';

/** The trip that a conversation is about: null for none, undefined until it has been read. */
export function useCurrentTrip(userId: string, conversation: Conversation): string | null | undefined {
  const { chat } = useData();
  const watch = useCallback(() => chat.watchCurrentTrip(userId, conversation), [chat, userId, conversation]);
  // storage that cannot be read is said where the chat itself is read
  return useWatched(watch, null);
}
