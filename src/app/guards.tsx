import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { describeError } from '@domain/errors/appError.ts';
import { useKeptRoute } from '@/features/auth/hooks/useKeptRoute.ts';
import { isAdmin } from '@domain/profile/role.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { loginStateFor, loginStateIn, returnRouteOf } from '@/features/auth/returnRoute.ts';
import { useAuthStore } from '@/features/auth/store.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { ErrorState } from '@/ui/feedback/ErrorState.tsx';
import { PageHeading } from '@/ui/PageHeading.tsx';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { Page } from '@/ui/Page.tsx';

const LOADING = 'Opening your account...';

/** Anonymous users are sent to /login, which knows where they wanted to go (requirements §2). */
export function RequireAuth() {
  const auth = useSession();
  const location = useLocation();
  const leaving = useAuthStore((state) => state.leaving);
  if (auth.status === 'loading') return <Spinner text={LOADING} page />;
  if (auth.status === 'signed_in') return <Outlet />;
  if (leaving) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.login} state={loginStateFor(location)} replace />;
}

/** Anonymous users go to /admin/login, others who are not admins to the home page. */
export function RequireAdmin() {
  const auth = useSession();
  const leaving = useAuthStore((state) => state.leaving);
  const { profile, status, error, reload } = useProfile(
    auth.status === 'signed_in' ? auth.session.userId : null,
  );
  if (auth.status === 'signed_out') return <Navigate to={leaving ? paths.home : paths.adminLogin} replace />;
  if (profile) return isAdmin(profile) ? <Outlet /> : <Navigate to={paths.home} replace />;
  if (status === 'error' && error) {
    return (
      <Page>
        <PageHeading>Admin</PageHeading>
        <ErrorState title="Could not verify admin status." onRetry={() => void reload()}>
          {describeError(error)}
        </ErrorState>
      </Page>
    );
  }
  return <Spinner text={LOADING} page />;
}

/** Log in and sign up are for visitors: who is signed in goes where they were going, now or when they signed up, else to the profile. */
export function GuestOnly() {
  const auth = useSession();
  const { route: begun } = useKeptRoute(auth.status === 'signed_in' ? auth.session.email : null);
  const location = useLocation();
  if (auth.status === 'loading') return <Spinner text={LOADING} page />;
  const linked = loginStateIn(location);
  if (auth.status === 'signed_out') {
    return linked ? <Navigate to={location.pathname} state={linked} replace /> : <Outlet />;
  }
  const own = returnRouteOf(linked ?? location.state);
  const isOpen = own.to === paths.profile && own.state === null;
  const { to, state } = isOpen && begun ? begun : own;
  return <Navigate to={to} state={state} replace />;
}
