import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

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
  }, [wanted, keys, setQuery]);

  return [filters, setFilters];
}

function textOf<Filters>(filters: Filters, encode: Encode<Filters>): string {
  return new URLSearchParams(encode(filters)).toString();
}
