import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AlertIcon, RefreshIcon } from '../icons/icons.tsx';
import classes from './states.module.css';

interface ErrorStateProps {
  readonly title: string;
  /** What happened and what to do now. */
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  /** A second way on, beside the retry. */
  readonly action?: ReactNode;
}

/** A view that could not be filled, with the way to try again. */
export function ErrorState({ title, children, onRetry, retryLabel = 'Try again', action }: ErrorStateProps) {
  return (
    <div className={classes.sheet} role="alert" data-tone="error">
      <div className={classes.body}>
        <span className={classes.symbol}>
          <AlertIcon size={28} />
        </span>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.text}>{children}</div>
        <div className={classes.actions}>
          {onRetry && (
            <Button onClick={onRetry} leftSection={<RefreshIcon size={18} />}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      </div>
    </div>
  );
}
