import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A change of it gives the page another chance: the current path. */
  readonly resetKey: string;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly failedAt: string | null;
}

/** Catches what a page throws, a part of the app that could not be fetched included. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failedAt: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    if (state.error === null) return null;
    if (state.failedAt === null) return { failedAt: props.resetKey };
    return state.failedAt === props.resetKey ? null : { error: null, failedAt: null };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const missing = isMissingPart(this.state.error);
    return (
      <Page>
        <PageHeading>
          {missing ? 'This page is not on your device yet' : 'This page lost its way'}
        </PageHeading>
        <ErrorState
          title={missing ? 'It could not be fetched' : 'Something broke while it was being drawn'}
          onRetry={() => location.reload()}
          retryLabel="Reload"
        >
          {missing
            ? 'There is no network, or a new version has just come out. What you saved is safe on this device.'
            : 'What you typed and saved is safe on this device. Reload to go on.'}
        </ErrorState>
      </Page>
    );
  }
}

/** The browsers' words for a script that could not be loaded. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i.test(
      error.message,
    )
  );
}
