import type { ReactNode } from 'react';
import classes from './Specimen.module.css';

interface SpecimenProps {
  /** The state or the variant that is shown. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One state of one component, with its name under it. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <figure className={classes.specimen}>
      <div className={classes.stage}>{children}</div>
      <figcaption className={classes.name}>{name}</figcaption>
    </figure>
  );
}

interface RowProps {
  readonly title?: string;
  /** How many stand beside each other on a desk; on a phone one under the other. */
  readonly columns?: 1 | 2 | 3;
  readonly children: ReactNode;
}

/** Specimens of one component. */
export function Row({ title, columns = 1, children }: RowProps) {
  return (
    <div className={classes.row}>
      {title && <h3 className={classes.title}>{title}</h3>}
      <div className={classes.cells} data-columns={columns}>
        {children}
      </div>
    </div>
  );
}
