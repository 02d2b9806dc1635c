import { describe, expect, it } from 'vitest';
import { blogPostPath, sameOriginPath } from '@/config/paths.ts';

describe('sameOriginPath', () => {
  it.each(['/', '/my-trips', '/flights?from=LON&to=ROM#top', '/blog/%E2%9C%88'])('keeps %s', (path) => {
    expect(sameOriginPath(path)).toBe(path);
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e%2e//evil.test',
    '/..\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'javascript:alert(1)',
    'profile',
    '',
    null,
    undefined,
    42,
    { pathname: '/profile' },
  ])('refuses %j', (value) => {
    expect(sameOriginPath(value)).toBeNull();
  });
});

describe('blogPostPath', () => {
  it('encodes what is not part of a path', () => {
    expect(blogPostPath('a/b?c')).toBe('/blog/a%2Fb%3Fc');
  });
});
