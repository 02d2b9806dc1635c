import type { ReactNode } from 'react';
import classes from './PageHeading.module.css';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** A short line over the heading: where on the map one is. */
  readonly kicker?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly align?: 'start' | 'center';
}

/** The page's h1. The shell moves focus here after a navigation, so it can hold focus. */
export function PageHeading({ children, kicker, subtitle, align = 'start' }: PageHeadingProps) {
  return (
    <header className={classes.root} data-align={align}>
      {kicker && <p className={classes.kicker}>{kicker}</p>}
      <h1 tabIndex={-1}>{children}</h1>
      {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
    </header>
  );
}
