import { useCallback, useEffect, useReducer, useRef } from 'react';
import {
  describeHearing,
  type HearingFailure,
  NOT_SUPPORTED_TITLE,
  type VoiceInputState,
  voiceInputTransition,
} from '@domain/voice/voice.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { getRecognizer } from '../devices.ts';
import { takeFloor } from '../floor.ts';
import { useHearingStore } from '../hearing.ts';

interface VoiceInput {
  readonly state: VoiceInputState;
  /** Begins to listen, or stops listening. */
  readonly toggle: () => void;
}

/** One listening at a time: what was understood goes to `onText`, a failure is a toast in the words of the spec. */
export function useVoiceInput(disabled: boolean, onText: (text: string) => void): VoiceInput {
  const [state, dispatch] = useReducer(voiceInputTransition, { name: 'idle' });
  const hangUp = useRef<(() => void) | null>(null);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });

  const stop = useCallback(() => {
    if (!hangUp.current) return;
    hangUp.current();
    hangUp.current = null;
    dispatch({ type: 'stop' });
  }, []);

  const toggle = useCallback(() => {
    if (hangUp.current) return stop();
    const leaveFloor = takeFloor(stop);
    dispatch({ type: 'listen' });
    let over = false;
    const close = getRecognizer().listen({
      onText: (text) => latest.current(text),
      onFailure(reason) {
        dispatch({ type: 'failed', reason });
        sayHearingFailure(reason);
      },
      onEnd() {
        over = true;
        leaveFloor();
        hangUp.current = null;
        dispatch({ type: 'ended' });
      },
    });
    // A browser without speech recognition is over before this line.
    if (over) return;
    hangUp.current = () => {
      leaveFloor();
      close();
    };
  }, [stop]);

  useEffect(() => {
    if (disabled) stop();
  }, [disabled, stop]);
  useEffect(() => () => hangUp.current?.(), []);

  return { state, toggle };
}

/** The toast of a failure (requirements §8, Voice); where hearing is not supported no button offers it again. */
function sayHearingFailure(reason: HearingFailure): void {
  if (reason === 'not_supported') useHearingStore.setState({ usable: false });
  const title = reason === 'not_supported' ? NOT_SUPPORTED_TITLE : 'Voice Input';
  showToast({ title, description: describeHearing(reason), variant: 'destructive' });
}
