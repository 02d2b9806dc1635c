import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './fields.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | null;
  readonly description?: string;
  readonly inputRef?: (input: HTMLInputElement | null) => void;
}

/** A password that can be shown: mistyped passwords on phones are the commonest failed login. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onChange, autoComplete, error, description, inputRef } = props;
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      label={label}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      description={description}
      ref={inputRef}
      rightSectionWidth={68}
      rightSectionPointerEvents="all"
      rightSection={
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
