import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { SignOutDialog } from '@/features/auth/components/SignOutDialog.tsx';
import { useSignOut } from '@/features/auth/hooks/useSignOut.ts';
import { deferred } from '../../../support/deferred.ts';
import { currentToast } from '../../../support/toasts.ts';
import { renderAt, resetStores, session, setAuth, signedIn } from './world.tsx';
import { data, door, tab } from '../../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
  setAuth(signedIn);
  vi.mocked(data.outbox.refusedCount).mockResolvedValue(0);
  vi.mocked(door.auth.signOut).mockResolvedValue();
  vi.mocked(data.account.forgetAccount).mockResolvedValue();
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
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(0);
    const { where } = await logOut();
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(data.account.settleBeforeSignOut).not.toHaveBeenCalled();
    expect(data.account.forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, { keepUnsent: false });
    expect(door.auth.signOut).toHaveBeenCalledOnce();
  });

  it('sends what is unsent first, and asks nothing when all of it arrives', async () => {
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(2);
    vi.mocked(data.account.settleBeforeSignOut).mockResolvedValue(0);
    const { where } = await logOut();
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(data.account.forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, { keepUnsent: false });
  });

  it('asks when something cannot be sent, and keeps it by default', async () => {
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(2);
    vi.mocked(data.account.settleBeforeSignOut).mockResolvedValue(2);
    const { where } = await logOut();
    expect(await screen.findByText(/2 changes are still only on this device/)).toBeTruthy();
    expect(screen.getByText(/you cannot log in again before the server can be reached/)).toBeTruthy();
    expect(door.auth.signOut).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep here and log out'));
    await answer('Keep here and log out');
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(data.account.forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, { keepUnsent: true });
  });

  it('discards it when told to', async () => {
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(1);
    vi.mocked(data.account.settleBeforeSignOut).mockResolvedValue(1);
    const { where } = await logOut();
    expect(await screen.findByText(/One change is still only on this device/)).toBeTruthy();
    await answer('Discard and log out');
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(data.account.forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, { keepUnsent: false });
  });

  it('stays when told to', async () => {
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(1);
    vi.mocked(data.account.settleBeforeSignOut).mockResolvedValue(1);
    const { where } = await logOut();
    await answer('Stay logged in');
    await waitFor(() => expect(screen.queryByText(/still only on this device/)).toBeNull());
    expect(where()).toBe('/pricing null');
    expect(data.account.forgetAccount).not.toHaveBeenCalled();
    expect(door.auth.signOut).not.toHaveBeenCalled();
  });

  it('stays when closed while it still sends, however that ends, and can be begun again', async () => {
    const settled = deferred<number>();
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(1);
    vi.mocked(data.account.settleBeforeSignOut).mockReturnValueOnce(settled.promise);
    const { where } = await logOut();
    expect(await screen.findByText('Sending what is not sent yet...')).toBeTruthy();
    await userEvent.setup({ delay: null }).keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Sending what is not sent yet...')).toBeNull());
    await act(async () => settled.resolve(0));
    expect(data.account.forgetAccount).not.toHaveBeenCalled();
    expect(door.auth.signOut).not.toHaveBeenCalled();
    expect(where()).toBe('/pricing null');

    vi.mocked(data.account.settleBeforeSignOut).mockResolvedValue(0);
    await answer('Log out');
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(door.auth.signOut).toHaveBeenCalledOnce();
  });

  it('is under way once, however often it is asked for', async () => {
    const counted = deferred<number>();
    vi.mocked(data.outbox.pendingCount).mockReturnValue(counted.promise);
    const { where } = await logOut();
    await answer('Log out');
    await act(async () => counted.resolve(0));
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(data.outbox.pendingCount).toHaveBeenCalledOnce();
    expect(door.auth.signOut).toHaveBeenCalledOnce();
  });

  it('warns without a network, though nothing is unsent: there is no way back in', async () => {
    tab.connectivity.set('offline');
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(0);
    const { where } = await logOut();
    expect(await screen.findByText(/you cannot log in again before the server can be reached/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay logged in'));
    await answer('Stay logged in');
    await waitFor(() => expect(screen.queryByText(/cannot log in again/)).toBeNull());
    expect(data.account.forgetAccount).not.toHaveBeenCalled();

    await answer('Log out');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.setup({ delay: null }).click(await dialog.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(where()).toBe('/ null'));
    expect(data.account.forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, { keepUnsent: false });
    expect(door.auth.signOut).toHaveBeenCalledOnce();
  });

  it('does not blame the network for what the server refused', async () => {
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(1);
    vi.mocked(data.account.settleBeforeSignOut).mockResolvedValue(1);
    vi.mocked(data.outbox.refusedCount).mockResolvedValue(1);
    await logOut();
    expect(await screen.findByText(/The server refused or lost one change/)).toBeTruthy();
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
  });

  it('tells apart what waits and what was refused', async () => {
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(3);
    vi.mocked(data.account.settleBeforeSignOut).mockResolvedValue(3);
    vi.mocked(data.outbox.refusedCount).mockResolvedValue(2);
    await logOut();
    expect(await screen.findByText(/One change is still only on this device/)).toBeTruthy();
    expect(screen.getByText(/The server refused or lost 2 changes/)).toBeTruthy();
  });

  it('asks before it takes what waits for nobody but the traveller, and keeps it by default', async () => {
    await tab.db.drafts.put({ userId: session.userId, name: 'chat', value: 'Half typed', updatedAt: 1 });
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(0);
    await logOut();
    expect(
      await screen.findByText(/Only on this device: a message you have not sent\. Keep it here/),
    ).toBeTruthy();
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
    expect(data.account.settleBeforeSignOut).not.toHaveBeenCalled();
    await answer('Keep here and log out');
    await waitFor(() =>
      expect(data.account.forgetAccount).toHaveBeenCalledExactlyOnceWith(session.userId, {
        keepUnsent: true,
      }),
    );
  });

  it('names all of it, also what became of a question that was sent just now', async () => {
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(1);
    vi.mocked(data.account.settleBeforeSignOut).mockResolvedValue(0);
    vi.mocked(data.account.leftBehind)
      .mockResolvedValueOnce({ questions: 0, typed: 0, profile: false, unreadable: 0, lost: 0 })
      .mockResolvedValue({ questions: 2, typed: 2, profile: true, unreadable: 1, lost: 2 });
    await logOut();
    expect(
      await screen.findByText(
        'Only on this device: 2 questions without an answer, 2 messages you have not sent, what you changed in your profile and did not save, a change that this version of the app cannot read, and 2 messages that the server has lost. Keep them here to go on the next time you log in on this device.',
      ),
    ).toBeTruthy();
  });

  it('says when it failed', async () => {
    vi.mocked(data.outbox.pendingCount).mockResolvedValue(0);
    vi.mocked(door.auth.signOut).mockRejectedValue(
      new AppError('server', { serverMessage: 'No such session' }),
    );
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
