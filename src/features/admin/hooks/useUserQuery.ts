import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseUserQuery, type UserQuery, userQueryParams } from '@domain/admin/users.ts';

interface UserQueryView {
  readonly query: UserQuery;
  /** Replaces the address: a search that is typed is no place to come back to, an order and a page are. */
  readonly search: (text: string) => void;
  readonly go: (change: Partial<Omit<UserQuery, 'search'>>) => void;
}

/** Search, order and page of the list, kept in the address: they survive a reload and the way back. */
export function useUserQuery(): UserQueryView {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseUserQuery(params), [params]);
  return {
    query,
    search: (text) =>
      setParams(userQueryParams({ ...query, search: text, page: 1 }), {
        replace: true,
        preventScrollReset: true,
      }),
    go: (change) => setParams(userQueryParams({ ...query, ...change }), { preventScrollReset: true }),
  };
}
