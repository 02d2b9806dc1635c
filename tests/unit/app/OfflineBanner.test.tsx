import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OfflineBanner } from '@/app/shell/OfflineBanner.tsx';
import { data, door, keeping, minutesWrong, renderWithData, tab } from '../../support/dataWorld.tsx';

beforeEach(() => tab.connectivity.set('offline'));

it('promises that what is sent waits', async () => {
  renderWithData(<OfflineBanner />, '/ai-assistant');
  expect(await screen.findByText(/what you send waits/)).toBeTruthy();
});

it('promises no waiting where this device answers by itself', async () => {
  vi.mocked(data.chat.answersHere).mockResolvedValue(true);
  renderWithData(<OfflineBanner />, '/ai-assistant');
  const words = 'You are offline. What you saved is still here, and the assistant answers on this device.';
  expect(await screen.findByText(words)).toBeTruthy();
});

it('promises nothing where nothing is kept, and takes that back when the storage has opened', async () => {
  renderWithData(<OfflineBanner />, '/ai-assistant');
  act(() => keeping.set('tab'));
  expect(screen.getByText(/nothing here is kept once this tab is closed/)).toBeTruthy();
  expect(screen.queryByText(/still here/)).toBeNull();
  act(() => keeping.set('device'));
  expect(await screen.findByText(/what you send waits/)).toBeTruthy();
  expect(screen.queryByText(/nothing here is kept/)).toBeNull();
});

it('says that the clock is wrong, by how much, and no more once it is right', () => {
  renderWithData(<OfflineBanner />, '/ai-assistant');
  act(() => minutesWrong.set(120));
  expect(screen.getByText(/This device's clock is wrong: it is 2 hours ahead\./)).toBeTruthy();
  act(() => minutesWrong.set(0));
  expect(screen.queryByText(/clock is wrong/)).toBeNull();
});

it('is there where nothing more of the app can be had', async () => {
  vi.mocked(door.load).mockRejectedValue(new Error('not kept'));
  renderWithData(<OfflineBanner />, '/ai-assistant');
  expect(await screen.findByText(/what you send waits/)).toBeTruthy();
});

it.each(['/ai-booking', '/login', '/register', '/admin/users'])(
  'promises no waiting on %s',
  async (pathname) => {
    renderWithData(<OfflineBanner />, pathname);
    expect(await screen.findByText('You are offline. What you saved is still here.')).toBeTruthy();
  },
);
