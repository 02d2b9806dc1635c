/** An ear kept open while the page itself speaks, for a word to stop. */
import type { HearingFailure } from '@domain/voice/voice.ts';
import type { SpeechRecognizer } from '@/platform/speech/recognition.ts';

/** Between two listenings, ms: an engine that ends at once is not asked without end. */
export const BETWEEN_MS = 300;

const nothing = () => {};

/**
 * Tells what is heard, again and again, until the answered function is called. Where the browser cannot do both, or
 * refuses, it hears nothing and says nothing: a tap and Escape are there.
 */
export function overhear(recognizer: SpeechRecognizer, onText: (text: string) => void): () => void {
  if (!recognizer.hearsWhileSpeaking) return nothing;
  let close = nothing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const listen = () => {
    let heard = false;
    let failure: HearingFailure | null = null;
    close = recognizer.listen({
      onText(text) {
        heard = true;
        onText(text);
      },
      onFailure: (reason) => {
        failure = reason;
      },
      onEnd() {
        // Without a word and without a failure somebody else has the ear.
        if (!over && (heard || failure === 'no_speech')) timer = setTimeout(listen, BETWEEN_MS);
      },
    });
  };
  listen();
  return () => {
    over = true;
    clearTimeout(timer);
    close();
  };
}
