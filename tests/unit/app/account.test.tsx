/** What the app does once it knows who is signed in. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setLeaving } from '@/features/auth/store.ts';
import { AT_ONCE, cancelOwed, owe, owedRemovals } from '@/platform/owed.ts';
import { useAccount } from '@/app/useAccount.ts';
import { askSentence, useSentenceStore } from '@/features/assistant/firstPlan/sentenceStore.ts';
import { AppError } from '@domain/errors/appError.ts';
import { resetStores, session, setAuth, signedIn, signedOut } from '../features/auth/world.tsx';
import { data, door } from '../../support/dataWorld.tsx';

beforeEach(() => {
  resetStores();
  cancelOwed(owedRemovals());
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

it('removes what is due of accounts that have left, before it looks for others', async () => {
  setAuth(signedIn);
  renderHook(() => useAccount(door));
  await waitFor(() => expect(data.account.forgetEarlierAccounts).toHaveBeenCalledOnce());
  expect(data.account.forgetOwed).toHaveBeenCalledOnce();
});

it('removes what an account has left here whose session has ended by itself', async () => {
  setAuth(signedIn);
  renderHook(() => useAccount(door));
  act(() => setAuth(signedOut));
  await waitFor(() => expect(data.account.forgetEnded).toHaveBeenCalledExactlyOnceWith(session.userId));
});

it('notes that before it loads what does it, which may fail', async () => {
  setAuth(signedIn);
  renderHook(() => useAccount(door));
  await waitFor(() => expect(data.account.forgetEarlierAccounts).toHaveBeenCalledOnce());
  vi.mocked(door.load).mockRejectedValueOnce(new AppError('offline'));
  act(() => setAuth(signedOut));
  expect(owedRemovals()).toEqual([{ userId: session.userId, keepUnsent: true, dueAt: AT_ONCE }]);
});

it('leaves a sign-out by hand to what was chosen there', async () => {
  setAuth(signedIn);
  renderHook(() => useAccount(door));
  act(() => {
    setAuth(signedOut);
    setLeaving(true);
  });
  await act(async () => {});
  expect(data.account.forgetEnded).not.toHaveBeenCalled();
});

it('opens nothing for a visitor, unless something of an account is still to be removed here', async () => {
  setAuth(signedOut);
  renderHook(() => useAccount(door)).unmount();
  owe({ userId: session.userId, keepUnsent: false, dueAt: AT_ONCE });
  renderHook(() => useAccount(door));
  await waitFor(() => expect(data.account.forgetOwed).toHaveBeenCalledOnce());
  expect(door.load).toHaveBeenCalledOnce();
  await waitFor(() => expect(owedRemovals()).toEqual([]));
});

it('leaves everything alone while nobody is signed in', async () => {
  setAuth(signedOut);
  const { rerender } = renderHook(() => useAccount(door));
  rerender();
  expect(data.account.forgetEarlierAccounts).not.toHaveBeenCalled();
});

it('shows nobody the sentence of who has left, and keeps that of a visitor who logs in', () => {
  setAuth(signedOut);
  renderHook(() => useAccount(door));
  askSentence('Four days in Lisbon');
  act(() => setAuth(signedIn));
  expect(useSentenceStore.getState().asked?.words).toBe('Four days in Lisbon');
  act(() => setAuth(signedOut));
  expect(useSentenceStore.getState().asked).toBeNull();
});
