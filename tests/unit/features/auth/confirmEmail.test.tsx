import { act, screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '@/features/auth/hooks/useEmailConfirmation.ts';
import { ConfirmEmailPage } from '@/pages/auth/ConfirmEmailPage.tsx';
import { currentToast } from '../../../support/toasts.ts';
import { renderAt, resetStores, setAuth, signedIn, signedOut } from './world.tsx';

beforeEach(() => {
  resetStores();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

function open(hash = '') {
  history.replaceState(null, '', `/confirm-email${hash}`);
  return renderAt(
    { pathname: '/confirm-email' },
    <Route path="/confirm-email" element={<ConfirmEmailPage />} />,
  );
}
const toast = currentToast;

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('confirm email', () => {
  it('waits while the link is being read', () => {
    const { where } = open('#access_token=a&refresh_token=b');
    expect(screen.getByText('Verifying your account...')).toBeTruthy();
    pass(60_000);
    expect(toast()).toBeNull();
    expect(where()).toBe('/confirm-email null');
  });

  it('welcomes a user 2 s after the verification', () => {
    const { where } = open('#access_token=a&refresh_token=b');
    act(() => setAuth(signedIn));
    expect(toast()).toMatchObject({
      title: 'Email Verified!',
      description: "Welcome to Waymark! Let's get you started.",
      variant: 'default',
    });
    pass(1_999);
    expect(where()).toBe('/confirm-email null');
    pass(1);
    expect(where()).toBe('/welcome null');
  });

  it('leads to /login 3 s after a failed one', () => {
    const { where } = open();
    act(() => setAuth(signedOut));
    expect(toast()).toMatchObject({
      title: 'Verification Failed',
      description: 'The confirmation link may be invalid or expired. Please try again.',
      variant: 'destructive',
    });
    pass(2_999);
    expect(where()).toBe('/confirm-email null');
    pass(1);
    expect(where()).toBe('/login null');
  });

  const REFUSAL = '#error=access_denied&error_code=otp_expired&error_description=expired';

  it('a dead link fails once nobody turns out to be signed in', () => {
    const { where } = open(REFUSAL);
    expect(toast()).toBeNull();
    act(() => setAuth(signedOut));
    expect(toast()?.title).toBe('Verification Failed');
    pass(3_000);
    expect(where()).toBe('/login null');
  });

  it('a link that is opened again while signed in welcomes, and never leads to /login', () => {
    const { where } = open(REFUSAL);
    act(() => setAuth(signedIn));
    expect(toast()).toMatchObject({ title: 'Email Verified!', variant: 'default' });
    expect(screen.queryByText(/leads nowhere/)).toBeNull();
    pass(2_000);
    expect(where()).toBe('/welcome null');
  });

  it('knows a refusal by its fragment', () => {
    expect(isRefusal('#error=access_denied')).toBe(true);
    expect(isRefusal('#error_code=otp_expired')).toBe(true);
    expect(isRefusal('#access_token=a&type=signup')).toBe(false);
    expect(isRefusal('')).toBe(false);
  });
});
