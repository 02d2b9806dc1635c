import { Field } from './Field.tsx';
import fields from './fields.module.css';

interface TextareaFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  readonly value: string;
  /** Characters that may be sent. What is typed beyond them stays, with a word about it. Missing where nothing is sent. */
  readonly limit?: number;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly rows?: number;
  /** Where a dialog's focus goes as it opens. */
  readonly 'data-autofocus'?: boolean;
  readonly onChange: (value: string) => void;
}

/** Several lines, with the count of what is left once it matters. Nothing pasted is cut off. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, placeholder, value, limit, error, disabled, rows = 4, onChange } = props;
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - value.length;
  const over = left < 0 ? `${characters(-left)} too many: ${limit} is the most.` : undefined;
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? over}
      aside={limit !== undefined && <Count left={left} limit={limit} />}
    >
      {(control) => (
        <textarea
          {...control}
          className={fields.textarea}
          dir="auto"
          rows={rows}
          placeholder={placeholder}
          value={value}
          disabled={disabled}
          data-autofocus={props['data-autofocus']}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function Count({ left, limit }: { readonly left: number; readonly limit: number }) {
  const near = left >= 0 && left <= limit / 5;
  return (
    <>
      <span className={fields.count} data-near={near || undefined}>
        {near ? `${characters(left)} left` : `${limit - left} / ${limit}`}
      </span>
      <output className="wm-hidden">{announced(left, limit)}</output>
    </>
  );
}

/** Said aloud: not the count, which changes with every key, but that the limit is near, or passed. */
function announced(left: number, limit: number): string {
  if (left < 0) return `${limit} characters is the most`;
  return left <= limit / 5 ? `Close to the limit of ${limit} characters` : '';
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}
