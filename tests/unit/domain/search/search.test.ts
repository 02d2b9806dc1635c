import { describe, expect, it } from 'vitest';
import { reduceSearch, replyProblem, type SearchState, searchWords } from '@domain/search/search.ts';

interface Params {
  to: string;
}
const kyoto: Params = { to: 'Kyoto' };
const rome: Params = { to: 'Rome' };
const loading: SearchState<Params, string> = { status: 'loading', params: kyoto };
const answer = { type: 'answered', seenAt: '2026-03-14T09:00:00Z', stored: false, fareDays: [] } as const;

describe('reduceSearch', () => {
  it('clears old results when a search starts', () => {
    const error: SearchState<Params, string> = {
      status: 'error',
      params: rome,
      message: 'x',
      offline: false,
    };
    expect(reduceSearch(error, { type: 'started', params: kyoto })).toEqual(loading);
  });

  it('ends in results, empty results or an error', () => {
    expect(reduceSearch(loading, { ...answer, params: kyoto, cards: ['a'] })).toMatchObject({
      status: 'results',
      cards: ['a'],
      stored: false,
    });
    expect(reduceSearch(loading, { ...answer, params: kyoto, cards: [] })).toEqual({
      status: 'empty',
      params: kyoto,
      fareDays: [],
    });
    for (const offline of [true, false]) {
      const failed = { type: 'failed', params: kyoto, message: 'x', offline } as const;
      expect(reduceSearch(loading, failed)).toMatchObject({ status: 'error', message: 'x', offline });
    }
  });

  it('ignores answers to an older search, and to none', () => {
    expect(reduceSearch(loading, { ...answer, params: rome, cards: ['a'] })).toBe(loading);
    expect(reduceSearch(loading, { type: 'failed', params: rome, message: 'x', offline: false })).toBe(
      loading,
    );
    const idle = { status: 'idle' } as const;
    expect(reduceSearch(idle, { ...answer, params: kyoto, cards: ['a'] })).toBe(idle);
  });
});

describe('results that are being checked again', () => {
  const kept = { ...answer, type: 'recalled', stored: true, params: kyoto, cards: ['old'] } as const;
  const shown = reduceSearch(loading, kept);

  it('are those that this device kept, until the answer comes', () => {
    expect(shown).toMatchObject({ status: 'results', cards: ['old'], stored: true, refresh: 'checking' });
    const fresh = reduceSearch(shown, { ...answer, params: kyoto, cards: ['new'] });
    expect(fresh).toMatchObject({ cards: ['new'], stored: false, refresh: 'updated' });
    // what was kept comes too late for an answer, and for another search
    expect(reduceSearch(fresh, kept)).toBe(fresh);
    expect(reduceSearch(loading, { ...kept, params: rome })).toBe(loading);
  });

  it('stay when the search fails, and when the network had nothing newer', () => {
    expect(
      reduceSearch(shown, { type: 'failed', params: kyoto, message: 'x', offline: false }),
    ).toMatchObject({
      cards: ['old'],
      refresh: 'none',
    });
    expect(reduceSearch(shown, { ...answer, stored: true, params: kyoto, cards: ['old'] })).toMatchObject({
      stored: true,
      refresh: 'none',
    });
  });

  it('go when there is nothing left to find', () => {
    expect(reduceSearch(shown, { ...answer, params: kyoto, cards: [] })).toMatchObject({ status: 'empty' });
  });

  it('are the ones on screen when they are asked for again', () => {
    const checking = reduceSearch(shown, { type: 'rechecked', params: kyoto });
    expect(checking).toMatchObject({ cards: ['old'], refresh: 'checking' });
    expect(reduceSearch({ status: 'idle' }, { type: 'rechecked', params: kyoto })).toEqual(loading);
  });
});

describe('replyProblem', () => {
  it('prefers the error, then the message, then the words of the API', () => {
    expect(replyProblem('flights', { success: true })).toBeNull();
    expect(replyProblem('flights', { success: true, error: 'No route' })).toBe('No route');
    expect(replyProblem('hotels', { success: false, message: 'Try later' })).toBe('Try later');
    expect(replyProblem('hotels', { success: false })).toBe('Hotel search API returned an error.');
  });

  it('has the words of the error catalogue', () => {
    expect(searchWords.flights.failedTitle).toBe('Flights Search Failed');
    expect(searchWords.hotels.fallback).toBe('The hotels search could not be completed. Please try again.');
    expect(searchWords.flights.empty).toBe(
      "We couldn't find any flights for your search criteria. Please try different options.",
    );
  });
});
