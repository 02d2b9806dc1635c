/** Speaking to the app and being read to (requirements §4 and §8, Voice). */

/** Language of speech in and out (requirements §9). */
export const SPEECH_LANGUAGE = 'en-US';

/** Why nothing was heard. */
export type HearingFailure =
  | 'not_supported'
  | 'no_speech'
  | 'audio_capture'
  | 'not_allowed'
  | 'service_not_allowed'
  | 'network'
  | 'not_started'
  | 'unknown';

/** Title of the toast of requirements §8 for a browser that cannot hear. */
export const NOT_SUPPORTED_TITLE = 'Feature Not Supported';

const words: Record<HearingFailure, string> = {
  not_supported: 'Speech recognition is not supported by your browser.',
  no_speech: 'No speech was detected. Please try again.',
  audio_capture: 'Microphone not available. Please check permissions.',
  not_allowed: 'Permission to use microphone was denied.',
  // not in the specification: what installed iOS apps and locked-down browsers answer instead of "not allowed"
  service_not_allowed: 'This browser does not allow voice input here. You can type instead.',
  // nor this: most browsers have a server of their maker's listen
  network: 'Voice input needs a network in this browser. You can type instead.',
  not_started: 'Could not start listening. Please try again.',
  unknown: 'An unknown error occurred.',
};

/** The words for a failure, those of requirements §8 where it has any. */
export function describeHearing(reason: HearingFailure): string {
  return words[reason];
}

/** The failure that an error code of the Web Speech API stands for; null where listening was ended, and nothing failed. */
export function hearingFailureOf(code: string): HearingFailure | null {
  switch (code) {
    // by another recognizer: a browser hears for one at a time, and that may be in another tab
    case 'aborted':
      return null;
    case 'no-speech':
      return 'no_speech';
    case 'audio-capture':
      return 'audio_capture';
    case 'not-allowed':
      return 'not_allowed';
    case 'service-not-allowed':
      return 'service_not_allowed';
    case 'network':
      return 'network';
    default:
      return 'unknown';
  }
}

/** Voice input: idle, listening, error (requirements §4). */
export type VoiceInputState =
  | { readonly name: 'idle' }
  | { readonly name: 'listening' }
  | { readonly name: 'error'; readonly reason: HearingFailure };

export type VoiceInputEvent =
  | { readonly type: 'listen' }
  /** The traveller does not want to be listened to any more. */
  | { readonly type: 'stop' }
  /** The one listening is over, with words or without. */
  | { readonly type: 'ended' }
  | { readonly type: 'failed'; readonly reason: HearingFailure };

/** The next state. The end that follows an error does not wipe it out; the next try does. */
export function voiceInputTransition(state: VoiceInputState, event: VoiceInputEvent): VoiceInputState {
  switch (event.type) {
    case 'listen':
      return { name: 'listening' };
    case 'failed':
      return { name: 'error', reason: event.reason };
    case 'stop':
      return { name: 'idle' };
    case 'ended':
      return state.name === 'listening' ? { name: 'idle' } : state;
  }
}

/** Reads messages aloud, one at a time. */
export interface ReadAloud {
  /** The message that is being read; null while there is silence. */
  readonly speakingId: string | null;
  /** Reads a message (markdown) in place of what was being read, or stops reading it. The same function always. */
  readonly toggle: (id: string, text: string) => void;
}

/** What hands-free talk needs of the chat it talks with. */
export interface TalkPartner {
  /** The newest reply or notice; null before the first. A reply that is still being written is not one yet. */
  readonly lastReply: { readonly id: string; readonly text: string; readonly failed: boolean } | null;
  /** No question can be sent now: one is being answered, or there are no tokens. */
  readonly busy: boolean;
  readonly outOfTokens: boolean;
  /** The newest question waits: for the network, or for a server that takes it later. */
  readonly waiting: false | 'network' | 'server';
  /** Answers whether the question was written down. */
  send(text: string): Promise<boolean>;
}
