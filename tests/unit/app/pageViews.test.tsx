/** A page's view is counted once, also where the page is left before the data layer was fetched for it. */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePageViews } from '@/app/usePageViews.ts';
import { data, door, inData, tab } from '../../support/dataWorld.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/blog']}>{inData(children)}</MemoryRouter>
);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const leave = () => void act(() => window.dispatchEvent(new Event('pagehide')));
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  void act(() => document.dispatchEvent(new Event('visibilitychange')));
};

it.each([
  ['left', leave],
  ['turned away from', hide],
])('is sent when the first page is %s, and not again', async (_how, go) => {
  renderHook(() => usePageViews(), { wrapper });
  go();
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(vi.mocked(door.sendPageView).mock.calls).toEqual([['/blog']]);
  expect(door.load).not.toHaveBeenCalled();
});

it('waits on this device where it was logged before the page was left', async () => {
  renderHook(() => usePageViews(), { wrapper });
  await vi.advanceTimersByTimeAsync(20_000);
  await waitFor(() => expect(data.activity.logPageView).toHaveBeenCalledExactlyOnceWith('/blog'));
  leave();
  expect(door.sendPageView).not.toHaveBeenCalled();
});

it('stays without a network, for a page that comes back', async () => {
  tab.connectivity.set('offline');
  renderHook(() => usePageViews(), { wrapper });
  leave();
  expect(door.sendPageView).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  await waitFor(() => expect(data.activity.logPageView).toHaveBeenCalledOnce());
});
