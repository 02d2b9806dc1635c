import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { ALL_CATEGORIES } from '@domain/blog.ts';

/** Nobody looks for more; an address that holds more was not made by the search box. */
const MAX_QUERY_CHARS = 200;

interface PostFilters {
  readonly query: string;
  /** One of `categories`. */
  readonly category: string;
  readonly setQuery: (query: string) => void;
  readonly setCategory: (category: string) => void;
}

/**
 * What the list is narrowed to, kept in the address (`q`, `category`): it survives a reload and the way back, and
 * can be shared. What an address says that this list does not know narrows nothing.
 */
export function usePostFilters(categories: readonly string[]): PostFilters {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const inAddress = (params.get('q') ?? '').slice(0, MAX_QUERY_CHARS);
  // Held beside the address, which follows later than the keys are pressed.
  const [query, setQuery] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // Every change of our own replaces the address: any other one was made by a link, Back or Forward.
    if (navigation !== NavigationType.Replace) setQuery(inAddress);
  }

  const put = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const named = params.get('category') ?? ALL_CATEGORIES;
  return {
    query,
    category: categories.includes(named) ? named : ALL_CATEGORIES,
    setQuery: (typed) => {
      const next = typed.slice(0, MAX_QUERY_CHARS);
      setQuery(next);
      put('q', next);
    },
    setCategory: (category) => put('category', category === ALL_CATEGORIES ? '' : category),
  };
}
