/** /check-email: the tab that a sign-up leaves behind. */
import { act, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { CheckEmailPage } from '@/pages/auth/CheckEmailPage.tsx';
import { renderAt, resetStores, session, setAuth, signedIn, signedOut } from './world.tsx';

beforeEach(() => {
  resetStores();
  setAuth(signedOut);
});

const open = (email: string | null) =>
  renderAt(
    { pathname: '/check-email', state: email === null ? null : { email } },
    <Route path="/check-email" element={<CheckEmailPage />} />,
  );
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('goes on once another tab has opened the mail', () => {
  open(' Ada@example.test');
  expect(heading()).toBe('Check Your Inbox');
  act(() => setAuth(signedIn));
  expect(heading()).toBe('Your address is confirmed');
  expect(screen.getByText(session.email)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/welcome');
});

it('leads to the log-in where the mail was opened on another device', () => {
  open(session.email);
  expect(screen.getByRole('link', { name: 'Log in here' }).getAttribute('href')).toBe('/login');
});

it('waits for nothing where somebody is signed in, loaded anew without the address', () => {
  open(null);
  expect(heading()).toBe('Check Your Inbox');
  act(() => setAuth(signedIn));
  expect(heading()).toBe('Your address is confirmed');
});

it('says nothing of an address that is not the account’s', () => {
  setAuth(signedIn);
  open('eve@example.test');
  expect(heading()).toBe('Check Your Inbox');
});
