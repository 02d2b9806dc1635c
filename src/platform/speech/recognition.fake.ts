import type { HearingFailure } from '@domain/voice/voice.ts';
import type { HearingHandlers, SpeechRecognizer } from './recognition.ts';

/** A recognizer that hears what a test says. */
export function createFakeRecognizer(supported = true, hearsWhileSpeaking = false) {
  let current: HearingHandlers | null = null;
  const take = () => {
    const handlers = current;
    if (!handlers) throw new Error('Nobody is listening');
    current = null;
    return handlers;
  };
  const recognizer: SpeechRecognizer = {
    supported,
    hearsWhileSpeaking,
    listen(handlers) {
      if (!supported) {
        handlers.onFailure('not_supported');
        handlers.onEnd();
        return () => {};
      }
      current = handlers;
      return () => {
        if (current === handlers) current = null;
      };
    },
  };
  return {
    ...recognizer,
    isListening: () => current !== null,
    hear(text: string) {
      const handlers = take();
      handlers.onText(text);
      handlers.onEnd();
    },
    /** The browser gives the ear to somebody else. */
    abort() {
      take().onEnd();
    },
    fail(reason: HearingFailure) {
      const handlers = take();
      handlers.onFailure(reason);
      handlers.onEnd();
    },
  };
}
