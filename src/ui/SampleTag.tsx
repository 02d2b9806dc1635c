import classes from './SampleTag.module.css';

/** Marks figures that no airline or hotel stands behind. */
export function SampleTag({ children = 'Sample data' }: { readonly children?: string }) {
  return (
    <span className={classes.tag} data-legible>
      {children}
    </span>
  );
}
