import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { useIsForeignLink } from './useIsForeignLink.ts';
import { useSession } from './useSession.ts';

/** Redirect delays (requirements §9). */
const VERIFIED_DELAY_MS = 2_000;
const FAILED_DELAY_MS = 3_000;

/** `foreign`: the link is another account's than the one that is signed in here, and stays so. */
export type Confirmation = 'verifying' | 'verified' | 'failed' | 'foreign';

/** Whether the link's fragment carries a refusal (`#error=access_denied&error_code=otp_expired…`). */
export function isRefusal(hash: string): boolean {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  return fragment.has('error') || fragment.has('error_code');
}

/**
 * What /confirm-email does: the auth client takes the session from the link's fragment, during which the session
 * is loading; with a user present the traveller is welcomed after 2 s, without one led to /login after 3 s. A link
 * that was used already does no harm to a session that is there: its user is present.
 */
export function useEmailConfirmation(): Confirmation {
  const { status } = useSession();
  const navigate = useNavigate();
  const isForeign = useIsForeignLink() && status === 'signed_in';
  const outcome = isForeign ? 'foreign' : outcomes[status];

  useEffect(() => {
    if (outcome === 'verifying' || outcome === 'foreign') return;
    const verified = outcome === 'verified';
    showToast(
      verified
        ? { title: 'Email Verified!', description: "Welcome to Waymark! Let's get you started." }
        : {
            title: 'Verification Failed',
            description: 'The confirmation link may be invalid or expired. Please try again.',
            variant: 'destructive',
          },
    );
    const timer = setTimeout(
      () => void navigate(verified ? paths.welcome : paths.login, { replace: true }),
      verified ? VERIFIED_DELAY_MS : FAILED_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  return outcome;
}

const outcomes = { loading: 'verifying', signed_in: 'verified', signed_out: 'failed' } as const;
