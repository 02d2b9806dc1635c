/** Speech in: one listening at a time, in en-US, without interim results (requirements §4, Voice). */
import { type HearingFailure, hearingFailureOf, SPEECH_LANGUAGE } from '@domain/voice/voice.ts';
import { type Clock, systemClock } from '../clock.ts';

export interface HearingHandlers {
  onText(text: string): void;
  onFailure(reason: HearingFailure): void;
  /** It is over: after the text, after a failure, or in silence. Called once, and not after the answered function. */
  onEnd(): void;
}

export interface SpeechRecognizer {
  readonly supported: boolean;
  /**
   * Whether this browser hears while it speaks. iOS gives the microphone and the voice to one at a time: listening
   * there silences what is being said.
   */
  readonly hearsWhileSpeaking: boolean;
  /** Listens once; answers what ends it at once, after which no handler is called. */
  listen(handlers: HearingHandlers): () => void;
}

/** How long `start` may be silent. Installed iOS apps are known to neither begin nor fail. */
export const START_PATIENCE_MS = 4_000;

interface ResultEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

/** What this module uses of the browser's recognizer; TypeScript's own types know none. */
interface NativeRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** Chromium: to be heard on the device alone. */
  processLocally?: boolean;
  addEventListener(type: 'start' | 'end', listener: () => void): void;
  addEventListener(type: 'result', listener: (event: ResultEvent) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly error: string }) => void): void;
  start(): void;
  abort(): void;
}
interface NativeConstructor {
  new (): NativeRecognition;
  /** Chromium: whether it has a language; `available` where it can hear at once. */
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

declare global {
  interface Window {
    readonly SpeechRecognition?: NativeConstructor;
    readonly webkitSpeechRecognition?: NativeConstructor;
  }
}

export interface RecognitionScope extends Pick<Window, 'SpeechRecognition' | 'webkitSpeechRecognition'> {
  readonly navigator?: Pick<Navigator, 'userAgent'>;
}

export function createSpeechRecognizer(
  scope: RecognitionScope = window,
  clock: Clock = systemClock,
): SpeechRecognizer {
  const Native = scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
  // Where this device hears by itself it always does: in the air too, and no word leaves it.
  let hearsHere = false;
  const look = () => {
    const asked = Native?.available?.({ langs: [SPEECH_LANGUAGE], processLocally: true });
    asked?.then((state) => (hearsHere = state === 'available')).catch(() => (hearsHere = false));
  };
  look();
  return {
    supported: Native !== undefined,
    hearsWhileSpeaking: Native !== undefined && isChromium(scope.navigator),
    listen(handlers) {
      if (Native) {
        const native = new Native();
        if (hearsHere) native.processLocally = true;
        // for the next time: it may have been fetched or removed meanwhile
        look();
        return listenOnce(native, handlers, clock);
      }
      handlers.onFailure('not_supported');
      handlers.onEnd();
      return () => {};
    },
  };
}

/**
 * Of the engines only Chromium is known to do both; every browser on iOS is Safari underneath, whatever it calls
 * itself ("CriOS" has no "Chrome/").
 */
function isChromium(navigator: RecognitionScope['navigator']): boolean {
  return navigator !== undefined && /\bChrom(e|ium)\//.test(navigator.userAgent);
}

function listenOnce(native: NativeRecognition, handlers: HearingHandlers, clock: Clock): () => void {
  let over = false;
  let heard = false;
  const close = () => {
    over = true;
    cancelWatch();
  };
  const fail = (reason: HearingFailure) => {
    if (over) return;
    close();
    handlers.onFailure(reason);
    handlers.onEnd();
  };
  const cancelWatch = clock.after(START_PATIENCE_MS, () => {
    fail('not_started');
    native.abort();
  });

  native.lang = SPEECH_LANGUAGE;
  native.continuous = false;
  native.interimResults = false;
  native.maxAlternatives = 1;
  native.addEventListener('start', cancelWatch);
  native.addEventListener('result', ({ results }) => {
    if (over) return;
    const text = Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
      .filter(Boolean)
      .join(' ');
    if (text === '') return;
    heard = true;
    handlers.onText(text);
  });
  native.addEventListener('error', ({ error }) => {
    // What was heard before stands; the end follows.
    if (heard || over) return;
    const reason = hearingFailureOf(error);
    if (reason) return fail(reason);
    close();
    handlers.onEnd();
  });
  native.addEventListener('end', () => {
    if (over) return;
    // Safari ends in silence without the error that others raise.
    if (!heard) return fail('no_speech');
    close();
    handlers.onEnd();
  });
  try {
    native.start();
  } catch {
    fail('not_started');
  }
  return () => {
    if (over) return;
    close();
    native.abort();
  };
}
