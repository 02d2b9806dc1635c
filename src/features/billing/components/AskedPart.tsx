import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Asking } from '@/data/door/useAsked.ts';
import { describeError } from '@domain/errors/appError.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { Banner } from '@/ui/signs/Banner.tsx';

interface AskedPartProps<Value> {
  readonly asking: Asking<Value>;
  /** Said while nothing has been answered yet. */
  readonly loading: string;
  /** What could not be had, as a sentence without its full stop. */
  readonly failed: string;
  readonly children: (value: Value) => ReactNode;
}

/**
 * One part of /my-plan that the server is asked for by itself: the others stand, whatever became of it. What was
 * answered before stays when asking again fails, with a word that it may be old.
 */
export function AskedPart<Value extends object>({
  asking,
  loading,
  failed,
  children,
}: AskedPartProps<Value>) {
  const { value, error, askAgain } = asking;
  if (!value) {
    if (!error) return <Spinner text={loading} />;
    // asked again by itself: nothing to press
    if (error.reason === 'offline') {
      return (
        <Banner tone="offline" live title={failed}>
          {describeError(error)}
        </Banner>
      );
    }
    return (
      <ErrorState title={failed} onRetry={askAgain}>
        {describeError(error)}
      </ErrorState>
    );
  }
  return (
    <>
      {error && (
        <Banner
          tone="warning"
          live
          title="What follows may be out of date"
          action={<Button onClick={askAgain}>Try again</Button>}
        >
          {describeError(error)}
        </Banner>
      )}
      {children(value)}
    </>
  );
}
