import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWatched } from '@/data/door/useWatched.ts';

/** A query whose answers the test gives. */
function query() {
  const listeners = new Set<{ next: (value: string) => void; failed: () => void }>();
  const each = (tell: (listener: { next: (value: string) => void; failed: () => void }) => void) =>
    act(() => listeners.forEach(tell));
  return {
    listeners,
    answer: (value: string) => each(({ next }) => next(value)),
    fail: () => each(({ failed }) => failed()),
    watch: () => ({
      subscribe: (next: (value: string) => void, failed: () => void) => {
        const listener = { next, failed };
        listeners.add(listener);
        return { unsubscribe: () => listeners.delete(listener) };
      },
    }),
  };
}

it('is what was said last, and undefined until then', () => {
  const own = query();
  const { result } = renderHook(() => useWatched(own.watch, 'unread'));
  expect(result.current).toBeUndefined();
  own.answer('one');
  own.answer('two');
  expect(result.current).toBe('two');
});

it('shows nothing of another query, and no longer listens to it', () => {
  const [first, second] = [query(), query()];
  const { result, rerender, unmount } = renderHook(({ watch }) => useWatched(watch, 'unread'), {
    initialProps: { watch: first.watch },
  });
  first.answer('of the first');
  rerender({ watch: second.watch });
  expect(result.current).toBeUndefined();
  expect(first.listeners.size).toBe(0);
  second.answer('of the second');
  expect(result.current).toBe('of the second');
  unmount();
  expect(second.listeners.size).toBe(0);
});

it('is the given answer where storage cannot be read', () => {
  const own = query();
  const { result } = renderHook(() => useWatched(own.watch, 'unread'));
  own.fail();
  expect(result.current).toBe('unread');
});
