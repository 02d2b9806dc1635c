import classes from './Spinner.module.css';

interface SpinnerProps {
  /** What is being waited for; shown, and announced once. */
  readonly text: string;
  /** Fills the page's height, so that the footer does not jump up and down. */
  readonly page?: boolean;
}

/** Waiting, as three waymarks along the path that light up in turn. */
export function Spinner({ text, page = false }: SpinnerProps) {
  return (
    <output className={classes.root} data-page={page || undefined}>
      <span className={classes.trail} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{text}</span>
    </output>
  );
}
