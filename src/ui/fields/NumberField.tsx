import { Field } from './Field.tsx';
import fields from './fields.module.css';

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** As typed: what is no number stays on screen until it is put right. */
  readonly value: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A whole number, typed or stepped with two buttons of a thumb's size. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, value, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = props;
  const { error, disabled = false, onChange } = props;
  // 1,200 is how people write it
  const plain = value.trim().replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, '');
  const number = /^-?\d+$/.test(plain) ? Number(plain) : null;
  const atMin = number !== null && number <= min;
  const atMax = number !== null && number >= max;
  const stepBy = (by: number) => onChange(String(Math.min(max, Math.max(min, (number ?? min) + by))));
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={fields.stepper} data-invalid={error ? true : undefined}>
          <button
            type="button"
            aria-label={`Less: ${label}`}
            disabled={disabled}
            // not `disabled` at the bound, which would take the focus away from who pressed it
            aria-disabled={atMin || undefined}
            onClick={() => !atMin && stepBy(-step)}
          >
            −
          </button>
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            aria-label={`More: ${label}`}
            disabled={disabled}
            aria-disabled={atMax || undefined}
            onClick={() => !atMax && stepBy(step)}
          >
            +
          </button>
        </div>
      )}
    </Field>
  );
}
