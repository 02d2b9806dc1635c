import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { getSynthesizer } from '../devices.ts';
import { readAloud, stopReading, useReadingStore } from '../reading.ts';

const nothing = () => {};

/** Reads the messages of a screen aloud; undefined where the browser cannot. Leaving it ends what was asked for there. */
export function useMessageReader(): ReadAloud | undefined {
  const speakingId = useReadingStore((state) => state.speakingId);
  const leave = useRef(nothing);
  useEffect(() => () => leave.current(), []);
  const toggle = useCallback((id: string, text: string) => {
    if (useReadingStore.getState().speakingId === id) return stopReading();
    leave.current = readAloud(id, text, (end) => {
      if (end === 'silent') sayNoVoice();
    });
  }, []);
  return useMemo(
    () => (getSynthesizer().supported ? { speakingId, toggle } : undefined),
    [speakingId, toggle],
  );
}

function sayNoVoice(): void {
  showToast({
    title: 'Not read aloud',
    description: 'This device has no voice for it. Check its text-to-speech settings.',
    variant: 'destructive',
  });
}
