import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { ForgotPasswordForm } from '@/features/auth/components/ForgotPasswordForm.tsx';
import { LoginForm } from '@/features/auth/components/LoginForm.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { AuthSheet } from './AuthSheet.tsx';
import { TakesNetwork } from './TakesNetwork.tsx';
import { WaitingWords } from './WaitingWords.tsx';

/** Sign in. Where it leads afterwards is the guard's business: the from-route, else the profile. */
export function LoginPage() {
  const { state } = useLocation();
  const [forgotten, setForgotten] = useState<string | null>(null);
  usePageHead('login', forgotten === null ? {} : { title: 'Forgot password' });

  if (forgotten !== null) {
    return (
      <AuthSheet
        heading="Forgot your password?"
        subtitle="A mail brings a link with which you set a new one."
        foot={
          <Button variant="subtle" onClick={() => setForgotten(null)}>
            Back to Log In
          </Button>
        }
      >
        <WaitingWords />
        <ForgotPasswordForm initialEmail={forgotten} />
      </AuthSheet>
    );
  }
  return (
    <AuthSheet
      heading="Welcome Back!"
      foot={
        <>
          <span>No account yet?</span>
          <TextLink to={paths.register} state={state}>
            Create an account
          </TextLink>
        </>
      }
    >
      <TakesNetwork what="Logging in" />
      <WaitingWords />
      <LoginForm
        onSignedIn={() => void showToast({ title: 'You are logged in' })}
        onForgotten={setForgotten}
      />
    </AuthSheet>
  );
}
