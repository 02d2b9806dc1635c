import type { SpeechEnd, SpeechSynthesizer } from './synthesis.ts';

/** A voice that a test lets finish. */
export function createFakeSynthesizer(supported = true) {
  let current: { pieces: readonly string[]; onEnd: (end: SpeechEnd) => void } | null = null;
  const synthesizer: SpeechSynthesizer = {
    supported,
    speak(pieces, onEnd) {
      if (supported) current = { pieces, onEnd };
      else onEnd('silent');
    },
    cancel() {
      current = null;
    },
  };
  return {
    ...synthesizer,
    /** What is being spoken; null in silence. */
    speaking: () => current?.pieces ?? null,
    finish(end: SpeechEnd = 'spoken') {
      const said = current;
      current = null;
      said?.onEnd(end);
    },
  };
}
