import { useId } from 'react';
import fields from './fields.module.css';

interface DateFieldProps {
  readonly label: string;
  /** ISO date; empty is any date. */
  readonly value: string;
  readonly min: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

export function DateField({ label, value, min, error, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={fields.input}
        type="date"
        value={value}
        min={min}
        max="2099-12-31"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error && (
        <p className={fields.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
