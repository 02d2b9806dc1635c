import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode } from 'react';
import { Field } from './Field.tsx';
import fields from './fields.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  /** Missing where nobody reads it. */
  readonly value?: string;
  readonly error?: string | null | undefined;
  readonly type?: 'text' | 'email' | 'password' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'words' | 'sentences';
  readonly spellCheck?: boolean;
  /** Missing, an address's keys for an email and letters for the rest. */
  readonly inputMode?: 'numeric';
  /** Where a dialog's focus goes as it opens. */
  readonly 'data-autofocus'?: boolean;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly inputRef?: ((input: HTMLInputElement | null) => void) | { current: HTMLInputElement | null };
  /** A sign inside the field, at its start. */
  readonly icon?: ReactNode;
  /** A button inside the field, at its end. */
  readonly action?: ReactNode;
  /** Missing only where nothing can be typed. */
  readonly onChange?: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** One line of text. Nothing pasted is cut off: what is too long stays, with a word about it in `error`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, type = 'text', icon, action, inputRef, onChange, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error ?? undefined}>
      {(control) => (
        <div className={fields.line}>
          {icon}
          <input
            {...control}
            inputMode={type === 'email' ? 'email' : undefined}
            {...input}
            ref={inputRef}
            className={fields.input}
            type={type}
            dir={type === 'text' || type === 'search' ? 'auto' : undefined}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
          {action}
        </div>
      )}
    </Field>
  );
}
