import type { ReactNode } from 'react';
import { describeError } from '@domain/errors/appError.ts';
import type { Profile } from '@domain/profile/profile.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { useMember } from './useMember.ts';

interface ProfileGateProps {
  readonly children: (profile: Profile, reload: () => Promise<void>) => ReactNode;
}

/** Waits for the profile, and says so when it cannot be had. */
export function ProfileGate({ children }: ProfileGateProps) {
  const { profile, status, error, reload } = useMember();
  if (profile) return children(profile, reload);
  if (status === 'error' && error) {
    return (
      <ErrorState title="Your profile could not be loaded" onRetry={() => void reload()}>
        {describeError(error)}
      </ErrorState>
    );
  }
  return <Spinner text="Loading your profile..." />;
}
