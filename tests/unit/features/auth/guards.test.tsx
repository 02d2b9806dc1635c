import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { GuestOnly, RequireAdmin, RequireAuth } from '@/app/guards.tsx';
import { AppError } from '@domain/errors/appError.ts';
import { keepRoute } from '@/platform/keptRoute.ts';
import type { AuthState } from '@domain/accounts/session.ts';
import { useAuthStore } from '@/features/auth/store.ts';
import { useProfileStore } from '@/features/profile/store.ts';
import {
  profileWith,
  renderAt,
  resetStores,
  session,
  setAuth,
  setProfile,
  signedIn,
  signedOut,
} from './world.tsx';

beforeEach(() => {
  resetStores();
  localStorage.clear();
});

const routes = (
  <>
    <Route element={<RequireAuth />}>
      <Route path="/profile" element={<p>members</p>} />
    </Route>
    <Route element={<RequireAdmin />}>
      <Route path="/admin" element={<p>admins</p>} />
    </Route>
    <Route element={<GuestOnly />}>
      <Route path="/login" element={<p>guests</p>} />
    </Route>
  </>
);

const loading: AuthState = { status: 'loading' };

describe('guards', () => {
  it.each(['/profile', '/admin', '/login'])('%s waits while the session loads', (pathname) => {
    setAuth(loading);
    const { where, getByText } = renderAt({ pathname }, routes);
    expect(getByText('Opening your account...')).toBeTruthy();
    expect(where()).toBe(`${pathname} null`);
  });

  it('sends a visitor from a protected page to /login with the way back', () => {
    setAuth(signedOut);
    const { where } = renderAt({ pathname: '/profile', state: { initialPrompt: 'Rome' } }, routes);
    expect(where()).toBe('/login {"initialPrompt":"Rome","from":"/profile"}');
  });

  it('leads an account that is new on this device to where it was going when it signed up', () => {
    keepRoute(session.email, { to: '/ai-booking', state: { initialPrompt: 'Rome' } }, Date.now());
    setAuth(signedIn);
    expect(renderAt({ pathname: '/login' }, routes).where()).toBe('/ai-booking {"initialPrompt":"Rome"}');
  });

  it.each([
    ['another account', 'eve@example.test', null, '/profile null'],
    ['who is on the way elsewhere', session.email, { from: '/my-trips' }, '/my-trips null'],
  ])('leads %s nowhere else', (_, email, state, expected) => {
    keepRoute(email, { to: '/ai-booking', state: { initialPrompt: 'Rome' } }, Date.now());
    setAuth(signedIn);
    expect(renderAt({ pathname: '/login', state }, routes).where()).toBe(expected);
  });

  it('sends a visitor from the admin area to the admin login', () => {
    setAuth(signedOut);
    expect(renderAt({ pathname: '/admin' }, routes).where()).toBe('/admin/login null');
  });

  it('lets a member through, and an admin into the admin area', () => {
    setAuth(signedIn);
    setProfile(profileWith({ role: 'admin' }));
    expect(renderAt({ pathname: '/profile' }, routes).getByText('members')).toBeTruthy();
    expect(renderAt({ pathname: '/admin' }, routes).getByText('admins')).toBeTruthy();
  });

  it.each(['user', 'Admin', 'superadmin'])('sends role %s from the admin area home', (role) => {
    setAuth(signedIn);
    setProfile(profileWith({ role }));
    expect(renderAt({ pathname: '/admin' }, routes).where()).toBe('/ null');
  });

  it('waits for the role, and says when it cannot be had', () => {
    setAuth(signedIn);
    setProfile(null);
    const { queryByText, getByText, unmount } = renderAt({ pathname: '/admin' }, routes);
    expect(getByText('Opening your account...')).toBeTruthy();
    expect(queryByText('admins')).toBeNull();
    unmount();
    useProfileStore.setState({ cacheRead: true, error: new AppError('server') });
    const failed = renderAt({ pathname: '/admin' }, routes);
    expect(failed.getByText('Could not verify admin status.')).toBeTruthy();
    expect(failed.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('never takes the role from another account', () => {
    setAuth(signedIn);
    useProfileStore.setState({
      userId: 'somebody-else',
      profile: profileWith({ role: 'admin' }),
      cacheRead: true,
      error: null,
    });
    const { queryByText } = renderAt({ pathname: '/admin' }, routes);
    expect(queryByText('admins')).toBeNull();
    expect(useProfileStore.getState().userId).not.toBe(session.userId);
  });

  it('keeps guests on /login and leads members on', () => {
    setAuth(signedOut);
    const guest = renderAt({ pathname: '/login' }, routes);
    expect(guest.getByText('guests')).toBeTruthy();
    guest.unmount();
    setAuth(signedIn);
    const member = renderAt({ pathname: '/login' }, routes);
    expect(member.where()).toBe('/profile null');
    member.unmount();
    const back = renderAt(
      { pathname: '/login', state: { from: '/ai-booking', initialPrompt: 'Bali' } },
      routes,
    );
    expect(back.where()).toBe('/ai-booking {"initialPrompt":"Bali"}');
  });

  it('take the way back from the address, where a link was followed before the script ran', () => {
    setAuth(signedOut);
    const guest = renderAt({ pathname: '/login', search: '?from=%2Fpricing' }, routes);
    expect(guest.where()).toBe('/login {"from":"/pricing"}');
    guest.unmount();
    setAuth(signedIn);
    const member = renderAt({ pathname: '/login', search: '?from=%2Fpricing' }, routes);
    expect(member.where()).toBe('/pricing null');
    member.unmount();
    const elsewhere = renderAt({ pathname: '/login', search: '?from=%2F%2Fevil.test' }, routes);
    expect(elsewhere.where()).toBe('/profile null');
  });

  it('leads home, not to /login, while this tab signs out', () => {
    useAuthStore.setState({ auth: signedOut, leaving: true });
    const { where, unmount } = renderAt({ pathname: '/profile' }, routes);
    expect(where()).toBe('/ null');
    unmount();
    expect(renderAt({ pathname: '/admin' }, routes).where()).toBe('/ null');
  });
});
