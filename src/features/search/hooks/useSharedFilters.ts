import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** A slider moves many times a second; browsers limit how often the address may change. */
const SETTLE_MS = 300;

type Encode<Filters> = (filters: Filters) => Record<string, string>;

/**
 * The filters of a results page. They start from the address and are written back to it a moment after a change,
 * in place, so that a copied link shows the same list and Back leads to the search before.
 */
export function useSharedFilters<Filters>(
  fromAddress: Filters,
  keys: readonly string[],
  encode: Encode<Filters>,
): [Filters, (filters: Filters) => void] {
  const [filters, setFilters] = useState(fromAddress);
  const [, setQuery] = useSearchParams();
  const { key: entry } = useLocation();
  const addressText = textOf(fromAddress, encode);
  const wanted = textOf(filters, encode);
  const inAddress = useRef(addressText);

  // Somebody else changed the address: a link to the same search without filters, say.
  useEffect(() => {
    if (addressText === inAddress.current) return;
    inAddress.current = addressText;
    setFilters(fromAddress);
  }, [addressText, fromAddress]);

  useEffect(() => {
    if (wanted === inAddress.current) return;
    const timer = setTimeout(() => {
      // The traveller has gone on to another search, which is not drawn yet: its address is not ours to write.
      if (keyInBrowser() !== null && keyInBrowser() !== entry) return;
      inAddress.current = wanted;
      setQuery(
        (query) => {
          for (const key of keys) query.delete(key);
          for (const [key, value] of new URLSearchParams(wanted)) query.set(key, value);
          return query;
        },
        { replace: true, preventScrollReset: true },
      );
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted, keys, entry, setQuery]);

  return [filters, setFilters];
}

/** The router's key of the entry that the browser is at; null for the first, which has none, and without a browser. */
function keyInBrowser(): string | null {
  const state: unknown = window.history.state;
  const key: unknown = typeof state === 'object' && state !== null && 'key' in state ? state.key : null;
  return typeof key === 'string' ? key : null;
}

function textOf<Filters>(filters: Filters, encode: Encode<Filters>): string {
  return new URLSearchParams(encode(filters)).toString();
}
