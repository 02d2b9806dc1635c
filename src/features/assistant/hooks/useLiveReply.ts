import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useData } from '@/data/door/door.ts';
import type { ChatMessage } from '@domain/chat/messages.ts';
import { partOf } from '@domain/chat/partialReply.ts';

/**
 * What has come of the answer to a question that this tab asks, as it comes: ahead of what is written down of it. Null
 * while that is nothing. Deferred: what is typed meanwhile goes first, and of many pieces only the newest text is drawn.
 */
export function useLiveReply(question: ChatMessage | undefined): ChatMessage | null {
  const { chat } = useData();
  const id = question?.id;
  const soFar = useSyncExternalStore(chat.onReplyProgress, () =>
    id === undefined ? null : chat.replySoFar(id),
  );
  const live = useMemo(() => (question && soFar ? partOf(question, soFar) : null), [question, soFar]);
  return useDeferredValue(live);
}
