import { useCallback, useEffect, useRef } from 'react';
import type { ChatMessage } from '@/domain/chat/chat.ts';
import type { ReadAloud } from '@/domain/voice/voice.ts';

/** One function for all messages that stays the same while they are read; undefined where nothing can be read. */
export function useReadAloud(readAloud: ReadAloud | undefined): ((message: ChatMessage) => void) | undefined {
  const latest = useRef(readAloud);
  useEffect(() => {
    latest.current = readAloud;
  });
  const toggle = useCallback(({ id, content }: ChatMessage) => {
    if (latest.current?.speakingId === id) latest.current.stop();
    else latest.current?.speak(id, content);
  }, []);
  return readAloud && toggle;
}
