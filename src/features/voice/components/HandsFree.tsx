import { useEffect } from 'react';
import type { HandsFreeEnd, HandsFreeState } from '@domain/voice/handsFree.ts';
import { describeHearing, type TalkPartner } from '@domain/voice/voice.ts';
import { TalkIcon } from '@/ui/icons/voiceIcons.tsx';
import { getRecognizer, getSynthesizer } from '../devices.ts';
import { useHearingStore } from '../hearing.ts';
import { useHandsFree } from '../hooks/useHandsFree.ts';
import classes from './HandsFree.module.css';

interface HandsFreeProps {
  readonly chat: TalkPartner;
  /** While it talks, the chat's own live region must be silent: the answer is read aloud here. */
  readonly onTalking: (talking: boolean) => void;
}

/** Beside the microphone, its state over the field. Speak, hear the answer, speak again; "stop", a tap or Escape ends it. Not offered where it could not work. */
export function HandsFree({ chat, onTalking }: HandsFreeProps) {
  const { state, dispatch } = useHandsFree(chat);
  const usable = useHearingStore((store) => store.usable);
  const talking = state.name !== 'off';

  useEffect(() => {
    onTalking(talking);
    if (!talking) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dispatch({ type: 'stop' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [talking, onTalking, dispatch]);

  if (!usable || !getRecognizer().supported || !getSynthesizer().supported) return null;
  return (
    <div className={classes.bar} data-state={state.name}>
      <button
        type="button"
        className={classes.toggle}
        aria-label={talking ? 'Stop talking' : 'Talk hands-free'}
        aria-pressed={talking}
        disabled={!talking && (chat.busy || chat.outOfTokens)}
        onClick={() => dispatch({ type: talking ? 'stop' : 'start' })}
      >
        <TalkIcon size={22} />
        <span className={classes.words}>{talking ? 'Stop talking' : 'Talk hands-free'}</span>
      </button>
      <p className={classes.state} aria-hidden="true">
        {wordsOf(state, getRecognizer().hearsWhileSpeaking)}
      </p>
      <output className="wm-hidden">{announcementOf(state)}</output>
    </div>
  );
}

const ends = {
  stopped: 'Hands-free has ended.',
  not_heard: 'Nothing was heard. Hands-free has ended.',
  no_answer: 'That was not answered. Hands-free has ended; your words are in the chat.',
  offline: 'You are offline. Your words wait in the chat, and hands-free has ended.',
  later: 'The server cannot answer just now. Your words wait in the chat, and hands-free has ended.',
  no_tokens: 'You are out of tokens. Hands-free has ended.',
  no_voice: 'This device has no voice to answer with. The answer is in the chat.',
} as const;

function isTalkEnd(why: HandsFreeEnd): why is keyof typeof ends {
  return why in ends;
}

function endWords(why: HandsFreeEnd): string {
  return isTalkEnd(why) ? ends[why] : describeHearing(why);
}

function wordsOf(state: HandsFreeState, hearsWhileSpeaking: boolean): string {
  switch (state.name) {
    case 'off':
      return state.why ? endWords(state.why) : '';
    case 'ready':
      return 'Your turn';
    case 'listening':
      return 'Listening. Say "stop" to end.';
    case 'waiting':
      return 'Waiting for the answer';
    case 'speaking':
      return hearsWhileSpeaking ? 'Reading the answer. Say "stop" to end.' : 'Reading the answer';
  }
}

/** What a screen reader says: never while the microphone is open, and never over the answer. */
function announcementOf(state: HandsFreeState): string {
  if (state.name === 'listening' || state.name === 'speaking') return '';
  return wordsOf(state, false);
}
