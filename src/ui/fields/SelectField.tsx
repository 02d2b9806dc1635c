import { Field } from './Field.tsx';
import fields from './fields.module.css';

interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: string;
}

interface SelectFieldProps<T extends string | number> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** Where a dialog's focus goes as it opens. */
  readonly 'data-autofocus'?: boolean;
  readonly onChange: (value: T) => void;
}

/** One of a few, picked with the device's own list. */
export function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { label, hint, value, choices, error, disabled, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          className={fields.select}
          value={value}
          disabled={disabled}
          data-autofocus={props['data-autofocus']}
          onChange={(event) => {
            const chosen = choices[event.currentTarget.selectedIndex];
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
