import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';
import { focusField } from './focusField.ts';
import { MessageBox } from './MessageBox.tsx';
import type { MicSlot } from './micSlot.ts';
import classes from './Composer.module.css';

interface ComposerProps {
  readonly label: string;
  readonly placeholder: string;
  /** What stands in the field. It belongs to the screen, which outlives the field; a key draws only this again. */
  readonly draft: Draft;
  readonly maxChars: number;
  /** Answers whether the message was written down; the field keeps the words until it was. */
  readonly onSend: (text: string) => Promise<boolean>;
  /** What is typed stays; sending waits: a reply is on its way, or there is no network. */
  readonly waiting: boolean;
  /** Nothing can be typed for now. The field has the focus again when that ends, if it had it before and is no phone's. */
  readonly locked?: boolean;
  readonly disabled?: boolean;
  readonly mic?: MicSlot | undefined;
  /** Stops the reply that is on its way; absent while there is none. */
  readonly onStop?: (() => void) | undefined;
  /** Stands in place of Send. */
  readonly instead?: ReactNode;
  /** For a screen that puts the cursor there itself. */
  readonly field?: RefObject<HTMLTextAreaElement | null> | undefined;
}

/** The field of a conversation; it keeps the words until they were written down (requirements §5, Chat send). */
export function Composer(props: ComposerProps) {
  const { label, placeholder, draft, maxChars, onSend, waiting } = props;
  const { locked = false, disabled = false, mic, onStop, instead } = props;
  const text = useSyncExternalStore(draft.subscribe, draft.get);
  const [sending, setSending] = useState(false);
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? own;
  const wasFocused = useRef(false);
  useEffect(() => {
    if (locked || !wasFocused.current) return;
    wasFocused.current = false;
    focusField(field);
  }, [locked, field]);

  const send = async () => {
    // Send is closed while the answer comes, and a button that is closed loses the focus.
    if (document.activeElement !== field.current) focusField(field);
    wasFocused.current = document.activeElement === field.current;
    setSending(true);
    const sent = await onSend(text);
    setSending(false);
    // What was typed since stays.
    if (sent) draft.set((now) => (now.startsWith(text) ? now.slice(text.length) : now));
  };

  // The button that was pressed goes; a field that is locked gets the focus when it opens.
  const stop = () => {
    onStop?.();
    wasFocused.current = locked;
    focusField(field);
  };

  return (
    <MessageBox
      field={field}
      label={label}
      placeholder={placeholder}
      text={text}
      onText={draft.set}
      maxChars={maxChars}
      disabled={disabled || locked}
      waiting={waiting || sending}
      onSend={() => void send()}
      mic={mic}
      beside={onStop && <StopButton onStop={stop} />}
      instead={instead}
    />
  );
}

/** Beside Send and not in its place: a second press on Send must not stop what the first one asked for. */
function StopButton({ onStop }: { readonly onStop: () => void }) {
  return (
    <button type="button" className={classes.stop} onClick={onStop} aria-label="Stop">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6.5 6.5h11v11h-11z" />
      </svg>
    </button>
  );
}
