import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fullNameOf,
  MAX_SEARCH_CHARS,
  parseUserQuery,
  protectionOf,
  type UserQuery,
  userQueryParams,
} from '@domain/admin/users.ts';
import { BEN } from './users.ts';

const parse = (address: string) => parseUserQuery(new URLSearchParams(address));

describe('the address of the list', () => {
  it('says nothing for all users', () => {
    const all = { search: '', sort: null, ascending: false, page: 1 };
    expect(parse('')).toEqual(all);
    expect(userQueryParams(all)).toEqual({});
  });

  it('keeps search, order and page', () => {
    expect(parse('q=a%25b&sort=tokens&dir=asc&page=12')).toEqual({
      search: 'a%b',
      sort: 'tokens',
      ascending: true,
      page: 12,
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'page=x',
    'page=',
    'sort=password',
    'dir=up',
    'page=99999999999',
  ])('leaves %j out', (address) => expect(userQueryParams(parse(address))).toEqual({}));

  it('holds no more of a search than could be found, and no NUL', () => {
    expect(parse(`q=${'x'.repeat(10_000)}`).search).toHaveLength(MAX_SEARCH_CHARS);
    expect(parse('q=a%00b').search).toBe('ab');
  });

  it('comes back as it was written', () => {
    const query: fc.Arbitrary<UserQuery> = fc
      .record({
        search: fc.string({ maxLength: MAX_SEARCH_CHARS }).map((text) => text.replaceAll('\0', '')),
        sort: fc.constantFrom('email' as const, 'plan' as const, null),
        ascending: fc.boolean(),
        page: fc.integer({ min: 1, max: 1_000_000 }),
      })
      .map((one) => ({ ...one, ascending: one.sort !== null && one.ascending }));
    fc.assert(
      fc.property(query, (one) => {
        expect(parseUserQuery(new URLSearchParams(userQueryParams(one)))).toEqual(one);
      }),
    );
  });
});

it.each([
  [null, 'N/A'],
  ['  ', 'N/A'],
  ['Ben', 'Ben'],
])('calls %j %s', (full_name, shown) => expect(fullNameOf({ full_name })).toBe(shown));

describe('what is protected', () => {
  it('is one’s own account, with the reason', () => {
    expect(protectionOf({ id: BEN }, BEN, 2)).toContain('Another admin has to change its role');
    expect(protectionOf({ id: BEN }, BEN, 1)).toContain('the only admin');
  });

  it('is nobody else’s', () => expect(protectionOf({ id: BEN }, 'me', 1)).toBeNull());
});
