import { Field } from './Field.tsx';
import fields from './fields.module.css';

interface DateFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** ISO date; empty is any date. */
  readonly value: string;
  /** ISO date. */
  readonly min?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A day, picked with the device's own calendar. */
export function DateField({ label, hint, value, min, error, disabled, onChange }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          className={fields.input}
          type="date"
          value={value}
          min={min}
          max="2099-12-31"
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
