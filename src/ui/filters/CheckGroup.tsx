import { CheckField } from '../fields/CheckField.tsx';
import classes from './filters.module.css';

interface CheckGroupProps<T extends string | number> {
  readonly legend: string;
  readonly choices: readonly T[];
  readonly checked: readonly T[];
  readonly labelOf?: (choice: T) => string;
  /** A second, quieter word beside the label. */
  readonly noteOf?: (choice: T) => string;
  /** What the choices leave out, below them. */
  readonly hint?: string | undefined;
  readonly onToggle: (choice: T) => void;
}

/** A group of check boxes; none checked means all are shown. */
export function CheckGroup<T extends string | number>(props: CheckGroupProps<T>) {
  const { legend, choices, checked, labelOf = String, noteOf, hint, onToggle } = props;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map((choice) => (
        <CheckField key={choice} checked={checked.includes(choice)} onToggle={() => onToggle(choice)}>
          <span>{labelOf(choice)}</span>
          {noteOf && <span className={classes.note}>{noteOf(choice)}</span>}
        </CheckField>
      ))}
      {hint && <p className={classes.hint}>{hint}</p>}
    </fieldset>
  );
}
