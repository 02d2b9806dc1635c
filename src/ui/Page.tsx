import type { ReactNode } from 'react';
import classes from './Page.module.css';

interface PageProps {
  readonly children: ReactNode;
  /** `text`: one column of reading; `wide`: the full content width. */
  readonly width?: 'text' | 'wide';
}

/** The frame of a page's content: the gutters, the width, the air above. */
export function Page({ children, width = 'wide' }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
