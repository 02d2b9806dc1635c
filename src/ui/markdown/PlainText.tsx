import classes from './PlainText.module.css';

/** Text as it was written, line breaks and marks included. */
export function PlainText({ text }: { readonly text: string }) {
  return <p className={classes.plain}>{text}</p>;
}
