import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { DangerZone } from '@/features/auth/components/DangerZone.tsx';
import { deferred } from '../../../support/deferred.ts';
import { currentToast } from '../../../support/toasts.ts';
import { renderAt, resetStores, session, setAuth, signedIn } from './world.tsx';
import { data, door, keeping } from '../../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
  setAuth(signedIn);
  for (const mock of [data.account.deleteAccount, data.account.forgetAccount, door.auth.signOut])
    vi.mocked(mock).mockResolvedValue();
});

const user = userEvent.setup({ delay: null });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

async function open() {
  const view = renderAt(
    { pathname: '/profile' },
    <Route path="/profile" element={<DangerZone userId={session.userId} />} />,
  );
  await press('Delete');
  await screen.findByRole('dialog', { name: 'Are you absolutely sure?' });
  return view;
}

describe('the Danger Zone', () => {
  it('asks first, and Cancel changes nothing', async () => {
    await open();
    expect(
      screen.getByText(
        'This action cannot be undone. This will permanently delete your account and remove your data from our servers.',
      ),
    ).toBeTruthy();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(data.account.deleteAccount).not.toHaveBeenCalled();
  });

  it('deletes, clears the device, signs out, says so, and goes home', async () => {
    const { where } = await open();
    await press('Yes, delete my account');
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(data.account.deleteAccount).toHaveBeenCalledExactlyOnceWith(session.userId);
    expect(data.account.forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, {
      keepUnsent: false,
      deleted: true,
    });
    expect(door.auth.signOut).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Account Deleted',
        description: 'Your account and all associated data have been permanently removed.',
      }),
    );
  });

  it('says what is left here where this tab works in memory', async () => {
    keeping.set('tab');
    const { where } = await open();
    await press('Yes, delete my account');
    await waitFor(() => expect(where()).toBe('/ null'));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Account Deleted',
        description: expect.stringContaining('could not clear its copy yet'),
        variant: 'destructive',
      }),
    );
  });

  it('shows that it is at work, and cannot be left or pressed again meanwhile', async () => {
    const answer = deferred();
    vi.mocked(data.account.deleteAccount).mockReturnValue(answer.promise);
    const { where } = await open();
    await press('Yes, delete my account');
    const button = screen.getByRole('button', { name: 'Yes, delete my account' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(button);
    await press('Yes, delete my account');
    await press('Cancel');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    answer.resolve();
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(data.account.deleteAccount).toHaveBeenCalledOnce();
  });

  it('stays signed in when it fails, with the server’s words, and can be tried again', async () => {
    const message = 'The last admin cannot be demoted, suspended or deleted';
    vi.mocked(data.account.deleteAccount).mockRejectedValueOnce(
      new AppError('forbidden', { serverMessage: message }),
    );
    const { where } = await open();
    await press('Yes, delete my account');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error Deleting Account',
        description: message,
        variant: 'destructive',
      }),
    );
    expect(where()).toBe('/profile null');
    expect([
      vi.mocked(data.account.forgetAccount).mock.calls,
      vi.mocked(door.auth.signOut).mock.calls,
    ]).toEqual([[], []]);
    await press('Yes, delete my account');
    await waitFor(() => expect(where()).toBe('/ null'));
  });

  it('takes a refused session for success only after an answer was lost', async () => {
    vi.mocked(data.account.deleteAccount).mockRejectedValueOnce(new AppError('unauthorized'));
    const { where } = await open();
    await press('Yes, delete my account');
    await waitFor(() => expect(currentToast()?.title).toBe('Error Deleting Account'));
    vi.mocked(data.account.deleteAccount).mockRejectedValueOnce(new AppError('timeout'));
    await press('Yes, delete my account');
    await waitFor(() => expect(data.account.deleteAccount).toHaveBeenCalledTimes(2));
    vi.mocked(data.account.deleteAccount).mockRejectedValueOnce(new AppError('unauthorized'));
    await press('Yes, delete my account');
    await waitFor(() => expect(where()).toBe('/ null'));
  });

  it('signs out even when the device cannot be cleared, and says what to do', async () => {
    vi.mocked(data.account.forgetAccount).mockRejectedValue(new AppError('storage'));
    const { where } = await open();
    await press('Yes, delete my account');
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(door.auth.signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(currentToast()?.description).toContain('Clear this site’s data'));
  });
});
