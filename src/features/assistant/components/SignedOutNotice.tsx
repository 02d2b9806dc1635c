import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { PageHeading } from '@/ui/PageHeading.tsx';
import classes from './ChatScreen.module.css';

/** Long enough to read why. */
const REDIRECT_AFTER_MS = 2_000;

interface SignedOutNoticeProps {
  /** Navigation state that brings the traveller back here, prompt included. */
  readonly loginState: unknown;
}

/** The chat needs an account: says so, and goes to the log-in page (requirements §2, /ai-assistant). */
export function SignedOutNotice({ loginState }: SignedOutNoticeProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.login, { state: loginState, replace: true }),
      REDIRECT_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate, loginState]);
  return (
    <div className={classes.signedOut}>
      <PageHeading>Please log in to access the AI Assistant</PageHeading>
      <Button component={Link} to={paths.login} state={loginState} replace variant="filled">
        Log In
      </Button>
    </div>
  );
}
