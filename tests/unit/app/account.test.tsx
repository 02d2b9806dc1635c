/** What the app does once it knows who is signed in. */
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAccount } from '@/app/useAccount.ts';
import { AppError } from '@domain/errors/appError.ts';
import { resetStores, session, setAuth, signedIn, signedOut } from '../features/auth/world.tsx';
import { data, door } from '../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
});

it('removes what an account before this one has left here', async () => {
  setAuth(signedIn);
  renderHook(() => useAccount(door));
  await waitFor(() =>
    expect(data.account.forgetEarlierAccounts).toHaveBeenCalledExactlyOnceWith(session.userId),
  );
  expect(data.outbox.keepDraining).toHaveBeenCalledOnce();
});

it('goes on where storage fails', async () => {
  vi.mocked(data.account.forgetEarlierAccounts).mockRejectedValue(new AppError('storage'));
  setAuth(signedIn);
  renderHook(() => useAccount(door));
  await waitFor(() => expect(data.account.forgetEarlierAccounts).toHaveBeenCalledOnce());
});

it('leaves everything alone while nobody is signed in', async () => {
  setAuth(signedOut);
  const { rerender } = renderHook(() => useAccount(door));
  rerender();
  expect(data.account.forgetEarlierAccounts).not.toHaveBeenCalled();
});
