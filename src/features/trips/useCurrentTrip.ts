import { useEffect, useState } from 'react';
import { useData } from '@/data/door/door.ts';
import type { Conversation } from '@domain/chat/chatApi.ts';

/** The trip that a conversation is about: null for none, undefined until it has been read. */
export function useCurrentTrip(userId: string, conversation: Conversation): string | null | undefined {
  const { chat } = useData();
  const [seen, setSeen] = useState<{ userId: string; id: string | null } | null>(null);
  useEffect(() => {
    const watched = chat.watchCurrentTrip(userId, conversation).subscribe(
      (id) => setSeen({ userId, id }),
      // Storage that cannot be read is said where the chat itself is read.
      () => setSeen({ userId, id: null }),
    );
    return () => watched.unsubscribe();
  }, [chat, userId, conversation]);
  return seen?.userId === userId ? seen.id : undefined;
}
