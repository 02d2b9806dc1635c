import { type ReactNode, useId } from 'react';
import fields from './fields.module.css';

/** What ties a control to its label, hint and error; spread on the control. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong and what would be right; names the field where the message stands alone. */
  readonly error?: string | undefined;
  /** After the control, on the hint's line: a count of what is left. */
  readonly aside?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its words: label over it, hint between, error under it. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={fields.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {(error || aside) && (
        <div className={fields.under}>
          {error && (
            <p className={fields.error} id={`${id}-error`}>
              {error}
            </p>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}
