import classes from './DoneLine.module.css';

/** What was done, said once it is; empty, it takes no room. */
export function DoneLine({ children }: { readonly children: string }) {
  return <output className={classes.done}>{children}</output>;
}
