import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { MAX_MESSAGE_CHARS } from '@domain/chat/messageSize.ts';
import classes from './SentenceBox.module.css';

interface SentenceBoxProps {
  /** What stands in it at first. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Something is about to be typed: a good moment to fetch what answers it. */
  readonly onBegin: () => void;
  readonly onPlan: (words: string) => void;
}

/**
 * One sentence, and a plan comes back: Enter plans, Shift and Enter begin a new line. The field keeps its own text: what
 * is typed before the script has taken the page over must stay. For the same reason no button of it submits a form,
 * which would load the page anew.
 */
export function SentenceBox({ words, onWords, onBegin, onPlan }: SentenceBoxProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const plan = () => {
    const said = field.current?.value.trim() ?? '';
    const why = refusalOf(said);
    setRefusal(why);
    if (why === null) onPlan(said);
    else field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    plan();
  };
  return (
    <div className={classes.box}>
      <label htmlFor={id} className={classes.label}>
        Where to, when, who?
      </label>
      <textarea
        ref={field}
        id={id}
        className={classes.field}
        rows={2}
        placeholder="Four days in Lisbon in May, two of us, from London"
        defaultValue={words}
        onFocus={onBegin}
        onChange={({ target }) => {
          setRefusal(null);
          onWords(target.value);
        }}
        onKeyDown={onKeyDown}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : `${id}-refusal`}
      />
      {refusal !== null && (
        <p id={`${id}-refusal`} role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
      <Button variant="filled" size="lg" onClick={plan}>
        Plan it
      </Button>
    </div>
  );
}

function refusalOf(words: string): string | null {
  if (words === '') return 'Say where you want to go: a place is enough.';
  const over = words.length - MAX_MESSAGE_CHARS;
  return over > 0 ? `Shorten it by ${over} ${over === 1 ? 'character' : 'characters'}.` : null;
}
