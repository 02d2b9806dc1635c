import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { RegisterForm } from '@/features/auth/components/RegisterForm.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { AuthSheet } from './AuthSheet.tsx';
import { TakesNetwork } from './TakesNetwork.tsx';
import { WaitingWords } from './WaitingWords.tsx';

/** Sign up. */
export function RegisterPage() {
  usePageHead('register');
  const { state } = useLocation();
  return (
    <AuthSheet
      heading="Create an Account"
      subtitle="10,000 tokens to begin with, about ten chats. No card."
      foot={
        <>
          <span>Already have an account?</span>
          <TextLink to={paths.login} state={state}>
            Log in
          </TextLink>
        </>
      }
    >
      <TakesNetwork what="Signing up" />
      <WaitingWords />
      <RegisterForm />
    </AuthSheet>
  );
}
