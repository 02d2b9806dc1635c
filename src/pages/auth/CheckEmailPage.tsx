import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { MailboxHint } from '@/features/auth/components/MailboxHint.tsx';
import { ResendButton } from '@/features/auth/components/ResendButton.tsx';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { AuthSheet } from './AuthSheet.tsx';
import classes from './AuthSheet.module.css';

/** After sign-up: where the way goes on is in the mail, and here once another tab has opened it. */
export function CheckEmailPage() {
  usePageHead('checkEmail');
  const email = emailOf(useLocation().state);
  const auth = useSession();
  if (auth.status === 'signed_in' && isSame(auth.session.email, email)) {
    return (
      <AuthSheet heading="Your address is confirmed">
        <div className={classes.stack}>
          <p>
            You are signed in as <strong>{auth.session.email}</strong>.
          </p>
          <div className={classes.row}>
            <Button component={Link} to={paths.welcome} variant="filled">
              Go on
            </Button>
          </div>
        </div>
      </AuthSheet>
    );
  }
  return (
    <AuthSheet
      heading="Check Your Inbox"
      foot={
        <>
          <span>Opened it on another device?</span>
          <TextLink to={paths.login}>Log in here</TextLink>
          <span>Nothing arrived?</span>
          <TextLink to={paths.contact}>Contact support</TextLink>
        </>
      }
    >
      <div className={classes.stack}>
        <p>
          We sent a verification link to {email ? <strong>{email}</strong> : 'your address'}. Open it on this
          device to finish. If it is not there in a minute, look in the spam folder.
        </p>
        <MailboxHint />
        <div className={classes.row}>
          <Button component={Link} to={paths.home}>
            Back to Home
          </Button>
          {email && <ResendButton email={email} />}
        </div>
      </div>
    </AuthSheet>
  );
}

/** Whether the mail that was waited for is this account's: a page that was loaded anew no longer knows whose it was. */
function isSame(account: string, awaited: string | null): boolean {
  return awaited === null || awaited.trim().toLowerCase() === account.toLowerCase();
}

function emailOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null;
  return typeof state.email === 'string' ? state.email : null;
}
