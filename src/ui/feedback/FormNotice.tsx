import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/icons.tsx';
import classes from './FormNotice.module.css';

/** What is wrong with a form as a whole, over its fields; announced when it appears. */
export function FormNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.root} role="alert">
      <AlertIcon size={20} />
      <span>{children}</span>
    </div>
  );
}
