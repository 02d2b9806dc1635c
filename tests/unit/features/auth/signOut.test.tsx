import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingCount } from '@/data/outbox/outbox.ts';
import { forgetAccount, settleBeforeSignOut } from '@/data/outbox/signOut.ts';
import { signOut } from '@/data/remote/auth.ts';
import { AppError } from '@/domain/errors.ts';
import { SignOutDialog } from '@/features/auth/components/SignOutDialog.tsx';
import { useSignOut } from '@/features/auth/hooks/useSignOut.ts';
import { currentToast } from '../../../support/toasts.ts';
import { renderAt, resetStores, session, setAuth, signedIn } from './world.tsx';

vi.mock('@/data/remote/auth.ts', () => ({ signOut: vi.fn(), subscribeToAuth: () => () => {} }));
vi.mock('@/data/outbox/outbox.ts', () => ({ pendingCount: vi.fn() }));
vi.mock('@/data/outbox/signOut.ts', () => ({ forgetAccount: vi.fn(), settleBeforeSignOut: vi.fn() }));

beforeEach(() => {
  resetStores();
  setAuth(signedIn);
  for (const mock of [pendingCount, forgetAccount, settleBeforeSignOut, signOut]) vi.mocked(mock).mockReset();
  vi.mocked(signOut).mockResolvedValue();
  vi.mocked(forgetAccount).mockResolvedValue();
});

function Harness() {
  const { step, begin, stay, leave } = useSignOut();
  return (
    <>
      <button onClick={begin}>Log out</button>
      <SignOutDialog step={step} onStay={stay} onLeave={leave} />
    </>
  );
}

async function logOut() {
  const view = renderAt({ pathname: '/pricing' }, <Route path="/pricing" element={<Harness />} />);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Log out' }));
  return view;
}

async function answer(name: string) {
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name }));
}

describe('signing out', () => {
  it('leaves for home at once when nothing is unsent', async () => {
    vi.mocked(pendingCount).mockResolvedValue(0);
    const { where } = await logOut();
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(settleBeforeSignOut).not.toHaveBeenCalled();
    expect(forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, { keepUnsent: false });
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('sends what is unsent first, and asks nothing when all of it arrives', async () => {
    vi.mocked(pendingCount).mockResolvedValue(2);
    vi.mocked(settleBeforeSignOut).mockResolvedValue(0);
    const { where } = await logOut();
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, { keepUnsent: false });
  });

  it('asks when something cannot be sent, and keeps it by default', async () => {
    vi.mocked(pendingCount).mockResolvedValue(2);
    vi.mocked(settleBeforeSignOut).mockResolvedValue(2);
    const { where } = await logOut();
    expect(await screen.findByText(/2 changes are still only on this device/)).toBeTruthy();
    expect(signOut).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep here and log out'));
    await answer('Keep here and log out');
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, { keepUnsent: true });
  });

  it('discards it when told to', async () => {
    vi.mocked(pendingCount).mockResolvedValue(1);
    vi.mocked(settleBeforeSignOut).mockResolvedValue(1);
    const { where } = await logOut();
    expect(await screen.findByText(/One change is still only on this device/)).toBeTruthy();
    await answer('Discard and log out');
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, { keepUnsent: false });
  });

  it('stays when told to', async () => {
    vi.mocked(pendingCount).mockResolvedValue(1);
    vi.mocked(settleBeforeSignOut).mockResolvedValue(1);
    const { where } = await logOut();
    await answer('Stay logged in');
    await waitFor(() => expect(screen.queryByText(/still only on this device/)).toBeNull());
    expect(where()).toBe('/pricing null');
    expect(forgetAccount).not.toHaveBeenCalled();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('says when it failed', async () => {
    vi.mocked(pendingCount).mockResolvedValue(0);
    vi.mocked(signOut).mockRejectedValue(new AppError('server', { serverMessage: 'No such session' }));
    const { where } = await logOut();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Sign out Failed',
        description: 'No such session',
        variant: 'destructive',
      }),
    );
    expect(where()).toBe('/pricing null');
  });
});
