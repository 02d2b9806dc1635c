import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { isAdmin } from '@domain/profile/role.ts';
import { LoginForm } from '@/features/auth/components/LoginForm.tsx';
import { useAdminLogin } from '@/features/auth/hooks/useAdminLogin.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { usePageHead } from '@/ui/head/usePageHead.ts';
import { AuthSheet } from './AuthSheet.tsx';

/** Sign-in for admins: the role decides after the password did. */
export function AdminLoginPage() {
  usePageHead('adminLogin');
  const auth = useSession();
  const { profile } = useProfile(auth.status === 'signed_in' ? auth.session.userId : null);
  const enter = useAdminLogin();
  if (profile && isAdmin(profile)) return <Navigate to={paths.admin} replace />;
  return (
    <AuthSheet heading="Admin login" subtitle="For who looks after Waymark.">
      <LoginForm onSignedIn={enter} />
    </AuthSheet>
  );
}
