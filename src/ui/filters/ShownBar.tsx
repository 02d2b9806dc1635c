import type { ReactNode } from 'react';
import classes from './ShownBar.module.css';

/** What is counted, in the singular and in the plural ("flight", "flights"). */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

interface ShownBarProps {
  readonly shown: number;
  readonly total: number;
  readonly noun: Noun;
  /** Whether any filter is set; without one there is nothing to clear and only the total is said. */
  readonly touched: boolean;
  readonly onClear: () => void;
  /** Beside the Clear: the order, and the button that opens the filters on phones. */
  readonly children?: ReactNode;
}

/** How many of all there are pass the filters; announced when it changes. */
export function ShownBar({ shown, total, noun, touched, onClear, children }: ShownBarProps) {
  return (
    <div className={classes.bar}>
      <output className={classes.count}>
        {touched ? `${shown} of ${total} shown` : `${total} ${total === 1 ? noun.one : noun.many}`}
      </output>
      {(touched || children) && (
        <span className={classes.actions}>
          {touched && <ClearButton onClear={onClear} />}
          {children}
        </span>
      )}
    </div>
  );
}

/** Takes every filter back. */
export function ClearButton({ onClear }: { readonly onClear: () => void }) {
  return (
    <button type="button" className={classes.clear} onClick={onClear}>
      Clear
    </button>
  );
}
