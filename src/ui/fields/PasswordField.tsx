import { useState } from 'react';
import classes from './fields.module.css';
import { TextField } from './TextField.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | null;
  readonly inputRef?: (input: HTMLInputElement | null) => void;
}

/** A password that can be shown: mistyped passwords on phones are the commonest failed login. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button
          type="button"
          className={classes.show}
          aria-pressed={shown}
          aria-label="Show what is typed"
          onClick={() => setShown((now) => !now)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
