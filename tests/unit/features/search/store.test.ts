import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import type { SearchAnswer } from '@domain/search/search.ts';
import { createSearchStore, stateOf } from '@/features/search/store.ts';
import { deferred } from '../../../support/deferred.ts';
import { clearToasts, currentToast } from '../../../support/toasts.ts';

interface Params {
  to: string;
}
const answer = (...cards: string[]): SearchAnswer<string> => ({
  cards,
  seenAt: '2027-01-01T00:00:00Z',
  stored: false,
  fareDays: [],
});
const toast = currentToast;

beforeEach(() => clearToasts());

describe('a search', () => {
  it('goes from idle over loading to results', async () => {
    const reply = deferred<SearchAnswer<string>>();
    const store = createSearchStore<Params, string>('flights', { ask: () => reply.promise });
    expect(store.getState().state).toEqual({ status: 'idle' });
    const params = { to: 'Rome' };
    const done = store.getState().start(params);
    expect(store.getState().state).toEqual({ status: 'loading', params });
    reply.resolve(answer('a'));
    await done;
    expect(store.getState().state).toMatchObject({ status: 'results', cards: ['a'] });
    expect(toast()).toBeNull();
  });

  it('says that nothing was found, in the words of the subject', async () => {
    const store = createSearchStore<Params, string>('hotels', { ask: async () => answer() });
    await store.getState().start({ to: 'Rome' });
    expect(store.getState().state.status).toBe('empty');
    expect(toast()).toMatchObject({
      title: 'No results found',
      description: "We couldn't find any hotels for your search criteria. Please try different options.",
    });
  });

  it.each([
    [new AppError('server', { serverMessage: 'Too busy' }), 'Too busy'],
    [new AppError('server'), 'An error occurred while invoking the function.'],
    [new AppError('unknown'), 'The flights search could not be completed. Please try again.'],
    [new Error('boom'), 'The flights search could not be completed. Please try again.'],
    [new AppError('offline'), 'You are offline. This will work again when the network is back.'],
  ])('fails with %s in words', async (failure, message) => {
    const store = createSearchStore<Params, string>('flights', { ask: () => Promise.reject(failure) });
    await store.getState().start({ to: 'Rome' });
    expect(store.getState().state).toMatchObject({ status: 'error', message });
    expect(toast()).toMatchObject({
      title: 'Flights Search Failed',
      description: message,
      variant: 'destructive',
    });
  });

  it('drops the answer, and the failure, of a search that was replaced', async () => {
    const first = deferred<SearchAnswer<string>>();
    const second = deferred<SearchAnswer<string>>();
    const replies = { Rome: first, Oslo: second };
    const store = createSearchStore<{ to: 'Rome' | 'Oslo' }, string>('flights', {
      ask: ({ to }) => replies[to].promise,
    });
    const one = store.getState().start({ to: 'Rome' });
    const two = store.getState().start({ to: 'Oslo' });
    second.resolve(answer('oslo'));
    await two;
    first.reject(new AppError('server'));
    await one;
    expect(store.getState().state).toMatchObject({ status: 'results', cards: ['oslo'] });
    expect(toast()).toBeNull();
  });

  it('is not asked twice by a page that is opened again, but is after an error', async () => {
    const ask = vi.fn<() => Promise<SearchAnswer<string>>>().mockRejectedValueOnce(new AppError('server'));
    ask.mockResolvedValue(answer('a'));
    const store = createSearchStore<Params, string>('flights', { ask });
    await store.getState().ensure({ to: 'Rome' });
    await store.getState().ensure({ to: 'Rome' });
    await store.getState().ensure({ to: 'Rome' });
    expect(ask).toHaveBeenCalledTimes(2);
    await store.getState().ensure({ to: 'Oslo' });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('shows what this device kept until the answer comes, and never under a finger', async () => {
    const reply = deferred<SearchAnswer<string>>();
    const finger = deferred();
    const store = createSearchStore<Params, string>('flights', {
      ask: () => reply.promise,
      recall: async () => ({ ...answer('old'), stored: true }),
      released: () => finger.promise,
    });
    const done = store.getState().start({ to: 'Rome' });
    const shown = () => store.getState().state;
    await vi.waitFor(() => expect(shown()).toMatchObject({ cards: ['old'], refresh: 'checking' }));
    reply.resolve(answer('new'));
    // the answer is there, and so is the finger
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shown()).toMatchObject({ cards: ['old'] });
    finger.resolve();
    await done;
    expect(shown()).toMatchObject({ cards: ['new'], refresh: 'updated' });
  });

  it('keeps its results when they cannot be had again, and says so', async () => {
    const ask = vi.fn<() => Promise<SearchAnswer<string>>>().mockResolvedValueOnce(answer('a'));
    ask.mockRejectedValue(new AppError('rate_limited', { serverMessage: 'Too many searches.' }));
    const store = createSearchStore<Params, string>('flights', { ask });
    await store.getState().start({ to: 'Rome' });
    await store.getState().recheck({ to: 'Rome' });
    expect(store.getState().state).toMatchObject({ status: 'results', cards: ['a'], refresh: 'none' });
    expect(toast()).toMatchObject({ title: 'Flights Search Failed', description: 'Too many searches.' });
  });

  it.each([
    ['server', 'An error occurred while invoking the function.'],
    ['rate_limited', /too many requests/],
  ] as const)(
    'shows what is kept when the server fails (%s), and says that it failed',
    async (reason, words) => {
      const kept = { ...answer('old'), stored: true, failure: new AppError(reason) };
      const store = createSearchStore<Params, string>('flights', { ask: async () => kept });
      const shown = () => store.getState().state;
      const failed = {
        title: 'Flights Search Failed',
        description: expect.stringMatching(words),
        variant: 'destructive',
      };
      await store.getState().start({ to: 'Rome' });
      expect(shown()).toMatchObject({ status: 'results', cards: ['old'], stored: true, refresh: 'none' });
      expect(toast()).toMatchObject(failed);
      clearToasts();
      await store.getState().recheck({ to: 'Rome' });
      expect(shown()).toMatchObject({ status: 'results', cards: ['old'], stored: true, refresh: 'none' });
      expect(toast()).toMatchObject(failed);
    },
  );

  it('does not say that nothing was found where it was not looked for', async () => {
    const kept = { ...answer(), stored: true, failure: new AppError('server') };
    const store = createSearchStore<Params, string>('flights', { ask: async () => kept });
    await store.getState().start({ to: 'Rome' });
    expect(toast()?.title).toBe('Flights Search Failed');
  });

  it('shows what is kept without a network, and its age is what says so', async () => {
    const kept = { ...answer('old'), stored: true, failure: new AppError('offline') };
    const store = createSearchStore<Params, string>('flights', { ask: async () => kept });
    await store.getState().start({ to: 'Rome' });
    expect(store.getState().state).toMatchObject({ cards: ['old'], stored: true });
    expect(toast()).toBeNull();
  });

  it('goes on without a store that can be read', async () => {
    const store = createSearchStore<Params, string>('flights', {
      ask: async () => answer('a'),
      recall: () => Promise.reject(new AppError('storage')),
    });
    await store.getState().start({ to: 'Rome' });
    expect(store.getState().state).toMatchObject({ cards: ['a'], refresh: 'none' });
  });

  it('shows nothing of another search', () => {
    const state = { status: 'empty' as const, params: { to: 'Rome' }, fareDays: [] };
    expect(stateOf(state, { to: 'Rome' })).toBe(state);
    expect(stateOf(state, { to: 'Oslo' })).toEqual({ status: 'idle' });
  });
});
