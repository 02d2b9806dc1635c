/** Runs hands-free talk: keeps its state, and does what its transitions ask for. */
import {
  type HandsFreeEffect,
  type HandsFreeEvent,
  type HandsFreeState,
  handsFreeTransition,
  initialHandsFree,
} from '@domain/voice/handsFree.ts';
import type { TalkPartner } from '@domain/voice/voice.ts';
import { getRecognizer, getSynthesizer } from './devices.ts';
import { takeFloor } from './floor.ts';
import { overhear } from './overhear.ts';
import { speakMarkdown } from './reading.ts';

/** For a screen reader to say "Your turn" before the microphone opens. */
export const TURN_MS = 1_500;

const nothing = () => {};

export interface Talk {
  readonly dispatch: (event: HandsFreeEvent) => void;
  /** To be told with every change of the chat. */
  readonly chatChanged: (chat: TalkPartner) => void;
}

export function createTalk(chat: TalkPartner, onState: (state: HandsFreeState) => void): Talk {
  let state = initialHandsFree;
  let partner = chat;
  /** What the chat had last replied when the question was sent. */
  let repliedBefore: string | null = null;
  /** Ends what is being done: a timer, a listening, a reading. */
  let release = nothing;
  let leaveFloor = nothing;

  function dispatch(event: HandsFreeEvent): void {
    const { state: next, effects } = handsFreeTransition(state, event);
    if (next === state) return;
    const before = state;
    state = next;
    // Between its turns the talk has the floor, too: another microphone would hear the next answer.
    if (before.name === 'off') leaveFloor = takeFloor(() => dispatch({ type: 'stop' }));
    if (next.name === 'off') leaveFloor();
    onState(next);
    for (const effect of effects) {
      release();
      release = perform(effect);
    }
  }

  function perform(effect: HandsFreeEffect): () => void {
    switch (effect.type) {
      case 'tell_turn': {
        const timer = setTimeout(() => dispatch({ type: 'turn_told' }), TURN_MS);
        return () => clearTimeout(timer);
      }
      case 'listen':
        return getRecognizer().listen({
          onText: (text) => dispatch({ type: 'heard', text }),
          onFailure: (reason) => dispatch({ type: 'not_heard', reason }),
          onEnd: () => dispatch({ type: 'closed' }),
        });
      case 'send':
        repliedBefore = partner.lastReply?.id ?? null;
        void send(effect.text);
        return nothing;
      case 'speak': {
        speakMarkdown(effect.text, (end) =>
          dispatch(
            end === 'spoken' ? { type: 'spoken', outOfTokens: partner.outOfTokens } : { type: 'not_spoken' },
          ),
        );
        const closeEar = overhear(getRecognizer(), (text) => dispatch({ type: 'overheard', text }));
        return () => {
          closeEar();
          getSynthesizer().cancel();
        };
      }
      case 'hush':
        return nothing;
    }
  }

  async function send(text: string): Promise<void> {
    if (await partner.send(text)) return;
    dispatch({ type: 'not_answered', why: partner.outOfTokens ? 'no_tokens' : 'no_answer' });
  }

  return {
    dispatch,
    chatChanged(next) {
      partner = next;
      const { lastReply, busy, waiting, outOfTokens } = next;
      // While an answer is on its way nothing else counts: it may have taken the last tokens.
      if (state.name !== 'waiting' || busy) return;
      const reply = lastReply && lastReply.id !== repliedBefore ? lastReply : null;
      if (reply && !reply.failed) dispatch({ type: 'answered', text: reply.text });
      else if (outOfTokens) dispatch({ type: 'not_answered', why: 'no_tokens' });
      else if (waiting) dispatch({ type: 'not_answered', why: waiting === 'network' ? 'offline' : 'later' });
      else if (reply) dispatch({ type: 'not_answered', why: 'no_answer' });
    },
  };
}
