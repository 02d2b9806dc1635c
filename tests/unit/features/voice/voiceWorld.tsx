import { useEffect } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { ReadAloud } from '@domain/voice/voice.ts';
import * as devices from '@/features/voice/devices.ts';
import { useHearingStore } from '@/features/voice/hearing.ts';
import { useMessageReader } from '@/features/voice/hooks/useMessageReader.ts';
import { useReadingStore } from '@/features/voice/reading.ts';
import { createFakeRecognizer } from '@/platform/speech/recognition.fake.ts';
import { createFakeSynthesizer } from '@/platform/speech/synthesis.fake.ts';
import { clearToasts } from '../../../support/toasts.ts';

/** The page's ear and mouth, played; a test that uses them mocks features/voice/devices.ts. */
export let ear: ReturnType<typeof createFakeRecognizer>;
export let mouth: ReturnType<typeof createFakeSynthesizer>;

export function play(hears = true, speaks = true, both = false): void {
  ear = createFakeRecognizer(hears, both);
  mouth = createFakeSynthesizer(speaks);
  vi.mocked(devices.getRecognizer).mockReturnValue(ear);
  vi.mocked(devices.getSynthesizer).mockReturnValue(mouth);
}

export function startAnew(): void {
  play();
  clearToasts();
  useHearingStore.setState({ usable: true });
  useReadingStore.setState({ speakingId: null });
}

export const user = userEvent.setup({ delay: null });
export const mic = () => screen.getByRole('button', { name: 'Voice input' });

/** The reader of the screen that was drawn last. */
export const screenReader: { current: ReadAloud | undefined } = { current: undefined };

/** A screen with messages; it says which one is being read. */
export function Reader() {
  const readAloud = useMessageReader();
  useEffect(() => {
    screenReader.current = readAloud;
  }, [readAloud]);
  return <p>{readAloud?.speakingId ?? 'silence'}</p>;
}
