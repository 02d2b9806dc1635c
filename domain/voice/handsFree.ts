/**
 * Hands-free talk as a pure state machine: speak, hear the answer, speak again. A transition answers the next state
 * and what has to be done; it does nothing itself. One side has the turn at a time: an open microphone would hear the
 * answer, and a screen reader's words for a new state; so states are announced in `ready`, before listening begins.
 * While the answer is read the microphone may be open all the same, for nothing but a word to stop.
 */
import type { HearingFailure } from './voice.ts';

export type HandsFreeEnd =
  | 'stopped'
  | 'not_heard'
  | 'no_answer'
  | 'offline'
  | 'later'
  | 'no_tokens'
  | 'no_voice'
  | HearingFailure;

export type HandsFreeState =
  | { readonly name: 'off'; readonly why: HandsFreeEnd | null }
  /** The traveller is told that it is their turn. */
  | { readonly name: 'ready'; readonly silences: number }
  | { readonly name: 'listening'; readonly silences: number }
  | { readonly name: 'waiting' }
  | { readonly name: 'speaking' };

export type HandsFreeEvent =
  | { readonly type: 'start' }
  | { readonly type: 'turn_told' }
  | { readonly type: 'heard'; readonly text: string }
  | { readonly type: 'not_heard'; readonly reason: HearingFailure }
  /** Listening is over without a word and without a failure: somebody else has the ear. */
  | { readonly type: 'closed' }
  /** What was said could not be written down or was not answered. */
  | { readonly type: 'not_answered'; readonly why: 'no_answer' | 'offline' | 'later' | 'no_tokens' }
  | { readonly type: 'answered'; readonly text: string }
  | { readonly type: 'spoken'; readonly outOfTokens: boolean }
  | { readonly type: 'not_spoken' }
  /** Something was said, or heard of the answer itself, while it is read aloud. */
  | { readonly type: 'overheard'; readonly text: string }
  /** A tap, Escape, or the page is left. */
  | { readonly type: 'stop' };

export type HandsFreeEffect =
  | { readonly type: 'tell_turn' }
  | { readonly type: 'listen' }
  | { readonly type: 'send'; readonly text: string }
  | { readonly type: 'speak'; readonly text: string }
  /** Silence, and a closed microphone. */
  | { readonly type: 'hush' };

export interface HandsFreeTransition {
  readonly state: HandsFreeState;
  readonly effects: readonly HandsFreeEffect[];
}

export const initialHandsFree: HandsFreeState = { name: 'off', why: null };

/** Times that silence is listened to before the microphone is closed for good. */
export const MAX_SILENCES = 2;

/** Whether what was said ends the talk: "stop", alone or with a word of courtesy or of what to stop. */
export function isStopWord(text: string): boolean {
  const said = text
    .toLowerCase()
    .replaceAll(/[^a-z\s]/g, '')
    .trim();
  return /^(please )?stop( now| please| it| listening| talking)?$/.test(said);
}

export function handsFreeTransition(state: HandsFreeState, event: HandsFreeEvent): HandsFreeTransition {
  if (event.type === 'stop') return state.name === 'off' ? stay(state) : end('stopped');
  switch (state.name) {
    case 'off':
      return event.type === 'start' ? takeTurn(0) : stay(state);
    case 'ready':
      return event.type === 'turn_told'
        ? { state: { name: 'listening', silences: state.silences }, effects: [{ type: 'listen' }] }
        : stay(state);
    case 'listening':
      return listening(state, event);
    case 'waiting':
      if (event.type === 'answered') {
        return { state: { name: 'speaking' }, effects: [{ type: 'speak', text: event.text }] };
      }
      return event.type === 'not_answered' ? end(event.why) : stay(state);
    case 'speaking':
      // The answer's own words, heard through the room, are no word to the app: only one that stands alone is.
      if (event.type === 'overheard') return isStopWord(event.text) ? end('stopped') : stay(state);
      if (event.type === 'spoken') return event.outOfTokens ? end('no_tokens') : takeTurn(0);
      return event.type === 'not_spoken' ? end('no_voice') : stay(state);
  }
}

function listening(
  state: Extract<HandsFreeState, { name: 'listening' }>,
  event: HandsFreeEvent,
): HandsFreeTransition {
  if (event.type === 'heard') {
    const text = event.text.trim();
    if (isStopWord(text)) return end('stopped');
    if (text !== '') return { state: { name: 'waiting' }, effects: [{ type: 'send', text }] };
    return silence(state.silences);
  }
  if (event.type === 'closed') return end('stopped');
  if (event.type !== 'not_heard') return stay(state);
  return event.reason === 'no_speech' ? silence(state.silences) : end(event.reason);
}

function silence(before: number): HandsFreeTransition {
  return before + 1 > MAX_SILENCES ? end('not_heard') : takeTurn(before + 1);
}

function takeTurn(silences: number): HandsFreeTransition {
  return { state: { name: 'ready', silences }, effects: [{ type: 'tell_turn' }] };
}

function end(why: HandsFreeEnd): HandsFreeTransition {
  return { state: { name: 'off', why }, effects: [{ type: 'hush' }] };
}

function stay(state: HandsFreeState): HandsFreeTransition {
  return { state, effects: [] };
}
