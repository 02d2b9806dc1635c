import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { TextLink } from '@/ui/TextLink.tsx';
import { AuthSheet } from './AuthSheet.tsx';

/** Where a link lands that belongs to another account than the one signed in: that one stays as it is. */
export function ForeignLink() {
  const auth = useSession();
  const email = auth.status === 'signed_in' ? auth.session.email : 'another address';
  return (
    <AuthSheet heading="This link is for another account">
      <p>
        You are still signed in as {email}; nothing here has changed. If the link is yours as well, log out
        and log in to its account.
      </p>
      <TextLink to={paths.profile}>Go to your profile</TextLink>
    </AuthSheet>
  );
}
