import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { MAX_MESSAGE_CHARS } from '@/domain/chat.ts';
import classes from './PlannerInput.module.css';

export type MicSlot = (props: { disabled: boolean; onText: (text: string) => void }) => ReactNode;

interface PlannerInputProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** A reply is on its way, or there is no network: what is typed stays, sending waits. */
  readonly waiting: boolean;
  readonly mic: MicSlot;
  readonly onText: (text: string) => void;
  readonly onSend: (text: string) => void;
}

/** Where the trip is described, by hand or by voice. Enter sends, Shift+Enter starts a new line. */
export function PlannerInput({ field, text, waiting, mic: Mic, onText, onSend }: PlannerInputProps) {
  const ready = !waiting && text.trim() !== '';
  const send = () => {
    if (ready) onSend(text);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onHeard = (words: string) => {
    onText([text.trim(), words].filter(Boolean).join(' ').slice(0, MAX_MESSAGE_CHARS));
    field.current?.focus();
  };
  return (
    <form className={classes.box} onSubmit={onSubmit}>
      <div className={classes.grow} data-text={text || PLACEHOLDER}>
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          value={text}
          maxLength={MAX_MESSAGE_CHARS}
          aria-label="Your trip"
          placeholder={PLACEHOLDER}
          enterKeyHint="send"
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Mic disabled={false} onText={onHeard} />
      <button type="submit" className={classes.send} disabled={!ready} aria-label="Send">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />
        </svg>
      </button>
    </form>
  );
}

const PLACEHOLDER = 'Describe your perfect trip...';
