import { useEffect, useState } from 'react';
import { type HandsFreeState, initialHandsFree } from '@domain/voice/handsFree.ts';
import type { TalkPartner } from '@domain/voice/voice.ts';
import { createTalk, type Talk } from '../talk.ts';

/** Hands-free talk with a chat, for as long as the screen is open. */
export function useHandsFree(chat: TalkPartner): { state: HandsFreeState; dispatch: Talk['dispatch'] } {
  const [state, setState] = useState<HandsFreeState>(initialHandsFree);
  const [talk] = useState(() => createTalk(chat, setState));
  useEffect(() => talk.chatChanged(chat), [talk, chat]);
  useEffect(() => () => talk.dispatch({ type: 'stop' }), [talk]);
  return { state, dispatch: talk.dispatch };
}
