import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { MailboxHint } from '@/features/auth/components/MailboxHint.tsx';
import { ResendButton } from '@/features/auth/components/ResendButton.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { AuthSheet } from './AuthSheet.tsx';
import classes from './AuthSheet.module.css';

/** After sign-up: where the way goes on is in the mail. */
export function CheckEmailPage() {
  usePageHead('checkEmail');
  const email = emailOf(useLocation().state);
  return (
    <AuthSheet
      heading="Check Your Inbox"
      foot={
        <>
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

function emailOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null;
  return typeof state.email === 'string' ? state.email : null;
}
