/** What the app does once it knows who is signed in. */
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAccount } from '@/app/useAccount.ts';
import { forgetEarlierAccounts } from '@/data/outbox/earlierAccounts.ts';
import { startOutbox } from '@/data/outbox/outbox.ts';
import { AppError } from '@domain/errors/appError.ts';
import { resetStores, session, setAuth, signedIn, signedOut } from '../features/auth/world.tsx';

vi.mock('@/features/profile/store.ts', async (original) => ({
  ...(await original<object>()),
  followProfile: () => () => {},
}));
vi.mock('@/data/outbox/outbox.ts', () => ({ startOutbox: vi.fn(() => () => {}) }));
vi.mock('@/data/outbox/earlierAccounts.ts', () => ({ forgetEarlierAccounts: vi.fn() }));

beforeEach(() => {
  resetStores();
  vi.mocked(startOutbox).mockClear();
  vi.mocked(forgetEarlierAccounts).mockReset().mockResolvedValue();
});

it('removes what an account before this one has left here', async () => {
  setAuth(signedIn);
  renderHook(() => useAccount());
  await waitFor(() => expect(forgetEarlierAccounts).toHaveBeenCalledExactlyOnceWith(session.userId));
  expect(startOutbox).toHaveBeenCalledOnce();
});

it('goes on where storage fails', async () => {
  vi.mocked(forgetEarlierAccounts).mockRejectedValue(new AppError('storage'));
  setAuth(signedIn);
  renderHook(() => useAccount());
  await waitFor(() => expect(forgetEarlierAccounts).toHaveBeenCalledOnce());
});

it('leaves everything alone while nobody is signed in', async () => {
  setAuth(signedOut);
  const { rerender } = renderHook(() => useAccount());
  rerender();
  expect(forgetEarlierAccounts).not.toHaveBeenCalled();
});
