// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_STORAGE_KEY } from '@/config/names.ts';
import { judgeLink, maySignInBy } from '@/data/remote/session/linkSession.ts';

const token = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.sig`;
const fragment = (type: string, sub = 'eve') => `#access_token=${token(sub)}&refresh_token=r&type=${type}`;
const at = (address: string) => new URL(address, 'https://waymark.test');

beforeEach(() => localStorage.clear());

describe('the session in an address', () => {
  it.each([
    ['/confirm-email', 'signup'],
    ['/confirm-email/', 'signup'],
    ['/reset-password', 'recovery'],
  ])('is taken on %s from a %s link, by who is signed out or is the same', (path, type) => {
    expect(judgeLink(at(path + fragment(type)), null)).toBe('taken');
    expect(judgeLink(at(path + fragment(type)), 'eve')).toBe('taken');
  });

  it.each(['/', '/pricing', '/login', '/profile', '/ai-assistant', '/confirm-email/x'])(
    'is refused on %s',
    (path) => {
      for (const type of ['signup', 'recovery', 'magiclink']) {
        expect(judgeLink(at(path + fragment(type)), null)).toBe('refused');
      }
      expect(judgeLink(at(`${path}#refresh_token=r`), null)).toBe('refused');
    },
  );

  it('is refused of another kind than the page is for, and in the query', () => {
    expect(judgeLink(at(`/reset-password${fragment('signup')}`), null)).toBe('refused');
    expect(judgeLink(at(`/confirm-email${fragment('recovery')}`), null)).toBe('refused');
    const both = `/confirm-email?access_token=${token('eve')}${fragment('signup', 'ana')}`;
    expect(judgeLink(at(both), 'ana')).toBe('refused');
  });

  it('is foreign while another account is signed in, whatever its token looks like', () => {
    expect(judgeLink(at(`/confirm-email${fragment('signup')}`), 'ana')).toBe('foreign');
    expect(judgeLink(at('/confirm-email#access_token=%00.%.x&type=signup'), 'ana')).toBe('foreign');
  });

  it('is not there in an ordinary address or in a refusal', () => {
    expect(judgeLink(at('/blog#section'), null)).toBe('none');
    expect(judgeLink(at('/confirm-email#error=access_denied'), null)).toBe('none');
  });

  it('is judged by who is signed in when supabase-js reads it', () => {
    const address = at(`/confirm-email${fragment('signup')}`);
    expect(maySignInBy(address)).toBe(true);
    const user = { id: 'ana', email: 'ana@waymark.test' };
    const stored = { access_token: 'a', refresh_token: 'r', expires_at: 2_000_000_000, user };
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(stored));
    expect(maySignInBy(address)).toBe(false);
  });

  it.each(['/pricing?from=mail', '/confirm-email'])('leaves %s unread when it is not taken', async (path) => {
    vi.resetModules();
    window.history.replaceState(null, '', path + fragment('magiclink'));
    const page = await import('@/data/remote/session/linkSession.ts');
    expect(page.readLinkSession()).toBe('refused');
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(path);
    expect(page.readLinkSession()).toBe('refused');
  });
});
