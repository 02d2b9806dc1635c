import { useId } from 'react';
import { MAX_PASSENGERS } from '@/domain/search.ts';
import fields from './fields.module.css';

interface PassengersFieldProps {
  readonly value: number;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
}

const counts = Array.from({ length: MAX_PASSENGERS }, (_, index) => index + 1);

export function PassengersField({ value, error, onChange }: PassengersFieldProps) {
  const id = useId();
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        Passengers
      </label>
      <select
        id={id}
        className={fields.select}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count === 1 ? '1 adult' : `${count} adults`}
          </option>
        ))}
      </select>
      {error && (
        <p className={fields.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
