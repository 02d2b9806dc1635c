import { useCallback } from 'react';
import { useDoor } from '@/data/door/door.ts';
import { placeSearchFailure } from '@domain/search/search.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import type { PlaceSearcher } from '@/ui/fields/place/usePlaceSearch.ts';

/** Asks for places; the data layer is fetched by then, and the form is drawn without it. */
export function usePlaces(): PlaceSearcher {
  const door = useDoor();
  return useCallback(
    async (query, signal) => (await door.load()).searches.searchPlaces(query, signal),
    [door],
  );
}

/** One function for both fields, since they take the same one from one drawing to the next. */
export function reportPlaceSearchFailure(): void {
  showToast(placeSearchFailure);
}
