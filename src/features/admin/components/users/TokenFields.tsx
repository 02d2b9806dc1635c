import { Button } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';
import { tokensToSave } from '@domain/admin/tokens.ts';
import { typeTokens, type UserEdit } from '@domain/admin/userEdit.ts';
import { formatCount } from '@/ui/count.ts';
import { TextField } from '@/ui/fields/TextField.tsx';
import classes from './users.module.css';

interface TokenFieldsProps {
  /** As stored. */
  readonly balance: number;
  readonly edit: UserEdit;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  readonly onChange: (edit: UserEdit) => void;
  readonly onAdjust: (direction: 'credit' | 'debit') => void;
}

/** The balance, typed or adjusted; a line says what would be saved, since what is no integer counts as 0. */
export function TokenFields({ balance, edit, inputRef, error, onChange, onAdjust }: TokenFieldsProps) {
  const next = tokensToSave(edit.tokens);
  return (
    <>
      <div className={classes.staged}>
        <TextField
          inputRef={inputRef}
          label="Total Tokens"
          inputMode="numeric"
          autoComplete="off"
          value={edit.tokens}
          error={error}
          onChange={(value) => onChange(typeTokens(edit, value))}
        />
        <output className={classes.change} data-changed={next !== balance || undefined}>
          {next === balance
            ? `${formatCount(balance)} now`
            : `${formatCount(balance)} now, ${formatCount(next)} once saved`}
        </output>
      </div>
      <div className={classes.adjust}>
        <TextField
          label="Adjust Tokens"
          placeholder="500"
          inputMode="numeric"
          autoComplete="off"
          value={edit.amount}
          onChange={(value) => onChange({ ...edit, amount: value })}
          onKeyDown={keepFromSaving}
        />
        <Button onClick={() => onAdjust('credit')}>Credit</Button>
        <Button onClick={() => onAdjust('debit')}>Debit</Button>
      </div>
    </>
  );
}

/** Enter in the amount would save the form without it. */
function keepFromSaving(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
