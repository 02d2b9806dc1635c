import { useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './ExampleLinks.module.css';

export interface Example {
  readonly label: string;
  /** Below the label. */
  readonly detail?: string;
  readonly to: string;
  /** Navigation state, as a link's. */
  readonly state?: unknown;
}

interface ExampleLinksProps {
  /** What they are examples of, above them. */
  readonly title: string;
  readonly examples: readonly Example[];
}

/** What can be begun with one tap, where there is nothing to show yet. */
export function ExampleLinks({ title, examples }: ExampleLinksProps) {
  const id = useId();
  return (
    <div className={classes.root}>
      <p id={id} className={classes.title}>
        {title}
      </p>
      <ul className={classes.list} aria-labelledby={id}>
        {examples.map(({ label, detail, to, state }) => (
          <li key={label}>
            <Link className={classes.chip} to={to} state={state}>
              {label}
              {detail && <span className={classes.detail}>{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
