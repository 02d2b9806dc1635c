import {
  type Dispatch,
  type FormEvent,
  type KeyboardEvent,
  type SetStateAction,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { MicSlot } from '../slots.ts';
import { insertWords, isSendable, lengthNote } from '../composerRules.ts';
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

/** Where the traveller writes: Enter sends, Shift+Enter starts a new line (spec section 5, Chat send). */
export function Composer(props: ComposerProps) {
  const { busy, outOfTokens, locked = false, text, onText, onSend, onUpgrade, mic, onStop } = props;
  const id = useId();
  const [sending, setSending] = useState(false);
  const note = lengthNote(text);
  const placeholder = outOfTokens
    ? (props.outOfTokensPlaceholder ?? OUT_OF_TOKENS)
    : (props.placeholder ?? PLACEHOLDER);
  const ready = isSendable(text) && !busy && !sending && !outOfTokens && !locked;

  const field = useRef<HTMLTextAreaElement>(null);
  const wasFocused = useRef(false);
  useEffect(() => {
    if (locked || !wasFocused.current) return;
    wasFocused.current = false;
    field.current?.focus();
  }, [locked]);

  const insert = useCallback(
    (words: string) => {
      const element = field.current;
      if (!element) return;
      const selected = { from: element.selectionStart, to: element.selectionEnd };
      const next = insertWords(element.value, selected, words);
      onText(next.text);
      // The cursor can be placed once the words stand in the field.
      requestAnimationFrame(() => element.setSelectionRange(next.cursor, next.cursor));
    },
    [onText],
  );

  const send = async () => {
    if (!ready) return;
    wasFocused.current = document.activeElement === field.current;
    setSending(true);
    const sent = await onSend(text);
    setSending(false);
    // What was typed since stays.
    if (sent) onText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
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
            ref={field}
            className={classes.field}
            rows={1}
            value={text}
            aria-label="Message"
            aria-describedby={note ? `${id}-length` : undefined}
            placeholder={placeholder}
            disabled={outOfTokens || locked}
            enterKeyHint="send"
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {mic && <MicPlace slot={mic} disabled={outOfTokens || locked} onText={insert} />}
        {onStop && (
          // Beside Send and not in its place: a second press on Send must not stop what the first one asked for.
          <button type="button" className={classes.stop} onClick={onStop} aria-label="Stop">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6.5 6.5h11v11h-11z" />
            </svg>
          </button>
        )}
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

interface MicPlaceProps {
  readonly slot: MicSlot;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
}

/** The slot as a component of its own, so that it is not called while the field's ref is in hand. */
function MicPlace({ slot, ...props }: MicPlaceProps) {
  return slot(props);
}
