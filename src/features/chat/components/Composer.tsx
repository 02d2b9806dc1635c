import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { isSendable, lengthNote } from '../composerRules.ts';
import classes from './Composer.module.css';

interface ComposerProps {
  /** A reply is on its way: what is typed stays, sending waits. */
  readonly busy: boolean;
  readonly outOfTokens: boolean;
  /** Words that could not be sent from elsewhere: they stand in the field when it is empty. */
  readonly unsent: string;
  /** Answers whether the message was written down; the field keeps the words until it was. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onUpgrade: () => void;
}

const PLACEHOLDER = 'Where to, when, and who is coming?';
const OUT_OF_TOKENS = "You're out of tokens. Upgrade to chat.";

/** Where the traveller writes: Enter sends, Shift+Enter starts a new line (spec section 5, Chat send). */
export function Composer({ busy, outOfTokens, unsent, onSend, onUpgrade }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState(unsent);
  const [taken, setTaken] = useState(unsent);
  const [sending, setSending] = useState(false);
  if (taken !== unsent) {
    setTaken(unsent);
    if (text === '') setText(unsent);
  }
  const note = lengthNote(text);
  const placeholder = outOfTokens ? OUT_OF_TOKENS : PLACEHOLDER;
  const ready = isSendable(text) && !busy && !sending && !outOfTokens;

  const send = async () => {
    if (!ready) return;
    setSending(true);
    const sent = await onSend(text);
    setSending(false);
    // What was typed since stays.
    if (sent) setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <form className={classes.composer} onSubmit={onSubmit}>
      <div className={classes.box}>
        <div className={classes.grow} data-text={text || placeholder}>
          <textarea
            className={classes.field}
            rows={1}
            value={text}
            aria-label="Message"
            aria-describedby={note ? `${id}-length` : undefined}
            placeholder={placeholder}
            disabled={outOfTokens}
            enterKeyHint="send"
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {outOfTokens ? (
          <button type="button" className={classes.upgrade} onClick={onUpgrade}>
            See why
          </button>
        ) : (
          <button type="submit" className={classes.send} disabled={!ready} aria-label="Send">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />
            </svg>
          </button>
        )}
      </div>
      {note && (
        <p
          id={`${id}-length`}
          className={classes.length}
          data-over={!isSendable(text) || undefined}
          aria-live="polite"
        >
          {note}
        </p>
      )}
    </form>
  );
}
