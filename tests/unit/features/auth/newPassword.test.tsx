import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { ConfirmEmailPage } from '@/pages/auth/ConfirmEmailPage.tsx';
import { ResetPasswordPage } from '@/pages/auth/ResetPasswordPage.tsx';
import { keepRoute, keptRoute } from '@/platform/keptRoute.ts';
import { currentToast } from '../../../support/toasts.ts';
import { renderAt, resetStores, session, setAuth, signedIn } from './world.tsx';
import { door } from '../../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
});

function open(pathname: string) {
  return renderAt(
    { pathname },
    <>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/confirm-email" element={<ConfirmEmailPage />} />
    </>,
  );
}

async function setPassword(current: string | null, next: string) {
  const user = userEvent.setup({ delay: null });
  if (current !== null) await user.type(screen.getByLabelText('Current password'), current);
  await user.type(screen.getByLabelText('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
}

describe('a new password', () => {
  it('takes only itself after a recovery mail', async () => {
    setAuth({ status: 'signed_in', session, recovery: true });
    open('/reset-password');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await setPassword(null, 'another way');
    await waitFor(() => expect(currentToast()?.title).toBe('Password changed'));
    expect(door.auth.updatePassword).toHaveBeenCalledExactlyOnceWith('another way', '');
  });

  it('leads after a recovery mail to what waited for the log-in, once, and its owner alone', async () => {
    localStorage.clear();
    const waiting = { to: '/ai-booking', state: { initialPrompt: 'Rome' } };
    keepRoute('somebody.else@example.test', waiting, Date.now());
    setAuth({ status: 'signed_in', session, recovery: true });
    const { where, unmount } = open('/reset-password');
    await setPassword(null, 'another way');
    await waitFor(() => expect(where()).toBe('/profile null'));
    unmount();
    keepRoute(session.email, waiting, Date.now());
    const again = open('/reset-password');
    await setPassword(null, 'another way');
    await waitFor(() => expect(again.where()).toBe('/ai-booking {"initialPrompt":"Rome"}'));
    expect(keptRoute(session.email, Date.now())).toBeNull();
  });

  it.each([
    ['a wrong one', 'current_password: this is not your password', 'Your current password is not right.'],
    ['none', 'current_password: enter the password that you have now', 'Please enter your current password.'],
  ])(
    'else takes the current one; %s is said, and what was typed stays',
    async (_name, serverMessage, words) => {
      setAuth(signedIn);
      vi.mocked(door.auth.updatePassword).mockRejectedValue(new AppError('invalid', { serverMessage }));
      open('/reset-password');
      await setPassword('before', 'another way');
      expect(await screen.findByText(words, { exact: false })).toBeTruthy();
      expect(door.auth.updatePassword).toHaveBeenCalledExactlyOnceWith('another way', 'before');
      expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('another way');
    },
  );
});

describe('a link for another account than the one signed in', () => {
  it.each(['/reset-password', '/confirm-email'])('is said in words on %s, and nothing happens', (path) => {
    vi.mocked(door.auth.readLinkSession).mockReturnValue('foreign');
    setAuth(signedIn);
    const { where } = open(path);
    expect(screen.getByRole('heading', { name: 'This link is for another account' })).toBeTruthy();
    expect(screen.getByText(`still signed in as ${session.email}`, { exact: false })).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(currentToast()).toBeNull();
    expect(where()).toBe(`${path} null`);
  });
});
