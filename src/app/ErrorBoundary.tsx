import type { ReactNode } from 'react';
import { Boundary } from '@/ui/feedback/Boundary.tsx';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Page } from '@/ui/Page.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { FrameEnd } from './shell/MemberFrame.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A change of it gives the page another chance: the current path. */
  readonly resetKey: string;
}

/** Catches what a page throws, a part of the app that could not be fetched included. */
export function ErrorBoundary({ children, resetKey }: ErrorBoundaryProps) {
  return (
    <Boundary resetKey={resetKey} renderFallback={(error) => <BrokenPage missing={isMissingPart(error)} />}>
      {children}
    </Boundary>
  );
}

function BrokenPage({ missing }: { readonly missing: boolean }) {
  return (
    <Page>
      <FrameEnd />
      <PageHeading>{missing ? 'This page is not on your device yet' : 'This page lost its way'}</PageHeading>
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

/** The browsers' words for a script that could not be loaded. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i.test(
      error.message,
    )
  );
}
