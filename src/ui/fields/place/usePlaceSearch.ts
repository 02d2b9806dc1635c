import { useEffect, useState } from 'react';
import type { PlaceOption } from './placeField.ts';

/** Fewer characters give no suggestions (requirements §5). */
export const MIN_QUERY_CHARS = 2;
const DEBOUNCE_MS = 300;

export type PlaceSearcher = (query: string, signal: AbortSignal) => Promise<readonly PlaceOption[]>;

export interface PlaceSuggestions {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly places: readonly PlaceOption[];
}

const idle: PlaceSuggestions = { status: 'idle', places: [] };

/** What came back, and for which query: an answer to another query than the one on screen is not one. */
interface Answer {
  readonly query: string;
  readonly places: readonly PlaceOption[] | null;
}

/**
 * Suggestions for what is being typed: asked 300 ms after the last key, and only while `active`. An answer to
 * an older query is aborted and, should it arrive all the same, dropped. A failure clears the suggestions and
 * calls `onFailed` once.
 */
export function usePlaceSearch(
  query: string,
  active: boolean,
  search: PlaceSearcher,
  onFailed: () => void,
): PlaceSuggestions {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wanted = query.trim();
  const asks = active && wanted.length >= MIN_QUERY_CHARS;

  useEffect(() => {
    if (!asks) return;
    const controller = new AbortController();
    const ask = async () => {
      const places = await search(wanted, controller.signal).catch(() => null);
      if (controller.signal.aborted) return;
      setAnswer({ query: wanted, places });
      if (places === null) onFailed();
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, wanted, search, onFailed]);

  if (!asks) return idle;
  // While the next answer is on its way the last one stays on screen, but cannot be picked by a key.
  if (answer?.query !== wanted) return { status: 'loading', places: answer?.places ?? [] };
  return answer.places ? { status: 'ready', places: answer.places } : { status: 'failed', places: [] };
}
