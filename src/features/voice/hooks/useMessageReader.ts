import { useEffect, useMemo } from 'react';
import type { ReadAloud } from '@/domain/voice.ts';
import { showToast } from '@/ui/feedback/toast.ts';
import { getSynthesizer } from '../devices.ts';
import { readAloud, stopReading, useReadingStore } from '../reading.ts';

/** Reading aloud for a screen with messages; undefined where the browser cannot. Leaving the screen ends it. */
export function useReadAloud(): ReadAloud | undefined {
  const speakingId = useReadingStore((state) => state.speakingId);
  useEffect(() => stopReading, []);
  return useMemo(() => {
    if (!getSynthesizer().supported) return undefined;
    return { speakingId, speak, stop: stopReading };
  }, [speakingId]);
}

function speak(id: string, text: string): void {
  readAloud(id, text, (end) => {
    if (end === 'silent') sayNoVoice();
  });
}

function sayNoVoice(): void {
  showToast({
    title: 'Not read aloud',
    description: 'This device has no voice for it. Check its text-to-speech settings.',
    variant: 'destructive',
  });
}
