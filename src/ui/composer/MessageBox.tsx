import {
  type FormEvent,
  memo,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
} from 'react';
import { insertWords, isSendable, lengthNote } from './messageRules.ts';
import type { MicSlot } from './micSlot.ts';
import classes from './MessageBox.module.css';

interface MessageBoxProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** More may stand in the field, and is counted, but does not go. */
  readonly maxChars: number;
  /** Nothing can be typed for now. */
  readonly disabled?: boolean;
  /** What is typed stays; sending waits. */
  readonly waiting: boolean;
  readonly onSend: () => void;
  readonly mic?: MicSlot | undefined;
  /** Stands beside Send. */
  readonly beside?: ReactNode;
  /** Stands in place of Send. */
  readonly instead?: ReactNode;
}

/** Browsers that size a field to its text need no copy of it beneath, which would be laid out again with every key. */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** Where a message is written, by hand or by voice: it grows, Enter sends, Shift+Enter starts a new line. */
export function MessageBox(props: MessageBoxProps) {
  const { field, label, placeholder, text, onText, maxChars, disabled = false, waiting, onSend } = props;
  const { mic, beside, instead } = props;
  const id = useId();
  const note = lengthNote(text, maxChars);
  const sendable = isSendable(text, maxChars);
  const ready = sendable && !disabled && !waiting;

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
    [field, onText],
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (ready) onSend();
  };

  return (
    <form className={classes.composer} onSubmit={onSubmit}>
      <div className={classes.box}>
        <div className={classes.grow} data-text={growsByItself ? undefined : text || placeholder}>
          <textarea
            ref={field}
            className={classes.field}
            rows={1}
            value={text}
            aria-label={label}
            aria-describedby={note ? `${id}-length` : undefined}
            placeholder={placeholder}
            disabled={disabled}
            enterKeyHint="send"
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {mic && <MicPlace slot={mic} disabled={disabled} onText={insert} />}
        {beside}
        {instead || (
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
          data-over={!sendable || undefined}
          aria-live="polite"
        >
          {note}
        </p>
      )}
    </form>
  );
}

/** Safari ends a composition before its Enter, which has this code alone. */
const COMPOSING_KEY_CODE = 229;

function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE;
}

interface MicPlaceProps {
  readonly slot: MicSlot;
  readonly disabled: boolean;
  readonly onText: (text: string) => void;
}

/** The slot as a component of its own: not called while the field's ref is in hand, nor for every key. */
const MicPlace = memo(function MicPlace({ slot, ...props }: MicPlaceProps) {
  return slot(props);
});
