/** Parts that are on no device and on no server any more: what stands around them stays, with a way to the newest version. */
import { act, fireEvent, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Shell } from '@/app/shell/Shell.tsx';
import { OfflinePage } from '@/pages/system/OfflinePage.tsx';
import { tab } from '../../support/dataWorld.tsx';
import {
  profileWith,
  renderAt,
  resetStores,
  setAuth,
  setProfile,
  signedIn,
  signedOut,
} from '../features/auth/world.tsx';

const gone = vi.hoisted(() => (): never => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
});
vi.mock('@/app/shell/header/AccountMenu.tsx', () => ({
  get AccountMenu() {
    return gone();
  },
}));
vi.mock('@/features/auth/components/SignOutDialog.tsx', () => ({
  get SignOutDialog() {
    return gone();
  },
}));
vi.mock('@/pages/system/DeviceReport.tsx', () => ({
  get DeviceReport() {
    return gone();
  },
}));

// React reports what a boundary caught: here that is expected, so it is taken back before the console is judged.
const reports = () => vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  resetStores();
  setProfile(profileWith());
  vi.stubGlobal('scrollTo', () => {});
  reports();
});
afterEach(() => void reports().mockClear());

const open = (path: string) =>
  renderAt(
    { pathname: path },
    <Route element={<Shell />}>
      <Route path="/pricing" element={<p>the page</p>} />
      <Route path="/offline" element={<OfflinePage />} />
    </Route>,
  );
const reload = () => screen.findByRole('button', { name: 'Reload' });

it('the account’s menu leaves the page, and the rest of the header', async () => {
  setAuth(signedIn);
  open('/pricing');
  expect(await reload()).toBeTruthy();
  expect(screen.getByText('the page')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});

it('the question at a sign-out leaves the page, and says that it is missing', async () => {
  setAuth(signedIn);
  // it is asked whether to sign out where there is no way back in
  act(() => tab.context.connectivity.reportNoNetwork());
  open('/pricing');
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('This part of the app could not be fetched')).toBeTruthy();
  expect(screen.getByText('the page')).toBeTruthy();
});

it('the check of the device leaves /offline, which says that most of the app is not here', async () => {
  setAuth(signedOut);
  act(() => tab.context.connectivity.reportNoNetwork());
  open('/offline');
  expect(await screen.findByText('Not ready: most of the app is not on this device')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ready for the flight');
});

it('the check of the device is a page’s missing part where there is a network', async () => {
  setAuth(signedOut);
  open('/offline');
  expect(await reload()).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is not on your device yet');
});
