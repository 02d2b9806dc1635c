import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { MAX_MESSAGE_CHARS } from '@domain/chat/messageSize.ts';
import classes from './SentenceBox.module.css';

interface SentenceBoxProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Something is about to be typed: a good moment to fetch what answers it. */
  readonly onBegin: () => void;
  readonly onPlan: (words: string) => void;
}

const ID = 'sentence';

/** One sentence, and a plan comes back: Enter plans, Shift and Enter begin a new line. */
export function SentenceBox({ words, onWords, onBegin, onPlan }: SentenceBoxProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const plan = () => {
    const said = words.trim();
    const why = refusalOf(said);
    setRefusal(why);
    if (why === null) onPlan(said);
    else field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    plan();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    plan();
  };
  return (
    <form className={classes.form} onSubmit={onSubmit}>
      <label htmlFor={ID} className={classes.label}>
        Where to, when, who?
      </label>
      <textarea
        ref={field}
        id={ID}
        className={classes.field}
        rows={2}
        placeholder="Four days in Lisbon in May, two of us, from London"
        value={words}
        onFocus={onBegin}
        onChange={({ target }) => {
          setRefusal(null);
          onWords(target.value);
        }}
        onKeyDown={onKeyDown}
        aria-invalid={refusal !== null}
        aria-describedby={refusal === null ? undefined : `${ID}-refusal`}
      />
      {refusal !== null && (
        <p id={`${ID}-refusal`} role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
      <Button type="submit" variant="filled" size="lg">
        Plan it
      </Button>
    </form>
  );
}

function refusalOf(words: string): string | null {
  if (words === '') return 'Say where you want to go: a place is enough.';
  const over = words.length - MAX_MESSAGE_CHARS;
  return over > 0 ? `Shorten it by ${over} ${over === 1 ? 'character' : 'characters'}.` : null;
}
