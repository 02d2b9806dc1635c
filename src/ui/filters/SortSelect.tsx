import { useId } from 'react';
import classes from './filters.module.css';

interface SortSelectProps<T extends string> {
  readonly value: T;
  readonly choices: readonly T[];
  readonly labels: Record<T, string>;
  readonly onChange: (value: T) => void;
}

/** The order of the results. */
export function SortSelect<T extends string>({ value, choices, labels, onChange }: SortSelectProps<T>) {
  const id = useId();
  return (
    <span className={classes.sort}>
      <label htmlFor={id}>
        <span className="wm-hidden">Sort by</span>
        <span className={classes.sortLabel} aria-hidden="true">
          Sort by
        </span>
      </label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labels[choice]}
          </option>
        ))}
      </select>
    </span>
  );
}
