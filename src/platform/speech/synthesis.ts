/**
 * Speech out: pieces spoken one after the other, one text at a time. Works around what browsers do: Chrome stops a
 * long utterance after some 15 s (so: short pieces), drops what is spoken right after `cancel`, collects utterances
 * that nobody holds, and has its voices late; an engine without voices never calls back at all.
 */
import { SPEECH_LANGUAGE } from '@domain/voice/voice.ts';
import { type Clock, systemClock } from '../clock.ts';

/** `silent`: this device did not get a word out. */
export type SpeechEnd = 'spoken' | 'silent';

export interface SpeechSynthesizer {
  readonly supported: boolean;
  /** Speaks in place of what was being spoken. `onEnd` is called once, and not when it is cancelled or replaced. */
  speak(pieces: readonly string[], onEnd: (end: SpeechEnd) => void): void;
  cancel(): void;
}

/** Between `cancel` and the next words; without it Chrome drops them. */
export const AFTER_CANCEL_MS = 120;
/** How long the first words wait for voices; without any they are left to the browser's own choice. */
export const VOICES_PATIENCE_MS = 1_000;
/** How long a piece may take to begin. */
export const BEGIN_PATIENCE_MS = 5_000;

export interface SynthesisScope {
  readonly speechSynthesis?: Pick<
    SpeechSynthesis,
    'speak' | 'cancel' | 'speaking' | 'pending' | 'getVoices' | 'addEventListener' | 'removeEventListener'
  >;
  readonly SpeechSynthesisUtterance?: new (text: string) => SpeechSynthesisUtterance;
  addEventListener?(type: 'pagehide', listener: () => void): void;
}

const nothing = () => {};

export function createSpeechSynthesizer(
  scope: SynthesisScope = window,
  clock: Clock = systemClock,
): SpeechSynthesizer {
  const { speechSynthesis: engine, SpeechSynthesisUtterance: Utterance } = scope;
  if (!engine || !Utterance) {
    return { supported: false, speak: (_pieces, onEnd) => onEnd('silent'), cancel: nothing };
  }
  /** What is being spoken; a callback of an older run finds that it is not its turn any more. */
  let run = 0;
  /** Held, or Chrome collects it and its end is never told. */
  let held: SpeechSynthesisUtterance | null = null;
  let cancelTimer = nothing;
  let cancelledAt = -Infinity;

  const halt = () => {
    run += 1;
    held = null;
    cancelTimer();
    if (!engine.speaking && !engine.pending) return;
    engine.cancel();
    cancelledAt = clock.now();
  };

  const speakFrom = (pieces: readonly string[], mine: number, onEnd: (end: SpeechEnd) => void) => {
    const [piece, ...rest] = pieces;
    if (piece === undefined) {
      held = null;
      onEnd('spoken');
      return;
    }
    const utterance = new Utterance(piece);
    held = utterance;
    utterance.lang = SPEECH_LANGUAGE;
    utterance.voice = voiceOf(engine.getVoices());
    const over = (next: () => void) => () => {
      if (mine !== run || held !== utterance) return;
      cancelTimer();
      next();
    };
    const giveUp = over(() => {
      halt();
      onEnd('silent');
    });
    cancelTimer = clock.after(BEGIN_PATIENCE_MS, giveUp);
    utterance.addEventListener('start', () => mine === run && cancelTimer());
    utterance.addEventListener(
      'end',
      over(() => speakFrom(rest, mine, onEnd)),
    );
    utterance.addEventListener('error', giveUp);
    engine.speak(utterance);
  };

  const whenVoiced = (begin: () => void) => {
    // Safari wants the first words in the gesture itself, and has its voices at once.
    if (engine.getVoices().length > 0) return begin();
    const go = () => {
      engine.removeEventListener('voiceschanged', go);
      cancelTimer();
      begin();
    };
    engine.addEventListener('voiceschanged', go);
    const cancelWait = clock.after(VOICES_PATIENCE_MS, go);
    cancelTimer = () => {
      cancelWait();
      engine.removeEventListener('voiceschanged', go);
    };
  };

  scope.addEventListener?.('pagehide', halt);
  return {
    supported: true,
    speak(pieces, onEnd) {
      halt();
      const mine = run;
      const begin = () => whenVoiced(() => speakFrom(pieces, mine, onEnd));
      const breath = cancelledAt + AFTER_CANCEL_MS - clock.now();
      if (breath > 0) cancelTimer = clock.after(breath, begin);
      else begin();
    },
    cancel: halt,
  };
}

/** An American voice of the device itself where there is one; null leaves it to the browser. */
function voiceOf(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  // Android writes en_US
  const american = voices.filter(({ lang }) => lang.replace('_', '-') === SPEECH_LANGUAGE);
  return american.find(({ localService }) => localService) ?? american[0] ?? null;
}
