import { describe, expect, it } from 'vitest';
import { loginLinkFor, loginStateFor, loginStateIn, returnRouteOf } from '@/features/auth/returnRoute.ts';

describe('returnRouteOf', () => {
  it('leads to the profile when nobody said otherwise', () => {
    expect(returnRouteOf(null)).toEqual({ to: '/profile', state: null });
    expect(returnRouteOf('x')).toEqual({ to: '/profile', state: null });
    expect(returnRouteOf({})).toEqual({ to: '/profile', state: null });
  });

  it('leads to the from-route and hands on what came with it', () => {
    expect(returnRouteOf({ from: '/ai-booking', initialPrompt: 'Tokyo' })).toEqual({
      to: '/ai-booking',
      state: { initialPrompt: 'Tokyo' },
    });
    expect(returnRouteOf({ from: '/flights?from=LHR#top' })).toEqual({
      to: '/flights?from=LHR#top',
      state: null,
    });
  });

  it.each(['https://evil.test/', '//evil.test/x', '/\\evil.test', 'javascript:alert(1)', 7, null])(
    'never leaves the site: %s',
    (from) => {
      expect(returnRouteOf({ from, initialPrompt: 'Tokyo' })).toEqual({ to: '/profile', state: null });
    },
  );
});

describe('loginStateFor', () => {
  it('remembers the whole address and what it was opened with', () => {
    const location = {
      pathname: '/ai-booking',
      search: '?a=1',
      hash: '#b',
      state: { initialPrompt: 'Rome' },
    };
    expect(loginStateFor(location)).toEqual({ initialPrompt: 'Rome', from: '/ai-booking?a=1#b' });
  });

  it('comes back out of returnRouteOf as it went in', () => {
    const location = { pathname: '/my-trips', search: '', hash: '', state: null };
    expect(returnRouteOf(loginStateFor(location))).toEqual({ to: '/my-trips', state: null });
  });
});

describe('loginLinkFor', () => {
  it('comes back out of its address', () => {
    const [, search] = loginLinkFor('/flights?from=LHR&to=CDG').split('/login');
    expect(loginStateIn({ search: search ?? '', state: null })).toEqual({ from: '/flights?from=LHR&to=CDG' });
  });

  it('is outdone by the state of a navigation, and read in no other address', () => {
    const state = { from: '/my-trips', initialPrompt: 'Rome' };
    expect(loginStateIn({ search: '?from=%2Fpricing', state })).toEqual(state);
    expect(loginStateIn({ search: '?email=a', state })).toBeNull();
  });
});
