import type { ReactNode, RefObject } from 'react';
import { TextButton } from '../controls/TextButton.tsx';
import classes from './ShownBar.module.css';

/** What is counted, in the singular and in the plural ("flight", "flights"). */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

interface ShownBarProps {
  /** The count itself, for whoever takes the filters back elsewhere. */
  readonly count: RefObject<HTMLOutputElement | null>;
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
export function ShownBar({ count, shown, total, noun, touched, onClear, children }: ShownBarProps) {
  return (
    <div className={classes.bar}>
      <output ref={count} className={classes.count} tabIndex={-1}>
        {touched ? `${shown} of ${total} shown` : `${total} ${total === 1 ? noun.one : noun.many}`}
      </output>
      {(touched || children) && (
        <span className={classes.actions}>
          {touched && <ClearButton onClear={onClear} next={count} />}
          {children}
        </span>
      )}
    </div>
  );
}

interface ClearButtonProps {
  readonly onClear: () => void;
  /** What has the focus then: the button goes with the last filter. */
  readonly next: RefObject<HTMLElement | null>;
}

/** Takes every filter back. */
export function ClearButton({ onClear, next }: ClearButtonProps) {
  return (
    <TextButton
      onClick={() => {
        onClear();
        next.current?.focus();
      }}
    >
      Clear
    </TextButton>
  );
}
