import { describe, expect, it } from 'vitest';
import {
  type HandsFreeEvent,
  type HandsFreeState,
  handsFreeTransition,
  initialHandsFree,
  isStopWord,
  MAX_SILENCES,
} from '@domain/voice/handsFree.ts';

/** The state after these events, and the effects of the last. */
function after(...events: HandsFreeEvent[]) {
  let state: HandsFreeState = initialHandsFree;
  let effects: readonly unknown[] = [];
  for (const event of events) ({ state, effects } = handsFreeTransition(state, event));
  return { state, effects };
}

const toListening: HandsFreeEvent[] = [{ type: 'start' }, { type: 'turn_told' }];
const toWaiting: HandsFreeEvent[] = [...toListening, { type: 'heard', text: ' Rome ' }];
const toSpeaking: HandsFreeEvent[] = [...toWaiting, { type: 'answered', text: 'Day 1' }];

describe('hands-free talk', () => {
  it('tells whose turn it is before the microphone opens', () => {
    expect(after({ type: 'start' })).toEqual({
      state: { name: 'ready', silences: 0 },
      effects: [{ type: 'tell_turn' }],
    });
    expect(after(...toListening)).toEqual({
      state: { name: 'listening', silences: 0 },
      effects: [{ type: 'listen' }],
    });
  });

  it('sends what it heard, reads the answer, and listens again', () => {
    expect(after(...toWaiting)).toEqual({
      state: { name: 'waiting' },
      effects: [{ type: 'send', text: 'Rome' }],
    });
    expect(after(...toSpeaking)).toEqual({
      state: { name: 'speaking' },
      effects: [{ type: 'speak', text: 'Day 1' }],
    });
    expect(after(...toSpeaking, { type: 'spoken', outOfTokens: false })).toEqual({
      state: { name: 'ready', silences: 0 },
      effects: [{ type: 'tell_turn' }],
    });
  });

  it.each([
    ['a tap before it listens', [{ type: 'start' }, { type: 'stop' }], 'stopped'],
    ['a tap while it listens', [...toListening, { type: 'stop' }], 'stopped'],
    ['a tap while it waits', [...toWaiting, { type: 'stop' }], 'stopped'],
    ['a tap while it speaks', [...toSpeaking, { type: 'stop' }], 'stopped'],
    ['the word', [...toListening, { type: 'heard', text: 'Stop.' }], 'stopped'],
    ['a refused microphone', [...toListening, { type: 'not_heard', reason: 'not_allowed' }], 'not_allowed'],
    ['a failed answer', [...toWaiting, { type: 'not_answered', why: 'no_answer' }], 'no_answer'],
    ['the network', [...toWaiting, { type: 'not_answered', why: 'offline' }], 'offline'],
    ['the balance', [...toWaiting, { type: 'not_answered', why: 'no_tokens' }], 'no_tokens'],
    ['another microphone', [...toListening, { type: 'closed' }], 'stopped'],
    ['the last tokens', [...toSpeaking, { type: 'spoken', outOfTokens: true }], 'no_tokens'],
    ['a missing voice', [...toSpeaking, { type: 'not_spoken' }], 'no_voice'],
  ] satisfies [string, HandsFreeEvent[], string][])('is ended by %s', (_name, events, why) => {
    expect(after(...events)).toEqual({ state: { name: 'off', why }, effects: [{ type: 'hush' }] });
  });

  it('listens again to silence, and closes the microphone when it lasts', () => {
    const silence: HandsFreeEvent[] = [{ type: 'not_heard', reason: 'no_speech' }, { type: 'turn_told' }];
    const patience = Array.from({ length: MAX_SILENCES }, () => silence).flat();
    expect(after(...toListening, ...patience).state).toEqual({ name: 'listening', silences: MAX_SILENCES });
    expect(after(...toListening, ...patience, { type: 'heard', text: ' ' }).state).toEqual({
      name: 'off',
      why: 'not_heard',
    });
    // a word in between and the count begins anew
    const heard = after(
      ...toListening,
      ...silence,
      { type: 'heard', text: 'Rome' },
      { type: 'answered', text: 'a' },
      { type: 'spoken', outOfTokens: false },
    );
    expect(heard.state).toEqual({ name: 'ready', silences: 0 });
  });

  it.each<[HandsFreeEvent[], HandsFreeEvent]>([
    [[], { type: 'stop' }],
    [[], { type: 'heard', text: 'Rome' }],
    [[{ type: 'start' }], { type: 'heard', text: 'Rome' }],
    [toListening, { type: 'start' }],
    [toListening, { type: 'spoken', outOfTokens: false }],
    [toWaiting, { type: 'heard', text: 'Paris' }],
    [toWaiting, { type: 'closed' }],
    [toSpeaking, { type: 'answered', text: 'late' }],
  ])('ignores what does not fit (%#)', (events, event) => {
    expect(after(...events, event)).toEqual({ state: after(...events).state, effects: [] });
  });

  it.each([
    ['stop', true],
    ['Stop!', true],
    ['please stop now', true],
    ['Stop listening.', true],
    ['a stop in Milan', false],
    ['stopover', false],
    ['', false],
  ])('"%s" as the word to end it: %s', (text, stops) => {
    expect(isStopWord(text)).toBe(stops);
  });
});
