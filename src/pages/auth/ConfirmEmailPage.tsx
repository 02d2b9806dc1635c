import { paths } from '@/config/paths.ts';
import { useEmailConfirmation } from '@/features/auth/hooks/useEmailConfirmation.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { TextLink } from '@/ui/TextLink.tsx';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { AuthSheet } from './AuthSheet.tsx';
import { ForeignLink } from './ForeignLink.tsx';

/** Where the mail's link lands. */
export function ConfirmEmailPage() {
  usePageHead('confirmEmail');
  const outcome = useEmailConfirmation();
  if (outcome === 'foreign') return <ForeignLink />;
  if (outcome === 'failed') {
    return (
      <AuthSheet heading="This link leads nowhere any more">
        <p>It was used already, or it is too old. Taking you to the login page, where you can go on.</p>
        <TextLink to={paths.login}>Go there now</TextLink>
      </AuthSheet>
    );
  }
  return (
    <AuthSheet heading={outcome === 'verified' ? 'Your address is confirmed' : 'One moment'}>
      <Spinner text={outcome === 'verified' ? 'Taking you in...' : 'Verifying your account...'} />
    </AuthSheet>
  );
}
