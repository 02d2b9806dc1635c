import type { ReactNode } from 'react';
import { ContourGround } from '../map/ContourGround.tsx';
import { PageHeading } from '../PageHeading.tsx';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
  /** All that the page holds: its title is the page's. */
  readonly page?: boolean;
}

/** Nothing here yet: an unmarked sheet, and where to go from it. */
export function EmptyState({ title, children, action, page = false }: EmptyStateProps) {
  return (
    <div className={classes.sheet}>
      <div className={classes.map}>
        <ContourGround at={[480, 60]} />
      </div>
      <div className={classes.body}>
        {page ? <PageHeading>{title}</PageHeading> : <h2 className={classes.title}>{title}</h2>}
        {children && <div className={classes.text}>{children}</div>}
        {action && <div className={classes.actions}>{action}</div>}
      </div>
    </div>
  );
}
