import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { MessageBox } from './MessageBox.tsx';
import type { MicSlot } from './micSlot.ts';
import classes from './Composer.module.css';

interface ComposerProps {
  readonly label: string;
  readonly placeholder: string;
  /** What stands in the field. It belongs to the screen, which outlives the field. */
  readonly text: string;
  readonly onText: Dispatch<SetStateAction<string>>;
  readonly maxChars: number;
  /** Answers whether the message was written down; the field keeps the words until it was. */
  readonly onSend: (text: string) => Promise<boolean>;
  /** What is typed stays; sending waits: a reply is on its way, or there is no network. */
  readonly waiting: boolean;
  /** Nothing can be typed for now. The field has the focus again when that ends, if it had it before. */
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

/** The field of a conversation; it keeps the words until they were written down (spec section 5, Chat send). */
export function Composer(props: ComposerProps) {
  const { label, placeholder, text, onText, maxChars, onSend, waiting } = props;
  const { locked = false, disabled = false, mic, onStop, instead } = props;
  const [sending, setSending] = useState(false);
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? own;
  const wasFocused = useRef(false);
  useEffect(() => {
    if (locked || !wasFocused.current) return;
    wasFocused.current = false;
    field.current?.focus();
  }, [locked, field]);

  const send = async () => {
    wasFocused.current = document.activeElement === field.current;
    setSending(true);
    const sent = await onSend(text);
    setSending(false);
    // What was typed since stays.
    if (sent) onText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
  };

  return (
    <MessageBox
      field={field}
      label={label}
      placeholder={placeholder}
      text={text}
      onText={onText}
      maxChars={maxChars}
      disabled={disabled || locked}
      waiting={waiting || sending}
      onSend={() => void send()}
      mic={mic}
      beside={onStop && <StopButton onStop={onStop} />}
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
