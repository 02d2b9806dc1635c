import { useState } from 'react';
import { paths } from '@/config/paths.ts';
import { ForgotPasswordForm } from '@/features/auth/components/ForgotPasswordForm.tsx';
import { NewPasswordForm } from '@/features/auth/components/NewPasswordForm.tsx';
import { isRefusal } from '@/features/auth/hooks/useEmailConfirmation.ts';
import { useIsForeignLink } from '@/features/auth/hooks/useIsForeignLink.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { AuthSheet } from './AuthSheet.tsx';
import { ForeignLink } from './ForeignLink.tsx';

/** Where a recovery link lands: with its session a new password is set, without one a new link is asked for. */
export function ResetPasswordPage() {
  usePageHead('resetPassword');
  const auth = useSession();
  const [refused] = useState(() => isRefusal(location.hash));
  const isForeign = useIsForeignLink();
  if (isForeign && auth.status === 'signed_in') return <ForeignLink />;
  if (auth.status === 'loading') {
    return (
      <AuthSheet heading="Set a new password">
        <Spinner text="Reading your link..." />
      </AuthSheet>
    );
  }
  if (auth.status === 'signed_in' && !refused) {
    return (
      <AuthSheet heading="Set a new password" subtitle={`For ${auth.session.email}.`}>
        <NewPasswordForm email={auth.session.email} isRecovery={auth.recovery === true} />
      </AuthSheet>
    );
  }
  return (
    <AuthSheet
      heading="Set a new password"
      subtitle="This takes a link from your mail. If yours was used already or is too old, ask for another."
      foot={<TextLink to={paths.login}>Log In</TextLink>}
    >
      <ForgotPasswordForm />
    </AuthSheet>
  );
}
