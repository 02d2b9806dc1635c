import { Field } from './Field.tsx';
import fields from './fields.module.css';

interface TimeFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** "09:30", or nothing while it is typed. */
  readonly value: string;
  /** Where a dialog's focus goes as it opens. */
  readonly 'data-autofocus'?: boolean;
  readonly onChange: (value: string) => void;
}

/** A time of day, by the device's own clock face. */
export function TimeField({ label, hint, error, value, onChange, ...input }: TimeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...input}
          className={fields.input}
          type="time"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.slice(0, 5))}
        />
      )}
    </Field>
  );
}
