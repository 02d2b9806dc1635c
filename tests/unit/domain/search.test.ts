import { describe, expect, it } from 'vitest';
import { reduceSearch, replyProblem, type SearchState, searchWords } from '@/domain/search.ts';

interface Params {
  to: string;
}
const kyoto: Params = { to: 'Kyoto' };
const rome: Params = { to: 'Rome' };
const loading: SearchState<Params, string> = { status: 'loading', params: kyoto };
const answer = { type: 'answered', seenAt: '2026-03-14T09:00:00Z', stored: false, fareDays: [] } as const;

describe('reduceSearch', () => {
  it('clears old results when a search starts', () => {
    const error: SearchState<Params, string> = { status: 'error', params: rome, message: 'x' };
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
    expect(reduceSearch(loading, { type: 'failed', params: kyoto, message: 'x' })).toMatchObject({
      status: 'error',
    });
  });

  it('ignores answers to an older search, and all after a clear', () => {
    expect(reduceSearch(loading, { ...answer, params: rome, cards: ['a'] })).toBe(loading);
    expect(reduceSearch(loading, { type: 'failed', params: rome, message: 'x' })).toBe(loading);
    const idle = reduceSearch(loading, { type: 'cleared' });
    expect(reduceSearch(idle, { ...answer, params: kyoto, cards: ['a'] })).toEqual({ status: 'idle' });
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
    expect(searchWords.failedTitle('flights')).toBe('Flights Search Failed');
    expect(searchWords.fallback('hotels')).toBe(
      'The hotels search could not be completed. Please try again.',
    );
    expect(searchWords.empty('flights')).toBe(
      "We couldn't find any flights for your search criteria. Please try different options.",
    );
  });
});
