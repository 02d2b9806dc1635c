import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSharedFilters } from '@/features/search/hooks/useSharedFilters.ts';

const KEYS = ['sort'];
const encode = (filters: { readonly sort: string }) => ({ sort: filters.sort });
const start = { sort: 'price' };

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState({ key: 'first' }, '', '/flights?departure=2027-01-01&sort=price');
});
afterEach(() => vi.useRealTimers());

function open() {
  const { result } = renderHook(() => useSharedFilters(start, KEYS, encode), { wrapper: BrowserRouter });
  return (sort: string) => act(() => result.current[1]({ sort }));
}

it('writes a changed filter into the address a moment later, and leaves the rest of it', () => {
  const choose = open();
  choose('duration');
  act(() => void vi.advanceTimersByTime(300));
  expect(window.location.search).toBe('?departure=2027-01-01&sort=duration');
});

it('leaves an address alone that the traveller has gone on to meanwhile', () => {
  const choose = open();
  choose('duration');
  // as a link does, before the page behind it is drawn
  window.history.pushState({ key: 'next' }, '', '/flights?departure=2027-01-02&sort=price');
  act(() => void vi.advanceTimersByTime(300));
  expect(window.location.search).toBe('?departure=2027-01-02&sort=price');
});
