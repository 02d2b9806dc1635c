/** What is being read aloud on this page: one message at a time, whoever asked (requirements §4, Speech output). */
import { create } from 'zustand';
import { onClock } from '@domain/dates/dayTimes.ts';
import { sentencesOf } from '@domain/voice/sentences.ts';
import { spokenText } from '@domain/voice/spokenText.ts';
import { deviceSettings } from '@/platform/deviceSettings.ts';
import type { SpeechEnd } from '@/platform/speech/synthesis.ts';
import { getSynthesizer } from './devices.ts';
import { takeFloor } from './floor.ts';

interface ReadingStore {
  readonly speakingId: string | null;
}

export const useReadingStore = create<ReadingStore>(() => ({ speakingId: null }));

const nothing = () => {};
let stopCurrent = nothing;

/** Speaks markdown as plain words, for whoever has the floor. */
export function speakMarkdown(markdown: string, onEnd: (end: SpeechEnd) => void): void {
  getSynthesizer().speak(sentencesOf(onClock(deviceSettings().clock, spokenText(markdown))), onEnd);
}

/**
 * Reads a message in place of what was being said or listened to. Answers what stops this reading, and no other;
 * `onEnd` is not called when it is stopped, or somebody else takes the floor.
 */
export function readAloud(id: string, markdown: string, onEnd: (end: SpeechEnd) => void): () => void {
  let over = false;
  const finish = () => {
    over = true;
    stopCurrent = nothing;
    leaveFloor();
    useReadingStore.setState({ speakingId: null });
  };
  const stop = () => {
    if (over) return;
    finish();
    getSynthesizer().cancel();
  };
  const leaveFloor = takeFloor(stop);
  stopCurrent = stop;
  useReadingStore.setState({ speakingId: id });
  speakMarkdown(markdown, (end) => {
    finish();
    onEnd(end);
  });
  return stop;
}

/** Stops whatever message is being read, whoever asked for it. */
export function stopReading(): void {
  stopCurrent();
}
