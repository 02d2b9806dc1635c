/** What is being read aloud on this page: one message at a time, whoever asked (spec section 4, Speech output). */
import { create } from 'zustand';
import { sentencesOf } from '@/domain/voice/sentences.ts';
import { spokenText } from '@/domain/voice/spokenText.ts';
import type { SpeechEnd } from '@/platform/speech/synthesis.ts';
import { getSynthesizer } from './devices.ts';

interface ReadingStore {
  readonly speakingId: string | null;
}

export const useReadingStore = create<ReadingStore>(() => ({ speakingId: null }));

/** Reads markdown as plain words in place of what was being read. `onEnd` is not called when it is cut short. */
export function readAloud(id: string, markdown: string, onEnd: (end: SpeechEnd) => void): void {
  useReadingStore.setState({ speakingId: id });
  getSynthesizer().speak(sentencesOf(spokenText(markdown)), (end) => {
    useReadingStore.setState({ speakingId: null });
    onEnd(end);
  });
}

export function stopReading(): void {
  if (useReadingStore.getState().speakingId === null) return;
  useReadingStore.setState({ speakingId: null });
  getSynthesizer().cancel();
}
