import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { MAX_MESSAGE_CHARS } from '@/domain/chat/chat.ts';
import { MessageBox } from '@/ui/composer/MessageBox.tsx';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import classes from './Composer.module.css';

interface ComposerProps {
  /** A reply is on its way: what is typed stays, sending waits. */
  readonly busy: boolean;
  readonly outOfTokens: boolean;
  /** Nothing can be typed for now. The field has the focus again when that ends, if it had it before. */
  readonly locked?: boolean;
  /** What stands in the field. It belongs to the screen, which outlives the field. */
  readonly text: string;
  readonly onText: Dispatch<SetStateAction<string>>;
  /** Answers whether the message was written down; the field keeps the words until it was. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onUpgrade: () => void;
  readonly mic?: MicSlot | undefined;
  /** Stops the reply that is on its way; absent while there is none. */
  readonly onStop?: (() => void) | undefined;
  /** For a field of another screen; the spec's words when the tokens are used up stay. */
  readonly placeholder?: string | undefined;
  readonly outOfTokensPlaceholder?: string | undefined;
}

const PLACEHOLDER = 'Where to, when, and who is coming?';
const OUT_OF_TOKENS = "You're out of tokens. Upgrade to chat.";

/** The chat's field; it keeps the words until they were written down (spec section 5, Chat send). */
export function Composer(props: ComposerProps) {
  const { busy, outOfTokens, locked = false, text, onText, onSend, onUpgrade, mic, onStop } = props;
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasFocused = useRef(false);
  useEffect(() => {
    if (locked || !wasFocused.current) return;
    wasFocused.current = false;
    field.current?.focus();
  }, [locked]);

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
      label="Message"
      placeholder={
        outOfTokens ? (props.outOfTokensPlaceholder ?? OUT_OF_TOKENS) : (props.placeholder ?? PLACEHOLDER)
      }
      text={text}
      onText={onText}
      maxChars={MAX_MESSAGE_CHARS}
      disabled={outOfTokens || locked}
      waiting={busy || sending}
      onSend={() => void send()}
      mic={mic}
      beside={
        onStop && (
          // Beside Send and not in its place: a second press on Send must not stop what the first one asked for.
          <button type="button" className={classes.stop} onClick={onStop} aria-label="Stop">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6.5 6.5h11v11h-11z" />
            </svg>
          </button>
        )
      }
      instead={
        outOfTokens && (
          <button type="button" className={classes.upgrade} onClick={onUpgrade}>
            See why
          </button>
        )
      }
    />
  );
}
