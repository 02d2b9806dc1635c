import { type MouseEvent, useState } from 'react';
import { MicIcon } from '@/ui/icons/voiceIcons.tsx';
import { useHearingStore } from '../hearing.ts';
import { useVoiceInput } from '../hooks/useVoiceInput.ts';
import classes from './VoiceButton.module.css';

interface VoiceButtonProps {
  readonly disabled: boolean;
  /** Gets what was said, once for each listening. */
  readonly onText: (text: string) => void;
}

/**
 * The microphone. Its state is its pressed state, which a screen reader says at the press; nothing more is announced
 * while it listens, or it would hear that. A browser that cannot hear says so at the first press; the button then goes,
 * and the field has the focus: typing is still there.
 */
export function VoiceButton({ disabled, onText }: VoiceButtonProps) {
  const usable = useHearingStore((store) => store.usable);
  const [heard, setHeard] = useState('');
  const { state, toggle } = useVoiceInput(disabled, (text) => {
    setHeard(text);
    onText(text);
  });
  if (!usable) return null;

  const listening = state.name === 'listening';
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.closest('form')?.querySelector<HTMLElement>('textarea, input');
    setHeard('');
    toggle();
    if (useHearingStore.getState().usable) return;
    field?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={classes.mic}
        data-state={state.name}
        aria-label="Voice input"
        aria-pressed={listening}
        disabled={disabled}
        onClick={press}
      >
        <MicIcon />
      </button>
      <output className="wm-hidden">{heard && `Heard: ${heard}`}</output>
    </>
  );
}
