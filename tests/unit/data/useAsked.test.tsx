/** What the server is asked for when it is looked at: when it is asked again by itself, and when it is not. */
import { act, renderHook, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useAsked } from '@/data/door/useAsked.ts';
import { AppError } from '@domain/errors/appError.ts';
import { DataProvider } from '@/data/door/door.ts';
import { type Deferred, deferred } from '../../support/deferred.ts';
import { door, renderWithData, tab } from '../../support/dataWorld.tsx';

const offline = new AppError('offline');

/** A question whose answers the test gives, newest last. */
function question() {
  const asked: Deferred<string>[] = [];
  const ask = vi.fn(() => {
    const answer = deferred<string>();
    asked.push(answer);
    return answer.promise;
  });
  const settle = (how: (answer: Deferred<string>) => void) => act(async () => how(asked.at(-1)!));
  return {
    ask,
    answer: (value: string) => settle(({ resolve }) => resolve(value)),
    fail: (thrown: AppError) => settle(({ reject }) => reject(thrown)),
  };
}

const mount = (ask: () => Promise<string>) =>
  renderHook(() => useAsked(ask), {
    wrapper: ({ children }) => <DataProvider value={door}>{children}</DataProvider>,
  });

it('asks again when the network is back, where it had failed for want of one', async () => {
  tab.connectivity.set('offline');
  const own = question();
  const { result } = mount(own.ask);
  await own.fail(offline);
  expect(result.current.error).toBe(offline);
  act(() => tab.connectivity.set('online'));
  await own.answer('here');
  expect(result.current).toMatchObject({ value: 'here', error: null, busy: false });
});

it('asks again when the network came back before the failure was told', async () => {
  tab.connectivity.set('offline');
  const own = question();
  const { result } = mount(own.ask);
  act(() => tab.connectivity.set('online'));
  await own.fail(offline);
  expect(result.current).toMatchObject({ error: null, busy: true });
  expect(own.ask).toHaveBeenCalledTimes(2);
  await own.answer('here');
  expect(result.current.value).toBe('here');
});

it('asks again when the network comes back at the moment that the failure is shown', async () => {
  tab.connectivity.set('offline');
  const own = question();
  function Screen() {
    const { value, error } = useAsked(own.ask);
    useLayoutEffect(() => {
      if (error) tab.connectivity.set('online');
    }, [error]);
    return <p>{value ?? 'nothing yet'}</p>;
  }
  renderWithData(<Screen />);
  await own.fail(offline);
  await own.answer('here');
  expect(screen.getByText('here')).toBeTruthy();
});

it('is not asked again by the network where the server said no, or has answered', async () => {
  const own = question();
  const { result } = mount(own.ask);
  await own.fail(new AppError('forbidden'));
  act(() => tab.connectivity.set('offline'));
  act(() => tab.connectivity.set('online'));
  expect(own.ask).toHaveBeenCalledTimes(1);
  act(() => result.current.askAgain());
  await own.answer('here');
  act(() => tab.connectivity.set('offline'));
  act(() => tab.connectivity.set('online'));
  expect(own.ask).toHaveBeenCalledTimes(2);
});
